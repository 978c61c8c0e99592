// Scripted games: all moves are known before the clock starts, so that the clients cost nothing.

import { Match } from '@black-angel/match';
import { DERIVATION, seedOf } from '@black-angel/protocol/fair-dice';
import { apply, decision, formatMove, legalMoves, RULES_VERSION, setup } from '@black-angel/rules';
import { hashToken } from '../../apps/server/src/http/tokens.ts';
import type { LogEntry, TableRow } from '../../apps/server/src/store/store.ts';
import { savedOf } from '../../apps/server/src/tables/game/load-game.ts';
import { hashOf } from '../../apps/server/src/tables/game/state-hash.ts';

export interface Script {
  /** The id of the table. */
  id: string;
  seed: string;
  tokens: string[];
  moves: { seat: number; move: string }[];
}

const SEATS = 4;
const sha = (text: string): string => hashToken(text);

function makeRandom(seed: number): (below: number) => number {
  let x = seed >>> 0;
  return (below) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 0x100000000) * below);
  };
}

/** A four-player game of random moves, with the row of its table. */
export function scriptGame(name: string, n: number, mostMoves: number): { script: Script; row: TableRow } {
  const id = `${name}-${String(n).padStart(6, '0')}`;
  const entropy = Array.from({ length: SEATS }, (_, seat) => sha(`entropy ${id} ${seat}`));
  const tokens = Array.from({ length: SEATS }, (_, seat) =>
    Buffer.from(sha(`token ${id} ${seat}`), 'hex').toString('base64url'),
  );
  const secret = sha(`secret ${id}`);
  const seed = seedOf(secret, entropy, DERIVATION);
  const random = makeRandom(n + 1);
  let state = setup({ players: SEATS, advanced: false }, seed);
  const moves: Script['moves'] = [];
  for (let frame = decision(state); frame && moves.length < mostMoves; frame = decision(state)) {
    const legal = legalMoves(state, frame.seat);
    const move = legal[random(legal.length)]!;
    const applied = apply(state, frame.seat, move);
    if (!applied.ok) throw new Error('a legal move was refused');
    moves.push({ seat: frame.seat, move: formatMove(move)! });
    state = applied.state;
  }
  const row: TableRow = {
    id,
    createdAt: 1,
    changedAt: 1,
    status: 'running',
    config: {
      advanced: false,
      seats: tokens.map(() => ({ kind: 'person' })),
      shuffled: false,
      pace: { kind: 'free' },
      listed: false,
      spectatorDelay: 0,
    },
    rules: RULES_VERSION,
    derivation: DERIVATION,
    ownerHash: sha('owner'),
    secret,
    seats: tokens.map((token, seat) => ({
      kind: 'person',
      level: null,
      name: `Player ${seat + 1}`,
      tokenHash: hashToken(token),
      account: null,
      entropy: entropy[seat]!,
      isSubstituted: false,
      // No trivial moves: every move of the script is sent.
      isAutomatic: false,
    })),
    result: null,
    decider: null,
    version: 0,
  };
  return { script: { id, seed, tokens, moves }, row };
}

export const scriptGames = (name: string, count: number, mostMoves = 10_000): ReturnType<typeof scriptGame>[] =>
  Array.from({ length: count }, (_, n) => scriptGame(name, n, mostMoves));

/** The log of a scripted game. */
export function logOf(row: TableRow, { moves }: Script): LogEntry[] {
  const match = new Match(savedOf(row, []));
  return moves.map(({ seat, move }, seq) => {
    const refused = match.play(seat, move);
    if (refused) throw new Error(`the script is refused: ${refused.rule}`);
    const hash = hashOf(match.state);
    return { seq, kind: 'move', seat, move, isAutomatic: false, moveId: `stored-${seq}`, hash, at: 1 };
  });
}
