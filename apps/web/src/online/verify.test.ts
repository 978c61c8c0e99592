import { Match, matchOfRecord } from '@black-angel/match';
import { commitmentOf, digestOf, drawnOrder, seedOf } from '@black-angel/protocol/fair-dice';
import { playGame } from '@black-angel/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Evidence, verify } from './verify.ts';

const SECRET = 'a'.repeat(64);
const ENTROPY = ['b'.repeat(64), '-', 'c'.repeat(64)];

let good: Evidence;

beforeAll(async () => {
  const seed = seedOf(SECRET, ENTROPY, 1);
  const record = playGame({ players: 3 }, seed, (_, moves) => moves.length - 1);
  const match = new Match(matchOfRecord(record, null, 'normal'));
  good = {
    proof: { commitment: commitmentOf(SECRET), secret: SECRET, entropy: ENTROPY, seed, order: null },
    record,
    commitment: commitmentOf(SECRET),
    derivation: null,
    joined: null,
    entropy: ENTROPY[0]!,
    isShuffled: false,
    viewer: 0,
    entries: match.entries(0),
    result: record.result,
  };
});

const RIGHT = {
  promise: 'right',
  secret: 'right',
  entropy: 'right',
  others: 'unknown',
  seed: 'right',
  order: 'right',
  replay: 'right',
  seen: 'right',
};

describe('verifying a game', () => {
  it('finds an honest one right, and says what it cannot know', async () => {
    expect(await verify(good)).toEqual(RIGHT);
    expect(await verify({ ...good, commitment: null, entropy: null })).toEqual({
      ...RIGHT,
      promise: 'unknown',
      entropy: 'unknown',
    });
  });

  /** A game of these who joined, the last one at seat 0: this browser. Somebody has left. */
  async function joinedGame(): Promise<Evidence> {
    const joined = ['d'.repeat(64), ENTROPY[2]!, ENTROPY[0]!];
    const seed = seedOf(SECRET, joined, 2);
    const record = playGame({ players: 3 }, seed, (_, moves) => moves.length - 1);
    return {
      ...good,
      record,
      proof: { ...good.proof, seed, joined, derivation: 2 },
      derivation: 2,
      joined: digestOf(joined.slice(0, 2)),
      entries: new Match(matchOfRecord(record, null, 'normal')).entries(0),
      result: record.result,
    };
  }

  it('finds a game right whose seed depends on everybody who joined, not on the seats', async () => {
    const late = await joinedGame();
    expect(late.proof.seed).not.toBe(good.proof.seed);
    expect(await verify(late)).toEqual({ ...RIGHT, others: 'right' });
    // Who joins before others cannot know that theirs was fixed.
    const early = { ...late, joined: digestOf(late.proof.joined!.slice(0, 1)) };
    expect(await verify(early)).toEqual({ ...RIGHT, others: 'unknown' });
  });

  it('finds another derivation than the one promised, in both directions', async () => {
    const late = await joinedGame();
    const derivation = 1 as const;
    expect(await verify({ ...late, proof: { ...late.proof, derivation } })).toMatchObject({ promise: 'wrong' });
    const seed = seedOf(SECRET, ENTROPY, 1);
    const chosen = { ...late, record: good.record, proof: { ...late.proof, seed, derivation } };
    expect(await verify(chosen)).toMatchObject({ promise: 'wrong', seed: 'wrong' });
    // A table that was kept without one has derivation 1.
    expect(await verify({ ...late, derivation: null })).toMatchObject({ promise: 'wrong', seed: 'wrong' });
    expect(await verify({ ...late, commitment: null, derivation: null })).toMatchObject({ promise: 'unknown' });
  });

  it('finds randomness of others that was not there when this browser sent its own', async () => {
    const late = await joinedGame();
    const { joined = [] } = late.proof;
    const other = 'e'.repeat(64);
    for (const chosen of [[other, joined[1]!, joined[2]!], joined.slice(1), [joined[0]!, other, ...joined.slice(1)]])
      expect(await verify({ ...late, proof: { ...late.proof, joined: chosen } })).toMatchObject({ others: 'wrong' });
    const later = { ...late.proof, joined: [...joined, other] };
    expect(await verify({ ...late, proof: later })).toMatchObject({ others: 'unknown', seed: 'wrong' });
    // Somebody sits there who is not in the dice.
    const gone = { ...late.proof, joined: joined.filter((part) => part !== ENTROPY[2]) };
    expect(await verify({ ...late, proof: gone })).toMatchObject({ entropy: 'wrong' });
  });

  it('finds another secret than the one promised', async () => {
    const secret = 'd'.repeat(64);
    const proof = { ...good.proof, secret, commitment: commitmentOf(secret) };
    expect(await verify({ ...good, proof })).toMatchObject({ promise: 'wrong', secret: 'wrong', seed: 'wrong' });
  });

  it('finds that the player’s entropy was left out', async () => {
    expect(await verify({ ...good, entropy: 'e'.repeat(64) })).toMatchObject({ entropy: 'wrong', seed: 'right' });
    // The entropy must be at the player's seat.
    expect(await verify({ ...good, entropy: ENTROPY[2]! })).toMatchObject({ entropy: 'wrong' });
  });

  it('finds a turn order that was not drawn as it should be', async () => {
    const record = { ...good.record, seats: [0, 1, 2].map((n) => ({ name: `Bot ${n}`, kind: 'bot' as const })) };
    const shuffled = { ...good, record, isShuffled: true };
    const sitting = [ENTROPY[0]!, 'Bot 1', ENTROPY[2]!];
    const lots = drawnOrder(SECRET, sitting, [], 1).map((lot) => sitting[lot]!);
    const drawn = lots.map((lot) => (lot.startsWith('Bot') ? '-' : lot));
    const seats = lots.map((lot) => ({ name: lot.startsWith('Bot') ? lot : 'Ada', kind: 'bot' as const }));
    const honest = {
      ...shuffled,
      record: { ...record, seats },
      proof: { ...good.proof, entropy: drawn, order: lots },
    };
    expect(await verify(honest)).toMatchObject({ order: 'right' });
    const swap = <T>([a, b, c]: readonly T[]): T[] => [b!, a!, c!];
    const proof = { ...honest.proof, entropy: swap(drawn), order: swap(lots) };
    const other = { ...honest, record: { ...record, seats: swap(seats) }, proof };
    expect(await verify(other)).toMatchObject({ order: 'wrong' });
    // A draw that is missing, or one that the table did not announce.
    expect(await verify({ ...honest, proof: { ...honest.proof, order: null } })).toMatchObject({ order: 'wrong' });
    expect(await verify({ ...honest, isShuffled: false })).toMatchObject({ order: 'wrong' });
  });

  it('finds other moves, another result, other dice', async () => {
    const { record, entries } = good;
    const moves = record.moves.slice(0, -1);
    expect(await verify({ ...good, record: { ...record, moves } })).toMatchObject({ replay: 'wrong', seen: 'wrong' });
    const result = { ...record.result!, vp: record.result!.vp.map((vp) => vp + 1) };
    expect(await verify({ ...good, result })).toMatchObject({ replay: 'wrong', seen: 'right' });
    expect(await verify({ ...good, record: { ...record, seed: 'other' } })).toMatchObject({ seed: 'wrong' });
    expect(await verify({ ...good, entries: entries.slice(0, -1) })).toMatchObject({ seen: 'wrong' });
  });
});
