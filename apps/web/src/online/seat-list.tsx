// The seats of a table before the game begins: taken or free.

import type { TableInfo } from '@black-angel/protocol';
import { PlayerShape } from '../art/pieces.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/seats-form.css';
import { PresenceDot } from './presence-dot.tsx';

interface Props {
  table: TableInfo;
  present: readonly number[];
}

export function SeatList({ table, present }: Props) {
  const { t } = useWords();
  return (
    <ol className="seats" aria-label={t('newGame.seats')}>
      {table.seats.map(({ seat, kind, level, name, isReady }) => (
        <li key={seat} className={`seat online-seat ${name === null ? 'online-seat-free' : ''}`}>
          <span className="online-seat-shape">
            <PlayerShape seat={seat} />
          </span>
          <span className="online-seat-name">
            {name ?? t('online.freeSeat')}
            {kind === 'bot' && level && <small> · {t(`newGame.botLevels.${level}.title`)}</small>}
            {table.hasReadyCheck && isReady !== undefined && (
              <small className={isReady ? 'online-ready' : ''}>
                {' '}
                · {t(isReady ? 'online.waiting.isReady' : 'online.waiting.isNotReady')}
              </small>
            )}
          </span>
          {kind === 'person' && name !== null && present.length > 0 && (
            <PresenceDot isPresent={present.includes(seat)} />
          )}
        </li>
      ))}
    </ol>
  );
}
