// The facts of a component set by their paths, and where each comes from. A path is written as the validator writes
// it: `missions[016].reward`. The table decides how fine a fact is: an entry that it names is one fact, with everything
// inside.

import type { ComponentSet, FactStatus } from './component-set.ts';

/**
 * How we know a fact. Published: the text of the rulebook, its appendix, or published reviews. Derived: the simplest
 * even split. Reconstructed: printed only as a picture, our choice; `balance`: chosen by play (docs/balance.md).
 */
export type FactSource = 'rulebook' | 'appendix' | 'evenSplit' | 'picture' | 'balance';

/** A pattern of facts: how well they are known, and from where. */
export interface FactRule {
  /** The steps of a path; `*` is any number or id. */
  readonly pattern: string;
  readonly status: FactStatus;
  readonly source: FactSource;
  /** What is published of an open fact. */
  readonly keeps?: (value: unknown) => boolean;
}

const rule = (status: FactStatus, source: FactSource, ...patterns: readonly string[]): readonly FactRule[] =>
  patterns.map((pattern) => ({ pattern, status, source }));

/** The first two places cost 2, the others 1, and there are at least three of those. */
const isDisplay = (costs: unknown): boolean =>
  Array.isArray(costs) && costs.length >= 5 && costs.every((cost, place) => cost === (place < 2 ? 2 : 1));

/** Action 3 is gray. The validator checks the numbers. */
const isThirdGray = (actions: unknown): boolean => (actions as ComponentSet['actions'])[2]?.colour === 'gray';

/** The first rule that fits a path holds. */
export const FACT_RULES: readonly FactRule[] = [
  ...rule('published', 'rulebook', 'dieFaces', 'dieOpposite'),
  { pattern: 'actions', status: 'reconstructed', source: 'picture', keeps: isThirdGray },
  { pattern: 'display.costs', status: 'reconstructed', source: 'picture', keeps: isDisplay },
  ...rule('published', 'rulebook', 'advancedPlacesOnShip', 'playerBoard.colourArrows'),
  ...rule('reconstructed', 'picture', 'playerBoard.startCells', 'playerBoard.blackArrows'),
  ...rule('published', 'rulebook', 'turnOrderAdvantage.*.reserveDie'),
  ...rule('reconstructed', 'balance', 'turnOrderAdvantage.*.resource'),
  ...rule('published', 'appendix', 'missions.*.colour', 'missions.*.effect'),
  ...rule('reconstructed', 'picture', 'missions.*.reward', 'missions.*.technology'),
  ...rule('derived', 'evenSplit', 'ravagers.*.action'),
  ...rule('published', 'appendix', 'ravagers.*.effect.kind'),
  ...rule('reconstructed', 'picture', 'ravagers.*.effect.colour'),
  ...rule('published', 'appendix', 'technology.*.colour'),
  ...rule('derived', 'evenSplit', 'technology.*.standard'),
  ...rule('reconstructed', 'picture', 'technology.*.boost'),
  ...rule('published', 'appendix', 'startingTechnology.*.colour', 'startingTechnology.*.oneOf'),
  ...rule('derived', 'evenSplit', 'advancedTechnology.*.kind'),
  ...rule('published', 'appendix', 'advancedTechnology.*.vpPer'),
  ...rule('reconstructed', 'balance', 'strips.*.faces.*.*'),
  ...rule('reconstructed', 'picture', 'hal.cards.*.top', 'hal.cards.*.bottom'),
  ...rule('published', 'rulebook', 'hal.vpPer.resource'),
  ...rule('reconstructed', 'picture', 'hal.vpPer.*'),
];

/** Names and remarks: nothing that is printed. */
const NO_FACTS: readonly string[] = [
  'id',
  'name',
  'author',
  'about',
  'status',
  'playerBoard.note',
  '*.*.id',
  'hal.cards.*.id',
  '*.*.strip',
];

/** Facts whose fields may be missing. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  'turnOrderAdvantage.*': ['resource', 'reserveDie'],
};

/** One fact of a component set. */
export interface Fact {
  readonly path: string;
  readonly rule: FactRule;
  /** Undefined where the entry is missing. */
  readonly value: unknown;
}

type Json = Record<string, unknown>;
type Step = { readonly key: string; readonly isEntry: boolean };

const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object';

function fits(steps: readonly string[], pattern: string): boolean {
  const wanted = pattern.split('.');
  return wanted.length === steps.length && wanted.every((step, i) => step === '*' || step === steps[i]);
}

const ruleOf = (steps: readonly string[]): FactRule | null =>
  FACT_RULES.find(({ pattern }) => fits(steps, pattern)) ?? null;

/** `missions[016].reward` as its steps. */
const stepsOf = (path: string): Step[] =>
  [...path.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g)].map(([, entry, field]) =>
    entry === undefined ? { key: field!, isEntry: false } : { key: entry, isEntry: true },
  );

/** The rule of a fact's path; null if it is not a fact. */
export const factRule = (path: string): FactRule | null => ruleOf(stepsOf(path).map(({ key }) => key));

/** The name of an entry in a list: its id, else its place. */
const entryName = (entry: unknown, place: number): string => {
  const id = isObject(entry) ? entry['id'] : undefined;
  return typeof id === 'string' ? id : String(place);
};

/** Every printed fact of a set, in the order of the set. */
export function factsOf(set: ComponentSet): Fact[] {
  const facts: Fact[] = [];
  const visit = (value: unknown, path: string, steps: readonly string[]): void => {
    const found = ruleOf(steps);
    if (found) return void facts.push({ path, rule: found, value });
    if (NO_FACTS.some((pattern) => fits(steps, pattern))) return;
    if (Array.isArray(value))
      for (const [place, entry] of value.entries()) {
        const name = entryName(entry, place);
        visit(entry, `${path}[${name}]`, [...steps, name]);
      }
    else if (isObject(value)) {
      const more = Object.entries(OPTIONAL).find(([pattern]) => fits(steps, pattern))?.[1] ?? [];
      for (const key of new Set([...Object.keys(value), ...more]))
        visit(value[key], path === '' ? key : `${path}.${key}`, [...steps, key]);
    } else throw new Error(`No rule says where ${path} comes from (content/facts.ts).`);
  };
  visit(set, '', []);
  return facts;
}

/** Where a step leads: the key in an object, or the place in a list. */
function keyIn(parent: unknown, { key, isEntry }: Step): string | number {
  if (!isEntry || !Array.isArray(parent)) return key;
  const place = parent.findIndex((entry, i) => entryName(entry, i) === key);
  return place < 0 ? Number(key) : place;
}

/** The value at a path; undefined if there is none. */
export const factAt = (set: ComponentSet, path: string): unknown =>
  stepsOf(path).reduce<unknown>((at, step) => (isObject(at) ? (at as Json)[keyIn(at, step)] : undefined), set);

/** A copy with other values at these paths; undefined removes an entry. Paths that lead nowhere are ignored. */
export function withFacts(set: ComponentSet, values: Readonly<Record<string, unknown>>): ComponentSet {
  const copy = structuredClone(set);
  for (const [path, value] of Object.entries(values)) {
    const steps = stepsOf(path);
    const last = steps.pop()!;
    const parent = steps.reduce<unknown>(
      (at, step) => (isObject(at) ? (at as Json)[keyIn(at, step)] : undefined),
      copy,
    );
    if (!isObject(parent)) continue;
    const key = keyIn(parent, last);
    if (value === undefined) delete (parent as Json)[key];
    else (parent as Json)[key] = structuredClone(value);
  }
  return copy;
}
