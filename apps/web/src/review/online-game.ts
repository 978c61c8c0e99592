// Finished games of a server. The record is fetched once and stored in this browser, with what is computed from it.

import type { GameRecord } from '@black-angel/engine';
import { engineOfRecord } from '@black-angel/engine/load';
import { openedSet, openSet } from '@black-angel/engine/open-set';
import { matchOfRecord } from '@black-angel/match';
import { getOnlineGame, type OnlineGame, putOnlineGame } from '../match/game-store.ts';
import { componentsOfRecord } from '../match/record-components.ts';
import { accountTables } from '../net/account-api.ts';
import { ApiProblem } from '../net/request.ts';
import { seatKey } from '../net/seat-keys.ts';
import { session } from '../net/session.ts';
import { loadSet } from '../net/sets-api.ts';
import { myTables, tableInfo, tableRecord } from '../net/tables-api.ts';

/** Only the seats count here: levels of bots are not in a record. */
const LEVEL = 'normal';

/** The player's own seat, by the key of this device or by the account. */
async function ownSeatAt(id: string): Promise<number | null> {
  const key = seatKey(id);
  const tables = key?.token != null ? await myTables([key]) : session() ? await accountTables() : [];
  return tables.find(({ table }) => table.id === id)?.seat ?? null;
}

/** `mine`: the player's own seat; undefined if it is not known. Null while the game runs. */
export async function onlineGame(id: string, mine?: number): Promise<OnlineGame | null> {
  const known = await getOnlineGame(id);
  if (known) return known;
  const seat = mine ?? (await ownSeatAt(id));
  let record: GameRecord;
  try {
    record = await tableRecord(id, seat === null ? null : (seatKey(id)?.token ?? session()?.token ?? null));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'running') return null;
    throw error;
  }
  const engine = await engineOfRecord(record);
  const { hash } = record.components;
  if (!openedSet(hash, engine)) openSet(await loadSet(hash), { engine });
  const saved = matchOfRecord(record, componentsOfRecord(record, engine), LEVEL);
  const { handovers = [] } = await tableInfo(id);
  const game: OnlineGame = { id, saved, seat, handovers };
  await putOnlineGame(game);
  return game;
}
