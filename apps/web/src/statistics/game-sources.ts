// Where the VP of a stored game came from. The game is replayed once; the result is stored with it.

import { loadEngine } from '@black-angel/bots/engines';
import { Match } from '@black-angel/match';
import { putGame, type StoredGame, type VpSources } from '../match/game-store.ts';
import { scoreSources } from '../panels/score-sources.ts';

/** VP by source, without those that moved nothing. */
async function countSources({ saved }: StoredGame, seat: number): Promise<VpSources> {
  const match = new Match(saved, { engine: await loadEngine(saved.rules) });
  const score = scoreSources(match.entries('spectator'), match.scores()[0]!)[seat]!;
  const all = { ...score.sources, advanced: score.advancedVp, items: score.items?.vp ?? 0 };
  return { moves: saved.moves.length, vp: Object.fromEntries(Object.entries(all).filter(([, vp]) => vp !== 0)) };
}

/** The game with its sources. A game that cannot be replayed stays as it is. */
export async function withSources(game: StoredGame, seat: number): Promise<StoredGame> {
  if (game.vpSources?.moves === game.saved.moves.length) return game;
  try {
    const counted = { ...game, vpSources: await countSources(game, seat) };
    await putGame(counted);
    return counted;
  } catch {
    return game;
  }
}
