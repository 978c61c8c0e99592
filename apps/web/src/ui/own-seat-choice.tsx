// Asks whose seat was the player's own in an imported game.

import { useId } from 'react';
import type { StoredGame } from '../match/game-store.ts';
import { useWords } from './use-words.ts';
import './game-list.css';
import { keepOwnSeat, personSeats } from '../match/own-seat.ts';

interface Props {
  game: StoredGame;
  /** Stored: the list is read again. */
  onAnswer(): void;
  onProblem(problem: Error): void;
}

const NOBODY = 'nobody';

export function OwnSeatChoice({ game, onAnswer, onProblem }: Props) {
  const { t } = useWords();
  const id = useId();
  const value = game.own === undefined ? '' : game.own === null ? NOBODY : String(game.own);
  const answer = (chosen: string): void => {
    keepOwnSeat(game.id, chosen === NOBODY ? null : Number(chosen)).then(onAnswer, onProblem);
  };
  return (
    <p className="own-seat">
      <label htmlFor={id}>{t('games.ownSeat.ask')}</label>
      <select id={id} className="select" value={value} onChange={({ target }) => answer(target.value)}>
        <option value="" disabled>
          {t('games.ownSeat.open')}
        </option>
        {personSeats(game).map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value={NOBODY}>{t('games.ownSeat.none')}</option>
      </select>
    </p>
  );
}
