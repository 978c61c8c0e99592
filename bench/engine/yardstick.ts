// The yardstick: boardgame.io's reducer plays tic-tac-toe with random legal moves, headless as its users would run it.

import { requireBoardgameIo } from '../boardgame-io.ts';
import { cpuMilliseconds } from './clock.ts';

interface TicTacToe {
  cells: (string | null)[];
}
interface Client {
  moves: { clickCell(cell: number): void };
  getState(): { G: TicTacToe; ctx: { gameover?: unknown } };
  reset(): void;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const isVictory = (cells: readonly (string | null)[]): boolean =>
  LINES.some((line) => cells[line[0]!] !== null && line.every((cell) => cells[cell] === cells[line[0]!]));

const game = {
  setup: (): TicTacToe => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: TicTacToe; playerID: string }, id: number) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: TicTacToe; ctx: { currentPlayer: string } }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** Moves per second, measured for about this many milliseconds. */
export function measureYardstick(milliseconds: number, random: (below: number) => number): number {
  const { InitializeGame, CreateGameReducer } = requireBoardgameIo<{
    InitializeGame(options: { game: unknown; numPlayers: number }): ReturnType<Client['getState']>;
    CreateGameReducer(options: { game: unknown }): (state: unknown, action: unknown) => ReturnType<Client['getState']>;
  }>('boardgame.io/internal');
  const reducer = CreateGameReducer({ game });
  let moves = 0;
  const began = cpuMilliseconds();
  while (cpuMilliseconds() - began < milliseconds) {
    let state = InitializeGame({ game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
      const playerID = (state.ctx as unknown as { currentPlayer: string }).currentPlayer;
      const payload = { type: 'clickCell', args: [free[random(free.length)]], playerID, credentials: undefined };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
      moves++;
    }
  }
  return (moves / (cpuMilliseconds() - began)) * 1000;
}
