// The same optimistic module before a match in a worker and before a match on a server: both are asked the same
// questions.

import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { type Entry, type Line, Match, type MatchSeat, newMatch, type Update } from '@black-angel/match';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { FakeWorker, person } from '../../test/fake-worker.ts';
import { ListeningTable, updateOf } from '../../test/listening-table.ts';
import { Connection } from '../net/connection.ts';
import { makeRemoteMatch } from '../online/remote-match.ts';
import { openLocalMatch } from './local-match.ts';
import { Optimistic, predict } from './optimistic.ts';

const { decision, formatMove, legalMoves } = PRESENT_ENGINE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

interface Case {
  table: ListeningTable;
  /** Everything that is on its way arrives. */
  deliver(): Promise<void>;
  /** The requests arrive; what the authority says to them is on its way. */
  arrive(): void;
  /** One thing that the authority said reaches the page. */
  hearOne(): boolean;
  /** The log as the connection holds it, if there is one. */
  log(): readonly Entry[] | null;
  /** What the authority has. */
  truth(): Promise<Line>;
}

async function local(seed: string): Promise<Case> {
  const options = { players: 2, advanced: true, hal: null } as const;
  const worker = new FakeWorker({ kind: 'setup', options, seed }, [person('Ada'), person('Bea')]);
  const deliver = () => worker.deliver(wait);
  const opening = openLocalMatch('game', false, () => worker);
  await deliver();
  const table = new ListeningTable((await opening)!);
  const sitting = table.sitDown(0);
  await deliver();
  await sitting;
  return {
    table,
    deliver,
    arrive: () => {
      while (worker.up());
    },
    hearOne: () => worker.down(),
    log: () => null,
    truth: async () => {
      const { moment, entries } = await worker.session.calls.watch(0);
      return { moment, entries };
    },
  };
}

async function remote(seed: string): Promise<Case> {
  const server = new FakeServer(seed);
  let ids = 0;
  const connection = new Connection({
    table: 'fake-table',
    token: null,
    openWire: server.openWire(0),
    random: () => 0,
    newId: () => `request-${++ids}`,
  });
  connection.open();
  await server.deliver();
  const table = new ListeningTable(makeRemoteMatch({ connection }));
  await table.sitDown(0);
  return {
    table,
    deliver: () => server.deliver(),
    arrive: () => {
      while (server.up(server.wire(0)!));
    },
    hearOne: () => server.down(server.wire(0)!),
    log: () => connection.game!.entries,
    truth: async () => ({ moment: server.match.moment(0), entries: server.match.entries(0) }),
  };
}

async function expectTruth({ table, truth }: Case): Promise<void> {
  const { moment, entries } = await truth();
  expect(table.moment).toEqual(moment);
  expect(table.entries).toEqual(entries);
}

describe.each([
  ['in a worker', local],
  ['on a server', remote],
])('a match %s', (_where, open) => {
  it('shows a quiet move before the authority hears of it, and nothing more when that agrees', async () => {
    const game = await open('accepted');
    const { table } = game;
    const playing = table.match.play(0, table.quietMoves()[0]!);
    expect(table.updates).toHaveLength(1);
    expect(table.moment!.index).toBeGreaterThan(0);
    await game.deliver();
    expect(await playing).toBeNull();
    expect(table.updates).toHaveLength(1);
    await expectTruth(game);
  });

  it('waits for the authority where something is rolled or revealed', async () => {
    const game = await open('revealed');
    const { table } = game;
    for (let i = 0; table.openMoves().length === 0; i++) {
      const moves = table.quietMoves();
      void table.match.play(0, moves[i % moves.length]!);
      await game.deliver();
    }
    const before = table.updates.length;
    void table.match.play(0, table.openMoves()[0]!);
    expect(table.updates).toHaveLength(before);
    await game.deliver();
    expect(table.updates).toHaveLength(before + 1);
    await expectTruth(game);
    // The page holds one log.
    if (game.log()) expect(table.entries).toBe(game.log());
  });

  it('gives the rule of a refused move and shows the truth', async () => {
    const game = await open('refused');
    const { table } = game;
    const playing = table.match.play(0, 'end');
    await game.deliver();
    expect(await playing).toMatchObject({ rule: expect.any(String) });
    await expectTruth(game);
  });

  it('keeps later moves on the table while the authority answers the earlier ones', async () => {
    const game = await open('in a row');
    const { table } = game;
    const played = [table.match.play(0, table.quietMoves()[0]!)];
    played.push(table.match.play(0, table.quietMoves()[0]!));
    const { moment } = table;
    expect(table.updates).toHaveLength(2);
    game.arrive();
    for (let isMore = true; isMore; await wait(0)) {
      isMore = game.hearOne();
      expect(table.moment).toBe(moment);
    }
    await game.deliver();
    expect(await Promise.all(played)).toEqual([null, null]);
    expect(table.updates).toHaveLength(2);
    await expectTruth(game);
  });

  it('takes a move back at once, though the authority still speaks of it', async () => {
    const game = await open('undone');
    const { table } = game;
    const before = table.moment!;
    void table.match.play(0, table.quietMoves()[0]!);
    void table.match.undo(0, 'step');
    expect(table.moment).toEqual(before);
    game.arrive();
    for (let isMore = true; isMore; await wait(0)) {
      isMore = game.hearOne();
      expect(table.moment).toEqual(before);
    }
    await game.deliver();
    expect(table.updates).toHaveLength(2);
    await expectTruth(game);
  });

  it('takes a whole turn back, and plays on from there', async () => {
    const game = await open('turn back');
    const { table } = game;
    const before = table.moment!;
    for (let i = 0; i < 2; i++) void table.match.play(0, table.quietMoves()[0]!);
    await game.deliver();
    void table.match.undo(0, 'turn');
    expect(table.moment).toEqual(before);
    void table.match.play(0, table.quietMoves().at(-1)!);
    const { moment } = table;
    await game.deliver();
    expect(table.moment).toBe(moment);
    await expectTruth(game);
  });
});

