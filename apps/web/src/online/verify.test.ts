import { createHash } from 'node:crypto';
import { Match, matchOfRecord } from '@black-angel/match';
import { playGame } from '@black-angel/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  commitmentOf as serverCommitment,
  drawnOrder as serverOrder,
  seedOf as serverSeed,
} from '../../../server/src/fair-dice.ts';
import { commitmentOf, drawnOrder, seedOf, sha256 } from './fair-dice.ts';
import { type Evidence, verify } from './verify.ts';

const SECRET = 'a'.repeat(64);
const ENTROPY = ['b'.repeat(64), '-', 'c'.repeat(64)];

let good: Evidence;

beforeAll(async () => {
  const seed = await seedOf(SECRET, ENTROPY);
  const record = playGame({ players: 3 }, seed, (_, moves) => moves.length - 1);
  const match = new Match(matchOfRecord(record, null, 'normal'));
  good = {
    proof: { commitment: await commitmentOf(SECRET), secret: SECRET, entropy: ENTROPY, seed, order: null },
    record,
    commitment: await commitmentOf(SECRET),
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
  seed: 'right',
  order: 'right',
  replay: 'right',
  seen: 'right',
};

describe('the formula of the dice', () => {
  it('is that of the server', async () => {
    expect(await sha256('abc')).toBe(createHash('sha256').update('abc').digest('hex'));
    expect(await commitmentOf(SECRET)).toBe(serverCommitment(SECRET));
    const parts = [ENTROPY[2]!, null, ENTROPY[0]!];
    const seats = parts.map((entropy) => ({ entropy, name: 'Bot 1' }));
    const own = parts.map((part) => part ?? '-');
    for (const derivation of [1, 2] as const) {
      expect(await seedOf(SECRET, own, derivation)).toBe(serverSeed(SECRET, parts, derivation));
      const lots = seats.map(({ entropy, name }) => entropy ?? name);
      const order = serverOrder(SECRET, seats, derivation).map((seat) => lots[seat]);
      expect(await drawnOrder(SECRET, lots, own, derivation)).toEqual(order);
    }
    expect(await seedOf(SECRET, own, 2)).toBe(await sha256(`${SECRET}/${ENTROPY[0]}/${ENTROPY[2]}`));
    // Proofs of games that began early name no derivation.
    expect(await seedOf(SECRET, own)).toBe(serverSeed(SECRET, parts, 1));
  });
});

describe('verifying a game', () => {
  it('finds an honest one right, and says what it cannot know', async () => {
    expect(await verify(good)).toEqual(RIGHT);
    expect(await verify({ ...good, commitment: null, entropy: null })).toEqual({
      ...RIGHT,
      promise: 'unknown',
      entropy: 'unknown',
    });
  });

  it('finds a game right whose seed does not depend on the seats', async () => {
    const seed = await seedOf(SECRET, ENTROPY, 2);
    expect(seed).not.toBe(good.proof.seed);
    const record = playGame({ players: 3 }, seed, (_, moves) => moves.length - 1);
    const entries = new Match(matchOfRecord(record, null, 'normal')).entries(0);
    const proof = { ...good.proof, seed, derivation: 2 as const };
    expect(await verify({ ...good, record, proof, entries, result: record.result })).toEqual(RIGHT);
    expect(await verify({ ...good, record, proof: { ...proof, derivation: 1 } })).toMatchObject({ seed: 'wrong' });
  });

  it('finds another secret than the one promised', async () => {
    const secret = 'd'.repeat(64);
    const proof = { ...good.proof, secret, commitment: await commitmentOf(secret) };
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
    const lots = await drawnOrder(SECRET, [ENTROPY[0]!, 'Bot 1', ENTROPY[2]!], ENTROPY);
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
