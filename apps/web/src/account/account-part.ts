// What every part of the account's page is given.

import type { AccountInfo } from '@black-angel/protocol';

export interface AccountPartProps {
  account: AccountInfo;
  onChange(account: AccountInfo): void;
}
