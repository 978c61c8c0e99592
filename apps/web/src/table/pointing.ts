// What a thing does under the pointer or in focus. A touch is neither: it acts.

import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import type { Target } from '../ui-state/target.ts';
import type { TableStore } from './core/table-store.ts';

/** Whether a click was made by a finger. */
const isByTouch = ({ nativeEvent }: MouseEvent): boolean =>
  (nativeEvent as globalThis.PointerEvent).pointerType === 'touch';

/** A click by Enter or Space has a click count of 0. */
const isByKey = ({ detail }: MouseEvent): boolean => detail === 0;

export const pointing = (store: TableStore, target: Target) => ({
  onClick: (event: MouseEvent<HTMLElement>) => {
    // The move may remove it, and the browser lays the page out twice when something in focus goes. Tab still goes on
    // from here.
    if (!isByKey(event)) event.currentTarget.blur();
    store.point(target, isByTouch(event));
  },
  onPointerEnter: (event: PointerEvent) => {
    if (event.pointerType !== 'touch') store.hover(target);
  },
  onPointerLeave: () => store.hover(null),
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) store.hover(target);
  },
  onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.matches(':hover')) store.hover(null);
  },
});

/**
 * A click leaves a caret where no text can be selected, and the browser then searches the whole table for the text
 * nearest to it after every change. Selected text, and a caret in a field, stay.
 */
export function removeCaret({ target }: PointerEvent): void {
  const selection = getSelection();
  if (selection?.isCollapsed && !(target as Element).closest('input,textarea')) selection.removeAllRanges();
}
