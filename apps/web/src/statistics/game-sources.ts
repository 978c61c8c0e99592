// Where the VP of a stored game came from. The game is replayed once; the result is stored with it.

import { loadEngine } from '@black-angel/engine/load';
import { Match } from '@black-angel/match';
import { type OnlineGame, putGame, putOnlineGame, type StoredGame, type VpSources } from '../match/game-store.ts';
import { scoreSources } from '../panels/score-sources.ts';

/** VP by source, without sources of 0 VP. */
async function countSources({ saved }: Pick<StoredGame, 'saved'>, seat: number): Promise<VpSources> {
  const engine = await loadEngine(saved.rules);
  const match = new Match(saved, { engine });
  const score = scoreSources(match.entries('spectator'), match.scores()[0]!)[seat]!;
  const all = { ...score.sources, advanced: score.advancedVp, items: score.items?.vp ?? 0 };
  return { moves: saved.moves.length, vp: Object.fromEntries(Object.entries(all).filter(([, vp]) => vp !== 0)) };
}

/** The game with its sources. A game that cannot be replayed stays as it is. */
async function counted<Game extends Pick<StoredGame, 'saved' | 'vpSources'>>(
  game: Game,
  seat: number,
  put: (game: Game) => Promise<void>,
): Promise<Game> {
  if (game.vpSources?.moves === game.saved.moves.length) return game;
  try {
    const found = { ...game, vpSources: await countSources(game, seat) };
    await put(found);
    return found;
  } catch {
    return game;
  }
}

export const withSources = (game: StoredGame, seat: number): Promise<StoredGame> => counted(game, seat, putGame);
export const onlineWithSources = (game: OnlineGame, seat: number): Promise<OnlineGame> =>
  counted(game, seat, putOnlineGame);
