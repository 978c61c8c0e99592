// The plot of VP over time: a stepped line for each player, with its own colour, dashes and shape.

import type { Entry, MatchInfo } from '@black-angel/match';
import type { SeatNames } from '@black-angel/words';
import { seatTones, shapeOf } from '../art/palette.ts';
import { SeatShape } from '../art/shapes.tsx';
import { seatArtOf } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';
import { everyRound, type Frame, roundStarts, scales, stepPath, ticks } from './plot-lines.ts';
import { useWidth } from './use-width.ts';

/** Room for the numbers and, at the right, for the shapes. */
const MARGIN = { left: 34, right: 24, top: 12, bottom: 40 };
const HEIGHT = 230;
const DASHES = ['none', '9 4', '3 3', '12 4 3 4'] as const;
/** The width of the number of a round, with the space beside it. */
const ROUND_WIDTH = 24;

interface Props {
  info: MatchInfo;
  names: SeatNames;
  entries: readonly Entry[];
  /** VP of every seat at each moment. */
  scores: readonly (readonly number[])[];
}

export function ScorePlot({ info, names, entries, scores }: Props) {
  const { t } = useWords();
  const [width, measure] = useWidth(640);
  const frame: Frame = {
    left: MARGIN.left,
    top: MARGIN.top,
    width: width - MARGIN.left - MARGIN.right,
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  };
  const seats = scores[0]?.map((_, seat) => seat) ?? [];
  const most = Math.max(1, ...scores.flat());
  const { x, y } = scales(scores.length, most, frame);
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const rounds = roundStarts(entries);
  const every = everyRound(
    rounds.map(({ moment }) => x(moment)),
    ROUND_WIDTH,
  );
  return (
    <figure className="score-plot" ref={measure}>
      <figcaption>{t('score.overTime')}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={description()}>
        {ticks(most).map((vp) => (
          <g key={vp}>
            <path d={`M${frame.left} ${y(vp)}H${right}`} className="score-plot-grid" />
            <text x={frame.left - 6} y={y(vp) + 4} textAnchor="end" className="score-plot-number">
              {vp}
            </text>
          </g>
        ))}
        {rounds
          .filter((_, i) => i % every === 0)
          .map(({ round, moment }) => (
            <text key={round} x={x(moment)} y={bottom + 16} textAnchor="middle" className="score-plot-number">
              {round}
            </text>
          ))}
        <text x={right} y={bottom + 34} textAnchor="end" className="score-plot-axis">
          {t('score.round')}
        </text>
        {seats.map((seat) => {
          const tones = seatTones(seatArtOf(info, seat));
          const vps = scores.map((moment) => moment[seat] ?? 0);
          return (
            <g key={seat}>
              <path
                d={stepPath(vps, x, y)}
                className="score-plot-line"
                stroke={tones.main}
                strokeDasharray={DASHES[seat % DASHES.length]}
              />
              <SeatShape
                shape={shapeOf(seatArtOf(info, seat))}
                cx={right + 10}
                cy={y(vps.at(-1) ?? 0)}
                r={5.5}
                fill={tones.main}
                stroke={tones.light}
                strokeWidth={1}
              />
            </g>
          );
        })}
      </svg>
    </figure>
  );

  /** The plot as a table for screen readers: VP at the start of every round and at the end. */
  function description(): string {
    const moments = [...rounds.map(({ moment }) => moment), scores.length - 1];
    const lines = seats.map((seat) =>
      t('common.which', { what: names.names[seat] ?? '', which: moments.map((at) => scores[at]?.[seat]).join(', ') }),
    );
    return `${t('score.overTime')}. ${lines.join('. ')}`;
  }
}
