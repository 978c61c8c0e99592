// The number of players.

import { useWords } from './use-words.ts';

const COUNTS = [2, 3, 4] as const;

interface Props {
  players: number;
  onChange(players: (typeof COUNTS)[number]): void;
}

export function PlayersChoice({ players, onChange }: Props) {
  const { t } = useWords();
  return (
    <fieldset className="choices">
      <legend className="field-label">{t('newGame.players')}</legend>
      <div className="segments seats-count">
        {COUNTS.map((count) => (
          <label key={count} className="segment">
            <input type="radio" name="players" checked={players === count} onChange={() => onChange(count)} />
            <span>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
