// What a move costs to send: one write for each socket, and one text for all who see the same.

import { expect, it, vi } from 'vitest';
import { Club } from './club.ts';
import { settle, Wire } from './wire.ts';

/** Counts how often the stream below a socket is flushed. */
function watchStream(wire: Wire): { flushed: number } {
  const stream = {
    flushed: 0,
    writableCorked: 0,
    cork: () => void stream.writableCorked++,
    uncork: () => {
      stream.writableCorked--;
      stream.flushed++;
    },
  };
  Object.assign(wire, { _socket: stream });
  return stream;
}

it('the update and the answer of a move are one write; spectators share one text', async () => {
  const club = new Club();
  const { id, tokens } = await club.seatTwo({ kind: 'free' });
  const wires = [await Wire.connect(club.tables, id, tokens[0]!), await Wire.connect(club.tables, id, tokens[1]!)];
  const watchers = [];
  for (let i = 0; i < 20; i++) watchers.push(await Wire.connect(club.tables, id, null));
  const decider = (await club.tables.room(id)).decider!;
  const mover = wires[decider]!;
  const stream = watchStream(mover);
  // Until the others are told of it.
  const updatesOf = ({ messages }: Wire): number => messages.filter(({ kind }) => kind === 'update').length;
  for (let moves = 0; moves < 40 && updatesOf(watchers[0]!) === 0; moves++) {
    const written = vi.spyOn(JSON, 'stringify');
    const [before, flushed] = [mover.frames.length, stream.flushed];
    const request = mover.firstMove();
    mover.say(request);
    await settle();
    const updates = written.mock.calls.filter(([message]) => (message as { kind?: string })?.kind === 'update');
    written.mockRestore();
    expect(mover.answerTo(request.id)).toEqual({ ok: true });
    expect(mover.frames.length - before).toBeGreaterThanOrEqual(2);
    expect(stream.flushed - flushed).toBe(1);
    // One for each seat and one for all spectators.
    expect(updates.length).toBeLessThanOrEqual(3);
  }
  expect(watchers.map(updatesOf)).toEqual(Array(20).fill(1));
});
