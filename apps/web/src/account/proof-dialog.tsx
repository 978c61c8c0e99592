// Asks who is there before something that a session alone is not enough for: by the password, or by a passkey.

import type { AccountInfo, Proof } from '@black-angel/protocol';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { hasPasskeys, proveByPasskey } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  account: AccountInfo;
  title: string;
  text: string;
  /** What the button says that does it. */
  yes: string;
  isDanger?: boolean;
  /** Done with the proof. If it fails, the dialog says why and stays. */
  act(proof: Proof): Promise<unknown>;
  onClose(): void;
}

export function ProofDialog({ account, title, text, yes, isDanger = false, act, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { isBusy, problem, run } = useMutation();
  const [password, setPassword] = useState('');
  const { hasPassword } = account;
  const hasPasskey = account.passkeys > 0 && hasPasskeys();

  async function prove(proof: () => Promise<Proof>): Promise<void> {
    if (await run(async () => act(await proof()))) onClose();
  }

  const foot = (
    <>
      <button type="button" className="button" onClick={onClose}>
        {t('common.cancel')}
      </button>
      {hasPassword && hasPasskey && (
        <button type="button" className="button" disabled={isBusy} onClick={() => void prove(proveByPasskey)}>
          {t('account.usePasskey')}
        </button>
      )}
      {(hasPassword || hasPasskey) && (
        <button
          type="submit"
          form={id}
          className={`button ${isDanger ? 'button-danger' : 'button-primary'}`}
          disabled={isBusy}
        >
          {yes}
        </button>
      )}
    </>
  );
  return (
    <Dialog title={title} description={text} size="small" onClose={onClose} foot={foot}>
      <form
        id={id}
        className="proof-form"
        onSubmit={(event) => {
          event.preventDefault();
          void prove(hasPassword ? async () => ({ password }) : proveByPasskey);
        }}
      >
        {hasPassword && (
          <>
            {/* Password managers know it by this name. */}
            <input type="text" autoComplete="username" value={account.name} readOnly hidden />
            <PasswordField
              label={t('account.proofPassword')}
              isNew={false}
              isFirst
              value={password}
              onChange={setPassword}
            />
          </>
        )}
        {!hasPassword && <p>{t(hasPasskey ? 'account.proofPasskey' : 'account.proofElsewhere')}</p>}
        <ProblemNote problem={problem} />
      </form>
    </Dialog>
  );
}
