// A set as a file and as a link. Both hold the whole set, so its hash stays the same.

import { ComponentError, type ComponentSet, checkSharedSet, type SharedSet } from '@black-angel/rules/components';
import { badEntry, type GameFile, parseJson } from '../match/game-files.ts';
import { packText, unpackText } from '../match/share-link.ts';
import { checkOwnSet, newOwnSet, type OwnSet } from './own-set.ts';
import { listSets, newSetId, putSet } from './set-store.ts';

/** Longer addresses are cut by some messengers. */
const MOST_LINK = 12_000;

export const setFile = (set: ComponentSet): GameFile => ({
  name: `black-angel-set-${set.id}.json`,
  text: `${JSON.stringify(set, null, 1)}\n`,
});

/** The packed set for a link; null if it is too long for one. */
export async function packSet(set: ComponentSet): Promise<string | null> {
  const packed = await packText(JSON.stringify(set));
  return packed.length > MOST_LINK ? null : packed;
}

/** Reads a set from a file or a link. Throws a FileProblem that names the entry. */
export function readSharedSet(text: string): SharedSet {
  const data = parseJson(text);
  try {
    return checkSharedSet(data);
  } catch (error) {
    if (error instanceof ComponentError) throw badEntry('badComponents', error);
    throw error;
  }
}

export const unpackSet = async (packed: string): Promise<SharedSet> => readSharedSet(await unpackText(packed));

/** Stores a set among the player's own. One that is there already is not stored twice. */
export async function keepSet({ set, hash }: SharedSet): Promise<OwnSet> {
  const known = (await listSets()).find((own) => {
    const checked = checkOwnSet(own);
    return 'shared' in checked && checked.shared.hash === hash;
  });
  if (known) return known;
  const own = newOwnSet(newSetId(), set.name, Date.now(), set);
  await putSet(own);
  return own;
}
