// Pieces fly from where they lay to where they lie now. Places are elements with `data-place`, pieces inside them have
// `data-piece`. A copy flies above everything; nothing runs when nothing moves.

import type { Flight } from '../ui-state/pieces.ts';

/** With more pieces than this, as after a jump in the replay, none fly. */
const MOST_FLIGHTS = 24;

/** A place that is not drawn is replaced by its owner's line, or by the part of the table it belongs to. */
function elementOf(place: string, root: ParentNode): HTMLElement | null {
  // On a small screen the viewer's dice are drawn twice, once out of sight.
  for (const found of root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`))
    if (found.getClientRects().length > 0) return found;
  const [kind, seat] = place.split(':');
  const standIn = ['hand', 'slot', 'cell', 'storage', 'ejected', 'tucked', 'advanced'].includes(kind ?? '')
    ? root.querySelector<HTMLElement>(`[data-place="seat:${seat}"]`)
    : null;
  return standIn && standIn.getClientRects().length > 0 ? standIn : null;
}

const pieceIn = (place: HTMLElement, id: string): HTMLElement | null => {
  const pieces = place.querySelectorAll<HTMLElement>(`[data-piece="${id}"]`);
  return pieces.item(pieces.length - 1);
};

export type Departures = ReadonlyMap<Flight, DOMRect>;

/** Where the pieces are before the table changes. */
export function measureDepartures(flights: readonly Flight[], root: ParentNode): Departures {
  const departures = new Map<Flight, DOMRect>();
  if (flights.length > MOST_FLIGHTS) return departures;
  for (const flight of flights) {
    const place = elementOf(flight.from, root);
    if (place) departures.set(flight, (pieceIn(place, flight.id) ?? place).getBoundingClientRect());
  }
  return departures;
}

const middleOf = ({ left, top, width, height }: DOMRect): { x: number; y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
});

interface Course {
  from: DOMRect;
  to: DOMRect;
  via: DOMRect[];
  isPushed: boolean;
}

/** The frames of a flight, relative to its end. Only transforms, so that the compositor runs them. */
function framesOf({ from, to, via, isPushed }: Course): Keyframe[] {
  const end = middleOf(to);
  const offsetOf = (rect: DOMRect): { dx: number; dy: number } => {
    const { x, y } = middleOf(rect);
    return { dx: x - end.x, dy: y - end.y };
  };
  const { dx, dy } = offsetOf(from);
  const scale = isPushed ? 1 : Math.min(2.5, Math.max(0.35, from.height / to.height));
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
  if (via.length > 0) {
    // Hex by hex, slower at each of them.
    const stops = via.map(offsetOf).map((at) => ({
      transform: `translate(${at.dx}px, ${at.dy}px) scale(1.15)`,
      easing: 'ease-in-out',
    }));
    return [{ ...start, easing: 'ease-in-out' }, ...stops, { transform: 'none' }];
  }
  if (isPushed) return [start, { transform: 'none' }];
  const lift = -Math.min(40, Math.hypot(dx, dy) / 8);
  return [
    start,
    { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px) scale(${(1 + scale) / 2 + 0.1})`, offset: 0.5 },
    { transform: 'none' },
  ];
}

function launch(layer: HTMLElement, piece: HTMLElement, course: Course, milliseconds: number, delay: number): void {
  const { from, to } = course;
  if (to.width === 0 || from.width === 0) return;
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-piece');
  copy.dataset['flight'] = piece.dataset['piece'];
  copy.className = `${piece.className} flying`;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
  });
  layer.append(copy);
  piece.style.visibility = 'hidden';
  const flight = copy.animate(framesOf(course), {
    duration: milliseconds,
    delay,
    easing: course.via.length > 0 ? 'linear' : 'cubic-bezier(.3,.1,.2,1)',
    fill: 'backwards',
  });
  const land = (): void => {
    copy.remove();
    piece.style.visibility = '';
  };
  flight.finished.then(land, land);
}

/** Lets every piece fly to its new place. A place that does not draw the piece is skipped. */
export function flyPieces(departures: Departures, root: ParentNode, layer: HTMLElement, milliseconds: number): void {
  const taken = new Set<HTMLElement>();
  const courses: (Course & { piece: HTMLElement })[] = [];
  for (const [flight, from] of departures) {
    const place = elementOf(flight.to, root);
    if (!place) continue;
    const pieces = [...place.querySelectorAll<HTMLElement>(`[data-piece="${flight.id}"]`)].reverse();
    const piece = pieces.find((element) => !taken.has(element));
    if (!piece) continue;
    taken.add(piece);
    const via = (flight.via ?? []).flatMap((at) => elementOf(at, root)?.getBoundingClientRect() ?? []);
    courses.push({ piece, isPushed: flight.isPushed === true, from, to: piece.getBoundingClientRect(), via });
  }
  // All are measured before any is launched: a copy changes the layout.
  let delay = 0;
  for (const { piece, ...course } of courses) {
    // Tiles push one another, so they move together.
    launch(layer, piece, course, milliseconds, course.isPushed ? 0 : delay);
    if (!course.isPushed) delay += Math.min(40, (milliseconds * 0.5) / courses.length);
  }
}
