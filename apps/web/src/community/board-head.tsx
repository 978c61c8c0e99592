// The head of a list of players: place, player, then figures.

import { useWords } from '../ui/use-words.ts';

interface Props {
  caption: string;
  figures: readonly string[];
  /** Figures after this number are left out on a small screen. */
  narrow?: number;
}

export function BoardHead({ caption, figures, narrow = figures.length }: Props) {
  const { t } = useWords();
  return (
    <>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="board-place">
            <span className="visually-hidden">{t('ranking.place')}</span>
          </th>
          <th scope="col">{t('ranking.player')}</th>
          {figures.map((figure, i) => (
            <th key={figure} scope="col" className={i < narrow ? 'board-number' : 'board-number board-wide'}>
              {figure}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
