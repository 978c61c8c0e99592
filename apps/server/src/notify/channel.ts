// How a player is told of a turn.

export type WebhookStyle = 'discord' | 'slack' | 'json';

export type Channel =
  /** `session` is the hash of the session that subscribed, for channels of an account. */
  | { id: string; kind: 'push'; endpoint: string; keys: { p256dh: string; auth: string }; session?: string }
  | { id: string; kind: 'webhook'; url: string; style: WebhookStyle }
  /** `code` is the hash of what was sent to the address; null once it came back: nobody is sent e-mail who did not ask. */
  | { id: string; kind: 'mail'; address: string; code: string | null };

export const MOST_CHANNELS = 5;
