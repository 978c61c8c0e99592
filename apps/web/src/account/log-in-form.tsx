// Log in or sign up: by password, or with a passkey where the browser has them.

import { useId, useState } from 'react';
import { settings } from '../browser/settings.ts';
import { MOST_NAME } from '../match/start-choices.ts';
import { logIn, signUp } from '../net/account-api.ts';
import { ApiProblem } from '../net/request.ts';
import { wasDropped } from '../net/session.ts';
import { ProblemNote } from '../ui/query-note.tsx';
import { useWords } from '../ui/use-words.ts';
import { hasPasskeys, logInByPasskey, signUpByPasskey } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';

type Choice = 'logIn' | 'signUp';

export function LogInForm() {
  const { t } = useWords();
  const id = useId();
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
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (isNew && !field?.reportValidity()) return;
    void run(() => (isNew ? signUpByPasskey(name.trim()) : logInByPasskey()));
  };

  return (
    <form
      className="community-panel log-in"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => (isNew ? signUp : logIn)(name.trim(), password));
      }}
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
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('account.name')}
        </label>
        <input
          id={id}
          className="input"
          value={name}
          required
          pattern=".*\S.*"
          title={t('net.nameNeeded')}
          maxLength={MOST_NAME}
          autoComplete="username"
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <PasswordField
        label={t('account.password')}
        help={isNew ? t('account.passwordHelp') : ''}
        isNew={isNew}
        value={password}
        onChange={setPassword}
      />
      <ProblemNote problem={problem} />
      <div className="button-row">
        <button type="submit" className="button button-primary" disabled={isBusy}>
          {t(isNew ? 'account.create' : 'account.logIn')}
        </button>
      </div>
      {hasPasskeys() && (
        <div className="log-in-passkey">
          <h2>{t('account.orPasskey')}</h2>
          <p className="field-help">{t('account.passkeyHelp')}</p>
          <div className="button-row">
            <button type="button" className="button" disabled={isBusy} onClick={byPasskey}>
              {t(isNew ? 'account.signUpPasskey' : 'account.logInPasskey')}
            </button>
          </div>
        </div>
      )}
    </form>
  );
}
