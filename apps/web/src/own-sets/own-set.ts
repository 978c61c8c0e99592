// A player's own component set: the changes to a base set, the facts that the player has confirmed, and the
// steps that can be undone. Headless.

import {
  ComponentError,
  type ComponentSet,
  checkSharedSet,
  type Difference,
  defaultContent,
  differences,
  factAt,
  factRule,
  isAgainstPublished,
  isSameFact,
  type SharedSet,
  withFacts,
} from '@black-angel/rules/components';

/** Values by path; undefined removes an entry. */
export type Values = Readonly<Record<string, unknown>>;

/** What a step replaced and by what; null: the base's own value, or not confirmed. */
interface Step {
  readonly changes: Readonly<Record<string, readonly [Changed | null, Changed | null]>>;
  readonly confirmed: Readonly<Record<string, readonly [boolean, boolean]>>;
}
interface Changed {
  readonly value: unknown;
}

export interface OwnSet {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  /** An imported set; null: the default one. */
  readonly base: ComponentSet | null;
  readonly changes: Values;
  /** Paths of the facts that the player has compared with the printed game. */
  readonly confirmed: readonly string[];
  /** Whether published facts may be changed: the set is then a variant. */
  readonly isUnlocked: boolean;
  readonly steps: readonly Step[];
  /** How many of the steps are done; the others were undone. */
  readonly done: number;
  readonly changedAt: number;
}

const MOST_STEPS = 300;

export function newOwnSet(id: string, name: string, now: number, base: ComponentSet | null = null): OwnSet {
  return {
    id,
    name,
    author: base?.author ?? '',
    base,
    changes: {},
    confirmed: [],
    isUnlocked: false,
    steps: [],
    done: 0,
    changedAt: now,
  };
}

const baseOf = ({ base }: OwnSet): ComponentSet => base ?? defaultContent.set;

/** The id in records: the name in plain letters. */
const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'own';

/** The set as it is now. It may not be valid: see `checkOwnSet`. */
export function setOf(own: OwnSet): ComponentSet {
  const changed = withFacts(baseOf(own), own.changes);
  const isAsImported = own.base !== null && Object.keys(own.changes).length === 0 && own.base.name === own.name;
  // An imported set that was not changed keeps its hash.
  if (isAsImported && (own.base.author ?? '') === own.author) return changed;
  const { author: _, ...rest } = changed;
  return {
    ...rest,
    id: idOf(own.name),
    name: own.name,
    ...(own.author !== '' && { author: own.author }),
  };
}

/** The set with its hash, or the first entry that is wrong. The validation is that of a file. */
export function checkOwnSet(own: OwnSet): { shared: SharedSet } | { problem: ComponentError } {
  try {
    return { shared: checkSharedSet(setOf(own)) };
  } catch (error) {
    if (error instanceof ComponentError) return { problem: error };
    throw error;
  }
}

/** Whether the player may change a fact. */
export const isOpen = ({ isUnlocked }: Pick<OwnSet, 'isUnlocked'>, path: string): boolean => {
  const rule = factRule(path);
  return rule !== null && (isUnlocked || rule.status !== 'published');
};

/** Whether a fact may have this value: while the set is locked, the published part of a fact must stay. */
const isAllowed = (own: OwnSet, path: string, value: unknown): boolean =>
  isOpen(own, path) && (own.isUnlocked || factRule(path)?.keeps?.(value) !== false);

function addStep(own: OwnSet, step: Step, now: number): OwnSet {
  const isNothing = Object.keys(step.changes).length + Object.keys(step.confirmed).length === 0;
  if (isNothing) return own;
  const steps = [...own.steps.slice(0, own.done), step].slice(-MOST_STEPS);
  return { ...replayed(own, step, 1), steps, done: steps.length, changedAt: now };
}

/** Applies a step (1) or reverts it (0). */
function replayed(own: OwnSet, step: Step, side: 0 | 1): OwnSet {
  const changes: Record<string, unknown> = { ...own.changes };
  for (const [path, sides] of Object.entries(step.changes)) {
    const changed = sides[side];
    if (changed) changes[path] = changed.value;
    else delete changes[path];
  }
  const confirmed = new Set(own.confirmed);
  for (const [path, sides] of Object.entries(step.confirmed))
    if (sides[side]) confirmed.add(path);
    else confirmed.delete(path);
  return { ...own, changes, confirmed: [...confirmed] };
}

/** Changes facts. Locked ones stay. A changed fact is no longer confirmed. */
export function changeFacts(own: OwnSet, values: Values, now: number): OwnSet {
  const base = baseOf(own);
  const set = setOf(own);
  const changes: Record<string, [Changed | null, Changed | null]> = {};
  const confirmed: Record<string, [boolean, boolean]> = {};
  for (const [path, value] of Object.entries(values)) {
    if (!isAllowed(own, path, value) || isSameFact(factAt(set, path), value)) continue;
    const before = Object.hasOwn(own.changes, path) ? { value: own.changes[path] } : null;
    changes[path] = [before, isSameFact(factAt(base, path), value) ? null : { value }];
    if (own.confirmed.includes(path)) confirmed[path] = [true, false];
  }
  return addStep(own, { changes, confirmed }, now);
}

/** Marks facts as compared with the printed game, or not. */
export function confirmFacts(own: OwnSet, paths: readonly string[], isConfirmed: boolean, now: number): OwnSet {
  const known = new Set(own.confirmed);
  const confirmed = Object.fromEntries(
    paths
      .filter((path) => factRule(path) !== null && known.has(path) !== isConfirmed)
      .map((path) => [path, [!isConfirmed, isConfirmed]] as const),
  );
  return addStep(own, { changes: {}, confirmed }, now);
}

export const canUndo = ({ done }: OwnSet): boolean => done > 0;
export const canRedo = ({ done, steps }: OwnSet): boolean => done < steps.length;

export function undo(own: OwnSet, now: number): OwnSet {
  const step = own.steps[own.done - 1];
  return step ? { ...replayed(own, step, 0), done: own.done - 1, changedAt: now } : own;
}

export function redo(own: OwnSet, now: number): OwnSet {
  const step = own.steps[own.done];
  return step ? { ...replayed(own, step, 1), done: own.done + 1, changedAt: now } : own;
}

/** What differs from the default set. */
export const differencesOf = (own: OwnSet): Difference[] => differences(setOf(own));

/** Whether the set contradicts published facts. */
export const isVariantSet = (own: OwnSet): boolean => differencesOf(own).some(isAgainstPublished);
