// The expected result of every player over the turns: a line above zero is ahead of the others.

import type { Review } from '@black-angel/bots/advice';
import type { MatchInfo } from '@black-angel/match';
import type { SeatNames } from '@black-angel/words';
import { seatTones, shapeOf } from '../art/palette.ts';
import { SeatShape } from '../art/shapes.tsx';
import { useWidth } from '../panels/use-width.ts';
import { saySignedVp } from '../texts/say-advice.ts';
import { seatArtOf } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';

const HEIGHT = 220;
const MARGIN = 34;
const DASHES = ['none', '9 4', '3 3', '12 4 3 4'] as const;

interface Props {
  review: Review;
  info: MatchInfo;
  names: SeatNames;
}

export function ExpectationPlot({ review, info, names }: Props) {
  const { t } = useWords();
  const [width, measure] = useWidth(640);
  const lines = review.seats.map(({ result }, seat) => [
    ...review.turns.map(({ expected }) => expected[seat]!),
    result,
  ]);
  const most = Math.max(5, ...lines.flat().map(Math.abs));
  const x = (turn: number): number => MARGIN + (turn / review.turns.length) * (width - 2 * MARGIN);
  const y = (vp: number): number => HEIGHT / 2 - (vp / most) * (HEIGHT / 2 - 12);
  const marks = [Math.floor(most), 0, -Math.floor(most)];
  const said = lines.map((line, seat) =>
    t('advice.review.line', {
      name: names.names[seat]!,
      start: saySignedVp(t, line[0]!),
      end: saySignedVp(t, line.at(-1)!),
      least: saySignedVp(t, Math.min(...line)),
      most: saySignedVp(t, Math.max(...line)),
    }),
  );
  return (
    <figure className="review-plot" ref={measure}>
      <figcaption>{t('advice.review.overTime')}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${t('advice.review.overTime')}. ${said.join('. ')}`}
      >
        {marks.map((vp) => (
          <g key={vp}>
            <path d={`M${MARGIN} ${y(vp)}H${width - MARGIN}`} className="review-grid" />
            <text x={MARGIN - 6} y={y(vp) + 4} textAnchor="end" className="review-number">
              {saySignedVp(t, vp)}
            </text>
          </g>
        ))}
        {lines.map((line, seat) => {
          const tones = seatTones(seatArtOf(info, seat));
          const path = line.map((vp, turn) => `${x(turn).toFixed(1)} ${y(vp).toFixed(1)}`).join('L');
          return (
            <g key={seat}>
              <path d={`M${path}`} fill="none" stroke={tones.main} strokeWidth={2} strokeDasharray={DASHES[seat % 4]} />
              <SeatShape
                shape={shapeOf(seatArtOf(info, seat))}
                cx={width - MARGIN + 10}
                cy={y(line.at(-1)!)}
                r={5.5}
                fill={tones.main}
                stroke={tones.light}
                strokeWidth={1}
              />
            </g>
          );
        })}
      </svg>
      <p className="review-key" aria-hidden="true">
        {lines.map((_, seat) => {
          const tones = seatTones(seatArtOf(info, seat));
          return (
            <span key={seat}>
              <svg viewBox="0 0 34 12" aria-hidden="true">
                <path d="M0 6H34" stroke={tones.main} strokeWidth={2} strokeDasharray={DASHES[seat % 4]} />
                <SeatShape shape={shapeOf(seatArtOf(info, seat))} cx={17} cy={6} r={5} fill={tones.main} />
              </svg>
              {names.names[seat]}
            </span>
          );
        })}
      </p>
    </figure>
  );
}
