// Before the game: the seats, the invitation link, the chat.

import type { TableInfo } from '@black-angel/protocol';
import { useEffect, useRef } from 'react';
import { makeHash } from '../browser/router.ts';
import { announce } from '../ui/live-region.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/start-form.css';
import { LinkField } from '../ui/link-field.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { Choices } from './choices.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { inviteLink, watchLink } from './links.ts';
import { useOnline } from './online-context.tsx';
import { SeatList } from './seat-list.tsx';
import { SeatNewsList } from './seat-news.tsx';
import { WaitingTools } from './waiting-tools.tsx';

export function WaitingRoom({ table }: { table: TableInfo }) {
  const { t } = useWords();
  const present = useOnline((state) => state.present);
  const seat = useOnline((state) => state.seat);
  const free = table.seats.filter(({ name }) => name === null).length;
  const names = new Intl.ListFormat(t.language, { type: 'conjunction' });
  const day = new Intl.DateTimeFormat(t.language, { dateStyle: 'long' });
  useArrivals(table);
  return (
    <PageFrame page="table" backdrop={<SkyBackdrop />}>
      <div className="new-game">
        <h1>{t('online.waiting.title')}</h1>
        <div className="new-game-panel">
          <div className="online-row">
            <p className="online-config" role="status">
              {free === 0 ? t('online.waiting.full') : t('online.waiting.free', { count: free })}
            </p>
            <ConnectionSign />
          </div>
          <SeatList table={table} present={present} />
          <SeatNewsList news={table.seatNews} />
          <Choices table={table} />
          {table.tournament && (
            <p>
              <a href={makeHash({ page: 'tournament', id: table.tournament.id })}>
                {t('online.waiting.tournament', table.tournament)}
              </a>
            </p>
          )}
          {table.awaited && (
            <p className="field-help">{t('online.waiting.awaited', { names: names.format(table.awaited) })}</p>
          )}
          <WaitingTools table={table} />
        </div>
        <div className="new-game-panel">
          <LinkField
            label={t('online.waiting.invite')}
            help={t('online.waiting.inviteHelp')}
            link={inviteLink(table.id)}
          />
          {table.config.spectatorDelay !== null && (
            <LinkField label={t('online.waiting.watch')} link={watchLink(table.id)} />
          )}
        </div>
        {seat !== null && (
          <div className="new-game-panel">
            <h2 className="online-heading">{t('online.chat.title')}</h2>
            <ChatPanel />
          </div>
        )}
        <p className="field-help">
          {seat !== null && t('online.waiting.leave')}{' '}
          {table.expiresAt !== undefined && t('online.waiting.expires', { date: day.format(table.expiresAt) })}
        </p>
      </div>
    </PageFrame>
  );
}

/** Announces new players to screen readers. */
function useArrivals({ seats }: TableInfo): void {
  const { t } = useWords();
  const known = useRef(seats);
  useEffect(() => {
    for (const { seat, name } of seats)
      if (name !== null && known.current[seat]?.name === null) announce(t('online.waiting.arrived', { name }));
    known.current = seats;
  }, [seats, t]);
}
