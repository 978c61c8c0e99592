// Running games survive updates: recorded games, each with its rules version and components, replay to the hash of
// every entry. If this fails, freeze the present rules and raise RULES_VERSION
// (docs/adr/0004-old-rules-versions.md). Never change the corpus to fit.

import { readdirSync, readFileSync } from 'node:fs';
import { loadEngine, PRESENT_ENGINE } from '@black-angel/engine/load';
import { hashOfSet, openSet } from '@black-angel/engine/open-set';
import { Match } from '@black-angel/match';
import { type ComponentSet, defaultContent } from '@black-angel/rules/components';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../src/http/tokens.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import type { LogEntry, TableRow } from '../src/store/store.ts';
import { matchOfRow, pinnedOf, savedOf } from '../src/tables/game/load-game.ts';
import { hashOf } from '../src/tables/game/state-hash.ts';
import { config, entropy, makeTable, moveId, PERSON } from './online-client.ts';
import { Tables } from './seeded.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

const { decision, formatMove, legalMoves } = PRESENT_ENGINE;

interface Recorded {
  row: TableRow;
  log: LogEntry[];
}

const folder = new URL('./corpus/', import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T;
const files = readdirSync(folder);
const games = files.filter((name) => name.startsWith('rules-'));
/** A set of any version. */
function setOf(name: string): { hash: string; set: ComponentSet } {
  const set = read<ComponentSet>(name);
  return { hash: hashOfSet(set), set };
}
const sets = files.filter((name) => name.startsWith('components-')).map(setOf);

async function storeOf(...recorded: Recorded[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (const { hash, set } of sets) await store.putDocument('components', hash, set);
  for (const { row, log } of recorded) {
    await store.putTable(row);
    await store.append(row.id, log);
  }
  return store;
}

describe('recorded games', () => {
  it('are there', () => expect(games.length).toBeGreaterThanOrEqual(4));

  it.each(games)('%s replays to every hash that was kept', async (name) => {
    const { row, log } = read<Recorded>(name);
    const { engine, components } = await pinnedOf(row, await storeOf());
    const match = new Match({ ...savedOf(row, []), components }, { engine });
    for (const { kind, seat, move, isAutomatic, hash, seq } of log) {
      if (kind === 'undo') match.takeBack(Number(move));
      else expect([seq, match.play(seat, move, isAutomatic)]).toEqual([seq, null]);
      expect([seq, hashOf(match.state)]).toEqual([seq, hash]);
    }
    expect(match.isOver).toBe(true);
  });

  it('can be continued', async () => {
    const { row: recorded, log } = read<Recorded>(games[0]!);
    const row = { ...recorded, id: 'corpus-table' };
    const half = log.slice(0, 40);
    const token = 'a'.repeat(43);
    const seats = row.seats.map((seat) => ({ ...seat, tokenHash: hashToken(token), isAutomatic: false }));
    const started = matchOfRow(row, half, await pinnedOf(row, await storeOf()));
    const decider = decision(started.state)!.seat;
    // Only the decider's seat has the token.
    const owned = seats.map((seat, i) => (i === decider ? seat : { ...seat, tokenHash: null }));
    const store = await storeOf({ row: { ...row, seats: owned }, log: half });
    const tables = new Tables({ store, bots: NO_BOTS, now: () => 1, report: () => {} });
    const wire = await Wire.connect(tables, row.id, token);
    const [move] = legalMoves(started.state, decider);
    const id = moveId();
    wire.say({ kind: 'move', id, at: started.count, move: formatMove(move!)! });
    await settle();
    expect(wire.answerTo(id)).toEqual({ ok: true });
    await tables.close();
  });
});

describe('a game that began with other components', () => {
  it('keeps them when the default ones change', async () => {
    const store = new MemoryStore();
    const tables = new Tables({ store, bots: NO_BOTS, now: () => 1, report: () => {} });
    const made = await makeTable(tables, 'Ada', config([PERSON, PERSON]));
    await tables.join(made.table.id, { name: 'Bea', entropy: entropy() });
    expect(await store.getDocument('components', defaultContent.hash)).toEqual(defaultContent.set);
    const other = openSet({ ...defaultContent.set, id: 'another set' });
    await store.putDocument('components', other.hash, other.set);
    const row = (await store.getTable(made.table.id))!;
    expect(row.components).toBe(defaultContent.hash);
    const pinned = await pinnedOf({ ...row, components: other.hash }, store);
    expect(matchOfRow(row, [], pinned).state.components).toBe(other.hash);
    await expect(pinnedOf({ ...row, components: 'gone' }, store)).rejects.toThrow('are not kept');
    await tables.close();
  });
});

describe('a game that began by an older version of the rules', () => {
  it('is validated by the frozen engine of that version', async () => {
    const { row, log } = read<Recorded>(games.find((name) => name.startsWith('rules-1-'))!);
    const pinned = await pinnedOf(row, await storeOf());
    expect(pinned).toEqual({ engine: await loadEngine(1), components: null });
    expect(matchOfRow(row, log, pinned).isOver).toBe(true);
    expect(() => matchOfRow(row, log)).toThrow('its log does not replay');
    await expect(pinnedOf({ ...row, rules: 99 }, await storeOf())).rejects.toThrow(
      'version 99 of the rules is not known',
    );
  });
});
