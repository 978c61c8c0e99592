// Asks for the password or a passkey before a change that needs more than a session.

import type { AccountInfo, Proof } from '@black-angel/protocol';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/fields.tsx';
import { ProblemNote } from '../ui/query-note.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useWords } from '../ui/use-words.ts';
import { hasPasskeys, proveByPasskey } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  account: AccountInfo;
  title: string;
  text: string;
  /** The label of the button. */
  yes: string;
  isDanger?: boolean;
  /** Runs with the proof. If it fails, the dialog stays open and says why. */
  act(proof: Proof): Promise<unknown>;
  onClose(): void;
}

export function ProofDialog({ account, title, text, yes, isDanger = false, act, onClose }: Props) {
  const { t } = useWords();
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
      {/* As in every question, the bright button is the safe one. */}
      <button
        type="button"
        className={`button ${isDanger ? 'button-primary' : ''}`}
        data-autofocus={isDanger && !hasPassword ? true : undefined}
        onClick={onClose}
      >
        {t('common.cancel')}
      </button>
      {hasPassword && hasPasskey && (
        <Button disabled={isBusy} onClick={() => void prove(proveByPasskey)}>
          {t('account.usePasskey')}
        </Button>
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
      <Form
        id={id}
        className="proof-form"
        onSubmit={() => void prove(hasPassword ? async () => ({ password }) : proveByPasskey)}
      >
        {hasPassword && (
          <>
            {/* Password managers find the account by this name. */}
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
      </Form>
    </Dialog>
  );
}