/** A match, an optimistic table before it, and what the table was told. */
function before(match: Match, isAutomatic = true) {
  const told: Update[] = [];
  const optimistic = new Optimistic({
    tell: (line, from) => told.push(updateOf(line, from)),
    isAutomatic: () => isAutomatic,
  });
  const line = (): Line => ({ moment: match.moment(0), entries: match.entries(0) });
  optimistic.begin(line());
  const quiet = (): string => {
    const moves = legalMoves(match.state, 0).map((move) => formatMove(move)!);
    return moves.find((move) => predict(optimistic.moment!, move, isAutomatic) !== null)!;
  };
  return { optimistic, told, line, quiet };
}

const twoPlayers = (seed: string, seats: MatchSeat[] = [person('Ada'), person('Bea')]): Match =>
  new Match(newMatch({ kind: 'setup', options: { players: 2, advanced: false, hal: null }, seed }, seats));

/** Plays a seat's first legal moves until another one decides. */
function passOn(match: Match): void {
  const { seat } = decision(match.state)!;
  while (decision(match.state)!.seat === seat) match.play(seat, formatMove(legalMoves(match.state, seat)[0]!)!);
}

describe('reconciling', () => {
  it('shows the authority’s line when another player moved in between', () => {
    const match = twoPlayers('in between');
    const { optimistic, told, line, quiet } = before(match);
    const answered = optimistic.send('move');
    const move = quiet();
    optimistic.play(move);
    // The seat was played elsewhere, and the other player after it: the request is stale.
    const others = legalMoves(match.state, 0).map((legal) => formatMove(legal)!);
    match.play(0, others.find((other) => other !== move)!);
    passOn(match);
    passOn(match);
    optimistic.hear(line());
    expect(told).toHaveLength(1);
    answered(false);
    expect(told).toHaveLength(2);
    expect(told[1]).toMatchObject({ moment: match.moment(0), keep: 0 });
    expect(told[1]!.entries).toEqual(match.entries(0).slice(1));
  });

  it('goes back when a predicted move is refused, and says it even if nothing changed', () => {
    const match = twoPlayers('refused');
    const { optimistic, told, line, quiet } = before(match);
    const answered = optimistic.send('move');
    optimistic.play(quiet());
    answered(false);
    expect(told[1]).toEqual({ moment: line().moment, entries: [], keep: 0 });
    optimistic.send('move')(false);
    expect(told[2]).toEqual({ moment: line().moment, entries: [], keep: 0 });
  });

  it('does not matter in which order the news of a move and its answer come', () => {
    for (const isAnswerFirst of [true, false]) {
      const match = twoPlayers('order');
      const { optimistic, told, line, quiet } = before(match, false);
      const answered = optimistic.send('move');
      const move = quiet();
      optimistic.play(move);
      match.play(0, move);
      if (isAnswerFirst) optimistic.hear(line());
      answered(true);
      if (!isAnswerFirst) optimistic.hear(line());
      expect(optimistic.moment).toEqual(match.moment(0));
      expect(told.at(-1)!.moment).toEqual(match.moment(0));
    }
  });

  it('lets the authority resolve fewer decisions than the page expected', () => {
    const match = twoPlayers('automatic');
    const { optimistic, told, line } = before(match, true);
    const longer = (): string | undefined =>
      legalMoves(match.state, 0)
        .map((move) => formatMove(move)!)
        .find((move) => (predict(optimistic.moment!, move, true)?.entries.length ?? 0) > 1);
    for (let i = 0; longer() === undefined; i++) {
      const moves = legalMoves(match.state, decision(match.state)!.seat);
      match.play(decision(match.state)!.seat, formatMove(moves[(i * 7 + 3) % moves.length]!)!);
      optimistic.begin(line());
    }
    const move = longer()!;
    const answered = optimistic.send('move');
    optimistic.play(move);
    match.play(0, move);
    optimistic.hear(line());
    answered(true);
    expect(told).toHaveLength(2);
    expect(told[1]).toMatchObject({ moment: match.moment(0), entries: [], keep: match.count });
  });

  it('forgets requests of the time before the match was watched with other eyes', () => {
    const match = twoPlayers('eyes');
    const { optimistic, told, line, quiet } = before(match, false);
    const answered = optimistic.send('move');
    optimistic.play(quiet());
    optimistic.begin({ moment: match.moment('spectator'), entries: match.entries('spectator') });
    answered(false);
    expect(told).toHaveLength(1);
    optimistic.hear(line());
    expect(told).toHaveLength(2);
  });
});

