import { makeUnitRandom } from '@black-angel/bots';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { stepsOfMoves } from '@black-angel/match';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { type FakeTable, quietMove, quietOrAnyMove, seat } from '../../test/fake-table.ts';
import { predict } from '../match/optimistic.ts';

const { formatMove, legalMoves } = PRESENT_ENGINE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a match on a server', () => {
  it('shows an own quiet move at once, and nothing again when the server says the same', async () => {
    const server = new FakeServer('quiet');
    const [ada] = (await seat(server, [0, 1])) as [FakeTable, FakeTable];
    const playing = ada.match.play(0, quietMove(ada));
    expect(ada.moment!.index).toBeGreaterThan(0);
    expect(server.match.count).toBe(0);
    await server.deliver();
    expect(await playing).toBeNull();
    expect(ada.updates).toHaveLength(1);
    expect(ada.moment).toEqual(server.match.moment(0));
    expect(ada.entries).toEqual(server.match.entries(0));
  });

  it('takes a quiet move back at once', async () => {
    const server = new FakeServer('quiet');
    const [ada] = (await seat(server, [0, 1])) as [FakeTable, FakeTable];
    const before = ada.moment;
    void ada.match.play(0, quietMove(ada));
    void ada.match.undo(0, 'step');
    expect(ada.moment).toEqual(before);
    await server.deliver();
    expect(server.accepted).toHaveLength(2);
    expect(server.match.count).toBe(0);
    expect(ada.moment).toEqual(before);
    expect(ada.updates).toHaveLength(2);
  });

  it('sends again what was not answered, and the server does it once', async () => {
    const server = new FakeServer('again');
    const [ada] = (await seat(server, [0, 1])) as [FakeTable, FakeTable];
    const playing = ada.match.play(0, quietMove(ada));
    const wire = server.wire(0)!;
    // It arrives, and the answer is lost.
    while (server.up(wire));
    expect(server.accepted).toHaveLength(1);
    wire.close();
    expect(ada.connection.get().connection).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1000);
    await server.deliver();
    expect(await playing).toBeNull();
    expect(ada.connection.get().connection).toBe('open');
    expect(server.accepted).toHaveLength(1);
    expect(ada.moment).toEqual(server.match.moment(0));
  });

  it('gives the moves since an earlier visit as a film, each with its moment', async () => {
    const server = new FakeServer('film');
    const [ada, bea] = (await seat(server, [0, 1])) as [FakeTable, FakeTable];
    for (let i = 0; ada.isDeciding; i++) {
      void ada.match.play(0, ada.move(i));
      await server.deliver();
    }
    const to = bea.moment!.index;
    expect(to).toBeGreaterThan(2);
    const filming = bea.match.film(1, to);
    await server.deliver();
    const film = await filming;
    expect(film.from).toBe(1);
    expect(film.moments.map(({ moment }) => moment.index)).toEqual(Array.from({ length: to - 1 }, (_, i) => i + 2));
    for (const { moment, stepViews } of film.moments) {
      const { index } = moment;
      expect(moment).toEqual({ ...server.match.moment(1, index), undo: moment.undo });
      expect(stepViews).toEqual(server.match.stepViews(1, index - 1, index));
    }
  });

  it('tells the moves of another in their steps, without asking for more', async () => {
    const server = new FakeServer('steps');
    const [ada, bea] = (await seat(server, [0, 1])) as [FakeTable, FakeTable];
    let steps = 0;
    for (let i = 0; i < 60; i++) {
      const [mover, watcher] = ada.isDeciding ? [ada, bea] : [bea, ada];
      const count = watcher.updates.length;
      const asked = server.wires.map(({ asked: kinds }) => kinds.filter((kind) => kind === 'momentAt').length);
      void mover.match.play(mover.moment!.view.viewer as number, mover.moves()[(i * 7) % mover.moves().length]!);
      await server.deliver();
      expect(server.wires.map(({ asked: kinds }) => kinds.filter((kind) => kind === 'momentAt').length)).toEqual(asked);
      const viewer = watcher.moment!.view.viewer;
      for (const { entries, stepViews = [] } of watcher.updates.slice(count)) {
        const from = entries[0]?.index ?? 0;
        expect(stepViews).toEqual(stepsOfMoves(server.match, viewer, from, from + entries.length));
        steps += stepViews.length;
      }
    }
    expect(steps).toBeGreaterThan(20);
  });

  it('shows missed moves one after the other after a reconnect', async () => {
    const server = new FakeServer('missed');
    const [ada, bea] = (await seat(server, [0, 1])) as [FakeTable, FakeTable];
    server.wire(1)!.close();
    for (let i = 0; ada.isDeciding; i++) {
      void ada.match.play(0, ada.move(i));
      await server.deliver();
    }
    expect(bea.updates).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    await server.deliver();
    const { publicCount } = server.match;
    expect(bea.updates.map(({ moment }) => moment.index)).toEqual(
      Array.from({ length: publicCount }, (_, i) => i + 1).slice(-21),
    );
    expect(publicCount).toBeGreaterThan(3);
    expect(bea.updates.slice(1).map(({ entries }) => entries.length)).toEqual(bea.updates.slice(1).map(() => 1));
    expect(bea.entries).toEqual(server.match.entries(1, 0, publicCount));
  });

  it('asks after a reconnect only for what it has missed, and for everything when it cannot be put together', async () => {
    const server = new FakeServer('resumed');
    const [ada, bea] = (await seat(server, [0, 1])) as [FakeTable, FakeTable];
    const playTurn = async (table: FakeTable, viewer: number): Promise<void> => {
      for (let i = 0; table.isDeciding; i++) {
        void table.match.play(viewer, table.move(i));
        await server.deliver();
      }
    };
    await playTurn(ada, 0);
    const known = bea.moment!.index;
    expect(known).toBeGreaterThan(0);
    /** Bea's next connection. Returns the game in its first message. */
    const comeBack = async () => {
      await vi.advanceTimersByTimeAsync(1000);
      while (server.up(bea.wire!));
      const opened = bea.wire!.toClient[0]!;
      if (opened.kind !== 'opened') throw new Error(opened.kind);
      return opened.game!;
    };
    server.wire(1)!.close();
    const game = await comeBack();
    expect(game).toMatchObject({ keep: known, entries: [] });
    // The server assumes entries that are not here.
    game.entries.push({ index: known + 7, seat: 0, events: [] });
    await server.deliver();
    expect((await comeBack()).keep).toBe(-1);
    await server.deliver();
    expect(bea.moment).toEqual(server.match.moment(1, server.visible(1)));
    expect(bea.entries).toEqual(server.match.entries(1, 0, server.visible(1)));
  });

  it('says so when a move was not kept, and goes back', async () => {
    const server = new FakeServer('full');
    const [ada] = (await seat(server, [0, 1])) as [FakeTable, FakeTable];
    const before = ada.moment;
    server.isDiskFull = true;
    void ada.match.play(0, quietMove(ada));
    expect(ada.moment).not.toEqual(before);
    await server.deliver();
    expect(ada.moment).toEqual(before);
    expect(ada.news.at(-1)).toMatchObject({ kind: 'notKept' });
    server.isDiskFull = false;
    void ada.match.play(0, quietMove(ada));
    await server.deliver();
    expect(server.match.count).toBeGreaterThan(0);
  });

  it('gives the rule of a refused move, and shows the truth when its picture was old', async () => {
    const server = new FakeServer('stale');
    const [ada] = (await seat(server, [0, 1])) as [FakeTable, FakeTable];
    const refused = ada.match.play(0, 'end');
    await server.deliver();
    expect(await refused).toMatchObject({ rule: expect.any(String) });
    const shown = ada.updates.length;
    const move = quietMove(ada);
    // The same seat moves in another tab, and this tab does not know it yet.
    server.match.play(0, move);
    const stale = ada.match.play(0, move);
    await server.deliver();
    expect(await stale).toBeNull();
    expect(ada.updates.length).toBeGreaterThan(shown);
    expect(ada.moment).toEqual(server.match.moment(0));
  });

  it('resyncs when entries are missing, and ignores an old socket', async () => {
    const server = new FakeServer('gap');
    const [ada, bea] = (await seat(server, [0, 1])) as [FakeTable, FakeTable];
    const old = bea.wire!;
    while (ada.isDeciding) {
      void ada.match.play(0, quietOrAnyMove(ada));
      while (server.up(ada.wire!) || server.down(ada.wire!));
      for (let i = 0; i < 20; i++) await Promise.resolve();
    }
    const told = old.toClient.splice(0);
    const last = told.findLast((message) => message.kind === 'update')!;
    old.toClient.push({ ...last, update: { ...last.update, keep: 3, entries: last.update.entries.slice(-1) } });
    server.down(old);
    expect(old.isOpen).toBe(false);
    for (const message of told) old.events.heard(JSON.stringify(message));
    expect(bea.updates).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    await server.deliver();
    expect(bea.moment).toEqual(server.match.moment(1, server.visible(1)));
  });

  it('is seen with one pair of eyes, and cannot be branched while it runs', async () => {
    const server = new FakeServer('eyes');
    const [bea, spectator] = (await seat(server, [1, 'spectator'])) as [FakeTable, FakeTable];
    expect(bea.match.ownViewer).toBe(1);
    expect(spectator.match.ownViewer).toBe('spectator');
    expect(spectator.moment!.view.players.every(({ hand }) => hand === null)).toBe(true);
    const fork = bea.match.fork(0);
    const failed = expect(fork).rejects.toThrow();
    await server.deliver();
    await failed;
  });
});

