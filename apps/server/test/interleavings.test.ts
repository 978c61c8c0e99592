// Clients that disconnect, repeat, reorder and reconnect, in schedules of fast-check: in the end all clients agree with
// the server, the log replays to its hash, and no move is duplicated.

import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { type Entry, type Moment, seenHash } from '@black-angel/match';
import type { Answer, ServerMessage } from '@black-angel/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { matchOfRow } from '../src/tables/game/load-game.ts';
import { Hub } from './hub.ts';
import { config, makeTable, PERSON } from './online-client.ts';
import { Tables } from './seeded.ts';
import { soak, soakTimeout } from './soak.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

const { decision, determinize, formatMove, legalMoves, view } = PRESENT_ENGINE;

type Step =
  /** Moves by the client's own state. */
  | { kind: 'move'; client: number; choice: number }
  | { kind: 'undo'; client: number; what: 'step' | 'turn' }
  /** Repeats an earlier message. */
  | { kind: 'repeat'; client: number; which: number }
  /** Delays messages and sends them in another order. */
  | { kind: 'hold'; client: number }
  | { kind: 'release'; client: number; order: number }
  | { kind: 'drop'; client: number }
  | { kind: 'connect'; client: number; node: number }
  | { kind: 'automatic'; client: number; isOn: boolean }
  | { kind: 'chat'; client: number }
  | { kind: 'settle' };

