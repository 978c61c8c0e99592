// The ways to log in: change the password, add passkeys.

import type { AccountInfo, ChangedPassword, Proof } from '@black-angel/protocol';
import { useState } from 'react';
import { setPassword } from '../net/account-api.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/fields.tsx';
import { ProblemNote } from '../ui/query-note.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useWords } from '../ui/use-words.ts';
import type { AccountPartProps } from './account-page.tsx';
import { addOnePasskey, hasPasskeys, proveByPasskey } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';
import { ProofDialog } from './proof-dialog.tsx';

export function WaysIn({ account, onChange }: AccountPartProps) {
  const { t } = useWords();
  const [isAdding, setAdding] = useState(false);
  const [done, setDone] = useState('');

  async function add(proof: Proof): Promise<void> {
    onChange(await addOnePasskey(account.name, proof));
    setDone(t('account.passkeyAdded'));
  }

  return (
    <section className="community-panel">
      <h2>{t('account.ways')}</h2>
      <p>
        {t(account.hasPassword ? 'account.hasPassword' : 'account.noPassword')} ·{' '}
        {t('account.passkeys', { count: account.passkeys })}
      </p>
      {hasPasskeys() && (
        <div className="button-row">
          <Button onClick={() => setAdding(true)}>{t('account.addPasskey')}</Button>
        </div>
      )}
      <PasswordForm
        account={account}
        onDone={({ removedChannels, ...changed }) => {
          onChange(changed);
          const hosts = removedChannels.map(({ host }) => host).join(', ');
          const removed = hosts === '' ? '' : ` ${t('account.channelsRemoved', { hosts })}`;
          setDone(t('account.passwordKept') + removed);
        }}
      />
      <p role="status">{done}</p>
      {isAdding && (
        <ProofDialog
          account={account}
          title={t('account.addPasskey')}
          text={t('account.addPasskeyText')}
          yes={t('account.addPasskey')}
          act={add}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

interface PasswordProps {
  account: AccountInfo;
  onDone(changed: ChangedPassword): void;
}

function PasswordForm({ account, onDone }: PasswordProps) {
  const { t } = useWords();
  const { isBusy, problem, run } = useMutation();
  const [isOpen, setOpen] = useState(false);
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const title = t(account.hasPassword ? 'account.changePassword' : 'account.setPassword');

  async function change(): Promise<void> {
    const isDone = await run(async () => {
      const proof = account.hasPassword ? { password: old } : await proveByPasskey();
      onDone(await setPassword(fresh, proof));
    });
    if (!isDone) return;
    setOpen(false);
    setOld('');
    setFresh('');
  }

  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <Form className="community-form" onSubmit={() => void change()}>
        {/* Password managers store the password under this name. */}
        <input type="text" autoComplete="username" value={account.name} readOnly hidden />
        {account.hasPassword && (
          <PasswordField label={t('account.oldPassword')} isNew={false} value={old} onChange={setOld} />
        )}
        <PasswordField label={t('account.newPassword')} isNew value={fresh} onChange={setFresh} />
        {!account.hasPassword && <p className="field-help">{t('account.proofPasskey')}</p>}
        <ProblemNote problem={problem} />
        <div className="button-row">
          <Button type="submit" look="primary" disabled={isBusy}>
            {title}
          </Button>
        </div>
      </Form>
    </details>
  );
}
