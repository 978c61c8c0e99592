// One tooltip for the whole table, on hover, focus and long press. Elements name its content by `data-target`,
// `data-tip` and `data-tip-text`.

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Target } from '../ui-state/target.ts';
import { describe } from './describe.ts';
import { useStore } from './table-context.tsx';
import { useWords } from './words.ts';
import './tip.css';

const DELAY = 350;
const FOCUS_DELAY = 600;
/** The rule appears after a longer hover. */
const RULE_DELAY = 1400;
/** The buttons beside the prompt need no tooltip. */
const MARKED = '[data-tip],[data-tip-text],.spot[data-target]';

interface Shown {
  element: HTMLElement;
  title: string;
  lines: string[];
  rule: string | null;
}

/** Above the thing, or below it; beside a button of the prompt, so that the prompt can be read. */
function placeFor(element: HTMLElement, width: number, height: number): { left: number; top: number } {
  const thing = element.getBoundingClientRect();
  const beside = thing.left - width - 24;
  if (element.closest('.prompt') && beside > 8)
    return { left: beside, top: Math.max(8, Math.min(thing.top, innerHeight - height - 8)) };
  const left = Math.min(Math.max(8, thing.left + thing.width / 2 - width / 2), innerWidth - width - 8);
  const above = thing.top - height - 10;
  return { left, top: above > 8 ? above : Math.min(thing.bottom + 10, innerHeight - height - 8) };
}

export function Tip() {
  const store = useStore();
  const { t, language } = useWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let hovered: HTMLElement | null = null;
    const hide = (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      setShown(null);
    };
    const show = (element: HTMLElement, isWithRule: boolean): void => {
      const { tip, tipText, target } = element.dataset;
      const text = tipText
        ? { title: tipText, lines: [], rule: null }
        : describe(t, language, (tip ?? target) as Target, store.get());
      setShown(text && { element, ...text, rule: isWithRule ? text.rule : null });
      if (!isWithRule && text?.rule) timer = setTimeout(() => show(element, true), RULE_DELAY);
    };
    const markedAt = (event: Event): HTMLElement | null =>
      (event.target as Element | null)?.closest<HTMLElement>(MARKED) ?? null;
    const move = (event: Event): void => {
      const { pointerType, movementX, movementY } = event as PointerEvent;
      // By touch a tap acts and a long press opens the tooltip.
      if (pointerType === 'touch') return;
      const element = markedAt(event);
      if (element === hovered) return;
      hide();
      // The table changes under a pointer that rests: nothing was asked for.
      const isResting = movementX === 0 && movementY === 0;
      hovered = isResting ? null : element;
      if (hovered) timer = setTimeout(() => show(element!, false), DELAY);
    };
    const leave = (): void => {
      hovered = null;
      hide();
    };
    const focus = (event: Event): void => {
      const element = markedAt(event);
      hide();
      // A tap focuses too: only visible focus opens the tooltip.
      if (element?.matches(':focus-visible')) timer = setTimeout(() => show(element, false), FOCUS_DELAY);
    };
    // A long press opens the tooltip.
    const press = (event: Event): void => {
      const element = markedAt(event);
      if (!element) return;
      event.preventDefault();
      hide();
      show(element, true);
    };
    const hideByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    const table = document.querySelector('.table');
    table?.addEventListener('pointermove', move);
    table?.addEventListener('pointerleave', leave);
    table?.addEventListener('pointerdown', hide);
    table?.addEventListener('focusin', focus);
    table?.addEventListener('contextmenu', press);
    addEventListener('keydown', hideByKey);
    return () => {
      hide();
      table?.removeEventListener('pointermove', move);
      table?.removeEventListener('pointerleave', leave);
      table?.removeEventListener('pointerdown', hide);
      table?.removeEventListener('focusin', focus);
      table?.removeEventListener('contextmenu', press);
      removeEventListener('keydown', hideByKey);
    };
  }, [store, t, language]);

  useLayoutEffect(() => {
    if (!shown || !box.current) return;
    const { width, height } = box.current.getBoundingClientRect();
    const { left, top } = placeFor(shown.element, width, height);
    Object.assign(box.current.style, { left: `${left}px`, top: `${top}px`, visibility: 'visible' });
  }, [shown]);

  // For screen readers: the tooltip describes the thing while it is open.
  const described = shown?.element;
  useEffect(() => {
    described?.setAttribute('aria-describedby', id);
    return () => described?.removeAttribute('aria-describedby');
  }, [described, id]);

  if (!shown) return null;
  return (
    <div ref={box} id={id} className="tip" role="tooltip">
      <strong>{shown.title}</strong>
      {shown.lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
      {shown.rule && <p className="tip-rule">{shown.rule}</p>}
    </div>
  );
}
