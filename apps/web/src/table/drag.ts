// Dragging: dropping a thing on another one selects both, one after the other.

import type { PointerEvent } from 'react';
import type { Target } from '../ui-state/target.ts';
import type { TableStore } from './core/table-store.ts';

const SLACK = 8;

const targetUnder = (x: number, y: number): Target | null =>
  (document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target]')?.dataset['target'] as Target | undefined) ??
  null;

/** Mouse and pen only: on a touch screen the same gesture scrolls. */
export function startDrag(event: PointerEvent<HTMLElement>, target: Target, store: TableStore): void {
  if (event.pointerType === 'touch' || event.button !== 0 || !store.leads(target)) return;
  const piece = event.currentTarget;
  const { clientX, clientY } = event;
  let copy: HTMLElement | null = null;

  const lift = (): HTMLElement => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const lifted = piece.cloneNode(true) as HTMLElement;
    lifted.removeAttribute('data-target');
    lifted.classList.add('dragged');
    Object.assign(lifted.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    // Inside the table, where its CSS variables hold.
    piece.closest('.table')?.append(lifted);
    return lifted;
  };
  const move = (moved: globalThis.PointerEvent): void => {
    const dx = moved.clientX - clientX;
    const dy = moved.clientY - clientY;
    if (!copy && Math.hypot(dx, dy) < SLACK) return;
    copy ??= lift();
    copy.style.transform = `translate(${dx}px, ${dy}px)`;
  };
  const drop = (dropped: globalThis.PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', drop);
    if (!copy) return;
    copy.remove();
    const onto = targetUnder(dropped.clientX, dropped.clientY);
    if (dropped.type === 'pointerup' && onto && onto !== target) store.pointInTurn(target, onto);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', drop);
}
