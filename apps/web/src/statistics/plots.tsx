// The plots of the statistics: VP of every game, sources of VP, results by month. Each has its numbers as words too.

import { scales, ticks } from '../panels/plot-lines.ts';
import { useWidth } from '../panels/use-width.ts';
import { sayNumber } from '../texts/numbers.ts';
import { useWords } from '../ui/use-words.ts';
import type { PlayedGame } from './played-game.ts';
import { averageSources, groupBy, monthOf, tallyOf } from './tally.ts';

const HEIGHT = 220;
const MARGIN = { left: 34, right: 14, top: 12, bottom: 16 };

/** A dot for each game, full if it was won, and a line through the VP of the best of the others. */
export function VpPlot({ games }: { games: readonly PlayedGame[] }) {
  const { t } = useWords();
  const [width, measure] = useWidth(640);
  const frame = {
    left: MARGIN.left,
    top: MARGIN.top,
    width: width - MARGIN.left - MARGIN.right,
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  };
  const most = Math.max(1, ...games.flatMap(({ vp, rivalVp }) => [vp, rivalVp]));
  const { x, y } = scales(games.length, most, frame);
  const rivals = games.map(({ rivalVp }, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(rivalVp)}`).join('');
  const said = games.map(
    ({ vp, rivalVp, isWon }) =>
      `${vp} (${t(isWon ? 'statistics.won' : 'statistics.lost')}, ${t('common.which', { what: t('statistics.rivals'), which: rivalVp })})`,
  );
  const label = t('statistics.vpPlotSaid', { vp: said.join('; ') });
  return (
    <figure className="statistics-plot" ref={measure}>
      <figcaption>{t('statistics.vpPlot')}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        {ticks(most).map((vp) => (
          <g key={vp}>
            <path d={`M${frame.left} ${y(vp)}H${frame.left + frame.width}`} className="statistics-grid" />
            <text x={frame.left - 6} y={y(vp) + 4} textAnchor="end">
              {vp}
            </text>
          </g>
        ))}
        <path d={rivals} className="statistics-rivals" />
        {games.map(({ id, vp, isWon }, i) => (
          <circle key={id} cx={x(i)} cy={y(vp)} r={5} className={isWon ? 'statistics-won' : 'statistics-lost'} />
        ))}
      </svg>
      <p className="statistics-key" aria-hidden="true">
        {(['won', 'lost', 'rivals'] as const).map((what) => (
          <span key={what}>
            <span className={`statistics-sign statistics-sign-${what}`} /> {t(`statistics.${what}`)}
          </span>
        ))}
      </p>
    </figure>
  );
}

interface Bar {
  name: string;
  value: number;
  said: string;
  /** Part of the bar, from 0 to 1. */
  full?: number;
}

/** Bars from a common zero line; negative ones go to the left. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const span = Math.max(0, ...bars.map(({ value }) => value)) - least || 1;
  const percent = (value: number): string => `${(100 * value) / span}%`;
  return (
    <dl className="statistics-bars">
      {bars.map(({ name, value, said, full }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="statistics-track" aria-hidden="true">
              <span
                className={value < 0 ? 'statistics-bar statistics-bar-loss' : 'statistics-bar'}
                style={{
                  insetInlineStart: percent(Math.min(0, value) - least),
                  inlineSize: percent(Math.abs(value)),
                }}
              >
                {full !== undefined && <span className="statistics-full" style={{ inlineSize: `${full * 100}%` }} />}
              </span>
            </span>
            <span className="statistics-number">{said}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function SourcesPlot({ games, left }: { games: readonly PlayedGame[]; left: number }) {
  const { t } = useWords();
  const bars = averageSources(games).map(({ source, vp }) => ({
    name: t(`score.source.${source as 'missions'}`),
    value: vp,
    said: sayNumber(vp, t.language, 'signed'),
  }));
  if (bars.length === 0 && left === 0) return null;
  return (
    <section className="panel statistics-part">
      <h2>{t('statistics.sources')}</h2>
      <p>{t('statistics.sourcesHelp')}</p>
      {left > 0 && <p aria-live="polite">{t('statistics.counting', { count: left })}</p>}
      <Bars bars={bars} />
    </section>
  );
}

/** The last months with games. */
const MOST_MONTHS = 12;

export function MonthsPlot({ games }: { games: readonly PlayedGame[] }) {
  const { t, language } = useWords();
  const months = groupBy(games, monthOf).slice(-MOST_MONTHS);
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const bars = months.map(({ key, games: played }) => {
    const { won, games: count } = tallyOf(played);
    return {
      name: format.format(new Date(`${key}-15T00:00:00Z`)),
      value: count,
      said: t('statistics.wonOf', { won, games: count }),
      full: won / count,
    };
  });
  return (
    <section className="panel statistics-part">
      <h2>{t('statistics.months')}</h2>
      <Bars bars={bars} />
    </section>
  );
}
