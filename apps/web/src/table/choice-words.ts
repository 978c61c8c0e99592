// The words of a choice: its name, what it is for, and what choosing it causes.

import type { TFunction } from 'i18next';
import type { Language } from '../texts/i18n.ts';
import { capitalised } from '../texts/marked.ts';
import type { Choice } from '../ui-state/choices.ts';
import { describe } from './describe.ts';
import type { TableState } from './table-state.ts';

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

/** The parts of a thing's name that make its title; the others follow in small print. Else it is the first part. */
const TITLE: Readonly<Record<string, readonly [from: number, to: number]>> = {
  action: [0, 2],
  place: [1, 2],
  show: [1, 2],
  cell: [2, 3],
};

/** For every row: a title, and at least one line about what it is for or causes. */
export function sayChoice(t: TFunction, language: Language, choice: Choice, state: TableState): ChoiceWords {
  const { target, option } = choice;
  const kind = target.split(':')[0]!;
  const { title: said, purpose, printed, now } = describe(t, language, target, state);
  // A card is described by its name, then by its effects.
  const [name = '', ...effects] = kind === 'card' ? said.split('. ') : [said];
  const parts = partsOf(name);
  const [from, to] = TITLE[kind] ?? [0, 1];
  // What the Ravager at an action does stands among the consequences.
  const isAction = kind === 'action';
  const rest = isAction ? parts.slice(to, to + 2) : [...parts.slice(0, from), ...parts.slice(to)];
  const causes = [...purpose, ...(isAction && option ? [] : printed), ...now];
  // After a die there is always something to use it for.
  const isLast = option !== null && option.move.kind !== 'die';
  if (causes.length + effects.length === 0) causes.push(t(isLast ? 'table.sheet.nothingElse' : 'table.sheet.goesOn'));
  const details = [rest.join(', '), effects.join('. ')].filter((text) => text !== '');
  return {
    title: capitalised(parts.slice(from, to).join(', '), language),
    lines: [...details.map((text) => capitalised(text, language)), ...causes],
  };
}
