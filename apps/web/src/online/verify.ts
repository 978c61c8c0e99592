// Verifies a finished game: the server's commitment, the player's entropy in the seed, and that a replay from the seed
// gives the game that was shown. Headless; each check has its own result.

import type { Engine, GameRecord, Result, Viewer } from '@black-angel/engine';
import { engineOfRecord } from '@black-angel/engine/load';
import { type Entry, Match, matchOfRecord } from '@black-angel/match';
import type { FairnessProof } from '@black-angel/protocol';
import { commitmentOf, digestOf, drawnOrder, seedOf } from '@black-angel/protocol/fair-dice';
import { componentsOfRecord } from '../match/record-components.ts';

export const CHECKS = ['promise', 'secret', 'entropy', 'others', 'seed', 'order', 'replay', 'seen'] as const;
export type CheckName = (typeof CHECKS)[number];
/** 'unknown': this browser has nothing to compare with. */
export type Verdict = 'right' | 'wrong' | 'unknown';

export interface Evidence {
  proof: FairnessProof;
  record: GameRecord;
  /** The commitment that this browser saw first; null if it saw none. */
  commitment: string | null;
  /** The version of the formulas that came with that commitment; null: 1. */
  derivation: number | null;
  /** The digest of the entropies that this browser saw before it sent its own; null if it saw none. */
  joined: string | null;
  /** The entropy of this browser; null for a spectator, or when the seat came by a link. */
  entropy: string | null;
  /** Whether the table announced a drawn turn order. */
  isShuffled: boolean;
  viewer: Viewer;
  /** What the table showed. */
  entries: readonly Entry[];
  result: Result | null;
}

const judge = (isRight: boolean): Verdict => (isRight ? 'right' : 'wrong');
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The version of the formulas: the promised one, whatever the proof says. */
const derivationOf = ({ proof, commitment, derivation }: Evidence): number =>
  (commitment === null ? proof.derivation : derivation) ?? 1;

/** The entropies that the dice follow from; a proof has "-" at the seats of bots. */
const mixedOf = ({ entropy, joined }: FairnessProof): readonly (string | null)[] =>
  joined ?? entropy.map((part) => (part === '-' ? null : part));

/** Whether everybody at the table is in the dice, and this browser's own entropy at its own seat. */
function isMixedIn({ proof, viewer }: Evidence, entropy: string): boolean {
  const mixed = mixedOf(proof);
  const isAtSeat = viewer === 'spectator' ? mixed.includes(entropy) : proof.entropy[viewer] === entropy;
  return isAtSeat && proof.entropy.every((part) => part === '-' || mixed.includes(part));
}

/** Whether all others had joined, with the same entropy, before this browser sent its own. Unknown if some had not. */
function areFixed({ proof: { joined }, entropy, joined: seen }: Evidence): Verdict {
  if (entropy === null || seen === null) return 'unknown';
  const all = joined ?? [];
  for (let count = all.indexOf(entropy); count >= 0; count--)
    if (digestOf(all.slice(0, count)) === seen) return count === all.length - 1 ? 'right' : 'unknown';
  return 'wrong';
}

/** Whether a drawn turn order follows from the server's secret and all entropy. */
function isDrawn(evidence: Evidence): boolean {
  const { proof, record, isShuffled } = evidence;
  if (!isShuffled) return proof.order === null;
  const lots = proof.entropy.map((part, seat) => (part === '-' ? (record.seats[seat]?.name ?? '') : part));
  const drawn = drawnOrder(proof.secret, lots, mixedOf(proof), derivationOf(evidence)).map((lot) => lots[lot]);
  return isSame(proof.order, lots) && isSame(drawn, lots);
}

/** Whether the record replays to its hash and result, and to the result that was shown. */
function replays({ record, result }: Evidence, engine: Engine): boolean {
  try {
    const read = engine.parseRecord(record);
    const state = engine.replay(read);
    return engine.hashState(state) === read.hash && isSame(read.result, result);
  } catch {
    return false;
  }
}

/** Whether the replayed game gives this viewer what the table showed. */
function isAsSeen({ record, viewer, entries }: Evidence, engine: Engine): boolean {
  try {
    const match = new Match(matchOfRecord(record, componentsOfRecord(record, engine), 'normal'), { engine });
    return isSame(match.entries(viewer), entries);
  } catch {
    return false;
  }
}

export async function verify(evidence: Evidence): Promise<Record<CheckName, Verdict>> {
  const { proof, record, commitment, entropy } = evidence;
  const derivation = derivationOf(evidence);
  const seed = seedOf(proof.secret, mixedOf(proof), derivation);
  const engine = await engineOfRecord(record);
  return {
    promise:
      commitment === null
        ? 'unknown'
        : judge(commitment === proof.commitment && derivation === (proof.derivation ?? 1)),
    secret: judge(commitmentOf(proof.secret) === (commitment ?? proof.commitment)),
    entropy: entropy === null ? 'unknown' : judge(isMixedIn(evidence, entropy)),
    others: areFixed(evidence),
    seed: judge(seed === proof.seed && seed === record.seed),
    order: judge(isDrawn(evidence)),
    replay: judge(replays(evidence, engine)),
    seen: judge(isAsSeen(evidence, engine)),
  };
}
