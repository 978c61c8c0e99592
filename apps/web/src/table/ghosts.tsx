// Ghosts: the result of the pointed move, or of turns that are compared, drawn above the table. Nothing on the table
// moves.

import { useLayoutEffect, useMemo, useRef } from 'react';
import { seatTones } from '../art/palette.ts';
import { type Ghost, ghostsOf, isFlightOf } from '../ui-state/ghosts.ts';
import type { LineTone, TonedGhost } from '../ui-state/line-ghosts.ts';
import type { Goods } from '../ui-state/preview.ts';
import { pointedOption } from './core/table-state.ts';
import { isInSight } from './in-sight.ts';
import { middleOf, viewBoxOf } from './last-marks.tsx';
import { useTable } from './table-context.tsx';
import { markThings, thingsOf } from './things.ts';
import { useSeatArt } from './words.ts';
import './ghosts.css';

const isShown = (thing: Element): boolean => thing.getClientRects().length > 0;
const shownThing = (ref: string): HTMLElement | null => thingsOf(ref).find(isShown) ?? null;

/** The counters of a seat's goods: in its line, beside its board, and at the top of a phone. */
const countersOf = (seat: number, what: Goods): HTMLElement[] =>
  [`seat:${seat}`, `storage:${seat}`, `goods:${seat}`].flatMap((place) =>
    [...document.querySelectorAll<HTMLElement>(`.table [data-place="${place}"] [data-goods="${what}"]`)].filter(
      isShown,
    ),
  );

/** The largest size of a piece within a place, in the middle of it. */
function fitted(piece: DOMRect, place: DOMRect): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(place.width / piece.width, place.height / piece.height);
  const width = piece.width * scale;
  const height = piece.height * scale;
  return { left: place.left + (place.width - width) / 2, top: place.top + (place.height - height) / 2, width, height };
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

class Layer {
  private readonly root: HTMLElement;
  private tone: LineTone | null = null;

  constructor(root: HTMLElement) {
    this.root = root;
  }

  private put(element: HTMLElement, { left, top, width, height }: Box): void {
    Object.assign(element.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.append(element);
  }

  private append(element: HTMLElement): void {
    if (this.tone) element.classList.add(`ghost-${this.tone}`);
    this.root.append(element);
  }

  /** A copy of the piece that lies at a thing. */
  private copy(from: HTMLElement, box: (piece: DOMRect) => Box): void {
    const piece = from.matches('[data-piece]') ? from : from.querySelector<HTMLElement>('[data-piece]');
    if (!piece || !isShown(piece)) return;
    const copy = piece.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('.visually-hidden, .final-sign, .place-sign')) part.remove();
    for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
      for (const name of ['data-piece', 'data-place', 'data-target', 'data-tip', 'data-ghost', 'id'])
        part.removeAttribute(name);
    copy.className = `${piece.matches('.spot') ? 'ghost-card' : piece.className} ghost-copy`;
    this.put(copy, box(piece.getBoundingClientRect()));
  }

  private box(className: string, { left, top, width, height }: Box, text = ''): void {
    const box = document.createElement('span');
    box.className = className;
    box.textContent = text;
    this.put(box, { left, top, width, height });
  }

  private badge(counter: HTMLElement, text: string, isLoss: boolean): void {
    // The badge of a counter that is scrolled away would cover something else.
    if (!isInSight(counter)) return;
    const { left, width, top, bottom } = counter.getBoundingClientRect();
    // In the list of players it hangs below: above the figures stands the player's sign.
    const isBelow = counter.closest('.player-figures') !== null;
    const badge = document.createElement('span');
    badge.className = `ghost-badge ${isLoss ? 'ghost-badge-loss' : ''} ${isBelow ? 'ghost-badge-below' : ''}`;
    badge.textContent = text;
    Object.assign(badge.style, { left: `${left + width / 2}px`, top: `${isBelow ? bottom : top}px` });
    this.append(badge);
  }

  private leave(ref: string, side: 'right' | 'up' | null): void {
    for (const thing of thingsOf(ref).filter((one) => isShown(one) && isInSight(one))) {
      const rect = thing.getBoundingClientRect();
      if (side) {
        const [dx, dy] = side === 'right' ? [rect.width * 0.6, 0] : [0, -rect.height * 0.6];
        this.copy(thing, (piece) => ({
          left: piece.left + dx,
          top: piece.top + dy,
          width: piece.width,
          height: piece.height,
        }));
      }
      this.box(`ghost-leaves ${side ? `ghost-leaves-${side}` : ''}`, rect, '✕');
    }
  }

