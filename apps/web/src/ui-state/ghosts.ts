// The ghosts of a move: what would move, leave, come, be gained and be lost if it were made. Headless; the names of
// things and places are those of pieces.ts.

import type { GameEvent, PlayerView, View } from '@black-angel/engine';
import { angelHex, COLOURS, cellName, lineName, parseHex, rowOf } from '@black-angel/rules';
import type { OpenDecision } from './decision.ts';
import { hexPath } from './hex-path.ts';
import type { Option } from './paths.ts';
import { type Goods, goodsChanges, previewOf, sequenceBEvents, shownEvents } from './preview.ts';

export type Ghost =
  /** A copy of what lies at `from` appears at a place. */
  | { kind: 'arrives'; from: string; place: string }
  /** A thing goes away. A tile is pushed out of the grid to the right or upwards. */
  | { kind: 'leaves'; ref: string; side: 'right' | 'up' | null }
  /** A thing moves away: its copy is drawn elsewhere. */
  | { kind: 'moves'; ref: string }
  /** A tile that the played card activates, or what a step of a compared turn points at. */
  | { kind: 'lights'; ref: string }
  /** A ship's way, by hexes. */
  | { kind: 'path'; seat: number; hexes: number[] }
  /** Cards or tiles come from a deck; which ones is hidden. */
  | { kind: 'comes'; place: string; count: number }
  | { kind: 'goods'; seat: number; what: Goods; amount: number };

type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

class Ghosts {
  readonly all: Ghost[] = [];
  private readonly coming = new Map<string, number>();
  private readonly view: View;
  private readonly decision: OpenDecision;

  constructor(view: View, decision: OpenDecision) {
    this.view = view;
    this.decision = decision;
  }

  private leaves(ref: string, side: 'right' | 'up' | null = null): void {
    this.all.push({ kind: 'leaves', ref, side });
  }

  private arrives(from: string, place: string): void {
    this.all.push({ kind: 'arrives', from, place });
  }

  private comes(place: string): void {
    this.coming.set(place, (this.coming.get(place) ?? 0) + 1);
  }

  private player(seat: number): PlayerView {
    return this.view.players[seat]!;
  }

  private tileNumber(id: string): number {
    return this.decision.content.tiles.findIndex((tile) => tile.id === id);
  }

  /** The cell of a tile in the grid; null if it lies elsewhere. */
  private cellOf(seat: number, id: string): string | null {
    const tile = this.tileNumber(id);
    const cell = this.player(seat).grid.findIndex((at) => at.tile === tile);
    return cell < 0 ? null : `cell:${seat}:${cellName(cell)}`;
  }

  private push(events: readonly GameEvent[], { seat, tile }: EventOf<'tileEjected' | 'tileSpent'>): void {
    const arrow = events.find((event) => event.kind === 'tileInjected')?.arrow;
    const side = arrow === undefined ? null : arrow.startsWith('row') ? 'right' : 'up';
    this.leaves(this.cellOf(seat, tile) ?? `tile:${tile}`, side);
  }

  private fly(seat: number, from: number, to: number): void {
    const path = hexPath(this.view, this.decision.content, from, to);
    this.all.push({ kind: 'path', seat, hexes: path.length > 0 ? path : [from, to] });
  }

  /** Where the tiles of the display lie in the end. New tiles are not known, except the tops of the stacks. */
  private display(events: readonly GameEvent[]): void {
    const ends = new Map<string, number>();
    for (const event of events) {
      if (event.kind === 'technologyPushed') ends.set(event.tile, event.to);
      if (event.kind === 'technologyDiscarded') ends.delete(event.tile);
    }
    const tops = this.view.stackTops.map((tile) => (tile === null ? null : this.decision.content.tiles[tile]!.id));
    for (const event of events)
      if (event.kind === 'technologyAppeared' && tops.includes(event.tile)) {
        const colour = COLOURS[this.decision.content.tiles[this.tileNumber(event.tile)]!.colour]!;
        this.arrives(`stack:${colour}`, `place:${ends.get(event.tile) ?? event.place}`);
      }
    for (const [place, tile] of this.view.display.entries()) {
      const end = tile === null ? undefined : ends.get(this.decision.content.tiles[tile]!.id);
      if (end === undefined) continue;
      this.all.push({ kind: 'moves', ref: `place:${place + 1}` });
      this.arrives(`place:${place + 1}`, `place:${end}`);
    }
  }

