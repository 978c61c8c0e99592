// A list of tables: players, state, whose turn it is and until when.

import type { SaidLine, TableInfo } from '@black-angel/protocol';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/game-list.css';
import { lastRead } from '../browser/kept-numbers.ts';
import { makeHash } from '../browser/router.ts';
import type { MyTable } from '../net/tables-api.ts';
import { TableSet } from '../workshop/table-set.tsx';
import { sayAge, sayLeft } from './clock.ts';
import { tableHash, tableRoute } from './links.ts';
import './online.css';
import { PresenceDot } from './presence-dot.tsx';
import { sayChoices, sayConfig } from './say-pace.ts';
import { unreadLines } from './unread.ts';
import { useMutedHere } from './use-muted-here.ts';

export const isFinished = ({ status }: TableInfo): boolean =>
  status === 'over' || status === 'abandoned' || status === 'closed';

export function MyTableList({ tables }: { tables: readonly MyTable[] }) {
  const { t } = useWords();
  if (tables.length === 0) return null;
  return (
    <ul className="games-list">
      {tables.map(({ table, seat, said }) => (
        <TableCard
          said={said}
          key={table.id}
          table={table}
          seat={seat}
          action={t(isFinished(table) ? 'games.review' : 'games.continue')}
          isFirst={table.decider === seat}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  /** Chat lines of others since the player's own last one. */
  said?: readonly SaidLine[] | undefined;
  table: TableInfo;
  /** The player's seat, if any. */
  seat?: number;
  action: string;
  /** Whether the card is highlighted. */
  isFirst: boolean;
  /** Instead of the link to the table. */
  tool?: ReactNode;
  isWatching?: boolean;
}

function statusKey({ status, decider }: TableInfo, seat: number | undefined) {
  if (status !== 'running') return `online.status.${status}` as const;
  return decider !== null && decider === seat ? 'online.status.yours' : 'online.status.running';
}

export function TableCard({ table, seat, said = [], action, isFirst, tool = null, isWatching = false }: CardProps) {
  const { t } = useWords();
  const mayJoin = table.status === 'open' && seat === undefined;
  const muted = useMutedHere(table.id);
  const unread = unreadLines(said, {
    seat: seat ?? null,
    read: lastRead(table.id),
    isMuted: (line) => muted.includes(table.seats[line.seat]?.name ?? ''),
  }).length;
  const title = table.seats.map(({ name }) => name ?? t('online.freeSeat')).join(' · ');
  const { deadline } = table;
  return (
    <li className={`game-card ${isFirst && seat !== undefined ? 'online-mine' : ''}`}>
      <div className="game-card-head">
        <h3>{title}</h3>
        <p>
          <strong>{t(statusKey(table, seat))}</strong>
          {deadline !== null && (
            <> · {t('online.clock.left', { time: sayLeft(Math.max(0, deadline - Date.now()), t) })}</>
          )}{' '}
          · {mayJoin ? sayChoices(table.config, t).join(' · ') : sayConfig(table.config, t)}
          {table.status === 'open' && (
            <>
              {' '}
              · <time dateTime={new Date(table.createdAt).toISOString()}>{sayAge(table.createdAt, t)}</time>
            </>
          )}
        </p>
        {unread > 0 && (
          <p className="online-said">
            {t('online.chat.said', { name: t('online.chat.title'), text: t('online.chat.unread', { count: unread }) })}
          </p>
        )}
        <TableSet info={table.components} />
      </div>
      <ul className="game-card-seats">
        {table.seats.map(({ seat: number, colour = number, name, isSubstituted }) => (
          <li key={number}>
            <span className="game-card-shape">
              <PlayerShape seat={colour} />
            </span>
            <span className="game-card-name">{name ?? t('online.freeSeat')}</span>
            {table.present?.includes(number) && <PresenceDot isPresent />}
            {isSubstituted && <Icon name="robot" title={t('online.substituted')} />}
            {table.result && (
              <span className="game-card-vp">{t('count.vp', { count: table.result.vp[number] ?? 0 })}</span>
            )}
            {table.result?.winners.includes(number) && (
              <span className="game-card-trophy">
                <Icon name="trophy" />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="game-card-tools">
        {seat !== undefined && table.rematch != null && (
          <a
            className="button"
            href={tableHash(table.rematch)}
            aria-label={t('common.which', { what: t('online.again'), which: title })}
          >
            {t('online.again')}
          </a>
        )}
        {tool ?? (
          <a
            className={`button ${isFirst ? 'button-primary' : ''}`}
            href={isWatching ? makeHash({ ...tableRoute(table.id), isWatching: true }) : tableHash(table.id)}
            aria-label={t('common.which', { what: action, which: title })}
          >
            {action}
          </a>
        )}
      </div>
    </li>
  );
}