describe('undo', () => {
  it('leads only to moments of the line that is shown', () => {
    const match = twoPlayers('stale');
    const { optimistic, told, line, quiet } = before(match, false);
    const first = quiet();
    optimistic.play(first);
    const stale = optimistic.moment!;
    optimistic.undo('step');
    // Another page of the same seat makes two other moves.
    const other = legalMoves(match.state, 0).map((move) => formatMove(move)!);
    match.play(0, other.find((move) => move !== first && predict(optimistic.moment!, move, false) !== null)!);
    match.play(0, formatMove(legalMoves(match.state, 0)[0]!)!);
    optimistic.hear(line());
    expect(optimistic.moment).toEqual(match.moment(0));
    expect(optimistic.moment).toMatchObject({ index: stale.index + 1, undo: { step: 1 } });
    // The authority knows where it leads.
    optimistic.send('undo');
    optimistic.undo('step');
    expect(optimistic.moment).toEqual(match.moment(0));
    match.undo(0, 'step');
    optimistic.hearUpdate({ moment: match.moment(0), entries: [], keep: stale.index });
    expect(told.slice(1).map(({ moment }) => moment)).not.toContain(stale);
  });
});

describe('a solitaire game', () => {
  it('tells every move once, quiet ones before the authority has answered', () => {
    const start = {
      kind: 'setup',
      options: { players: 1, advanced: true, hal: 'standard' },
      seed: 'solitaire',
    } as const;
    const match = new Match(newMatch(start, [person('Ada'), { name: 'Hal', kind: 'hal', level: null }]));
    const { optimistic, told } = before(match);
    let predicted = 0;
    for (let i = 0; i < 150 && !match.isOver; i++) {
      const moves = legalMoves(match.state, 0);
      const move = formatMove(moves[(i * 7 + 3) % moves.length]!)!;
      const from = match.count;
      const count = told.length;
      const answered = optimistic.send('move');
      optimistic.play(move);
      predicted += told.length - count;
      match.play(0, move);
      for (let trivial = match.trivial(); trivial !== null; trivial = match.trivial()) match.play(0, trivial, true);
      const entries = match.entries(0, from).filter(({ index }) => index >= from);
      const stepViews = match.stepViews(0, from);
      optimistic.hearUpdate({ moment: match.moment(0), entries, keep: from, stepViews });
      answered(true);
      expect(told).toHaveLength(count + 1);
      const update = told.at(-1)!;
      expect(update.moment).toEqual(match.moment(0));
      expect(update).toMatchObject({ entries, keep: from });
      expect(update.stepViews ?? []).toEqual(stepViews);
    }
    expect(predicted).toBeGreaterThan(20);
    expect(told.length - predicted).toBeGreaterThan(10);
  });
});
