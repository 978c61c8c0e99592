// The thing under the pointer or in focus. A touch is neither: it acts.

import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import type { Target } from '../ui-state/target.ts';
import type { TableStore } from './table-store.ts';

/** Whether a click was made by a finger. */
export const isByTouch = ({ nativeEvent }: MouseEvent): boolean =>
  (nativeEvent as globalThis.PointerEvent).pointerType === 'touch';

export const hovering = (store: TableStore, target: Target) => ({
  onPointerEnter: (event: PointerEvent) => {
    if (event.pointerType !== 'touch') store.hover(target);
  },
  onPointerLeave: () => store.hover(null),
  onFocus: (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.matches(':focus-visible')) store.hover(target);
  },
  onBlur: () => store.hover(null),
});
