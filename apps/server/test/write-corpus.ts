// node apps/server/test/write-corpus.ts: records a few games as the server stores them, with undone and trivial moves.
// Every later version replays them (corpus.test.ts), so existing files are never overwritten; it adds missing ones.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match } from '@black-angel/match';
import { RULES_VERSION } from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import type { LogEntry, TableRow } from '../src/store/store.ts';
import { savedOf } from '../src/tables/game/load-game.ts';
import { newEntries } from '../src/tables/game/new-entries.ts';
import { StateHasher } from '../src/tables/game/state-hash.ts';
import { config, PERSON } from './online-client.ts';
import { seededRandom } from './worlds.ts';

const { decision, formatMove, legalMoves } = PRESENT_ENGINE;

const folder = new URL('./corpus/', import.meta.url);
mkdirSync(folder, { recursive: true });

const GAMES = [
  { players: 2, advanced: false },
  { players: 3, advanced: true },
  { players: 4, advanced: false },
  { players: 4, advanced: true },
];

function rowOf(name: string, players: number, advanced: boolean): TableRow {
  return {
    id: `corpus-${name}`,
    createdAt: 1,
    changedAt: 1,
    status: 'running',
    config: config(
      Array.from({ length: players }, () => PERSON),
      { advanced },
    ),
    rules: RULES_VERSION,
    components: defaultContent.hash,
    ownerHash: '0'.repeat(64),
    secret: 'c'.repeat(64),
    seats: Array.from({ length: players }, (_, seat) => ({
      kind: 'person' as const,
      level: null,
      name: `Player ${seat + 1}`,
      tokenHash: null,
      account: null,
      entropy: String(seat).repeat(64),
      isSubstituted: false,
      isAutomatic: true,
    })),
    result: null,
    decider: null,
    version: 0,
  };
}

function record(row: TableRow, seed: number): LogEntry[] {
  const random = seededRandom(seed);
  const match = new Match(savedOf(row, []));
  const log: LogEntry[] = [];
  const keep = (kept: number, takenBack: number, seat: number): void => {
    const moveId = `corpus-${log.length}`;
    log.push(
      ...newEntries(match, new StateHasher(), { seq: log.length, kept, takenBack, seat, moveId, at: log.length }),
    );
  };
  for (let frame = decision(match.state); frame; frame = decision(match.state)) {
    const { seat } = frame;
    const before = match.count;
    if (random(8) === 0 && match.undo(seat, random(2) ? 'step' : 'turn')) {
      keep(match.count, before - match.count, seat);
      continue;
    }
    const moves = legalMoves(match.state, seat);
    match.play(seat, formatMove(moves[random(moves.length)]!)!);
    for (let text = match.trivial(); text !== null; text = match.trivial())
      match.play(decision(match.state)!.seat, text, true);
    keep(before, 0, seat);
  }
  return log;
}

const write = (name: string, value: unknown): void => {
  const file = new URL(`${name}.json`, folder);
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(value)}\n`);
};

write(`components-${defaultContent.hash.slice(0, 12)}`, defaultContent.set);
for (const [i, { players, advanced }] of GAMES.entries()) {
  const name = `rules-${RULES_VERSION}-${defaultContent.hash.slice(0, 6)}-${players}-players-${advanced ? 'advanced' : 'standard'}`;
  const row = rowOf(name, players, advanced);
  write(name, { row, log: record(row, i + 1) });
}
