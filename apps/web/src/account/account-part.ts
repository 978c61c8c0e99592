// The props of every part of the account's page.

import type { AccountInfo } from '@black-angel/protocol';

export interface AccountPartProps {
  account: AccountInfo;
  onChange(account: AccountInfo): void;
}
