// Which name belongs to which account. No two accounts have the same name, nor names that look the same.

import { RequestProblem } from '../problem.ts';
import type { Store } from '../store/store.ts';
import { checkedName, looksOf, tidyName } from './names.ts';

const NAMES = 'account-name';
/** Other rules for what looks alike need another kind, which is filled anew. */
const LOOKS = 'account-look:1';

/** By which an account is found: upper and lower case, and other ways to write the same letters, make no difference. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** No name was ever kept with a control character or half a character, and a database may refuse to look for one. */
const NEVER_KEPT = /[\p{Cc}\p{Cs}]/u;

const nameTaken = () => new RequestProblem(409, 'nameTaken', 'Somebody has that name already.');
const nameAlike = () => new RequestProblem(409, 'nameAlike', 'The name looks like that of another account.');

interface Named {
  id: string;
  name: string;
  createdAt: number;
}

export class NameRegister {
  private readonly store: Store;
  private filling: Promise<void> | null = null;

  constructor(store: Store) {
    this.store = store;
  }

  /** The account of a name. Names from before they were tidied are still names, as they were typed. */
  async idOf(name: string): Promise<string | null> {
    for (const key of new Set([foldName(name), foldName(tidyName(name))])) {
      if (NEVER_KEPT.test(key)) continue;
      const id = await this.holder(NAMES, key);
      if (id !== null) return id;
    }
    return null;
  }

  /** The accounts whose names are taken for this one. */
  async idsAlike(name: string): Promise<string[]> {
    await this.fill();
    const found = await Promise.all([this.idOf(name), ...looksOf(name).map((look) => this.holder(LOOKS, look))]);
    return [...new Set(found.filter((id) => id !== null))];
  }

  /** The name as a new account would have it; rejects if it cannot have it. */
  async free(given: string): Promise<string> {
    const name = checkedName(given);
    if ((await this.idOf(name)) !== null) throw nameTaken();
    if ((await this.idsAlike(name)).length > 0) throw nameAlike();
    return name;
  }

  /** Rejects if it belongs to another account. The account must be there already. */
  async claim({ id, name }: Named): Promise<void> {
    await this.fill();
    if (!(await this.claimFact(NAMES, foldName(name), id))) throw nameTaken();
    for (const look of looksOf(name)) if (!(await this.claimFact(LOOKS, look, id))) throw nameAlike();
  }

  async release({ id, name }: Named): Promise<void> {
    const facts = [[NAMES, foldName(name)], ...looksOf(name).map((look) => [LOOKS, look])] as [string, string][];
    for (const [kind, key] of facts)
      if ((await this.store.getFact(kind, key)) === id) await this.store.deleteFact(kind, key);
  }

  /**
   * Claims the looks of accounts from before looks were kept. Of several that look alike the oldest has the look; the others keep their
   * names, and log in by them as before.
   */
  fill(): Promise<void> {
    this.filling ??= this.carryOutFilling().catch((error: unknown) => {
      this.filling = null;
      throw error;
    });
    return this.filling;
  }

  private async carryOutFilling(): Promise<void> {
    if ((await this.store.getFact('server', LOOKS)) !== null) return;
    const accounts = (await this.store.listFacts('account')).map(({ value }) => value as Named);
    for (const { id, name } of accounts.sort((a, b) => a.createdAt - b.createdAt))
      for (const look of looksOf(name)) await this.claimFact(LOOKS, look, id);
    await this.store.putFact('server', LOOKS, true);
  }

  /** Null also if the account is not there any more: what a failure has left holds nothing. */
  private async holder(kind: string, key: string): Promise<string | null> {
    const id = (await this.store.getFact(kind, key)) as string | null;
    return id !== null && (await this.store.getFact('account', id)) !== null ? id : null;
  }

  private async claimFact(kind: string, key: string, id: string): Promise<boolean> {
    const present = (await this.store.getFact(kind, key)) as string | null;
    if (present === id) return true;
    if ((await this.holder(kind, key)) !== null) return false;
    return this.store.swapFact(kind, key, present, id);
  }
}
