// Luck, skill and marks of the games that have been reviewed.

import { MARKS } from '@black-angel/bots/review-marks';
import { useWidth } from '../panels/use-width.ts';
import { sayNumber } from '../texts/numbers.ts';
import { useWords } from '../ui/use-words.ts';
import type { PlayedGame } from './played-game.ts';
import { Bars } from './plots.tsx';
import { reviewTally } from './review-marks.ts';

const HEIGHT = 180;
const MARGIN = { left: 40, right: 14, top: 14, bottom: 14 };
const LINES = ['luck', 'skill'] as const;

/** Luck and own decisions of each reviewed game, around a line at zero. */
function LuckPlot({ games }: { games: readonly PlayedGame[] }) {
  const { t } = useWords();
  const language = t.language;
  const [width, measure] = useWidth(640);
  const reviews = games.flatMap(({ id, review }) => (review ? [{ id, ...review }] : []));
  const most = Math.max(5, ...reviews.flatMap(({ luck, skill }) => [Math.abs(luck), Math.abs(skill)]));
  const across = (width - MARGIN.left - MARGIN.right) / Math.max(1, reviews.length - 1);
  const x = (i: number): number => MARGIN.left + i * across;
  const y = (vp: number): number => HEIGHT / 2 - (vp / most) * (HEIGHT / 2 - MARGIN.top);
  const signed = (vp: number): string => sayNumber(vp, language, 'signed');
  const said = LINES.map((line) =>
    t('common.which', { what: t(`statistics.${line}`), which: reviews.map((one) => signed(one[line])).join(', ') }),
  );
  return (
    <figure className="statistics-plot" ref={measure}>
      <figcaption className="statistics-subtitle">{t('statistics.luckPlot')}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('statistics.luckPlotSaid', { said: said.join('; ') })}
      >
        {[Math.round(most), 0, -Math.round(most)].map((vp) => (
          <g key={vp}>
            <path d={`M${MARGIN.left} ${y(vp)}H${width - MARGIN.right}`} className="statistics-grid" />
            <text x={MARGIN.left - 6} y={y(vp) + 4} textAnchor="end">
              {vp === 0 ? '0' : signed(vp)}
            </text>
          </g>
        ))}
        {LINES.map((line) => (
          <g key={line} className={`statistics-${line}`}>
            <path d={reviews.map((one, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(one[line])}`).join('')} />
            {reviews.map((one, i) => (
              <circle key={one.id} cx={x(i)} cy={y(one[line])} r={3.5} />
            ))}
          </g>
        ))}
      </svg>
      <p className="statistics-key" aria-hidden="true">
        {LINES.map((line) => (
          <span key={line}>
            <span className={`statistics-sign statistics-sign-${line}`} /> {t(`statistics.${line}`)}
          </span>
        ))}
      </p>
    </figure>
  );
}

export function LuckPart({ games }: { games: readonly PlayedGame[] }) {
  const { t } = useWords();
  const language = t.language;
  const { games: reviewed, luck, skill, marks } = reviewTally(games);
  const turns = MARKS.reduce((sum, mark) => sum + marks[mark], 0);
  return (
    <section className="panel statistics-part">
      <h2>{t('advice.review.luckAndSkill')}</h2>
      <p>
        {t('statistics.reviewed', { count: reviewed, games: games.length })} {t('statistics.reviewHelp')}
      </p>
      {reviewed > 0 && (
        <>
          <dl className="statistics-numbers">
            {LINES.map((line) => (
              <div key={line} className="statistics-bare">
                <dt>{t(`statistics.mean.${line}`)}</dt>
                <dd>{sayNumber(line === 'luck' ? luck : skill, language, 'signed')}</dd>
              </div>
            ))}
          </dl>
          <LuckPlot games={games} />
          <h3 className="statistics-subtitle">{t('statistics.marksTitle')}</h3>
          <Bars
            bars={MARKS.map((mark) => ({
              name: t(`advice.review.marks.${mark}`),
              value: marks[mark],
              said: `${marks[mark]} · ${sayNumber(turns === 0 ? 0 : marks[mark] / turns, language, 'percent')}`,
            }))}
          />
        </>
      )}
    </section>
  );
}
