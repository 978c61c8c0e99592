// The recovery address of the account: set with proof, confirmed by a code.

import { type FormEvent, useState } from 'react';
import { confirmRecoveryMail, removeRecoveryMail, setRecoveryMail } from '../net/account-api.ts';
import { noticeWays } from '../net/channels-api.ts';
import { currentLanguage } from '../texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Form, TextField } from '../ui/fields.tsx';
import { ProblemNote } from '../ui/query-note.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useQuery } from '../ui/use-query.ts';
import { useWords } from '../ui/use-words.ts';
import type { AccountPartProps } from './account-page.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const MOST_ADDRESS = 200;

export function RecoveryMailPanel({ account, onChange }: AccountPartProps) {
  const { t } = useWords();
  const [address, setAddress] = useState('');
  const [asking, setAsking] = useState<'set' | 'remove' | null>(null);
  const sendsMail = useQuery(noticeWays).value?.mail ?? false;
  const mail = account.recoveryMail;
  // An address that gets no mail opens nothing.
  if (!mail && !sendsMail) return null;
  return (
    <section className="community-panel">
      <div>
        <h2>{t('account.recoveryMail.title')}</h2>
        <p className="field-help">{t('account.recoveryMail.help')}</p>
      </div>
      {mail && (
        <div className="community-row">
          <span>
            {t('account.recoveryMail.at', { host: mail.host })}
            {!mail.isConfirmed && <small> · {t('notices.unconfirmed')}</small>}
          </span>
          <Button onClick={() => setAsking('remove')}>{t('account.recoveryMail.remove')}</Button>
        </div>
      )}
      {mail && !mail.isConfirmed && <CodeForm onChange={onChange} />}
      {!mail && (
        <Form className="community-form" onSubmit={() => setAsking('set')}>
          <TextField
            label={t('account.recoveryMail.address')}
            type="email"
            required
            maxLength={MOST_ADDRESS}
            value={address}
            autoComplete="email"
            onChange={setAddress}
          />
          <div className="button-row">
            <Button type="submit">{t('account.recoveryMail.set')}</Button>
          </div>
        </Form>
      )}
      {asking && (
        <ProofDialog
          account={account}
          title={asking === 'set' ? t('account.recoveryMail.set') : t('account.recoveryMail.remove')}
          text={asking === 'set' ? t('account.recoveryMail.setText') : t('account.recoveryMail.removeText')}
          yes={asking === 'set' ? t('account.recoveryMail.set') : t('account.recoveryMail.remove')}
          act={async (proof) =>
            onChange(
              asking === 'set'
                ? await setRecoveryMail(address.trim(), currentLanguage(), proof)
                : await removeRecoveryMail(proof),
            )
          }
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

function CodeForm({ onChange }: Pick<AccountPartProps, 'onChange'>) {
  const { t } = useWords();
  const { isBusy, problem, run } = useMutation();
  const [code, setCode] = useState('');
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => onChange(await confirmRecoveryMail(code.trim())));
  };
  return (
    <form className="community-form" onSubmit={confirm}>
      <TextField
        label={t('account.recoveryMail.code')}
        inputMode="numeric"
        required
        pattern="\s*[0-9]{8}\s*"
        value={code}
        autoComplete="one-time-code"
        onChange={setCode}
      />
      <ProblemNote problem={problem} />
      <div className="button-row">
        <Button type="submit" look="primary" disabled={isBusy}>
          {t('account.recoveryMail.confirm')}
        </Button>
      </div>
    </form>
  );
}
