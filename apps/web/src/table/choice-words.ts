// The words of a choice: its name, what it is for, and what choosing it causes.

import { capitalised } from '@black-angel/words';
import type { Language } from '../texts/i18n.ts';
import type { T } from '../texts/texts.ts';
import type { Choice } from '../ui-state/choices.ts';
import { canPlaceAfter, ravagersAfter } from '../ui-state/ghosts.ts';
import type { Target } from '../ui-state/target.ts';
import type { TableState } from './core/table-state.ts';
import { describe } from './describe.ts';

export interface ChoiceWords {
  title: string;
  lines: string[];
}

/** The parts of a name, without those of a list in brackets. */
export function partsOf(name: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [i, sign] of [...name].entries()) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth === 0 && name.slice(i, i + 2) === ', ') parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** The parts of a thing's name that are its title; the others follow in small print. By default the first part. */
const TITLE: Readonly<Record<string, readonly [from: number, to: number]>> = {
  action: [0, 2],
  place: [1, 2],
  show: [1, 2],
  cell: [2, 3],
};

/** A short name of a thing that the player has chosen. */
export function shortName(said: string, target: Target, language: Language): string {
  const kind = target.split(':')[0]!;
  const parts = partsOf(kind === 'card' ? said.split('. ')[0]! : said);
  const [from, to] = TITLE[kind] ?? [0, 1];
  return capitalised(parts.slice(from, to).join(', '), language);
}

/** A landing: what a Mission placed there would bring. Null for other choices. */
function sayLanding(t: T, { target, option }: Choice, { decision }: TableState): string | null {
  if (!decision || !option || !target.startsWith('hex:') || !canPlaceAfter(decision, option)) return null;
  const count = ravagersAfter(decision, option);
  return t(count > 0 ? 'table.sheet.withRavagers' : 'table.sheet.withoutRavagers', { count });
}

/** A row: a title, and what it is and causes. What it is for stands apart: rows share it. */
function sayRow(t: T, language: Language, choice: Choice, state: TableState): ChoiceWords & { purpose: string[] } {
  const { target, option } = choice;
  const kind = target.split(':')[0]!;
  const told = describe(t, language, target, state);
  // A card is described by its name, then by its effects.
  const [name = '', ...effects] = kind === 'card' ? told.title.split('. ') : [told.title];
  const parts = partsOf(name);
  const [from, to] = TITLE[kind] ?? [0, 1];
  // What the Ravager at an action does stands among the consequences.
  const isAction = kind === 'action';
  const rest = isAction ? parts.slice(to, to + 2) : [...parts.slice(0, from), ...parts.slice(to)];
  // Its line begins with the Mission that can be placed there. The prompt says what hexes are for.
  const landing = sayLanding(t, choice, state);
  const now = landing === null ? told.now : [landing, ...told.now.slice(1)];
  const purpose = landing === null ? told.purpose : [];
  const causes = [...(isAction && option ? [] : told.printed), ...now];
  const details = [rest.join(', '), effects.join('. ')].filter((text) => text !== '');
  return {
    title: capitalised(parts.slice(from, to).join(', '), language),
    lines: [...details.map((text) => capitalised(text, language)), ...causes],
    purpose,
  };
}

/** A die is never the last choice: its use follows. */
const sayNoMore = (t: T, { option }: Choice): string =>
  t(option !== null && option.move.kind !== 'die' ? 'table.sheet.nothingElse' : 'table.sheet.goesOn');

export interface ListWords {
  /** What several rows are for: said once, above them. */
  notes: string[];
  rows: ChoiceWords[];
}

/** The words of a list. What only one row is for stands in that row. */
export function sayChoices(t: T, language: Language, choices: readonly Choice[], state: TableState): ListWords {
  const rows = choices.map((choice) => sayRow(t, language, choice, state));
  const purposes = rows.flatMap(({ purpose }) => purpose);
  const isShared = (purpose: string): boolean => purposes.indexOf(purpose) !== purposes.lastIndexOf(purpose);
  return {
    notes: [...new Set(purposes.filter(isShared))],
    rows: rows.map(({ title, lines, purpose }, i) => {
      const said = [...purpose.filter((text) => !isShared(text)), ...lines];
      return { title, lines: said.length > 0 ? said : [sayNoMore(t, choices[i]!)] };
    }),
  };
}
