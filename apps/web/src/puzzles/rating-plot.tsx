// The player's own rating over the puzzles, as a small line; its numbers as words too.

import { scales } from '../panels/plot-lines.ts';
import { useWords } from '../ui/use-words.ts';
import { FIRST_RATING } from './rating.ts';

const FRAME = { left: 4, top: 6, width: 232, height: 48 };
const ROOM = 50;

export function RatingPlot({ ratings }: { ratings: readonly number[] }) {
  const { t } = useWords();
  const all = [FIRST_RATING, ...ratings];
  const least = Math.min(...all) - ROOM;
  const { x, y } = scales(all.length, Math.max(...all) + ROOM - least, FRAME);
  const path = all.map((rating, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(rating - least)}`).join('');
  return (
    <svg
      className="puzzles-plot"
      viewBox="0 0 240 60"
      role="img"
      aria-label={t('puzzles.ratingPlot', { ratings: ratings.join(', ') })}
    >
      <path
        d={`M${FRAME.left} ${y(FIRST_RATING - least)}H${FRAME.left + FRAME.width}`}
        className="puzzles-plot-start"
      />
      <path d={path} className="puzzles-plot-line" />
      <circle cx={x(all.length - 1)} cy={y(all.at(-1)! - least)} r={4} />
    </svg>
  );
}