  private add(event: GameEvent, events: readonly GameEvent[]): void {
    switch (event.kind) {
      case 'cardPlayed':
        this.arrives(`card:${event.card}`, `slot:${event.seat}:${event.slot}`);
        break;
      case 'tileTaken':
        this.all.push({
          kind: 'moves',
          ref: event.place.startsWith('A') ? `show:${event.place}` : `place:${event.place}`,
        });
        break;
      case 'tileInjected':
        this.arrives(`tile:${event.tile}`, `cell:${event.seat}:${event.cell}`);
        break;
      case 'tilePushed':
        this.all.push({ kind: 'moves', ref: `cell:${event.seat}:${event.from}` });
        this.arrives(`cell:${event.seat}:${event.from}`, `cell:${event.seat}:${event.to}`);
        break;
      case 'tileEjected':
      case 'tileSpent':
        this.push(events, event as EventOf<'tileEjected'>);
        break;
      case 'advancedPlaced':
        if (event.place !== null) this.arrives(`tile:${event.tile}`, `advanced:${event.seat}:${event.place}`);
        break;
      case 'missionPlaced':
        this.arrives(`card:${event.card}`, `hex:${event.at}`);
        break;
      case 'shipMoved':
        this.fly(event.seat, parseHex(event.from) ?? 0, parseHex(event.to) ?? 0);
        break;
      case 'shipLaunched':
        if (!events.some(({ kind }) => kind === 'shipMoved'))
          this.fly(event.seat, angelHex(this.view), angelHex(this.view));
        break;
      case 'missionEjected':
      case 'cardDiscarded':
        if (event.card !== '') this.leaves(`card:${event.card}`);
        break;
      case 'shipLost':
        if (event.seat === this.decision.seat) this.leaves(`ship:${event.at}`);
        break;
      case 'ravagersDestroyed':
        for (const card of event.cards) this.leaves(`card:${card}`);
        break;
      case 'technologyDiscarded':
        this.leaves(`tile:${event.tile}`, 'right');
        break;
      case 'diceGivenBack':
        for (const { colour, value } of event.dice)
          for (const area of ['s', 'r']) this.leaves(`die:${event.seat}:${colour}:${value}:${area}`);
        break;
      case 'boardReset':
        for (const [slot, back] of this.player(event.seat).slotBacks.entries())
          if (back !== null) this.leaves(`slot:${event.seat}:${lineName(slot)}`);
        break;
      case 'ravagerAppeared':
        this.comes('deck:ravager');
        break;
      case 'technologyAppeared':
        this.comes(`stack:${COLOURS[this.decision.content.tiles[this.tileNumber(event.tile)]!.colour]!}`);
        break;
      case 'cardDrawn':
        if (event.seat === this.decision.seat) this.comes(`deck:${event.back}`);
        break;
    }
  }

  addAll(events: readonly GameEvent[]): void {
    for (const event of events) this.add(event, events);
    this.display(events);
    for (const [place, count] of this.coming) this.all.push({ kind: 'comes', place, count });
    for (const [seat, change] of goodsChanges(events))
      for (const [what, amount] of Object.entries(change))
        this.all.push({ kind: 'goods', seat, what: what as Goods, amount });
  }

  /** The tiles that the played card activates. */
  light({ next }: ReturnType<typeof previewOf>): void {
    if (next?.kind !== 'activate-tiles') return;
    for (const cell of next.cells) this.all.push({ kind: 'lights', ref: `cell:${next.seat}:${cellName(cell)}` });
  }
}

