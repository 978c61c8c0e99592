// Pairs of games, each on its own server, that differ only in what a viewer may not know: the same table and public
// history, but other hands, decks, removed cards, entropy and hashes.

import { tmpdir } from 'node:os';
import type { GameEvent, Move, Viewer } from '@black-angel/engine';
import type { Match } from '@black-angel/match';
import {
  apply,
  decision,
  determinize,
  legalMoves,
  parseMove,
  RULES_VERSION,
  type State,
  setup,
  view,
} from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../src/http/tokens.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import type { LogEntry, TableRow } from '../src/store/store.ts';
import { config, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

/** The states that the mocked game-of-row.ts opens, by the entropy of the first seat, which is never sent. */
export const openings = new Map<string, State>();
/** A leak that the test must catch. */
export const planted: { leak: ((match: Match) => void) | null } = { leak: null };

export const TABLE = 'leaking-table';
export const tokenOf = (seat: number): string => String.fromCharCode(97 + seat).repeat(43);

export type Random = (below: number) => number;
export function seededRandom(seed: number): Random {
  let x = seed >>> 0;
  return (below) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 0x100000000) * below);
  };
}

/** A state of a random game after a number of moves. */
export function stateAfter(options: { players: number; advanced: boolean }, moves: number, random: Random): State {
  let state = setup({ players: options.players, advanced: options.advanced }, `world ${moves} ${random(1e9)}`);
  for (let i = 0; i < moves; i++) {
    const seat = decision(state)?.seat;
    if (seat === undefined) break;
    const legal = legalMoves(state, seat);
    const applied = apply(state, seat, legal[random(legal.length)]!);
    if (applied.ok) state = applied.state;
  }
  return state;
}

/**
 * Two states that look the same to the viewer. With the same key the dice are equal, so play can go on for longer.
 */
export function twoStates(state: State, viewer: Viewer, random: Random, hasSameKey: boolean): [State, State] {
  const seen = view(state, viewer);
  const one = determinize(seen, random);
  const two = determinize(seen, random);
  return [one, hasSameKey ? { ...two, key: one.key } : two];
}

/** Events that reveal hidden facts: after them the two worlds may differ. */
const REVEALS: GameEvent['kind'][] = [
  'ravagerAppeared',
  'ravagerDiscarded',
  'technologyAppeared',
  'advancedRevealed',
  'halCardRevealed',
  'missionPlaced',
];

/** Whether the rules have revealed a difference to the viewer. */
export const isRevealed = (events: readonly GameEvent[], viewer: Viewer, hasSameKey: boolean): boolean =>
  events.some(
    (event) =>
      REVEALS.includes(event.kind) ||
      (event.kind === 'cardDrawn' && event.seat === viewer) ||
      (event.kind === 'diceRolled' && !hasSameKey) ||
      event.kind === 'gameEnded',
  );

/** The same move in the other world: a card becomes the card with the same back in its place. */
export function sameMove(from: State, to: State, seat: number, move: Move): Move {
  if (!('card' in move)) return move;
  const backs = contentOf(from).back;
  const pool = (state: State): readonly number[] => {
    const asked = decision(state);
    return asked?.kind === 'keep-card' && move.kind === 'keep' ? asked.cards! : state.players[seat]!.hand;
  };
  const alike = (state: State): number[] => pool(state).filter((card) => backs[card] === backs[move.card]);
  return { ...move, card: alike(to)[alike(from).indexOf(move.card)]! };
}

const hex = (digit: string): string => digit.repeat(64);

function rowOf({ world, state, viewer, spectatorDelay }: WorldSettings): TableRow {
  const { players, advanced } = state.options;
  const digit = world === 'one' ? '1' : '2';
  return {
    id: TABLE,
    createdAt: 1_000_000,
    changedAt: 1_000_000,
    status: 'running',
    config: config(
      Array.from({ length: players }, () => PERSON),
      { advanced, spectatorDelay },
    ),
    rules: RULES_VERSION,
    ownerHash: hex(digit),
    // The commitment is public, so both worlds have the same secret.
    secret: hex('5'),
    seats: Array.from({ length: players }, (_, seat) => ({
      kind: 'person' as const,
      level: null,
      name: `Player ${seat}`,
      tokenHash: hashToken(tokenOf(seat)),
      account: null,
      entropy: seat === viewer && seat !== 0 ? hex('7') : hex(digit),
      isSubstituted: false,
      isAutomatic: false,
    })),
    result: null,
    decider: decision(state)?.seat ?? null,
    version: 0,
  };
}

export interface WorldSettings {
  world: 'one' | 'two';
  state: State;
  viewer: Viewer;
  spectatorDelay: number;
}

/** One of the two games, on its own server, with all players connected. */
export class World {
  readonly app: FastifyInstance;
  readonly store: MemoryStore;
  readonly seats: Wire[];
  readonly eyes: Wire;
  state: State;
  /** The events so far. */
  events: GameEvent[] = [];
  /** Whether the last move is still private to its player. */
  isPrivate = false;
  private followed = 0;
  private requests = 0;
  private readonly viewer: Viewer;

  private constructor(app: FastifyInstance, store: MemoryStore, seats: Wire[], eyes: Wire, settings: WorldSettings) {
    this.app = app;
    this.store = store;
    this.seats = seats;
    this.eyes = eyes;
    this.state = settings.state;
    this.viewer = settings.viewer;
  }

  static async open(settings: WorldSettings): Promise<World> {
    const { players } = settings.state.options;
    const store = new MemoryStore();
    const row = rowOf(settings);
    openings.set(row.seats[0]!.entropy!, settings.state);
    await store.putTable(row);
    const app = await makeApp({ root: tmpdir(), store, bots: NO_BOTS, now: () => 2_000_000 });
    await app.ready();
    const seats: Wire[] = [];
    for (let seat = 0; seat < players; seat++) seats.push(await Wire.connect(app.tables, TABLE, tokenOf(seat)));
    const token = settings.viewer === 'spectator' ? null : tokenOf(settings.viewer);
    const eyes = await Wire.connect(app.tables, TABLE, token);
    return new World(app, store, seats, eyes, settings);
  }

  /** The other players. */
  get others(): Wire[] {
    return this.seats.filter((_, seat) => seat !== this.viewer);
  }

  private nextId = (): string => `request-${this.requests++}`;

  /** Sends requests one after the other, then follows the stored log. */
  async ask(wire: Wire, ...calls: Record<string, unknown>[]): Promise<void> {
    for (const call of calls) wire.say({ id: this.nextId(), ...call } as Parameters<Wire['say']>[0]);
    await settle();
    await this.follow();
  }

  private async follow(): Promise<void> {
    const log = await this.store.log(TABLE);
    for (const entry of log.slice(this.followed)) this.state = this.after(entry);
    this.followed = log.length;
  }

  private after(entry: LogEntry): State {
    if (entry.kind === 'undo') throw new Error('these scripts do not take back');
    const applied = apply(this.state, entry.seat, parseMove(entry.move, contentOf(this.state)));
    if (!applied.ok) throw new Error(`the server took ${entry.move}`);
    this.events.push(...applied.events);
    this.isPrivate = !applied.barrier;
    return applied.state;
  }

  async close(): Promise<void> {
    await this.app.close();
  }
}
