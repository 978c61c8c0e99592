// node apps/server/test/write-corpus.ts: records a few games as the server stores them, with undone and trivial moves.
// Every later version replays them (corpus.test.ts), so existing files are never overwritten; it adds missing ones.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match } from '@black-angel/match';
import { RULES_VERSION } from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import { MemoryStore } from '../src/store/memory-store.ts';
import type { LogEntry, TableRow } from '../src/store/store.ts';
import { savedOf } from '../src/tables/game/load-game.ts';
import { PersistedGame } from '../src/tables/game/persisted-game.ts';
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

async function record(row: TableRow, seed: number): Promise<LogEntry[]> {
  const random = seededRandom(seed);
  const match = new Match(savedOf(row, []));
  const game = new PersistedGame(row.id, match, []);
  const log: LogEntry[] = [];
  const store = new MemoryStore();
  for (let frame = decision(match.state); frame; frame = decision(match.state)) {
    const { seat } = frame;
    if (random(8) !== 0 || !game.undo(seat, random(2) ? 'step' : 'turn')) {
      const moves = legalMoves(match.state, seat);
      game.play(seat, formatMove(moves[random(moves.length)]!)!, () => true);
    }
    log.push(...(await game.store(store, log.length, `corpus-${log.length}`)));
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
  write(name, { row, log: await record(row, i + 1) });
}
