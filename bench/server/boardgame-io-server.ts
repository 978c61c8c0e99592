// boardgame.io's server, in memory, as its users run it: the same game with the same rules, and an empty game, to
// measure the server alone.

import { apply, parseMove, type State, setup, view } from '@black-angel/rules';
import { requireBoardgameIo } from '../boardgame-io.ts';

const { Server } = requireBoardgameIo<{
  Server(options: object): {
    db: { createMatch(id: string, match: object): unknown };
    run(options: object): Promise<{ appServer: { address(): { port: number } } }>;
  };
}>('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = requireBoardgameIo<{ ActivePlayers: { ALL: object }; INVALID_MOVE: string }>(
  'boardgame.io/core',
);
const { InitializeGame } = requireBoardgameIo<{ InitializeGame(options: object): object }>('boardgame.io/internal');
const { original } = requireBoardgameIo<{ original<T>(draft: T): T }>('immer');

interface Context<G> {
  G: G;
  playerID: string | null;
}

const blackAngel = {
  name: 'black-angel',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: (_context: object, { seed }: { seed: string }) => setup({ players: 4, advanced: false }, seed),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    play: ({ G, playerID }: Context<State>, text: string) => {
      // The plain state, not immer's proxies, which cost many times more.
      const applied = apply(original(G), Number(playerID), parseMove(text));
      return applied.ok ? applied.state : INVALID_MOVE;
    },
  },
  playerView: ({ G, playerID }: Context<State>) => view(G, playerID === null ? 'spectator' : Number(playerID)),
};

const counter = {
  name: 'counter',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => ({ count: 0 }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    play: ({ G }: Context<{ count: number }>) => {
      G.count++;
    },
  },
};

const server = Server({ games: [blackAngel, counter], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
process.send!({ port: appServer.address().port });
// Matches are made in its store: the HTTP interface of this version does not work with the koa version that npm
// installs.
process.on('message', async (question: 'cpu' | { game: string; seeds: string[] }) => {
  if (question === 'cpu') return process.send!(process.cpuUsage());
  const { game, seeds } = question;
  const made = [blackAngel, counter].find(({ name }) => name === game)!;
  const ids = seeds.map((seed, i) => `match${i}-${seed.slice(0, 8)}`);
  for (const [i, seed] of seeds.entries()) {
    const initialState = InitializeGame({ game: made, numPlayers: 4, setupData: { seed } });
    const players = Object.fromEntries([0, 1, 2, 3].map((id) => [id, { id }]));
    const metadata = { gameName: game, players, unlisted: false, createdAt: 1, updatedAt: 1 };
    await server.db.createMatch(ids[i]!, { initialState, metadata });
  }
  process.send!({ ids });
});
process.on('disconnect', () => process.exit(0));