/** Only a flight shows the way of a ship. */
export const isFlightOf = ({ move }: Option): boolean => move.kind === 'launch' || move.kind === 'fly';

/** The ghosts of an option. Sequence B shows the whole turn, up to the strip that leaves. */
export function ghostsOf(decision: OpenDecision, view: View, { move }: Option): Ghost[] {
  const ghosts = new Ghosts(view, decision);
  const preview = previewOf(decision, move);
  ghosts.addAll(shownEvents(decision, move));
  ghosts.light(preview);
  return ghosts.all;
}

/** What Sequence B costs its decider, and what leaves with the first strip. */
export interface Losses {
  seat: number;
  /** VP for unused dice, and for damaged dice that are taken. */
  vp: number;
  /** The value of the unused dice where it is more than the VP that their owner has; else null. */
  unpaid: number | null;
  /** Own Mission cards that leave, then those of others that pay somebody; and what each pays. */
  missions: { card: string; owner: number; paid: GameEvent[] }[];
  /** The decider's ships that are lost. */
  ships: string[];
}

/** X5, H12: what a card pays when it leaves. */
const isPaidForLeaving = ({ kind, rule }: GameEvent): boolean => kind === 'gained' && (rule === 'X5' || rule === 'H12');

/** Null if Sequence B is not on offer, or costs nothing and nothing leaves. */
export function sequenceBLosses(decision: OpenDecision): Losses | null {
  const events = sequenceBEvents(decision);
  if (!events) return null;
  const { seat } = decision;
  const losses: Losses = { seat, vp: 0, unpaid: null, missions: [], ships: [] };
  const paid = new Map<string, GameEvent[]>();
  let card = '';
  let dice = 0;
  for (const event of events) {
    if (event.kind === 'missionResolved' || event.kind === 'missionEjected') {
      ({ card } = event);
      if (!paid.has(card)) paid.set(card, []);
    }
    if (isPaidForLeaving(event)) paid.get(card)?.push(event);
    if (event.kind === 'missionEjected') losses.missions.push({ card, owner: event.seat, paid: paid.get(card)! });
    if (event.kind === 'diceGivenBack' && event.seat === seat)
      dice = event.dice.reduce((sum, die) => sum + die.value, 0);
    if (event.kind === 'lost' && event.what === 'vp' && event.seat === seat) {
      losses.vp += event.amount;
      if (event.rule === 'B1.1' && event.amount < dice) losses.unpaid = dice;
    }
    if (event.kind === 'shipLost' && event.seat === seat) losses.ships.push(event.at);
  }
  const isOwn = ({ owner }: Losses['missions'][number]): boolean => owner === seat;
  losses.missions = losses.missions
    .filter((mission) => isOwn(mission) || mission.paid.length > 0)
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return losses.vp + losses.missions.length + losses.ships.length > 0 ? losses : null;
}

/** Whether a Mission card could be placed after the flight (A2.C3). */
export function canPlaceAfter(decision: OpenDecision, { move }: Option): boolean {
  if (move.kind !== 'launch' && move.kind !== 'fly') return false;
  return previewOf(decision, move).next?.kind === 'place-mission';
}

/** How many Ravagers a Mission would bring that is placed after the flight (A2.C4). */
export function ravagersAfter({ state, seat, engine }: OpenDecision, { move }: Option): number {
  const landed = engine.apply(state, seat, move);
  if (!landed.ok) return 0;
  const place = engine.legalMoves(landed.state, seat).find(({ kind }) => kind === 'place');
  const placed = place && engine.apply(landed.state, seat, place);
  return placed?.ok ? placed.events.filter(({ kind }) => kind === 'ravagerAppeared').length : 0;
}

/** Whether a hex belongs to the strip that leaves the next time the Black Angel advances (B3.2). */
export const isLeaving = ({ halted }: Pick<View, 'halted'>, hex: number): boolean => !halted && rowOf(hex) === 0;
