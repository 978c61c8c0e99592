// Notices have the language of the page. This browser stores the language of its channels, so that a change of language
// sends a request only where it changes something.

import type { ChannelInfo, TextLanguage } from '@black-angel/protocol';
import { SPOKEN } from '@black-angel/words/languages';
import { keptValue } from '../browser/kept-value.ts';
import { currentLanguage } from '../texts/i18n.ts';
import { request } from './request.ts';
import { seatKey } from './seat-keys.ts';
import { session } from './session.ts';

/** By the path of the channels (channels-api.ts). */
type Languages = Readonly<Record<string, TextLanguage>>;

/** As main.tsx knows it. */
const KEY = 'black-angel-notice-languages';
const isLanguage = (value: unknown): value is TextLanguage => SPOKEN.some((known) => known === value);
const kept = keptValue<Languages | null>(KEY, (stored) =>
  stored === null || typeof stored !== 'object'
    ? null
    : Object.fromEntries(Object.entries(stored).filter(([, language]) => isLanguage(language))),
);

/** Stores the language of the channels at a path. */
export function keepNoticeLanguage(path: string, channels: readonly ChannelInfo[]): void {
  const { [path]: _before, ...others } = kept.read() ?? {};
  const language = channels.find((one) => one.language !== currentLanguage())?.language ?? channels[0]?.language;
  const next = language === undefined ? others : { ...others, [path]: language };
  kept.set(Object.keys(next).length === 0 ? null : next);
}

/** The token for the channels at a path; null if this browser no longer has it. */
function tokenOf(path: string): string | null {
  const table = /^tables\/([^/]+)\//.exec(path)?.[1];
  return table === undefined ? (session()?.token ?? null) : (seatKey(table)?.token ?? null);
}

export async function setNoticeLanguage(path: string, token: string, language: TextLanguage): Promise<ChannelInfo[]> {
  const { channels } = await request<{ channels: ChannelInfo[] }>('PUT', `${path}/language`, {
    token,
    body: { language },
  });
  keepNoticeLanguage(path, channels);
  return channels;
}

/** Changes the language of notices that differs from the page's. Never rejects. */
export async function tellLanguage(): Promise<void> {
  const language = currentLanguage();
  for (const [path, written] of Object.entries(kept.read() ?? {})) {
    const token = tokenOf(path);
    if (token === null) keepNoticeLanguage(path, []);
    // A failed change is retried at the next visit.
    else if (written !== language) await setNoticeLanguage(path, token, language).catch(() => {});
  }
}
