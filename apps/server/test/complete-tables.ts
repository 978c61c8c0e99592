// Compile-time checks: tables by kind are complete. `npm run check` compiles this file; nothing runs it. If a table
// were to accept a kind that it has no entry for, the line below its directive would compile and the directive would
// be an error.

import type { Level as BotLevel, LEVELS } from '@black-angel/bots';
import type { LevelName } from '@black-angel/engine';
import type { ChannelKind, NewChannel, SeatInfo, TextLanguage } from '@black-angel/protocol';
import type { CHANNEL_DRIVERS, ChannelDriver } from '../src/notify/channel-drivers.ts';
import type { Channel, SeatRow } from '../src/store/store.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

declare const drivers: typeof CHANNEL_DRIVERS;
// @ts-expect-error A kind of channel without an entry.
export const newChannel: Record<ChannelKind | 'pigeon', ChannelDriver<ChannelKind>> = drivers;
export const acceptedChannels: Same<NewChannel['kind'], ChannelKind> = true;
export const storedChannels: Same<Channel['kind'], ChannelKind> = true;

declare const levels: typeof LEVELS;
// @ts-expect-error A level without a bot.
export const newLevel: Record<LevelName | 'cunning', BotLevel> = levels;
export const levelsOnTheWire: Same<SeatInfo['level'], LevelName | null> = true;
export const storedLevels: Same<SeatRow['level'], LevelName | null> = true;

declare const words: Record<TextLanguage, unknown>;
// @ts-expect-error A language of notices without words.
export const newLanguage: Record<TextLanguage | 'xx', unknown> = words;
