// The keyboard at the table: runs the commands of the bindings.

import { useEffect } from 'react';
import { settings } from '../browser/settings.ts';
import { bindingOf, type Command } from '../ui-state/bindings.ts';
import type { TableStore } from './core/table-store.ts';
import { focusNext, isAsked, useKeptFocus } from './focus.ts';

export interface KeyActions {
  help(): void;
  showBoard(seat: number): void;
  log(): void;
}

/** The keys that a field without text uses itself. All other keys are commands there too. */
const OWN_KEYS: Readonly<Record<string, RegExp>> = {
  // The slider of a replay. Its other keys step through the replay, wherever the focus is.
  range: /^(ArrowUp|ArrowDown|Page)/,
  radio: /^(Arrow| $)/,
  checkbox: /^(Arrow| $)/,
};

const isTyping = ({ target, key }: KeyboardEvent): boolean => {
  const own = target instanceof HTMLInputElement ? OWN_KEYS[target.type] : undefined;
  if (own) return own.test(key);
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
};

/** A letter, a digit or another sign. Users of speech input can switch such commands off. */
const isSign = ({ key }: KeyboardEvent): boolean => [...key].length === 1 && key !== ' ';

/** Space presses a button that has the focus. Things on the table cannot be chosen while a turn is played back. */
const isPressing = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof Element && target.closest('button:not(.spot), a, summary') !== null;

/** The move of a button beside the prompt, if it is there. */
function press(target: string): void {
  document.querySelector<HTMLElement>(`.table [data-target="${target}"]`)?.click();
}

/** What each command does; `index` is the number of its key. */
const runners = (store: TableStore, actions: KeyActions): Record<Command, (index: number) => void> => ({
  next: () => focusNext(1, 'glowing'),
  previous: () => focusNext(-1, 'glowing'),
  nextOfAll: () => focusNext(1, 'all'),
  previousOfAll: () => focusNext(-1, 'all'),
  letGo: () => (store.get().isReplaying ? void store.replay.leave() : store.letGo()),
  undo: () => store.undo('step'),
  undoTurn: () => store.undo('turn'),
  end: () => {
    press('button:end');
    press('button:done');
  },
  sequenceB: () => press('button:sequence-b'),
  hint: () => void store.askHint(),
  skip: () => store.skip(),
  replayBack: () => void store.replay.step(-1),
  replayOn: () => void store.replay.step(1),
  replayTurnBack: () => void store.replay.stepTurn(-1),
  replayTurnOn: () => void store.replay.stepTurn(1),
  replayStart: () => void store.replay.lookAt(0),
  replayEnd: () => void store.replay.lookAt(store.get().count),
  log: actions.log,
  board: actions.showBoard,
  help: actions.help,
});

export function useKeys(store: TableStore, actions: KeyActions): void {
  useEffect(() => {
    const run = runners(store, actions);
    const onKey = (event: KeyboardEvent): void => {
      // A list that uses the arrow keys itself calls preventDefault.
      if (event.defaultPrevented || isTyping(event) || isPressing(event) || isAsked()) return;
      const { telling, isReplaying } = store.get();
      const pressed = bindingOf(event, telling ? 'telling' : isReplaying ? 'replay' : null);
      if (!pressed?.binding.command || (isSign(event) && !settings().shortcuts)) return;
      event.preventDefault();
      run[pressed.binding.command](pressed.index);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store, actions]);
  useKeptFocus();
}
