// Dims the table except for what the guide points at, the guide itself and the prompt, and rings what is pointed at.
// Nothing is covered for the pointer: a wrong try is answered, not prevented.

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { filmSpeed, useSettings } from '../browser/settings.ts';
import { frameOf } from '../table/in-sight.ts';
import { thingsOf } from '../table/things.ts';
import './spotlight.css';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What two rectangles share; null for nothing. */
export function sharedBox(one: Box, other: Box): Box | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Space between a thing and its ring, in pixels. */
const PAD = 5;
const RADIUS = 10;
/** What stays bright beside the pointed things. */
const BRIGHT = '.guide, .tabs';

/** A choice is a button whose name has spaces. */
const pointedThings = (ref: string): Element[] =>
  ref.startsWith('choice:')
    ? [...document.querySelectorAll(`.table [data-target="${CSS.escape(ref)}"]`)]
    : thingsOf(ref);

/** What scrolls with a thing in it. */
const SCROLLERS = '.choices, .prompt-body, .table > .part';

/** As much of a thing as the window and its lists and parts show. */
function boxOf(element: Element): Box | null {
  let seen = sharedBox(element.getBoundingClientRect(), { x: 0, y: 0, width: innerWidth, height: innerHeight });
  for (
    let around = element.parentElement?.closest(SCROLLERS);
    around;
    around = around.parentElement?.closest(SCROLLERS)
  )
    if (seen && getComputedStyle(around).overflowY !== 'visible')
      seen = sharedBox(seen, around.getBoundingClientRect());
  if (!seen) return null;
  const { x, y, width, height } = seen;
  return { x: x - PAD, y: y - PAD, width: width + 2 * PAD, height: height + 2 * PAD };
}

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

/** Not scrolled out of its list, nor below something else. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (hit === null || element.contains(hit)) return hit !== null;
  // A drawing lets the pointer through to what is behind it. The table behind its part is not behind the drawing.
  return hit.contains(element) && (frameOf(element)?.contains(hit) ?? true);
}

const boxesOf = (elements: Iterable<Element>): Box[] => [...elements].flatMap((element) => boxOf(element) ?? []);

const hole = ({ x, y, width, height }: Box): string => {
  const r = Math.min(RADIUS, width / 2, height / 2);
  return (
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
};

/** Where things are now. They are measured again whenever something on the page may have moved. */
function useBoxes(refs: readonly string[], isAsked: boolean): { rings: Box[]; bright: Box[] } {
  const [boxes, setBoxes] = useState<{ rings: Box[]; bright: Box[] }>({ rings: [], bright: [] });
  const key = refs.join('|');
  useEffect(() => {
    const named = key === '' ? [] : key.split('|');
    let frame = 0;
    let said = '';
    let isInSight = false;
    const measure = (): void => {
      frame = 0;
      const things = named.flatMap(pointedThings).filter(isDrawn);
      // The table may turn to another part first. Later the learner may scroll it away.
      if (!isInSight && things.length > 0) {
        isInSight = true;
        if (!things.some(isUncovered)) things[0]!.scrollIntoView({ block: 'center', inline: 'nearest' });
      }
      const found = {
        rings: boxesOf(things.filter(isUncovered)),
        bright: boxesOf(document.querySelectorAll(isAsked ? `${BRIGHT}, .prompt` : BRIGHT)),
      };
      const text = JSON.stringify(found);
      if (text !== said) setBoxes(found);
      said = text;
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    later();
    const changes = new MutationObserver(later);
    const table = document.querySelector('.table');
    if (table) changes.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    const events = ['scroll', 'resize', 'transitionend', 'animationend'] as const;
    for (const event of events) addEventListener(event, later, true);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const event of events) removeEventListener(event, later, true);
    };
  }, [key, isAsked]);
  return boxes;
}

interface SpotlightProps {
  refs: readonly string[];
  /** Whether the prompt stays bright: something is to be done. */
  isAsked: boolean;
}

export function Spotlight({ refs, isAsked }: SpotlightProps) {
  const { rings, bright } = useBoxes(refs, isAsked);
  const isStill = filmSpeed(useSettings()) === 'off';
  if (rings.length === 0) return null;
  const around = `M0 0h${innerWidth}v${innerHeight}h${-innerWidth}z`;
  return createPortal(
    <svg className="spotlight" aria-hidden="true">
      <mask id="spotlight-holes">
        <path d={around} fill="white" />
        {[...rings, ...bright].map((box, i) => (
          <path key={i} d={hole(box)} fill="black" />
        ))}
      </mask>
      <path className="spotlight-dim" d={around} mask="url(#spotlight-holes)" />
      {rings.map((box, i) => (
        <path key={i} className={`spotlight-ring ${isStill ? 'spotlight-still' : ''}`} d={hole(box)} />
      ))}
    </svg>,
    document.body,
  );
}
