// The daily challenge: the same solitaire game for everybody on a day. A result is listed if its record replays to it.

import type { GameRecord } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import type { DailyResult } from '@black-angel/protocol';
import { dailySeed } from '@black-angel/protocol/formulas';
import { RecordError } from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { foldName } from '../accounts/name-register.ts';
import { checkedName } from '../accounts/names.ts';
import { RequestProblem } from '../http/problem.ts';
import { changeDocument } from '../store/documents.ts';
import type { Store } from '../store/store.ts';
import { DAY } from '../store/time.ts';

const MOST_LISTED = 100;
/** A game that begins before midnight may end after it. */
const OPEN_DAYS = 2;

const kindOf = (date: string): string => `daily:${date}`;
const refused = (why: string) => new RequestProblem(400, 'badRecord', why);

const margin = ({ vp, halVp }: DailyResult): number => vp - halVp;
export const isBetter = (a: DailyResult, b: DailyResult): boolean =>
  margin(a) !== margin(b) ? margin(a) > margin(b) : a.vp !== b.vp ? a.vp > b.vp : a.at < b.at;

/** The result that a record proves; throws a RequestProblem otherwise. */
export function provenResult(data: unknown, date: string): Pick<DailyResult, 'vp' | 'halVp' | 'isWon'> {
  let record: GameRecord;
  try {
    record = PRESENT_ENGINE.parseRecord(data);
    const { players, advanced, hal } = record.options;
    if (record.seed !== dailySeed(date)) throw refused('This is not the game of that day.');
    if (players !== 1 || advanced || hal !== 'standard' || record.components.hash !== defaultContent.hash)
      throw refused('The daily challenge is the standard solitaire game.');
    const state = PRESENT_ENGINE.replay(record);
    if (!PRESENT_ENGINE.isOver(state)) throw refused('The game is not over.');
    const { vp, winners } = PRESENT_ENGINE.result(state)!;
    return { vp: vp[0]!, halVp: vp[1]!, isWon: winners.includes(0) };
  } catch (error) {
    if (error instanceof RecordError) throw refused(error.message);
    throw error;
  }
}

export class Daily {
  private readonly store: Store;
  private readonly accounts: Accounts;
  private readonly now: () => number;

  constructor(store: Store, accounts: Accounts, now: () => number) {
    this.store = store;
    this.accounts = accounts;
    this.now = now;
  }

  private checkOpen(date: string): void {
    const day = Date.parse(`${date}T00:00:00Z`);
    const age = this.now() - day;
    // Date.parse accepts some days that do not exist and returns other days.
    if (!(age >= 0 && age < OPEN_DAYS * DAY) || new Date(day).toISOString().slice(0, 10) !== date)
      throw new RequestProblem(409, 'notOpen', 'Results are taken on the day itself and the day after.');
  }

  /** Stores the result of a record if it is the best of its name. */
  async enter(
    date: string,
    given: string,
    record: unknown,
    account: Account | null,
  ): Promise<{ result: DailyResult; place: number }> {
    this.checkOpen(date);
    const name = await this.nameFor(given, account);
    const entered: DailyResult = { name, ...provenResult(record, date), at: this.now() };
    const best = await changeDocument<DailyResult>(this.store, kindOf(date), foldName(name), (kept) =>
      kept && !isBetter(entered, kept) ? null : entered,
    );
    const all = await this.all(date);
    return { result: best!, place: 1 + all.findIndex((one) => foldName(one.name) === foldName(name)) };
  }

  /** Names of accounts, and lookalikes of them, are reserved for their owners. */
  private async nameFor(given: string, account: Account | null): Promise<string> {
    if (account && foldName(account.name) === foldName(given)) return account.name;
    const name = checkedName(given);
    if ((await this.accounts.names.idsAlike(name)).some((id) => id !== account?.id))
      throw new RequestProblem(409, 'nameTaken', 'This name belongs to an account. Log in to use it.');
    return name;
  }

  private async all(date: string): Promise<DailyResult[]> {
    const results = await this.store.listDocuments<DailyResult>(kindOf(date));
    return results.map(({ value }) => value).sort((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0));
  }

  async list(date: string): Promise<DailyResult[]> {
    return (await this.all(date)).slice(0, MOST_LISTED);
  }
}
