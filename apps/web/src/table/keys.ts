// The keyboard: Tab goes from one glowing thing to the next, Enter chooses; these keys do the rest.

import { useEffect } from 'react';
import type { TableStore } from './table-store.ts';

export interface KeyActions {
  help(): void;
  showBoard(seat: number): void;
  log(): void;
}

/** While a question is asked, the keyboard belongs to it. */
const isAsked = (): boolean => document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]') !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Goes on to the next thing that glows, in the order of the page, round and round. */
function focusNext(step: 1 | -1): void {
  const things = [...document.querySelectorAll<HTMLElement>('.table [data-target]')].filter(
    (thing) => thing.tabIndex >= 0 && thing.getClientRects().length > 0,
  );
  if (things.length === 0) return;
  const at = things.indexOf(document.activeElement as HTMLElement);
  things[(at + step + things.length) % things.length]!.focus();
}

/** The move of a button beside the prompt, if it is there. */
function press(target: string): void {
  document.querySelector<HTMLElement>(`.table [data-target="${target}"]`)?.click();
}

export function useKeys(store: TableStore, actions: KeyActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isAsked()) return;
      const { key } = event;
      if (key === 'Escape') store.letGo();
      else if (key === 'u' || key === 'U') store.undo(event.shiftKey ? 'turn' : 'step');
      else if (key === 'h') void store.askHint();
      else if (key === 'e') {
        press('button:end');
        press('button:done');
      } else if (key === 'b') press('button:sequence-b');
      else if (key === 's') store.skip();
      else if (key === 'l') actions.log();
      else if (key === '?') actions.help();
      else if (key === 'ArrowRight' || key === 'ArrowDown') focusNext(1);
      else if (key === 'ArrowLeft' || key === 'ArrowUp') focusNext(-1);
      else if (/^[1-4]$/.test(key)) actions.showBoard(Number(key) - 1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store, actions]);

  // What had the focus may have left the table with the move: then the next thing that glows takes it.
  useEffect(() => {
    let isByKey = false;
    const onKey = (): void => {
      isByKey = true;
    };
    const onPointer = (): void => {
      isByKey = false;
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    const unsubscribe = store.subscribe(() => {
      const { decision, doubtful } = store.get();
      if (!isByKey || !decision || doubtful) return;
      queueMicrotask(() => {
        if (isAsked()) return;
        if (
          document.activeElement === document.body ||
          document.activeElement?.getAttribute('aria-disabled') === 'true'
        )
          focusNext(1);
      });
    });
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
      unsubscribe();
    };
  }, [store]);
}
