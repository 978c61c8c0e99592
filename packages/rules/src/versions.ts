// Games keep the rules version they began with. The present version is this library; older ones are frozen bundles of it
// (`npm run freeze`), each with the same exports.

import { RULES_VERSION } from './game.ts';
import { RecordError, rulesVersionOf } from './record.ts';

export type Rules = typeof import('./index.ts');

/** Loaders of frozen versions, by number. A new entry is added when RULES_VERSION is raised. */
const FROZEN: Record<number, () => Promise<Rules>> = {};

/** The rules of a version. Throws a RecordError for one this program does not know. */
export async function loadRules(version: number): Promise<Rules> {
  if (version === RULES_VERSION) return import('./index.ts');
  const load = FROZEN[version];
  if (load) return load();
  const known = [...Object.keys(FROZEN).map(Number), RULES_VERSION].join(', ');
  const later = version > RULES_VERSION ? ' A later version of the program reads it.' : '';
  throw new RecordError(`it was played by rules version ${version}; this program knows ${known}.${later}`, {
    kind: 'version',
  });
}

/** The rules that a record, still unread, was played by. */
export const rulesOfRecord = (data: unknown): Promise<Rules> => loadRules(rulesVersionOf(data));
