// A session reports once that a bot cannot use its net, after the bot's move.

import type { Move, Thought } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { newMatch } from '@black-angel/match';
import { expect, it, vi } from 'vitest';
import { PATIENCE } from '../../../../scripts/patience.ts';
import { newGame } from './game-store.ts';
import { MatchSession } from './match-session.ts';
import type { MatchNews } from './table-match.ts';

it('says once, after the move, that a bot cannot use what it has learned', async () => {
  const news: MatchNews['kind'][] = [];
  const bot = (name: string) => ({ name, kind: 'bot' as const, level: 'hard' as const });
  const start = {
    kind: 'setup' as const,
    options: { players: 2 as const, advanced: false, hal: null },
    seed: 'unlearned',
  };
  let thoughts = 0;
  const session = new MatchSession(newGame(newMatch(start, [bot('A'), bot('B')]), 0), PRESENT_ENGINE, {
    tell: ({ kind }) => void news.push(kind),
    put: () => Promise.resolve(),
    startBots: () => ({
      think: ({ moves }: { moves: readonly Move[] }): Promise<Thought> =>
        ++thoughts > 3 ? new Promise(() => {}) : Promise.resolve({ move: moves[0]!, lines: [], isUnlearned: true }),
    }),
  });
  await session.calls.watch('spectator');
  await vi.waitFor(() => expect(thoughts).toBe(4), PATIENCE);
  session.stop();
  expect(news.filter((kind) => kind === 'unlearned')).toHaveLength(1);
  expect(news.indexOf('unlearned')).toBe(news.indexOf('update') + 1);
});
