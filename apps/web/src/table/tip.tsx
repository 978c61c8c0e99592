// One tooltip for the whole table, on hover, focus and long press. Elements name its content by `data-target`,
// `data-tip` and `data-tip-text`.

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fetchTexts, ruleText } from '../texts/i18n.ts';
import type { Target } from '../ui-state/target.ts';
import { describe } from './describe.ts';
import { useStore } from './table-context.tsx';
import { isOnTip, placeTip } from './tip-place.ts';
import { useWords } from './words.ts';
import './tip.css';

const DELAY = 350;
const FOCUS_DELAY = 600;
/** The rule appears after a longer hover. */
const RULE_DELAY = 1400;
/** The buttons beside the prompt need no tooltip. */
const MARKED = '[data-tip],[data-tip-text],.spot[data-target]';

/** What it leaves uncovered: the buttons that take a move back, and the ghosts of the move that it explains. */
const KEPT_FREE = '.table .ways, .ghosts > *, .ghost-path path, .table [data-ghost]';
/** A tooltip of something on the map leaves all hexes uncovered: the player compares them. */
const MAP = '.space';
const HEXES = '.space .hex-field';

interface Shown {
  element: HTMLElement;
  title: string;
  lines: string[];
  rule: string | null;
}

/** A tooltip of the prompt stands beside it, so that the prompt can be read. Null without room, and elsewhere. */
function besidePrompt(element: HTMLElement, tip: DOMRect): { left: number; top: number } | null {
  if (!element.closest('.prompt')) return null;
  const thing = element.getBoundingClientRect();
  const left = thing.left - tip.width - 24;
  return left > 8 ? { left, top: Math.max(8, Math.min(thing.top, innerHeight - tip.height - 8)) } : null;
}

export function Tip({ onRule }: { onRule: (rule: string) => void }) {
  const store = useStore();
  const { t, language } = useWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let hovered: HTMLElement | null = null;
    let open: HTMLElement | null = null;
    const isOpenAt = (x: number, y: number): boolean =>
      box.current !== null && isOnTip(box.current.getBoundingClientRect(), x, y);
    const hide = (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      open = null;
      setShown(null);
    };
    let isMissing = ruleText('A1.1', language) === null;
    const show = (element: HTMLElement, isWithRule: boolean): void => {
      const { tip, tipText, target } = element.dataset;
      const text = tipText
        ? { title: tipText, lines: [], rule: null }
        : describe(t, language, (tip ?? target) as Target, store.get());
      open = element;
      setShown(text && { element, ...text, rule: isWithRule ? text.rule : null });
      // The texts of the rules come with the first tooltip.
      if (isMissing) {
        isMissing = false;
        void fetchTexts('rules').then(
          () => isWithRule && box.current && show(element, true),
          () => {},
        );
      }
      if (!isWithRule && text?.rule) timer = setTimeout(() => show(element, true), RULE_DELAY);
    };
    const markedAt = (event: Event): HTMLElement | null =>
      (event.target as Element | null)?.closest<HTMLElement>(MARKED) ?? null;
    const move = (event: Event): void => {
      const { pointerType, movementX, movementY, clientX, clientY } = event as PointerEvent;
      // By touch a tap acts and a long press opens the tooltip.
      if (pointerType === 'touch') return;
      if (isOpenAt(clientX, clientY)) {
        // It stays, whatever the pointer has crossed on its way.
        if (hovered !== open && timer !== null) clearTimeout(timer);
        hovered = open;
        return;
      }
      const element = markedAt(event);
      if (element === hovered) return;
      // That of a hex stands apart: it waits for the pointer.
      const isWaiting = open !== null && open.closest(MAP) !== null;
      if (!isWaiting) hide();
      else if (timer !== null) clearTimeout(timer);
      // The table changes under a pointer that rests: nothing was asked for.
      const isResting = movementX === 0 && movementY === 0;
      hovered = isResting ? null : element;
      if (hovered) timer = setTimeout(() => show(element!, false), DELAY);
      else if (isWaiting) timer = setTimeout(hide, DELAY);
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
    // The rule in the tooltip is a button.
    const hideByPress = ({ target }: Event): void => {
      if (!box.current?.contains(target as Node)) hide();
    };
    const hideByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    const table = document.querySelector('.table');
    table?.addEventListener('pointermove', move);
    table?.addEventListener('pointerleave', leave);
    table?.addEventListener('pointerdown', hideByPress);
    table?.addEventListener('focusin', focus);
    table?.addEventListener('contextmenu', press);
    addEventListener('keydown', hideByKey);
    return () => {
      hide();
      table?.removeEventListener('pointermove', move);
      table?.removeEventListener('pointerleave', leave);
      table?.removeEventListener('pointerdown', hideByPress);
      table?.removeEventListener('focusin', focus);
      table?.removeEventListener('contextmenu', press);
      removeEventListener('keydown', hideByKey);
    };
  }, [store, t, language]);

  useLayoutEffect(() => {
    if (!shown || !box.current) return;
    const kept = shown.element.closest(MAP) ? `${KEPT_FREE}, ${HEXES}` : KEPT_FREE;
    const free = [...document.querySelectorAll(kept)].map((thing) => thing.getBoundingClientRect());
    const screen = { width: innerWidth, height: innerHeight };
    const tip = box.current.getBoundingClientRect();
    const { left, top } =
      besidePrompt(shown.element, tip) ?? placeTip(shown.element.getBoundingClientRect(), tip, screen, free);
    Object.assign(box.current.style, { left: `${left}px`, top: `${top}px`, visibility: 'visible' });
  }, [shown]);

  // For screen readers: the tooltip describes the thing while it is open.
  const described = shown?.element;
  useEffect(() => {
    const before = described?.getAttribute('aria-describedby') ?? null;
    described?.setAttribute('aria-describedby', id);
    return () => {
      // The description of the focus (described.tsx) ends with the focus.
      if (before !== null && described === document.activeElement) described?.setAttribute('aria-describedby', before);
      else described?.removeAttribute('aria-describedby');
    };
  }, [described, id]);

  if (!shown) return null;
  return (
    <div ref={box} id={id} className="tip" role="tooltip">
      <strong>{shown.title}</strong>
      {shown.lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
      {shown.rule && (
        <button
          type="button"
          className="tip-rule"
          tabIndex={-1}
          // It must not take the focus: a new focus closes the tooltip.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onRule(shown.rule!.split(' ')[0]!);
            setShown(null);
          }}
        >
          {shown.rule}
        </button>
      )}
    </div>
  );
}
