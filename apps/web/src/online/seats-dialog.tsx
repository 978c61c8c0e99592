// The links of a table: to join, to watch, to the player's seat on another device. Before the game begins, the owner
// can remove a player, and everybody sees that. Only a player has the link of a seat.

import { useState } from 'react';
import { sayProblem } from '../net/say-problem.ts';
import { useSeatKey } from '../net/seat-keys.ts';
import { removePlayer } from '../net/tables-api.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LinkField } from '../ui/link-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import { inviteLink, seatLink, watchLink } from './links.ts';
import { useConnection, useOnline } from './online-context.tsx';
import { SeatNewsList } from './seat-news.tsx';

export function SeatsDialog({ onClose }: { onClose(): void }) {
  const { t } = useWords();
  const { tableId } = useConnection();
  const table = useOnline((state) => state.table);
  const own = useOnline((state) => state.seat);
  const key = useSeatKey(tableId);
  const [leaving, setLeaving] = useState<{ seat: number; name: string } | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const owner = key?.owner ?? null;
  // Never the session: it opens more than this seat.
  const token = key?.token ?? null;
  if (!table) return null;

  async function remove(seat: number): Promise<void> {
    setLeaving(null);
    setProblem(null);
    try {
      await removePlayer(tableId, seat, owner!);
    } catch (error) {
      setProblem(error);
    }
  }

  const others = table.seats.filter(
    ({ seat, kind, name }) => owner !== null && kind === 'person' && name !== null && seat !== own,
  );
  const seats = table.status === 'open' ? others : [];
  return (
    <Dialog title={t('online.seats.title')} onClose={onClose}>
      <div className="seats-dialog">
        {table.status === 'open' && <LinkField label={t('online.waiting.invite')} link={inviteLink(tableId)} />}
        {table.config.spectatorDelay !== null && (
          <LinkField label={t('online.waiting.watch')} link={watchLink(tableId)} />
        )}
        {token !== null && (
          <LinkField label={t('online.seats.own')} help={t('online.seats.ownHelp')} link={seatLink(tableId, token)} />
        )}
        {seats.length > 0 && (
          <>
            <p className="field-help">{t('online.seats.help')}</p>
            <ul className="seats-dialog-list">
              {seats.map(({ seat, name }) => (
                <li key={seat}>
                  <strong>{name}</strong>
                  <Button onClick={() => setLeaving({ seat, name: name! })}>
                    {t('online.seats.remove', { name: name! })}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        {table.status === 'running' && others.length > 0 && <p className="field-help">{t('online.seats.fixed')}</p>}
        {problem !== null && <Problem {...sayProblem(problem, t)} />}
        <SeatNewsList news={table.seatNews} />
        {leaving && (
          <ConfirmDialog
            title={t('online.seats.remove', { name: leaving.name })}
            text={t('online.seats.removeText')}
            yes={t('online.seats.removeYes')}
            no={t('common.cancel')}
            isDanger
            onYes={() => void remove(leaving.seat)}
            onNo={() => setLeaving(null)}
          />
        )}
      </div>
    </Dialog>
  );
}
