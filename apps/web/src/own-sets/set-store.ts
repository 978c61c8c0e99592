// The player's own sets, in the database of the games. Every function rejects on an error: no loss is silent.

import type { ComponentSet } from '@black-angel/rules/components';
import { database } from '../match/game-store.ts';
import { checkOwnSet, type OwnSet } from './own-set.ts';

export async function putSet(own: OwnSet): Promise<void> {
  await (await database()).put('sets', own);
}

export async function getSet(id: string): Promise<OwnSet | null> {
  return ((await (await database()).get('sets', id)) as OwnSet | undefined) ?? null;
}

/** The latest first. */
export async function listSets(): Promise<OwnSet[]> {
  return ((await (await database()).getAllFromIndex('sets', 'changedAt')) as OwnSet[]).reverse();
}

export async function deleteSet(id: string): Promise<void> {
  await (await database()).delete('sets', id);
}

export const newSetId = (): string => crypto.randomUUID().slice(0, 8);

/** Those of the player's own sets that can be played. */
export const playableSets = async (): Promise<ComponentSet[]> =>
  (await listSets()).flatMap((own) => {
    const checked = checkOwnSet(own);
    return 'shared' in checked ? [checked.shared.set] : [];
  });