/** What can happen between the tables and the server, one thing at a time. */
async function live(server: FakeServer, tables: readonly FakeTable[], random: () => number, steps: number) {
  const below = (n: number): number => Math.floor(random() * n);
  for (let i = 0; i < steps; i++) {
    const table = tables[below(tables.length)]!;
    const viewer = table.match.ownViewer!;
    const wire = table.wire?.isOpen ? table.wire : null;
    const chance = random();
    if (chance < 0.4 && wire) server.up(wire);
    else if (chance < 0.75 && wire) server.down(wire);
    else if (chance < 0.8 && wire) {
      // Messages to the server may still arrive.
      if (random() < 0.5) while (server.up(wire));
      wire.close();
    } else if (chance < 0.85) await vi.advanceTimersByTimeAsync(below(2000));
    else if (table.isDeciding && viewer !== 'spectator') {
      if (random() < 0.2 && table.moment!.undo.step > 0)
        void table.match.undo(viewer, random() < 0.5 ? 'step' : 'turn');
      else void table.match.play(viewer, table.move(below(1000)));
    }
    await Promise.resolve();
  }
}

describe('clients that drop, repeat and reconnect', () => {
  it.each([1, 2, 3, 4, 5, 6])('end with the server’s picture (%i)', async (seed) => {
    const random = makeUnitRandom(seed);
    const server = new FakeServer(`schedule ${seed}`);
    const tables = await seat(server, [0, 1, 0, 'spectator']);
    for (let round = 0; round < 12; round++) {
      await live(server, tables, random, 250);
      for (let second = 0; second < 45; second++) {
        await vi.advanceTimersByTimeAsync(1000);
        await server.deliver();
      }
      for (const { moment, entries, match } of tables) {
        const viewer = match.ownViewer!;
        const visible = server.visible(viewer);
        expect(moment).toEqual(server.match.moment(viewer, visible));
        expect(entries).toEqual(server.match.entries(viewer, 0, visible));
      }
    }
    expect(new Set(server.accepted).size).toBe(server.accepted.length);
    expect(server.match.count).toBeGreaterThan(30);
  });
});

describe('a predicted move', () => {
  it('is what the server says, whatever is hidden', async () => {
    const random = makeUnitRandom(7);
    let predictions = 0;
    for (const seed of ['a', 'b', 'c']) {
      const { match } = new FakeServer(seed);
      for (let i = 0; i < 250 && !match.isOver; i++) {
        const { seat: decider } = match.next() as { seat: number };
        const before = match.moment(decider);
        const moves = legalMoves(match.state, decider);
        const text = formatMove(moves[Math.floor(random() * moves.length)]!)!;
        const predicted = predict(before, text, false);
        const from = match.count;
        match.play(decider, text);
        if (!predicted) continue;
        predictions++;
        expect(predicted.moment).toEqual(match.moment(decider));
        expect(predicted.entries).toEqual(match.entries(decider, from).filter(({ index }) => index >= from));
      }
    }
    expect(predictions).toBeGreaterThan(200);
  });
});
