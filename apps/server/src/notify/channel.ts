// How a player is told of a turn.

import type { NoticeLanguage } from '@black-angel/protocol';

export type WebhookStyle = 'discord' | 'slack' | 'json';

type Way =
  /** `session` is the hash of the session that subscribed, if one did: the channel ends with it. */
  | { kind: 'push'; endpoint: string; keys: { p256dh: string; auth: string }; session?: string }
  | { kind: 'webhook'; url: string; style: WebhookStyle }
  /** `code` is the hash of what was sent to the address; null once it came back: nobody is sent e-mail who did not ask. */
  | { kind: 'mail'; address: string; code: string | null };

/** Channels kept by earlier versions have no language. */
export type Channel = { id: string; language?: NoticeLanguage } & Way;

export const MOST_CHANNELS = 5;

export const languageOf = ({ language }: Channel): NoticeLanguage => language ?? 'en';
