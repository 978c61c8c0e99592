// Below the table's menu: the connection, the chat, and questions to the players.

import { useEffect, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { lastRead } from '../browser/kept-numbers.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import { useWords } from '../ui/use-words.ts';
import { TableSet } from '../workshop/table-set.tsx';
import { ChatPanel, useAuthors } from './chat-panel.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { useConnection, useOnline } from './online-context.tsx';
import type { OnlineDialogName } from './online-dialogs.tsx';
import { unreadLines } from './unread.ts';
import { useMutedHere } from './use-muted-here.ts';

interface Props {
  onDialog(dialog: OnlineDialogName): void;
  onRematch(): void;
}

export function OnlineBar({ onDialog, onRematch }: Props) {
  const { t } = useWords();
  const seat = useOnline((state) => state.seat);
  const components = useOnline((state) => state.table?.components);
  const [isChatting, setChatting] = useState(false);
  const unread = useUnread(isChatting);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setChatting(false);
    button.current?.focus();
  };
  return (
    <div className="online-bar">
      <ConnectionSign />
      <TableSet info={components} isShort />
      {seat === null && <span className="online-watching">{t('play.spectator')}</span>}
      <button
        ref={button}
        type="button"
        className="online-chat-button"
        aria-expanded={isChatting}
        onClick={() => setChatting(!isChatting)}
      >
        {t('online.chat.title')}
        {unread > 0 && (
          <>
            {' '}
            <span className="online-unread" aria-hidden="true">
              {unread}
            </span>
            <span className="visually-hidden">{t('online.chat.unread', { count: unread })}</span>
          </>
        )}
      </button>
      <Notices onDialog={onDialog} onRematch={onRematch} />
      {isChatting && <ChatWindow onClose={close} />}
    </div>
  );
}

/** How many lines were said while the chat was closed, also before this visit. A screen reader is told of each once. */
function useUnread(isChatting: boolean): number {
  const { t } = useWords();
  const { tableId } = useConnection();
  const chat = useOnline((state) => state.chat);
  const seat = useOnline((state) => state.seat);
  const muted = useMutedHere(tableId);
  const nameOf = useAuthors();
  const last = chat.at(-1)?.n ?? -1;
  // A spectator hears of what is said from now on.
  const [start] = useState(() => (seat === null ? last : -1));
  const [told, setTold] = useState<number | null>(null);
  const unread = isChatting
    ? []
    : unreadLines(chat, {
        seat,
        read: Math.max(start, lastRead(tableId)),
        isMuted: (line) => muted.includes(nameOf(line)),
      });
  const count = unread.length;
  const fresh = told === null ? [] : unread.filter(({ n }) => n > told);
  const words =
    told === null
      ? count > 0 && t('online.chat.unread', { count })
      : fresh.map((line) => t('online.chat.said', { name: nameOf(line), text: line.text })).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line is told once, when it arrives.
  useEffect(() => {
    if (words) announce(words);
    setTold(last);
  }, [last]);
  return count;
}

function ChatWindow({ onClose }: { onClose(): void }) {
  const { t } = useWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.querySelector('input')?.focus();
  }, []);
  return (
    <section
      ref={panel}
      className="chat-window panel"
      aria-label={t('online.chat.title')}
      onKeyDown={(event) => {
        // Keys in the chat are not commands of the table.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="chat-window-head">
        <h2>{t('online.chat.title')}</h2>
        <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ChatPanel />
    </section>
  );
}

/** A bot plays for the player; somebody wants to end the game; the game was ended. */
function Notices({ onDialog, onRematch }: Props) {
  const { t } = useWords();
  const connection = useConnection();
  const table = useOnline((state) => state.table);
  const seat = useOnline((state) => state.seat);
  const agreed = useOnline((state) => state.agreed);
  const isAwaited = useOnline((state) => state.clock?.awaited !== undefined && state.clock.awaited === state.seat);
  const hasMissed = useOnline((state) => state.clock?.missed?.includes(state.seat ?? -1) ?? false);
  if (!table) return null;
  if (table.status === 'over' || table.status === 'abandoned')
    return (
      <>
        {table.status === 'abandoned' && (
          <p className="online-notice" role="status">
            {t('online.abandon.done')}
          </p>
        )}
        {table.rematch != null && seat !== null && (
          <div className="online-notice" role="status">
            {t('online.rematchWaits')}
            <Button onClick={onRematch}>{t('online.join.join')}</Button>
          </div>
        )}
      </>
    );
  if (seat === null || table.status !== 'running') return null;
  const names = new Intl.ListFormat(t.language, { type: 'conjunction' }).format(
    agreed.filter((one) => one !== seat).map((one) => table.seats[one]?.name ?? ''),
  );
  return (
    <>
      {table.seats[seat]?.isSubstituted && (
        <div className="online-notice" role="status">
          {t('online.botPlays')}
          <Button onClick={() => connection.say({ kind: 'takeBack' })}>{t('online.takeBack')}</Button>
        </div>
      )}
      {isAwaited && (
        <p className="online-notice" role="status">
          {t('online.awaited')}
        </p>
      )}
      {hasMissed && !isAwaited && !table.seats[seat]?.isSubstituted && (
        <p className="online-notice" role="status">
          {t('online.missed')}
        </p>
      )}
      {agreed.length > 0 && (
        <div className="online-notice" role="status">
          {agreed.includes(seat) ? t('online.abandon.agreed') : t('online.abandon.asked', { names })}
          {agreed.includes(seat) ? (
            <Button onClick={() => connection.say({ kind: 'abandon', agrees: false })}>
              {t('online.abandon.withdraw')}
            </Button>
          ) : (
            <Button onClick={() => onDialog('abandon')}>{t('online.abandon.answer')}</Button>
          )}
        </div>
      )}
    </>
  );
}
