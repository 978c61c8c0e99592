// The caption of a step of a turn: what kind it is, its sentences, and what everybody gains and loses by it.

import type { GameEvent } from '@black-angel/engine';
import type { Content } from '@black-angel/rules/components';
import type { SeatNames } from '@black-angel/words';
import { inARow, plain, sayEvent } from '@black-angel/words';
import { type GoodsEvent, isGoods, isTold, type Step } from '../ui-state/turn-steps.ts';
import type { T } from './texts.ts';

export interface StepCaption {
  title: string;
  /** What happens, in one or two sentences. */
  text: string;
  /** "Bea: +1 resource". */
  changes: string[];
}

/** Sentences of one step. The rest is counted. */
const MOST_SENTENCES = 2;

/** Events of a step that have a sentence: its own ones, else those that follow from them. */
function toldEvents({ events }: Pick<Step, 'events'>): GameEvent[] {
  const told = events.filter(isTold);
  if (told.length > 0) return told;
  return events.filter(({ kind }) => kind !== 'turnStarted' && kind !== 'sequenceChosen');
}

/** The sum of what a seat gains and loses of one kind of goods. */
function sums(events: readonly GoodsEvent[]): { seat: number; what: GoodsEvent['what']; amount: number }[] {
  const found = new Map<string, { seat: number; what: GoodsEvent['what']; amount: number }>();
  for (const { kind, seat, what, amount } of events) {
    const key = `${seat} ${what}`;
    const sum = found.get(key) ?? { seat, what, amount: 0 };
    sum.amount += kind === 'gained' ? amount : -amount;
    found.set(key, sum);
  }
  return [...found.values()].filter(({ amount }) => amount !== 0);
}

export function sayStep(t: T, step: Step, names: SeatNames, content: Content): StepCaption {
  const told = toldEvents(step);
  const sentences = told.slice(0, MOST_SENTENCES).map((event) => plain(sayEvent(t, event, names, content)));
  const left = told.length - sentences.length;
  const rest = left > 0 ? ` (${t('told.more', { count: left })})` : '';
  const changes = sums(step.events.filter(isGoods)).map(({ seat, what, amount }) => {
    const change = `${amount > 0 ? '+' : '−'}${t(`count.${what}`, { count: Math.abs(amount) })}`;
    const name = seat === names.viewer ? t('who.you') : (names.names[seat] ?? t('players.neutral'));
    return t('told.change', { name, change });
  });
  return {
    title: t(`told.kind.${step.kind}`),
    text: sentences.length > 0 ? `${inARow(sentences)}${rest}` : '',
    changes,
  };
}
