// Printed recovery codes: made on the account page, used on the log-in page.

import { useState } from 'react';
import { MOST_NAME } from '../match/start-choices.ts';
import { mailRecoveryCode, newRecoveryCodes, recoverAccount } from '../net/account-api.ts';
import { noticeWays } from '../net/channels-api.ts';
import { Button } from '../ui/button.tsx';
import { Form, TextField } from '../ui/fields.tsx';
import { ProblemNote } from '../ui/query-note.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useQuery } from '../ui/use-query.ts';
import { useWords } from '../ui/use-words.ts';
import type { AccountPartProps } from './account-page.tsx';
import { PasswordField } from './password-field.tsx';
import { ProofDialog } from './proof-dialog.tsx';

export function RecoveryCodesPanel({ account, onChange }: AccountPartProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <section className="community-panel">
      <div>
        <h2>{t('account.recovery.title')}</h2>
        <p className="field-help">{t('account.recovery.help')}</p>
      </div>
      <p>{t('account.recovery.left', { count: account.recoveryCodes })}</p>
      {codes.length > 0 && (
        <div role="status">
          <p>{t('account.recovery.keep')}</p>
          <ul className="recovery-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="button-row">
        {codes.length > 0 && <Button onClick={() => window.print()}>{t('account.recovery.print')}</Button>}
        <Button onClick={() => setAsking(true)}>{t('account.recovery.make')}</Button>
      </div>
      {isAsking && (
        <ProofDialog
          account={account}
          title={t('account.recovery.make')}
          text={t('account.recovery.makeText')}
          yes={t('account.recovery.make')}
          act={async (proof) => {
            const made = await newRecoveryCodes(proof);
            setCodes(made);
            onChange({ ...account, recoveryCodes: made.length });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

export function RecoverForm({ name }: { name: string }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="community-panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('account.recovery.forgotten')}</summary>
      {isOpen && <CodeForm known={name} />}
    </details>
  );
}

/** A player who is logged in sees another page. */
function CodeForm({ known }: { known: string }) {
  const { t } = useWords();
  const { isBusy, problem, run } = useMutation();
  const sendsMail = useQuery(noticeWays).value?.mail ?? false;
  const [name, setName] = useState(known);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form
      className="community-form"
      onSubmit={() => void run(() => recoverAccount(name.trim(), code.trim(), password))}
    >
      <p className="field-help">{t('account.recovery.forgottenHelp')}</p>
      <TextField
        label={t('account.name')}
        required
        maxLength={MOST_NAME}
        value={name}
        autoComplete="username"
        onChange={setName}
      />
      {sendsMail && <MailButton name={name.trim()} />}
      <TextField
        label={t('account.recovery.code')}
        required
        minLength={16}
        maxLength={40}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={setCode}
      />
      <PasswordField label={t('account.newPassword')} isNew value={password} onChange={setPassword} />
      <ProblemNote problem={problem} />
      <div className="button-row">
        <Button type="submit" disabled={isBusy}>
          {t('account.recovery.use')}
        </Button>
      </div>
    </Form>
  );
}

/** Asks for a code by e-mail, for accounts with an address. */
function MailButton({ name }: { name: string }) {
  const { t } = useWords();
  const { isBusy, problem, run } = useMutation();
  const [isSent, setSent] = useState(false);
  return (
    <>
      <div className="button-row">
        <Button
          disabled={isBusy || name === ''}
          onClick={() =>
            void run(async () => {
              await mailRecoveryCode(name);
              setSent(true);
            })
          }
        >
          {t('account.recoveryMail.send')}
        </Button>
      </div>
      <p role="status" className="field-help">
        {isSent && t('account.recoveryMail.sent')}
      </p>
      <ProblemNote problem={problem} />
    </>
  );
}
