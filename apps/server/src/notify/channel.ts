// A channel as it is stored: how a player is notified of a turn.

import type { ChannelKind, NewChannelOf, NoticeLanguage } from '@black-angel/protocol';

interface Stored {
  /** `session` is the hash of the session that subscribed, if one did: the channel ends with it. */
  push: { session?: string };
  webhook: Record<never, never>;
  /** `code` is the hash of the confirmation code; null once the address is confirmed. Unconfirmed addresses get no notices. */
  mail: { code: string | null };
}

/** Channels from earlier versions have no language. */
type ChannelMap = { [Kind in ChannelKind]: { id: string } & NewChannelOf<Kind> & Stored[Kind] };
export type ChannelOf<Kind extends ChannelKind> = ChannelMap[Kind];
export type Channel = ChannelOf<ChannelKind>;

export type WebhookStyle = ChannelOf<'webhook'>['style'];

export const MOST_CHANNELS = 5;

export const languageOf = ({ language }: { language?: NoticeLanguage }): NoticeLanguage => language ?? 'en';
