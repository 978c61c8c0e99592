// Engines by rules version: the present one, and frozen ones for games of earlier versions
// (docs/adr/0004-old-rules-versions.md).

import { hasPresentRules, RecordError, RULES_VERSION, rulesVersionOf } from '@black-angel/rules';
import { checkDepth, loadOldComponents } from '@black-angel/rules/components';
import type { GameRecord } from './contract/record.ts';
import type { Engine } from './engine.ts';
import { openSet } from './open-set.ts';
import { PRESENT_ENGINE } from './present.ts';

export { hasPresentRules, PRESENT_ENGINE, RULES_VERSION };

/** Frozen engines, each adapted to the contract. Add one when RULES_VERSION is raised. */
const FROZEN: Readonly<Record<number, () => Promise<{ engine: Engine }>>> = {
  1: () => import('./adapters/v1.ts'),
  2: () => import('./adapters/v2.ts'),
};

const loaded = new Map<number, Engine>([[RULES_VERSION, PRESENT_ENGINE]]);

/** The engine of a version. Rejects with a RecordError for a version that this program does not know. */
export async function loadEngine(version: number): Promise<Engine> {
  const known = loaded.get(version);
  if (known) return known;
  const load = FROZEN[version];
  if (!load) throw unknownVersion(version);
  const { engine: frozen } = await load();
  const loadComponents: Engine['loadComponents'] = (data) => {
    // Old validators have no limit.
    checkDepth(data);
    return frozen.loadComponents(data);
  };
  const engine = { ...frozen, loadComponents };
  // Texts and drawings use the present content, so it must know these components too.
  loadOldComponents(engine.defaultContent.set);
  loaded.set(version, engine);
  return engine;
}

function unknownVersion(version: number): RecordError {
  const known = [...Object.keys(FROZEN).map(Number), RULES_VERSION].join(', ');
  const later = version > RULES_VERSION ? ' A later version of the program reads it.' : '';
  return new RecordError(`it was played by rules version ${version}; this program knows ${known}.${later}`, {
    kind: 'version',
  });
}

/** The engine of a view, a match or a record. The code that opens the game must have loaded it. */
export function engineOf({ rules }: { readonly rules: number }): Engine {
  const engine = loaded.get(rules);
  if (!engine) throw new Error(`The engine of rules version ${rules} is not loaded: call loadEngine first.`);
  return engine;
}

/** The latest engine whose default component set has this hash; the present one if none has. */
export async function engineOfComponents(hash: string | null): Promise<Engine> {
  if (hash === null || hash === PRESENT_ENGINE.defaultContent.hash) return PRESENT_ENGINE;
  const frozen = await Promise.all(Object.keys(FROZEN).map((version) => loadEngine(Number(version))));
  return frozen.findLast(({ defaultContent }) => defaultContent.hash === hash) ?? PRESENT_ENGINE;
}

/** The engine of a record that is not parsed yet. */
export const engineOfRecord = (data: unknown): Promise<Engine> => loadEngine(rulesVersionOf(data));

/**
 * A record of a game that the present rules can judge, as a record of the present version. Throws a RecordError if its
 * rules differ. `set` is a component set that the record may need.
 */
export async function parsePresentRecord(data: unknown, set?: unknown): Promise<GameRecord> {
  const engine = await engineOfRecord(data);
  const { RULES_VERSION: version } = engine;
  if (!hasPresentRules(version))
    throw new RecordError(
      `it was played by rules version ${version}; a rule has changed since, so the present rules cannot judge it`,
      {
        kind: 'version',
      },
    );
  openSet(set, { engine });
  return { ...engine.parseRecord(data), rules: RULES_VERSION };
}
