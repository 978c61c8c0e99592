// The player's finished games: those of this browser, those of the server that this device or the account knows, and
// those of the account's other devices.

import type { LocalGame } from '@black-angel/protocol';
import { useEffect, useState } from 'react';
import { settings } from '../browser/settings.ts';
import { getOnlineGame, listGames, type OnlineGame, type StoredGame } from '../match/game-store.ts';
import { mayCount, needsOwnSeat, ownSeat } from '../match/own-seat.ts';
import type { MyTable } from '../net/tables-api.ts';
import { allMyTables, mayHaveTables } from '../online/my-tables.ts';
import { onlineGame } from '../review/online-game.ts';
import { mergeGames, syncGames } from './account-games.ts';
import { onlineWithSources, withSources } from './game-sources.ts';
import { type PlayedGame, playedHere, playedOnline } from './played-game.ts';
import { inOrder } from './tally.ts';

/** Lets the page answer between two games. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The most records that one visit fetches from the server. */
const MOST_FETCHED = 30;

interface OnlineRow {
  mine: MyTable;
  kept: OnlineGame | null;
}

/** Finished tables. Without a network they are missing. */
async function onlineRows(): Promise<OnlineRow[]> {
  if (!mayHaveTables()) return [];
  const tables = (await allMyTables().catch(() => [])).filter((mine) => playedOnline(mine, null) !== null);
  return Promise.all(tables.map(async (mine) => ({ mine, kept: await getOnlineGame(mine.table.id) })));
}

/** The record of a table, with the sources of VP. Null if it cannot be loaded. */
async function fetched({ mine: { table, seat } }: OnlineRow): Promise<OnlineGame | null> {
  const kept = await onlineGame(table.id, seat).catch(() => null);
  return kept && onlineWithSources(kept, seat);
}

export interface PlayedGames {
  /** The oldest first; null until they are read. */
  games: readonly PlayedGame[] | null;
  /** Games whose sources of VP are still to be counted. */
  left: number;
  /** Imported games that count once the player has said whose seat was theirs. */
  open: readonly StoredGame[];
  /** Reads the games again. */
  refresh(): void;
}

export function usePlayedGames(): PlayedGames {
  const [stored, setStored] = useState<readonly StoredGame[] | null>(null);
  const [online, setOnline] = useState<readonly OnlineRow[]>([]);
  const [elsewhere, setElsewhere] = useState<readonly LocalGame[]>([]);
  const [left, setLeft] = useState({ here: 0, online: 0 });
  const [open, setOpen] = useState<readonly StoredGame[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { name } = settings();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the games again.
  useEffect(() => {
    let isGone = false;
    async function readHere(): Promise<void> {
      const all = await listGames();
      let finished = all.filter((game) => playedHere(game, name) !== null);
      if (isGone) return;
      setOpen(all.filter(needsOwnSeat));
      setStored(finished);
      const unknown = finished.filter((game) => playedHere(game, name)?.sources === null);
      for (const [i, game] of unknown.entries()) {
        setLeft((before) => ({ ...before, here: unknown.length - i }));
        await pause();
        if (isGone) return;
        const counted = await withSources(game, ownSeat(game, name)!);
        finished = finished.map((one) => (one.id === counted.id ? counted : one));
        setStored(finished);
      }
      setLeft((before) => ({ ...before, here: 0 }));
      // Without the server the statistics of this browser are shown alone.
      const others = await syncGames(finished).catch(() => []);
      // An older page has sent imported games of others.
      const uncounted = new Set(
        all.filter((game) => mayCount(game) && playedHere(game, name) === null).map(({ id }) => id),
      );
      if (!isGone) setElsewhere(others.filter(({ id }) => !uncounted.has(id)));
    }
    async function readOnline(): Promise<void> {
      const rows = await onlineRows();
      if (isGone) return;
      setOnline(rows);
      const open = rows.filter(({ kept }) => kept?.vpSources === undefined).slice(0, MOST_FETCHED);
      for (const [i, row] of open.entries()) {
        setLeft((before) => ({ ...before, online: open.length - i }));
        const kept = await fetched(row);
        if (isGone) return;
        if (kept) setOnline((before) => before.map((one) => (one.mine === row.mine ? { ...one, kept } : one)));
      }
      setLeft((before) => ({ ...before, online: 0 }));
    }
    // The list of games says what is wrong with the storage.
    readHere().catch(() => setStored([]));
    readOnline().catch(() => setLeft((before) => ({ ...before, online: 0 })));
    return () => {
      isGone = true;
    };
  }, [name, attempt]);

  const more = { open, refresh: () => setAttempt((before) => before + 1) };
  if (stored === null) return { games: null, left: 0, ...more };
  const here = stored.flatMap((game) => playedHere(game, name) ?? []);
  const tables = online.flatMap(({ mine, kept }) => playedOnline(mine, kept) ?? []);
  return { games: inOrder([...mergeGames(here, elsewhere), ...tables]), left: left.here + left.online, ...more };
}
