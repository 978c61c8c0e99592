// The confirmed facts of a set, for the project: as text for a message and as a file for scripts/apply-facts.ts. In
// English, because the project reads it.

import { RULES_VERSION } from '@black-angel/engine/load';
import { canonicalJson, defaultContent, factAt, factsOf, isSameFact } from '@black-angel/rules/components';
import { type OwnSet, setOf } from './own-set.ts';
import { unitOf } from './units.ts';

export interface FactsFile {
  format: 'black-angel-facts';
  version: 1;
  rules: number;
  /** The hash of the default set that the facts are compared with. */
  default: string;
  set: { name: string; author: string };
  /** Confirmed facts that differ from the default set. */
  different: { path: string; default: unknown; printed: unknown }[];
  /** Paths of confirmed facts that are as in the default set. */
  same: string[];
}

export function factsFile(own: OwnSet): FactsFile {
  const set = setOf(own);
  const confirmed = new Set(own.confirmed);
  const facts = factsOf(set).filter(({ path }) => confirmed.has(path));
  const usual = (path: string): unknown => factAt(defaultContent.set, path);
  const isSame = ({ path, value }: { path: string; value: unknown }): boolean => isSameFact(usual(path), value);
  return {
    format: 'black-angel-facts',
    version: 1,
    rules: RULES_VERSION,
    default: defaultContent.hash,
    set: { name: own.name, author: own.author },
    different: facts
      .filter((fact) => !isSame(fact))
      .map(({ path, value }) => ({ path, default: usual(path) ?? null, printed: value ?? null })),
    same: facts.filter(isSame).map(({ path }) => path),
  };
}

/** The file in short lines. */
export function factsText(own: OwnSet): string {
  const { different, same, set } = factsFile(own);
  const units = [...new Set(same.map(unitOf))];
  return [
    'Black Angel: facts confirmed from a printed box',
    `Set: ${set.name}${set.author === '' ? '' : `, by ${set.author}`}`,
    `Compared with the default set ${defaultContent.hash.slice(0, 12)}, rules version ${RULES_VERSION}`,
    `${different.length + same.length} facts confirmed, ${different.length} differ from the default set`,
    ...different.map(
      ({ path, default: before, printed }) =>
        `- ${path}: ${canonicalJson(before)} is printed as ${canonicalJson(printed)}`,
    ),
    ...(units.length > 0 ? [`As in the default set: ${units.join(', ')}`] : []),
    '',
  ].join('\n');
}
