// The player's finished games: those of this browser, and those of the server that this device or the account knows.

import { useEffect, useState } from 'react';
import { settings } from '../browser/settings.ts';
import { listGames, type StoredGame } from '../match/game-store.ts';
import { allMyTables, mayHaveTables } from '../online/my-tables.ts';
import { withSources } from './game-sources.ts';
import { ownSeat, type PlayedGame, playedHere, playedOnline } from './played-game.ts';
import { inOrder } from './tally.ts';

/** Lets the page answer between two games. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Without a network the games of the server are missing. */
async function onlineGames(): Promise<PlayedGame[]> {
  if (!mayHaveTables()) return [];
  const tables = await allMyTables().catch(() => []);
  return tables.flatMap((table) => playedOnline(table) ?? []);
}

export interface PlayedGames {
  /** The oldest first; null until they are read. */
  games: readonly PlayedGame[] | null;
  /** Games whose sources of VP are still to be counted. */
  left: number;
}

export function usePlayedGames(): PlayedGames {
  const [stored, setStored] = useState<readonly StoredGame[] | null>(null);
  const [online, setOnline] = useState<readonly PlayedGame[]>([]);
  const [left, setLeft] = useState(0);
  const { name } = settings();

  useEffect(() => {
    let isGone = false;
    async function read(): Promise<void> {
      const finished = (await listGames()).filter((game) => playedHere(game, name) !== null);
      if (isGone) return;
      setStored(finished);
      const open = finished.filter((game) => playedHere(game, name)?.sources === null);
      for (const [i, game] of open.entries()) {
        setLeft(open.length - i);
        await pause();
        if (isGone) return;
        const counted = await withSources(game, ownSeat(game, name)!);
        setStored((before) => before?.map((one) => (one.id === counted.id ? counted : one)) ?? null);
      }
      setLeft(0);
    }
    // The list of games says what is wrong with the storage.
    read().catch(() => setStored([]));
    void onlineGames().then((games) => !isGone && setOnline(games));
    return () => {
      isGone = true;
    };
  }, [name]);

  if (stored === null) return { games: null, left };
  const here = stored.flatMap((game) => playedHere(game, name) ?? []);
  return { games: inOrder([...here, ...online]), left };
}
