// The worker in which a match of this browser is played. Bots think in another worker, so this one always answers.

import { loadEngine } from '@black-angel/engine/load';
import { getGame, putGame } from './game-store.ts';
import { MatchSession, messageOf, type SessionHost } from './match-session.ts';
import { startBots } from './start-bots.ts';
import type { FromWorker, SessionNews, ToWorker, WorkerCalls } from './worker-calls.ts';

const post = (message: FromWorker): void => self.postMessage(message);
const tell = (news: SessionNews): void => post({ kind: 'news', news });

const HOST: SessionHost = {
  tell,
  put: putGame,
  startBots: () => startBots((problem) => tell({ kind: 'broken', problem })).client,
};

let session: MatchSession | null = null;

/** A tab that is being reloaded or closed releases its game within this time. */
const HOLD_MILLISECONDS = 1500;

/** A game is open in one tab at a time: two would overwrite each other. The worker holds the lock until it ends. */
function hold(id: string, takeOver: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    let isHeld = false;
    const wish = takeOver ? { steal: true } : { signal: AbortSignal.timeout(HOLD_MILLISECONDS) };
    navigator.locks
      .request(`black-angel-game-${id}`, wish, () => {
        isHeld = true;
        resolve(true);
        return new Promise<void>(() => {});
      })
      .catch(() => {
        if (!isHeld) return resolve(false);
        session?.stop();
        session = null;
        tell({ kind: 'takenOver', problem: '' });
      });
  });
}

const calls: WorkerCalls = {
  async open(id, takeOver) {
    if (!(await hold(id, takeOver))) return null;
    const game = await getGame(id);
    if (!game) throw new Error(`there is no game ${id} in this browser`);
    const { rules } = game.saved;
    session = new MatchSession(game, await loadEngine(rules), HOST);
    return rules;
  },
  watch: (...args) => open().calls.watch(...args),
  play: (...args) => open().calls.play(...args),
  undo: (...args) => open().calls.undo(...args),
  hint: (...args) => open().calls.hint(...args),
  momentAt: (...args) => open().calls.momentAt(...args),
  film: (...args) => open().calls.film(...args),
  scores: () => open().calls.scores(),
  record: () => open().calls.record(),
  fork: (...args) => open().calls.fork(...args),
  setAutomatic: (...args) => open().calls.setAutomatic(...args),
};

function open(): MatchSession {
  if (!session) throw new Error('no game is open');
  return session;
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const { id, call, args } = data;
  try {
    const value = await (calls[call] as (...given: unknown[]) => Promise<unknown>)(...args);
    post({ kind: 'answer', id, value });
  } catch (error) {
    post({ kind: 'failed', id, problem: messageOf(error) });
  }
});