  add(ghost: Ghost, tone: LineTone | null): void {
    this.tone = tone;
    switch (ghost.kind) {
      case 'arrives': {
        const [from, place] = [shownThing(ghost.from), shownThing(ghost.place)];
        if (from && place && isInSight(place)) this.copy(from, (piece) => fitted(piece, place.getBoundingClientRect()));
        return;
      }
      case 'leaves':
        return this.leave(ghost.ref, ghost.side);
      case 'lights': {
        const thing = shownThing(ghost.ref);
        // The light of a covered or scrolled-away thing would fall on something else.
        if (thing && isInSight(thing)) this.box('ghost-light', thing.getBoundingClientRect());
        return;
      }
      case 'comes': {
        const deck = shownThing(ghost.place);
        if (deck) this.badge(deck, `${ghost.count} ▸`, false);
        return;
      }
      case 'goods': {
        const { amount } = ghost;
        const text = amount > 0 ? `+${amount}` : `−${-amount}`;
        for (const counter of countersOf(ghost.seat, ghost.what)) this.badge(counter, text, amount < 0);
        return;
      }
      // Attributes and the drawing of space show these.
      case 'moves':
      case 'path':
        return;
      default:
        ghost satisfies never;
    }
  }
}

const fadedOf = (ghosts: readonly Ghost[]): string[] =>
  ghosts.flatMap((ghost) => (ghost.kind === 'moves' || ghost.kind === 'leaves' ? [ghost.ref] : []));

const NONE: readonly TonedGhost[] = [];

/** Those of the pointed move, else what is planned. */
function useShownGhosts(): readonly TonedGhost[] {
  const option = useTable(pointedOption);
  const decision = useTable((state) => state.decision);
  const planned = useTable((state) => state.planned);
  const { view } = useTable((state) => state.moment);
  return useMemo(() => {
    if (!option || !decision) return planned ?? NONE;
    const ghosts = ghostsOf(decision, view, option);
    return ghosts.filter(({ kind }) => kind !== 'path' || isFlightOf(option)).map((ghost) => ({ ghost, tone: null }));
  }, [option, decision, view, planned]);
}

/** The layer of the ghosts, above the table and below the tooltip. */
export function Ghosts() {
  const root = useRef<HTMLDivElement>(null);
  const ghosts = useShownGhosts();
  useLayoutEffect(() => {
    const { current } = root;
    if (!current || ghosts.length === 0) return;
    const layer = new Layer(current);
    for (const { ghost, tone } of ghosts) layer.add(ghost, tone);
    const restore = markThings('ghost', fadedOf(ghosts.map(({ ghost }) => ghost)));
    return () => {
      restore();
      current.replaceChildren();
    };
  }, [ghosts]);
  return <div ref={root} className="ghosts" aria-hidden="true" />;
}

/** The ways that the pointed or compared flights would take. */
export function GhostPath({ isFlat }: { isFlat: boolean }) {
  const ghosts = useShownGhosts();
  const rows = useTable(({ moment }) => moment.view.strips.length);
  const artOf = useSeatArt();
  const paths = ghosts.flatMap(({ ghost, tone }) => (ghost.kind === 'path' ? [{ ...ghost, tone }] : []));
  if (paths.length === 0) return null;
  return (
    <svg className="flight-paths ghost-path" viewBox={viewBoxOf(rows, isFlat)} aria-hidden="true">
      {paths.map(({ hexes, seat, tone }, i) => {
        const points = hexes.map((hex) => middleOf(hex, rows, isFlat));
        const line = points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L');
        const { x, y } = points.at(-1)!;
        const { main } = seatTones(artOf(seat));
        return (
          <g
            key={i}
            className={tone ? `ghost-path-${tone}` : undefined}
            fill="none"
            stroke={main}
            strokeWidth={0.06}
            strokeLinejoin="round"
          >
            <path d={`M${line}`} className="flight-path-edge" strokeWidth={0.12} />
            <path d={`M${line}`} />
            <circle cx={x} cy={y} r={0.22} />
            <circle cx={x} cy={y} r={0.1} fill={main} />
          </g>
        );
      })}
    </svg>
  );
}
