// A table without a page: a real match in a fake worker, pointed at as a player would.

import type { GameEvent, MoveKind, Options } from '@black-angel/engine';
import type { MatchSeat } from '@black-angel/match';
import { afterEach, beforeEach, vi } from 'vitest';
import { changeSettings } from '../src/browser/settings.ts';
import { openLocalMatch } from '../src/match/local-match.ts';
import { TableStore } from '../src/table/core/table-store.ts';
import type { Option } from '../src/ui-state/paths.ts';
import { FakeWorker, person } from './fake-worker.ts';

/** Call it once at the top of a test file. */
export function withFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    changeSettings({ speed: 'off', confirm: true, automatic: true, sound: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

export const SOLITAIRE: MatchSeat[] = [person('Ada'), { name: 'Hal', kind: 'hal', level: null }];
export const HOT_SEAT = [person('Ada'), person('Bea')];
export const WITH_BOT: MatchSeat[] = [person('Ada'), { name: 'Bot', kind: 'bot', level: 'novice' }];

export async function open(seats: MatchSeat[], seed = 'store') {
  const players = seats === SOLITAIRE ? 1 : 2;
  const options: Options = { players, advanced: false, hal: players === 1 ? 'standard' : null };
  const worker = new FakeWorker({ kind: 'setup', options, seed }, seats);
  const deliver = () => worker.deliver(wait);
  const opening = openLocalMatch('game', false, () => worker).then((match) => TableStore.open(match!));
  await deliver();
  const store = await opening;
  await deliver();
  return { store, worker, deliver };
}

export const isHals = (event: GameEvent): boolean => event.kind === 'turnStarted' && event.seat === 1;

/** An option of the present decision by the kind of its move. */
export function option(store: TableStore, kind: MoveKind, n = 0): Option {
  const found = store.get().decision!.options.filter(({ move }) => move.kind === kind)[n];
  if (!found) throw new Error(`no ${kind} among ${store.get().decision!.options.map(({ text }) => text)}`);
  return found;
}

/** Points at everything that names a move. */
export function make(store: TableStore, { path, text }: Option): void {
  for (const target of path) {
    const { decision, selection } = store.get();
    if (decision && !selection!.chosen.includes(target)) store.point(target, false);
  }
  if (store.get().doubtful?.option.text === text) store.choose(store.get().doubtful!.option, true);
}

/** Plays until the seat's turn is over. */
export async function endTurn(store: TableStore, deliver: () => Promise<void>): Promise<void> {
  const seat = store.viewer;
  while (store.viewer === seat && store.get().decision) {
    make(store, store.get().decision!.options[0]!);
    await deliver();
  }
}
