// Channels: how players are notified of a turn.

import type { TextLanguage } from '@black-angel/protocol';
import type { ChannelOf } from '../store/store.ts';

export type WebhookStyle = ChannelOf<'webhook'>['style'];

export const MOST_CHANNELS = 5;

export const languageOf = ({ language }: { language?: TextLanguage }): TextLanguage => language ?? 'en';
