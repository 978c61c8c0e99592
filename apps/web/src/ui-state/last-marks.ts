// What others did since the viewer's last move, as marks on the table. A mark goes when its thing goes. Headless.

import type { DieFace, GameEvent, View, Viewer } from '@black-angel/engine';
import type { Entry } from '@black-angel/match';
import { COLUMNS, parseHex } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import { hexPath } from './hex-path.ts';

export type Mark = { event: GameEvent } & (
  | { kind: 'die'; from: number; by: number; die: DieFace }
  /** Hexes by their present numbers. */
  | { kind: 'path'; seat: number; hexes: number[] }
  | { kind: 'mission'; card: string }
  | { kind: 'ravager'; card: string }
  | { kind: 'tile'; tile: string }
  | { kind: 'slot'; seat: number; slot: string }
  /** Only a text: the moved sky is visible without a mark. */
  | { kind: 'advance' }
);

/** The events of others' turns after the viewer's last move. Hal plays within the move that ends the viewer's turn. */
export function eventsSinceOwn(entries: readonly Entry[], viewer: Viewer): GameEvent[] {
  if (viewer === 'spectator') return [];
  const last = entries.findLastIndex(({ seat }) => seat === viewer);
  if (last < 0) return [];
  const own = entries[last]!.events;
  const start = own.findIndex(isOthersTurn(viewer));
  return [...(start < 0 ? [] : own.slice(start)), ...entries.slice(last + 1).flatMap(({ events }) => events)];
}

const isOthersTurn =
  (viewer: Viewer) =>
  (event: GameEvent): boolean =>
    event.kind === 'turnStarted' && event.seat !== viewer;

/** Whether others have moved in an entry: its mover is another, or Hal's turn is part of it. */
const isOthers = ({ seat, index, events }: Entry, viewer: Viewer): boolean =>
  index >= 0 && (seat !== viewer || events.findIndex(isOthersTurn(viewer)) !== -1);

/** The entry in which the others' turns since the viewer's last move begin; null if there are none. */
export function sinceOwn(entries: readonly Entry[], viewer: Viewer): number | null {
  if (eventsSinceOwn(entries, viewer).length < 2) return null;
  const last = entries.findLast(({ seat }) => seat === viewer)!;
  const start = last.events.findIndex(isOthersTurn(viewer));
  return start >= 0 && start < last.events.length - 1 ? last.index : last.index + 1;
}

/**
 * The first entry that a returning player has missed; null if nothing was missed.
 * @param seen Moves that this browser has shown; null if it does not know the game.
 */
export function missedFrom(entries: readonly Entry[], viewer: Viewer, seen: number | null): number | null {
  const own = entries.findLast(({ seat }) => seat === viewer);
  if (seen === null && own === undefined) return null;
  const from = seen ?? own!.index + 1;
  return entries.some((entry) => entry.index >= from && isOthers(entry, viewer)) ? from : null;
}

class Marks {
  all: Mark[] = [];

  private drop(isGone: (mark: Mark) => boolean): void {
    this.all = this.all.filter((mark) => !isGone(mark));
  }

  /** The sky moves by one strip: every hex has another number, and the first strip is gone. */
  private advance(): void {
    this.all = this.all.flatMap((mark): Mark[] => {
      if (mark.kind !== 'path') return [mark];
      const hexes = mark.hexes.map((hex) => hex - COLUMNS);
      return hexes.some((hex) => hex < 0) ? [] : [{ ...mark, hexes }];
    });
  }

  add(event: GameEvent): void {
    switch (event.kind) {
      case 'dieChosen':
        this.all.push({ kind: 'die', event, from: event.seat, by: event.seat, die: event.die });
        break;
      case 'dieBought':
        this.all.push({ kind: 'die', event, from: event.from, by: event.seat, die: event.die });
        break;
      case 'diceRolled':
        // New dice replace the empty places.
        this.drop((mark) => mark.kind === 'die' && mark.from === event.seat);
        break;
      case 'shipMoved':
        this.all.push({
          kind: 'path',
          event,
          seat: event.seat,
          hexes: [event.from, event.to].flatMap((name) => parseHex(name) ?? []),
        });
        break;
      case 'stripTurned':
        this.advance();
        break;
      case 'angelAdvanced':
        this.all.push({ kind: 'advance', event });
        break;
      case 'missionPlaced':
        this.all.push({ kind: 'mission', event, card: event.card });
        break;
      case 'missionResolved':
      case 'missionEjected':
        this.drop((mark) => mark.kind === 'mission' && mark.card === event.card);
        break;
      case 'ravagerAppeared':
        this.all.push({ kind: 'ravager', event, card: event.card });
        break;
      case 'ravagersDestroyed':
        this.drop((mark) => mark.kind === 'ravager' && event.cards.includes(mark.card));
        break;
      case 'tileInjected':
      case 'advancedPlaced':
      case 'technologyAppeared':
      case 'advancedRevealed':
        this.drop((mark) => mark.kind === 'tile' && mark.tile === event.tile);
        this.all.push({ kind: 'tile', event, tile: event.tile });
        break;
      case 'tileTaken':
      case 'tileEjected':
      case 'technologyDiscarded':
        this.drop((mark) => mark.kind === 'tile' && mark.tile === event.tile);
        break;
      case 'cardPlayed':
        this.all.push({ kind: 'slot', event, seat: event.seat, slot: event.slot });
        break;
      case 'boardReset':
        this.drop((mark) => mark.kind === 'slot' && mark.seat === event.seat);
        break;
    }
  }
}

const NONE: Mark[] = [];

/** @param view The table on which the marks are drawn. */
export function marksSince(entries: readonly Entry[], view: Pick<View, 'viewer' | 'strips'>, content: Content): Mark[] {
  const events = eventsSinceOwn(entries, view.viewer);
  if (events.length === 0) return NONE;
  const marks = new Marks();
  for (const event of events) marks.add(event);
  const drawn = marks.all.map((mark): Mark => {
    if (mark.kind !== 'path') return mark;
    const path = hexPath(view, content, mark.hexes[0]!, mark.hexes.at(-1)!);
    return path.length > 0 ? { ...mark, hexes: path } : mark;
  });
  return drawn.length === 0 ? NONE : drawn;
}

/** What a mark is drawn around: pieces and places (pieces.ts). Dice and paths are drawn by themselves. */
export function refOfMark(mark: Mark): string | null {
  switch (mark.kind) {
    case 'mission':
    case 'ravager':
      return `card:${mark.card}`;
    case 'tile':
      return `tile:${mark.tile}`;
    case 'slot':
      return `slot:${mark.seat}:${mark.slot}`;
    case 'die':
    case 'path':
    case 'advance':
      return null;
    default:
      return mark satisfies never;
  }
}