const client = fc.nat({ max: 3 });
const step = fc.oneof(
  { weight: 14, arbitrary: fc.record({ kind: fc.constant('move' as const), client, choice: fc.nat({ max: 40 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('undo' as const),
      client,
      what: fc.constantFrom('step' as const, 'turn' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), client, which: fc.nat({ max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hold' as const), client }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), client, order: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), client }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('connect' as const), client, node: fc.nat({ max: 1 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('automatic' as const), client, isOn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('chat' as const), client }) },
  { weight: 14, arbitrary: fc.constant({ kind: 'settle' as const }) },
) as fc.Arbitrary<Step>;

const tally = { moves: 0, undone: 0, resumed: 0 };

/** One device of a player: builds its state from messages, as the page does. */
class Device {
  readonly token: string;
  wire: Wire | null = null;
  moment: Moment | null = null;
  /** The entries it has, in order; the setup comes first. */
  shown: Entry[] = [];
  /** All answers to each of its requests, over all its connections. */
  readonly answers = new Map<string, Answer[]>();
  freshViews = 0;
  readonly said: { kind: 'move' | 'undo'; id: string; at: number; text: string }[] = [];
  held: string[] | null = null;
  private readonly name: string;

  constructor(name: string, token: string) {
    this.name = name;
    this.token = token;
  }

  connect(tables: Tables, table: string): void {
    this.wire?.close();
    const wire = new Wire(tables);
    this.wire = wire;
    wire.on('frame', (message: ServerMessage) => this.wire === wire && this.hear(message));
    const since = this.moment && { index: this.moment.index, seen: seenHash(this.shown) };
    wire.say({ kind: 'hello', table, token: this.token, since });
  }

  private hear(message: ServerMessage): void {
    if (message.kind === 'opened' && message.game) {
      const { moment, entries, keep } = message.game;
      this.moment = moment;
      this.shown = [...this.shown.filter(({ index }) => index < keep), ...entries];
      if (keep >= 0) tally.resumed++;
    }
    if (message.kind === 'update') {
      const { moment, entries, keep } = message.update;
      this.moment = moment;
      this.shown = [...this.shown.filter(({ index }) => index < keep), ...entries];
      if (keep < 0) this.freshViews++;
    }
    if (message.kind === 'answer')
      this.answers.set(message.id, [...(this.answers.get(message.id) ?? []), message.answer]);
  }

  say(message: object): void {
    const text = JSON.stringify(message);
    if (this.held) this.held.push(text);
    else this.wire?.sayRaw(text);
  }

  get isDeciding(): boolean {
    const view = this.moment?.view;
    return view?.decision?.seat === view?.viewer && view !== undefined;
  }

  move(choice: number): void {
    const { moment } = this;
    const decision = moment?.view.decision;
    if (!moment || decision?.seat !== moment.view.viewer) return;
    const state = determinize(moment.view, () => 0);
    const moves = legalMoves(state, decision.seat);
    this.ask('move', { move: formatMove(moves[choice % moves.length]!)! });
  }

  ask(kind: 'move' | 'undo', more: object): void {
    const message = { kind, id: `${this.name}-request-${this.said.length}`, at: this.moment?.index ?? 0, ...more };
    this.said.push({ ...message, text: JSON.stringify(message) });
    this.say(message);
  }

  repeat(which: number): void {
    const again = this.said[which % Math.max(1, this.said.length)];
    if (again) this.say(JSON.parse(again.text) as object);
  }

  release(order: number): void {
    const held = this.held ?? [];
    this.held = null;
    const turned = [...held.slice(order % (held.length + 1)), ...held.slice(0, order % (held.length + 1))];
    for (const text of order % 2 ? turned.reverse() : turned) this.wire?.sayRaw(text);
  }
}

async function carryOut(steps: readonly Step[]): Promise<void> {
  const store = new MemoryStore();
  const hub = new Hub(store);
  const problems: unknown[] = [];
  const nodes = [0, 1].map(
    () =>
      new Tables({ ...hub.node(), bots: NO_BOTS, now: () => 1, report: (...problem) => void problems.push(problem) }),
  );
  const plan = config([PERSON, PERSON, PERSON]);
  const digit = (n: number): string => String(n).repeat(64);
  const { table, token } = await makeTable(nodes[0]!, 'Ada', plan, digit(1));
  const second = await nodes[1]!.join(table.id, { name: 'Bea', entropy: digit(2) });
  const third = await nodes[0]!.join(table.id, { name: 'Cy', entropy: digit(3) });
  // Ada plays on two devices.
  const tokens = [token, second.token, third.token, token];
  const devices = tokens.map((own, i) => new Device(`device${i}`, own));
  const tables = (node: number): Tables => nodes[node % 2]!;
  for (const [i, device] of devices.entries()) device.connect(tables(i), table.id);
  await settle();

  for (const one of steps) {
    if (one.kind === 'settle') {
      await settle();
      continue;
    }
    // Mostly devices move that believe it is their turn.
    const movers = devices.filter(({ isDeciding, wire }) => isDeciding && !wire?.isClosed);
    const device =
      (one.kind === 'move' || one.kind === 'undo' ? movers[one.client % Math.max(1, movers.length)] : null) ??
      devices[one.client]!;
    if (one.kind === 'move') device.move(one.choice);
    else if (one.kind === 'undo') device.ask('undo', { what: one.what });
    else if (one.kind === 'repeat') device.repeat(one.which);
    else if (one.kind === 'hold') device.held ??= [];
    else if (one.kind === 'release') device.release(one.order);
    else if (one.kind === 'drop') device.wire?.close();
    else if (one.kind === 'connect') device.connect(tables(one.node), table.id);
    else if (one.kind === 'automatic') device.say({ kind: 'automatic', isOn: one.isOn });
    else device.say({ kind: 'chat', text: 'Hello' });
  }
  await settle();
  for (const device of devices) device.release(0);
  await settle();
  for (const [i, device] of devices.entries()) if (device.wire?.isClosed) device.connect(tables(i), table.id);
  await settle();

  expect(problems).toEqual([]);
  const log = await store.log(table.id);
  // All stored requests again: the same answers, and nothing more is stored.
  const keptIds = new Set(log.map(({ moveId }) => moveId));
  for (const device of devices) for (const { id, text } of device.said) if (keptIds.has(id)) device.wire!.sayRaw(text);
  await settle();
  expect(await store.log(table.id)).toEqual(log);
  const row = (await store.getTable(table.id))!;
  // Throws unless the log replays to the hash of its last entry.
  const match = matchOfRow(row, log);
  const ids = log.flatMap(({ moveId }) => moveId ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  // Every move was made in the state that its player expected.
  const requests = new Map(devices.flatMap(({ said }) => said).map((request) => [request.id, request.at]));
  let made = 0;
  for (const [i, { seq, kind, move, moveId }] of log.entries()) {
    expect(seq).toBe(i);
    if (moveId !== null) expect(made).toBe(requests.get(moveId));
    made += kind === 'undo' ? -Number(move) : 1;
  }
  tally.moves += log.length;
  tally.undone += log.filter(({ kind }) => kind === 'undo').length;
  for (const device of devices) {
    const seat = device.moment!.view.viewer as number;
    const count = decision(match.state)?.seat === seat ? match.count : match.publicCount;
    expect(device.moment).toEqual(match.moment(seat, count));
    expect(device.moment!.view).toEqual(view(match.stateAt(count), seat));
    expect(device.shown).toEqual(match.entries(seat, 0, count));
    const answers = [...device.answers.values()].flat();
    // Every "stale" comes with an update.
    expect(device.freshViews).toBeGreaterThanOrEqual(
      answers.filter((answer) => !answer.ok && answer.why === 'stale').length,
    );
    for (const { id, kind } of device.said) {
      const answered = device.answers.get(id) ?? [];
      // Acknowledged moves are in the log, and moves in the log are acknowledged on every retry.
      if (kind === 'move' && answered.some(({ ok }) => ok)) expect(ids).toContain(id);
      const first = answered.findIndex(({ ok }) => ok);
      // An undo without effect is not stored, and may be stale on a retry.
      if (first >= 0 && ids.includes(id)) expect(answered.slice(first).every(({ ok }) => ok)).toBe(true);
      if (ids.includes(id)) expect(answered.at(-1)).toEqual({ ok: true });
    }
  }
  for (const node of nodes) await node.close();
}

describe('clients that drop, repeat, reorder and come back', () => {
  it('see what the server has in the end, on two nodes, and no move is doubled', {
    timeout: soakTimeout(120_000),
  }, async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 160 }), carryOut), {
      seed: 20_191,
      numRuns: soak(15),
      endOnFailure: true,
    });
    // The schedules do make moves.
    expect(tally.moves).toBeGreaterThan(150);
    expect(tally.undone).toBeGreaterThan(5);
    expect(tally.resumed).toBeGreaterThan(12);
  });
});
