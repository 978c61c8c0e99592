// Which name belongs to which account. No two accounts have names that are equal or look alike.

import { RequestProblem } from '../http/problem.ts';
import type { Store } from '../store/store.ts';
import { checkedName, looksOf, tidyName } from './names.ts';

const NAMES = 'account-name';
/** If the rules for lookalikes change, use another kind: it is filled again at start. */
const LOOKS = 'account-look:2';
const FORMER_LOOKS = ['account-look:1'];

/** The key of a name: ignores case and Unicode variants of the same letters. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** No stored name has a control character or a lone surrogate, and a database may refuse to look for one. */
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

  /** The account of a name. Names from before normalization are found as they were typed. */
  async idOf(name: string): Promise<string | null> {
    for (const key of new Set([foldName(name), foldName(tidyName(name))])) {
      if (NEVER_KEPT.test(key)) continue;
      const id = await this.holder(NAMES, key);
      if (id !== null) return id;
    }
    return null;
  }

  /** The accounts whose names look like this one. */
  async idsAlike(name: string): Promise<string[]> {
    await this.fill();
    const found = await Promise.all([this.idOf(name), ...looksOf(name).map((look) => this.holder(LOOKS, look))]);
    return [...new Set(found.filter((id) => id !== null))];
  }

  /** The normalized name; rejects if a new account cannot have it. */
  async free(given: string): Promise<string> {
    const name = checkedName(given);
    if ((await this.idOf(name)) !== null) throw nameTaken();
    if ((await this.idsAlike(name)).length > 0) throw nameAlike();
    return name;
  }

  /** Rejects if the name belongs to another account. The account must be stored already. */
  async claim({ id, name }: Named): Promise<void> {
    await this.fill();
    if (!(await this.claimKey(NAMES, foldName(name), id))) throw nameTaken();
    for (const look of looksOf(name)) if (!(await this.claimKey(LOOKS, look, id))) throw nameAlike();
  }

  async release({ id, name }: Named): Promise<void> {
    const documents = [[NAMES, foldName(name)], ...looksOf(name).map((look) => [LOOKS, look])] as [string, string][];
    for (const [kind, key] of documents)
      if ((await this.store.getDocument(kind, key)) === id) await this.store.deleteDocument(kind, key);
  }

  /**
   * Claims the looks of accounts from before looks were stored. Of several that look alike the oldest gets the look;
   * the others keep their names and log in as before.
   */
  fill(): Promise<void> {
    this.filling ??= this.carryOutFilling().catch((error: unknown) => {
      this.filling = null;
      throw error;
    });
    return this.filling;
  }

  private async carryOutFilling(): Promise<void> {
    if ((await this.store.getDocument('server', LOOKS)) !== null) return;
    const accounts = (await this.store.listDocuments<Named>('account')).map(({ value }) => value);
    for (const { id, name } of accounts.sort((a, b) => a.createdAt - b.createdAt))
      for (const look of looksOf(name)) await this.claimKey(LOOKS, look, id);
    await this.store.putDocument('server', LOOKS, true);
    for (const kind of FORMER_LOOKS)
      for (const { key } of await this.store.listDocuments(kind)) await this.store.deleteDocument(kind, key);
  }

  /** Null also if the account no longer exists: then the claim is left over from a failure. */
  private async holder(kind: string, key: string): Promise<string | null> {
    const id = await this.store.getDocument<string>(kind, key);
    return id !== null && (await this.store.getDocument('account', id)) !== null ? id : null;
  }

  private async claimKey(kind: string, key: string, id: string): Promise<boolean> {
    const present = await this.store.getDocument<string>(kind, key);
    if (present === id) return true;
    if ((await this.holder(kind, key)) !== null) return false;
    return this.store.swapDocument(kind, key, present, id);
  }
}
