// The parts of the box as the workshop walks through them: units, each drawn as one thing, and how many are confirmed.

import type { ComponentSet } from '@black-angel/rules/components';
import { type Fact, factsOf } from '@black-angel/rules/components';

export const SET_PARTS = [
  'strips',
  'missions',
  'ravagers',
  'technology',
  'advanced',
  'hal',
  'ship',
  'board',
  'turnOrder',
] as const;
export type SetPart = (typeof SET_PARTS)[number];

/** The part of each entry at the top of a set. */
const PART_OF: Readonly<Record<string, SetPart>> = {
  strips: 'strips',
  missions: 'missions',
  ravagers: 'ravagers',
  technology: 'technology',
  startingTechnology: 'technology',
  advancedTechnology: 'advanced',
  hal: 'hal',
  dieFaces: 'ship',
  dieOpposite: 'ship',
  actions: 'ship',
  display: 'ship',
  advancedPlacesOnShip: 'ship',
  playerBoard: 'board',
  turnOrderAdvantage: 'turnOrder',
};

const UNIT = /^(?:strips\[\d+\]\.faces\.[AB]|hal\.cards\[[^\]]+\]|hal\.vpPer|\w+\[[^\]]+\]|\w+)/;

/** The unit of a path: a face of a strip, a card, a tile, a board. */
export const unitOf = (path: string): string => UNIT.exec(path)?.[0] ?? path;
export const setPartOf = (path: string): SetPart => PART_OF[/^\w+/.exec(path)?.[0] ?? ''] ?? 'ship';

export interface Unit {
  /** A path: that of all its facts begins with it. */
  readonly id: string;
  readonly part: SetPart;
  readonly facts: readonly Fact[];
}

export function unitsOf(set: ComponentSet): Unit[] {
  const units = new Map<string, { id: string; part: SetPart; facts: Fact[] }>();
  for (const fact of factsOf(set)) {
    const id = unitOf(fact.path);
    const unit = units.get(id) ?? { id, part: setPartOf(id), facts: [] };
    unit.facts.push(fact);
    units.set(id, unit);
  }
  return [...units.values()];
}

/** The facts of a unit that are not published: those an owner of the box can confirm. */
export const openFacts = ({ facts }: Unit): readonly Fact[] => facts.filter(({ rule }) => rule.status !== 'published');

export const isUnitDone = (unit: Unit, confirmed: ReadonlySet<string>): boolean =>
  openFacts(unit).every(({ path }) => confirmed.has(path));

export interface Progress {
  /** Units with something to confirm. */
  readonly total: number;
  readonly done: number;
}

export function progressOf(units: readonly Unit[], confirmed: ReadonlySet<string>): Progress {
  const counted = units.filter((unit) => openFacts(unit).length > 0);
  return { total: counted.length, done: counted.filter((unit) => isUnitDone(unit, confirmed)).length };
}
