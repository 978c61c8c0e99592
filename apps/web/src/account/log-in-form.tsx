// Log in or sign up: by password, or with a passkey where the browser has them.

import { useRef, useState } from 'react';
import { settings } from '../browser/settings.ts';
import { MOST_NAME } from '../match/start-choices.ts';
import { logIn, signUp } from '../net/account-api.ts';
import { ApiProblem } from '../net/request.ts';
import { wasDropped } from '../net/session.ts';
import { Button } from '../ui/button.tsx';
import { Form, TextField } from '../ui/fields.tsx';
import { ProblemNote } from '../ui/query-note.tsx';
import { useWords } from '../ui/use-words.ts';
import { hasPasskeys, logInByPasskey, signUpByPasskey } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';

type Choice = 'logIn' | 'signUp';

export function LogInForm() {
  const { t } = useWords();
  const nameField = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<Choice>('logIn');
  const [name, setName] = useState(settings().name);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(() => (wasDropped() ? new ApiProblem('expired', '') : null));
  const isNew = choice === 'signUp';

  /** A player who is logged in sees another page. */
  async function run(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  }

  const choose = (chosen: Choice): void => {
    setChoice(chosen);
    setProblem(null);
  };
  const byPasskey = (): void => {
    // A new passkey needs a name. To log in, the passkey knows the name.
    if (isNew && !nameField.current?.reportValidity()) return;
    void run(() => (isNew ? signUpByPasskey(name.trim()) : logInByPasskey()));
  };

  return (
    <Form
      className="community-panel log-in"
      onSubmit={() => void run(() => (isNew ? signUp : logIn)(name.trim(), password))}
    >
      <fieldset className="choices">
        <legend className="visually-hidden">{t('account.choice')}</legend>
        <div className="segments">
          {(['logIn', 'signUp'] as const).map((one) => (
            <label key={one} className="segment">
              <input type="radio" name="choice" checked={choice === one} onChange={() => choose(one)} />
              <span>{t(one === 'logIn' ? 'account.logIn' : 'account.signUp')}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        ref={nameField}
        label={t('account.name')}
        value={name}
        required
        pattern=".*\S.*"
        title={t('net.nameNeeded')}
        maxLength={MOST_NAME}
        autoComplete="username"
        onChange={setName}
      />
      <PasswordField
        label={t('account.password')}
        help={isNew ? t('account.passwordHelp') : ''}
        isNew={isNew}
        value={password}
        onChange={setPassword}
      />
      <ProblemNote problem={problem} />
      <div className="button-row">
        <Button type="submit" look="primary" disabled={isBusy}>
          {t(isNew ? 'account.create' : 'account.logIn')}
        </Button>
      </div>
      {hasPasskeys() && (
        <div className="log-in-passkey">
          <h2>{t('account.orPasskey')}</h2>
          <p className="field-help">{t('account.passkeyHelp')}</p>
          <div className="button-row">
            <Button disabled={isBusy} onClick={byPasskey}>
              {t(isNew ? 'account.signUpPasskey' : 'account.logInPasskey')}
            </Button>
          </div>
        </div>
      )}
    </Form>
  );
}
