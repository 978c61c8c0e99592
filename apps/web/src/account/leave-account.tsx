// Log out of this device or of all of them, or delete the account for good.

import type { AccountInfo } from '@black-angel/protocol';
import { useState } from 'react';
import { deleteAccount, logOut, logOutEverywhere } from '../net/account-api.ts';
import { ofAccount } from '../net/channels-api.ts';
import { forgetPush } from '../pwa/push.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ProblemNote } from '../ui/query-note.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useWords } from '../ui/use-words.ts';
import { ProofDialog } from './proof-dialog.tsx';

interface Props {
  token: string;
  /** Null until it is loaded. It cannot be deleted before. */
  account: AccountInfo | null;
}

export function LeaveAccount({ token, account }: Props) {
  const { t } = useWords();
  const [asking, setAsking] = useState<'everywhere' | 'delete' | null>(null);
  const { isBusy, problem, run } = useMutation();
  const leave = (how: () => Promise<void>) => (): void => {
    setAsking(null);
    void run(async () => {
      await forgetPush(ofAccount(token));
      await how();
    });
  };
  return (
    <section className="community-panel">
      <h2>{t('account.leave')}</h2>
      <p className="field-help">{t('account.logOutHelp')}</p>
      <ProblemNote problem={problem} />
      <div className="button-row">
        <Button disabled={isBusy} onClick={leave(logOut)}>
          {t('account.logOut')}
        </Button>
        <Button disabled={isBusy} onClick={() => setAsking('everywhere')}>
          {t('account.logOutEverywhere')}
        </Button>
        {account && (
          <Button look="danger" disabled={isBusy} onClick={() => setAsking('delete')}>
            {t('account.delete')}
          </Button>
        )}
      </div>
      {asking === 'everywhere' && (
        <ConfirmDialog
          title={t('account.everywhereTitle')}
          text={t('account.everywhereText')}
          yes={t('account.logOutEverywhere')}
          no={t('common.cancel')}
          onYes={leave(logOutEverywhere)}
          onNo={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && account && (
        <ProofDialog
          account={account}
          title={t('account.deleteTitle')}
          text={t('account.deleteText')}
          yes={t('account.delete')}
          isDanger
          act={async (proof) => {
            await deleteAccount(proof);
            await forgetPush(ofAccount(token));
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
