// Notices speak the language of the page. This browser keeps in which language the notices it knows of are written, so that a change
// of language costs a request only where it changes something.

import type { ChannelInfo, NoticeLanguage } from '@black-angel/protocol';
import { keptValue } from '../browser/kept-value.ts';
import { currentLanguage } from '../texts/i18n.ts';
import { request } from './request.ts';
import { seatKey } from './seat-keys.ts';
import { session } from './session.ts';

/** By the path of the channels (channels-api.ts). */
type Languages = Readonly<Record<string, NoticeLanguage>>;

/** As main.tsx knows it. */
const KEY = 'black-angel-notice-languages';
const isLanguage = (value: unknown): value is NoticeLanguage => value === 'en' || value === 'fr' || value === 'ru';
const kept = keptValue<Languages | null>(KEY, (stored) =>
  stored === null || typeof stored !== 'object'
    ? null
    : Object.fromEntries(Object.entries(stored).filter(([, language]) => isLanguage(language))),
);

/** Keeps what was heard of the channels at a path. */
export function keepNoticeLanguage(path: string, channels: readonly ChannelInfo[]): void {
  const { [path]: _before, ...others } = kept.read() ?? {};
  const language = channels.find((one) => one.language !== currentLanguage())?.language ?? channels[0]?.language;
  const next = language === undefined ? others : { ...others, [path]: language };
  kept.set(Object.keys(next).length === 0 ? null : next);
}

/** The secret that opens the channels at a path; null if this browser no longer has it. */
function tokenOf(path: string): string | null {
  const table = /^tables\/([^/]+)\//.exec(path)?.[1];
  return table === undefined ? (session()?.token ?? null) : (seatKey(table)?.token ?? null);
}

export async function setNoticeLanguage(path: string, token: string, language: NoticeLanguage): Promise<ChannelInfo[]> {
  const { channels } = await request<{ channels: ChannelInfo[] }>('PUT', `${path}/language`, {
    token,
    body: { language },
  });
  keepNoticeLanguage(path, channels);
  return channels;
}

/** Tells the server the language of the page where notices are written in another one. Never rejects. */
export async function tellLanguage(): Promise<void> {
  const language = currentLanguage();
  for (const [path, written] of Object.entries(kept.read() ?? {})) {
    const token = tokenOf(path);
    if (token === null) keepNoticeLanguage(path, []);
    // What fails now is done at a later visit.
    else if (written !== language) await setNoticeLanguage(path, token, language).catch(() => {});
  }
}
