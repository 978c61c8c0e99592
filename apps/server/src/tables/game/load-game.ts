// Loads a running game from its log.

import type { Engine } from '@black-angel/engine';
import { loadEngine, PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match, type MatchSeat, newMatch, type SavedMatch, sharedViewCache } from '@black-angel/match';
import { mixedOf, seedOf } from '@black-angel/protocol/fair-dice';
import type { ComponentSet } from '@black-angel/rules/components';
import { storedSet } from '../../store/component-sets.ts';
import { DamagedTable } from '../../store/damage.ts';
import type { LogEntry, Store, TableRow } from '../../store/store.ts';
import { hashOf } from './state-hash.ts';

/** The seats of the match. A person whose seat a bot plays stays a person there. */
const matchSeats = (row: TableRow): MatchSeat[] =>
  row.seats.map(({ kind, level, name }, i) => ({
    name: name ?? `Bot ${i + 1}`,
    kind,
    level,
    ...(row.drawn && { colour: row.drawn[i]! }),
  }));

export function savedOf(row: TableRow, log: readonly LogEntry[]): SavedMatch {
  const seed = seedOf(row.secret, mixedOf(row), row.derivation ?? 1);
  const options = { players: row.seats.length as 2 | 3 | 4, advanced: row.config.advanced, hal: null };
  const made: { move: string; isAutomatic: boolean }[] = [];
  for (const entry of log)
    if (entry.kind === 'undo') made.length -= Number(entry.move);
    else made.push(entry);
  return {
    ...newMatch({ kind: 'setup', options, seed }, matchSeats(row)),
    rules: row.rules,
    moves: made.map(({ move }) => move),
    automatic: made.flatMap(({ isAutomatic }, i) => (isAutomatic ? [i] : [])),
  };
}

/** The rules and components of a game. They stay the same from its first move to its last. */
export interface Pinned {
  engine: Engine;
  /** Null for the default component set of that engine. */
  components: ComponentSet | null;
}

export const PRESENT: Pinned = { engine: PRESENT_ENGINE, components: null };

/** The rules version and the components a table began with. */
export async function pinnedOf(row: TableRow, store: Store): Promise<Pinned> {
  const engine = await engineOfRow(row);
  if (row.components === undefined || row.components === engine.defaultContent.hash)
    return { engine, components: null };
  const components = await storedSet(store, row.components);
  if (!components) throw new DamagedTable(row.id, `its components ${row.components} are not kept`);
  return { engine, components };
}

async function engineOfRow({ id, rules }: TableRow): Promise<Engine> {
  try {
    return await loadEngine(rules);
  } catch (error) {
    throw new DamagedTable(id, `version ${rules} of the rules is not known here`, error);
  }
}

/** Replays the log. Throws DamagedTable if the result does not have the hash of the last entry. */
export function matchOfRow(row: TableRow, log: readonly LogEntry[], pinned: Pinned = PRESENT): Match {
  const match = replayed(row, log, pinned);
  const last = log.at(-1);
  if (last && last.hash !== hashOf(match.state))
    throw new DamagedTable(row.id, 'its log replays to another state than the one that was kept');
  return match;
}

function replayed(row: TableRow, log: readonly LogEntry[], { engine, components }: Pinned): Match {
  try {
    return new Match({ ...savedOf(row, log), components }, { engine, views: sharedViewCache(engine) });
  } catch (error) {
    throw new DamagedTable(row.id, 'its log does not replay', error);
  }
}

/** Applies entries of another node. Returns the lowest number of moves reached by an undo. */
export function followLog(match: Match, entries: readonly LogEntry[]): number {
  let undoneTo = Number.POSITIVE_INFINITY;
  for (const { kind, seat, move, isAutomatic } of entries)
    if (kind === 'undo') {
      match.takeBack(Number(move));
      undoneTo = Math.min(undoneTo, match.count);
    } else if (match.play(seat, move, isAutomatic))
      throw new Error(`another node kept ${move}, which is not legal here`);
  const last = entries.at(-1);
  if (last && last.hash !== hashOf(match.state)) throw new Error('another node came to another state');
  return undoneTo;
}
