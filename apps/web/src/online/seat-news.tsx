// What happened to the seats of a table: who left, who was removed, whose seat has a new link.

import type { SeatNews } from '@black-angel/protocol';
import { useEffect, useRef } from 'react';
import { announce } from '../ui/live-region.tsx';
import { useWords } from '../ui/use-words.ts';

const NONE: readonly SeatNews[] = [];
const SENTENCES = {
  left: 'online.seatNews.left',
  removed: 'online.seatNews.removed',
  newToken: 'online.seatNews.newToken',
} as const satisfies Record<SeatNews['what'], string>;

/** Lists the changes, and announces new ones to screen readers. */
export function SeatNewsList({ news = NONE }: { news?: readonly SeatNews[] | undefined }) {
  const { t, language } = useWords();
  const last = news.at(-1);
  const told = useRef(last?.at);
  useEffect(() => {
    if (last && last.at !== told.current) announce(t(SENTENCES[last.what], { name: last.name }));
    told.current = last?.at;
  }, [last, t]);
  if (news.length === 0) return null;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <ul className="seat-news field-help" aria-label={t('online.seatNews.title')}>
      {news.map(({ at, name, what }, i) => (
        <li key={i}>
          {t(SENTENCES[what], { name })} <time>{time.format(at)}</time>
        </li>
      ))}
    </ul>
  );
}
