// Describes the thing in focus to screen readers, at once: what choosing it would cause, or why it is not possible now.
// The tooltip shows the same to the eye, a moment later.

import { isRavager } from '@black-angel/rules/components';
import { useEffect, useId, useRef } from 'react';
import type { Language } from '../texts/i18n.ts';
import { sayCard } from '../texts/say-things.ts';
import type { T } from '../texts/texts.ts';
import { moveNamed } from '../ui-state/selection.ts';
import type { Target } from '../ui-state/target.ts';
import type { TableState } from './core/table-state.ts';
import { describe } from './describe.ts';
import { useStore } from './table-context.tsx';
import { useWords } from './words.ts';

const DESCRIBED = '[data-target],[data-tip],[data-tip-text]';

/** The Ravagers below the top one, which the name of the action leaves out. */
function lowerRavagers(t: T, target: string, { moment, content }: TableState): string[] {
  const [kind, number] = target.split(':');
  if (kind !== 'action') return [];
  const cards = moment.view.ravagers[Number(number) - 1] ?? [];
  return cards.slice(0, -1).flatMap((card) => (isRavager(card) ? [sayCard(t, card, content)] : []));
}

/** What the coach says of the move that a thing names. */
function worthOf({ worths, selection }: TableState, target: string | undefined): string[] {
  const option = worths && selection && target ? moveNamed(selection, target as Target) : null;
  const worth = option && worths?.get(option.text);
  return worth ? [worth] : [];
}

/** What the name of a thing does not say already. */
function wordsFor(t: T, language: Language, thing: HTMLElement, state: TableState): string {
  const { target, tip, tipText } = thing.dataset;
  if (tipText !== undefined) return tipText;
  const worth = worthOf(state, target);
  // A button of the prompt, or a row of its list, says the rest itself.
  if (tip === undefined && !thing.matches('.spot')) return worth.join();
  const mark = tip ?? target!;
  const said = describe(t, language, mark, state);
  const name = thing.querySelector('.spot-name')?.textContent ?? '';
  // A target has its title as its name, and a hex also the effect of its card.
  const title = target === undefined ? [said.title] : [];
  const lines = said.lines.filter((line) => !name.endsWith(`. ${line}`));
  // The sign of a refusal is for the eye.
  return [...title, ...lines, ...lowerRavagers(t, mark, state), ...worth]
    .map((line) => line.replace(/^✕ |\.$/g, ''))
    .join('. ');
}

export function Described() {
  const store = useStore();
  const { t, language } = useWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const words = box.current!;
    const table = words.closest('.table')!;
    let thing: HTMLElement | null = null;
    /** The thing's own description: a button of the prompt says what it would cause. */
    let own: string | null = null;
    let said = store.get();
    const say = (): void => {
      words.textContent = thing ? wordsFor(t, language, thing, store.get()) : '';
    };
    const onFocus = ({ target }: Event): void => {
      thing = target instanceof HTMLElement && target.matches(DESCRIBED) ? target : null;
      say();
      own = thing?.getAttribute('aria-describedby') ?? null;
      thing?.setAttribute('aria-describedby', own === null ? id : `${own} ${id}`);
    };
    const onBlur = (): void => {
      if (own === null) thing?.removeAttribute('aria-describedby');
      else thing?.setAttribute('aria-describedby', own);
      thing = null;
    };
    // The same thing may mean something else after a choice, and the coach speaks later.
    const onChange = (): void => {
      const { selection, worths } = store.get();
      if (!thing || (selection === said.selection && worths === said.worths)) return;
      said = store.get();
      say();
    };
    table.addEventListener('focusin', onFocus);
    table.addEventListener('focusout', onBlur);
    const unsubscribe = store.subscribe(onChange);
    return () => {
      onBlur();
      table.removeEventListener('focusin', onFocus);
      table.removeEventListener('focusout', onBlur);
      unsubscribe();
    };
  }, [store, t, language, id]);
  return <div ref={box} id={id} hidden />;
}
