// Creates a match, stores it and opens it at the table.

import type { HalLevel } from '@black-angel/engine';
import { type MatchInfo, newMatch, type SavedMatch } from '@black-angel/match';
import type { ComponentSet } from '@black-angel/rules/components';
import { go } from '../browser/router.ts';
import { settings } from '../browser/settings.ts';
import { newGame, putGame } from './game-store.ts';
import { DEFAULT_CHOICES, freshSeed, matchOfChoices, type NameOf, type StartChoices } from './start-choices.ts';

const randomBelow = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

export const newSeed = (): string => freshSeed(() => randomBelow(256));

export interface StartWishes {
  /** Empty: a fresh one. */
  seed: string;
  components: ComponentSet | null;
  nameOf: NameOf;
}

/** Rejects when the browser cannot store the game. */
export async function startGame(choices: StartChoices, wishes: StartWishes): Promise<void> {
  const { components, nameOf } = wishes;
  const seed = wishes.seed.trim() || newSeed();
  await openGame(matchOfChoices(choices, settings().name, { seed, components, nameOf, random: randomBelow }));
}

/** A solitaire game with the standard rules. */
export const startSolitaire = (nameOf: NameOf, hal: HalLevel): Promise<void> =>
  startGame({ ...DEFAULT_CHOICES, mode: 'solitaire', hal }, { seed: '', components: null, nameOf });

async function openGame(saved: SavedMatch): Promise<void> {
  const game = newGame(saved);
  await putGame(game);
  go({ page: 'play', id: game.id, at: null });
}

/** The same players with a new seed. */
export function playAgain({ options, seats, components }: MatchInfo): Promise<void> {
  return openGame(newMatch({ kind: 'setup', options, seed: newSeed() }, seats, components));
}
