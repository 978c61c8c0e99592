// The title of a game in a list, made of its players.

import type { SavedMatch } from '@black-angel/match';
import type { StoredGame } from '../match/game-store.ts';
import { isSandbox } from '../match/sandbox-id.ts';
import type { T } from '../texts/texts.ts';

/** Hal's level, for games that began with a setup or a position; null when there is no Hal. */
function halLevel({ start }: SavedMatch): string | null {
  if (start.kind === 'setup') return start.options.hal;
  const options = (start.position as { options?: { players?: number; hal?: string } }).options;
  return options?.players === 1 ? (options.hal ?? 'standard') : null;
}

export function gameTitle({ id, saved }: StoredGame, t: T): string {
  const names = saved.seats.map(({ name }) => name).join(' · ');
  if (isSandbox(id)) return `${t('net.sandbox.title')} · ${names}`;
  const level = halLevel(saved);
  if (level !== null) return t('games.solitaire', { level: t(`newGame.hal.${level}.name` as never) });
  return names;
}
