// What decided a game: the source of VP in which the winner was furthest ahead of a rival. Headless.

import type { Result, Viewer } from '@black-angel/engine';
import { type SeatScore, SOURCES, type Source } from './score-sources.ts';

export type Ground = Exclude<Source, 'other'> | 'advanced' | 'items';

export interface DecidingGain {
  ground: Ground;
  winner: number;
  /** The viewer who has lost, else the best of the others. */
  rival: number;
  /** VP of both from this source. */
  vp: number;
  rivalVp: number;
  /** All VP of the winner. */
  total: number;
  /** The winner's Advanced tiles that scored. */
  tiles: number;
  /** Whether the rival would have had more VP without this difference. */
  isDecisive: boolean;
}

/** A source without a name explains nothing. */
const GROUNDS: readonly Ground[] = [...SOURCES.filter((source) => source !== 'other'), 'advanced', 'items'];

function vpFrom({ sources, advancedVp, items }: SeatScore, ground: Ground): number {
  if (ground === 'advanced') return advancedVp;
  return ground === 'items' ? (items?.vp ?? 0) : sources[ground];
}

/** Null after a shared victory, and where the winner was ahead nowhere. */
export function decidingGain(scores: readonly SeatScore[], result: Result, viewer: Viewer): DecidingGain | null {
  const [winner, ...others] = result.winners;
  const won = winner === undefined ? undefined : scores[winner];
  if (winner === undefined || !won || others.length > 0) return null;
  const rivals = scores.map((_, seat) => seat).filter((seat) => seat !== winner);
  const best = rivals.sort((a, b) => result.vp[b]! - result.vp[a]!)[0];
  const rival = viewer === 'spectator' || viewer === winner ? best : viewer;
  const lost = rival === undefined ? undefined : scores[rival];
  if (rival === undefined || !lost) return null;
  const aheadIn = (ground: Ground): number => vpFrom(won, ground) - vpFrom(lost, ground);
  const ground = GROUNDS.reduce((most, other) => (aheadIn(other) > aheadIn(most) ? other : most));
  if (aheadIn(ground) <= 0) return null;
  return {
    ground,
    winner,
    rival,
    vp: vpFrom(won, ground),
    rivalVp: vpFrom(lost, ground),
    total: won.total,
    tiles: won.advanced.filter(({ vp }) => vp > 0).length,
    isDecisive: aheadIn(ground) > won.total - lost.total,
  };
}
