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

function launch(layer: HTMLElement, piece: HTMLElement, from: DOMRect, milliseconds: number, delay: number): void {
  const to = piece.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return;
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-piece');
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
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(2.5, Math.max(0.35, from.height / to.height));
  const lift = -Math.min(40, Math.hypot(dx, dy) / 8);
  const flight = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px) scale(${(1 + scale) / 2 + 0.1})`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: milliseconds, delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards' },
  );
  const land = (): void => {
    copy.remove();
    piece.style.visibility = '';
  };
  flight.finished.then(land, land);
}

/** Lets every piece fly to its new place. A place that does not draw the piece is skipped. */
export function flyPieces(departures: Departures, root: ParentNode, layer: HTMLElement, milliseconds: number): void {
  const taken = new Set<HTMLElement>();
  let delay = 0;
  for (const [flight, from] of departures) {
    const place = elementOf(flight.to, root);
    if (!place) continue;
    const pieces = [...place.querySelectorAll<HTMLElement>(`[data-piece="${flight.id}"]`)].reverse();
    const piece = pieces.find((element) => !taken.has(element));
    if (!piece) continue;
    taken.add(piece);
    launch(layer, piece, from, milliseconds, delay);
    delay += 40;
  }
}
