// What a move costs to send: one write for each socket, and one text for all who see the same.

import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { expect, it } from 'vitest';
import type { Room } from '../src/tables/room/room.ts';
import { Club } from './club.ts';
import { moveId } from './online-client.ts';
import { settle, Wire } from './wire.ts';

const { formatMove, legalMoves } = PRESENT_ENGINE;

function firstMoveOf({ game, decider }: Room): string {
  return formatMove(legalMoves(game!.match.state, decider!)[0]!)!;
}

/** What is written to the stream below a socket. */
function watchStream(wire: Wire): { written: string[] } {
  const written: string[] = [];
  Object.assign(wire, { _socket: { write: (bytes: string) => void written.push(bytes) } });
  return { written };
}

/** The messages of a write. */
function messagesOf(written: string): { kind: string; text: string }[] {
  const bytes = Buffer.from(written, 'latin1');
  const messages: { kind: string; text: string }[] = [];
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes[at + 1]!;
    expect(short).toBeLessThan(127);
    const from = short < 126 ? at + 2 : at + 4;
    const to = from + (short < 126 ? short : bytes.readUInt16BE(at + 2));
    const text = bytes.subarray(from, to).toString();
    messages.push({ kind: JSON.parse(text).kind, text });
    at = to;
  }
  return messages;
}

it('all that a move sends to a client is one write; spectators share one text', async () => {
  const club = new Club();
  const { id, tokens } = await club.seatTwo({ kind: 'free' });
  const wires = [await Wire.connect(club.tables, id, tokens[0]!), await Wire.connect(club.tables, id, tokens[1]!)];
  const watchers = [];
  for (let i = 0; i < 20; i++) watchers.push(await Wire.connect(club.tables, id, null));
  const room = await club.tables.room(id);
  const streams = [...wires, ...watchers].map(watchStream);
  const kindsOf = (write: string): string => String(messagesOf(write).map(({ kind }) => kind));
  // Until the turn has passed on: then everybody is told of the moves and of the turn.
  const first = room.decider!;
  for (let moves = 0; moves < 40 && room.decider === first; moves++) {
    for (const { written } of streams) written.length = 0;
    wires[first]!.say({ kind: 'move', id: moveId(), at: room.game!.match.count, move: firstMoveOf(room) });
    await settle();
    expect(streams.every(({ written }) => written.length <= 1)).toBe(true);
    expect(messagesOf(streams[first]!.written[0]!).at(-1)!.text).toContain('"answer":{"ok":true}');
  }
  expect(kindsOf(streams[first]!.written[0]!)).toBe('update,table,answer');
  for (const { written } of streams.filter((_, i) => i !== first))
    expect(written.map(kindsOf)).toEqual(['update,table']);
  const [one, ...others] = streams.slice(2).map(({ written }) => written[0]);
  expect(others.every((write) => write === one)).toBe(true);
});
