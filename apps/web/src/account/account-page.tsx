// The page of the account: log-in, or the settings of the account that is logged in.

import { useEffect, useState } from 'react';
import { QueryNote } from '../ui/query-note.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/community.css';
import type { AccountInfo } from '@black-angel/protocol';
import { makeHash } from '../browser/router.ts';
import { changeSettings, settings } from '../browser/settings.ts';
import { getAccount } from '../net/account-api.ts';
import { ofAccount } from '../net/channels-api.ts';
import { useSession } from '../net/session.ts';
import { announce } from '../ui/live-region.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useQuery } from '../ui/use-query.ts';
import { AccountKeysPanel } from './account-keys.tsx';
import { type Attached, attachSeats } from './attach-seats.ts';
import { FriendsPanel } from './friends-panel.tsx';
import { LeaveAccount } from './leave-account.tsx';
import { LogInForm } from './log-in-form.tsx';
import { MutedNames } from './muted-names.tsx';
import { NoticesForm } from './notices-form.tsx';
import { RankedChoice } from './ranked-choice.tsx';
import { RecoverForm, RecoveryCodesPanel } from './recovery.tsx';
import { RecoveryMailPanel } from './recovery-mail.tsx';
import { AccountVacation } from './vacation-form.tsx';
import { WaysIn } from './ways-in.tsx';

export interface AccountPartProps {
  account: AccountInfo;
  onChange(account: AccountInfo): void;
}

export function AccountPage() {
  const { t } = useWords();
  const mine = useSession();
  return (
    <PageFrame page="account" backdrop={<SkyBackdrop />}>
      <div className="community">
        {mine ? (
          // A new key for each account: no state of the last one stays.
          <Account key={mine.token} token={mine.token} name={mine.name} />
        ) : (
          <>
            <h1>{t('app.page.account')}</h1>
            <p className="community-intro">{t('account.intro')}</p>
            <LogInForm />
            <RecoverForm name={settings().name} />
          </>
        )}
      </div>
    </PageFrame>
  );
}

function Account({ token, name }: { token: string; name: string }) {
  const { t, language } = useWords();
  const { value: account, problem, set, refetch } = useQuery(getAccount);
  const { attached, left } = useAttached();
  const [changes, setChanges] = useState(0);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <>
      <div className="account-head">
        <h1>{name}</h1>
        {account && <p>{t('account.since', { date: date.format(account.createdAt) })}</p>}
        {attached > 0 && <p role="status">{t('account.attached', { count: attached })}</p>}
        {left > 0 && <p role="status">{t('account.left', { count: left })}</p>}
      </div>
      <div className="button-row">
        <a className="button button-primary" href={makeHash({ page: 'online' })}>
          {t('online.lobby.mine')}
        </a>
      </div>
      {account === null ? (
        <QueryNote problem={problem} refetch={refetch} />
      ) : (
        <>
          <NoticesForm owner={ofAccount(token)} isAccount />
          <AccountVacation account={account} onChange={set} />
          <RankedChoice account={account} onChange={set} />
          <FriendsPanel account={account} onChange={set} />
          <MutedNames ofAccount={account.muted} />
          <WaysIn
            account={account}
            onChange={(changed) => {
              set(changed);
              setChanges((before) => before + 1);
            }}
          />
          <RecoveryCodesPanel account={account} onChange={set} />
          <RecoveryMailPanel account={account} onChange={set} />
          {/* A new password or passkey changes the list. */}
          <AccountKeysPanel key={changes} account={account} onChange={set} />
        </>
      )}
      <LeaveAccount token={token} account={account} />
    </>
  );
}

/** Opening the account's page attaches the seats of this device to it, where that is still possible. */
function useAttached(): Attached {
  const [count, setCount] = useState<Attached>({ attached: 0, left: 0 });
  const name = useSession()?.name ?? '';
  useEffect(() => {
    let isGone = false;
    void attachSeats().then(
      ({ attached, left }) =>
        !isGone && setCount((before) => ({ attached: before.attached + attached, left: before.left + left })),
    );
    if (settings().name === '') changeSettings({ name });
    return () => {
      isGone = true;
    };
  }, [name]);
  const { t } = useWords();
  useEffect(() => {
    if (count.attached > 0) announce(t('account.attached', { count: count.attached }));
  }, [count, t]);
  return count;
}
