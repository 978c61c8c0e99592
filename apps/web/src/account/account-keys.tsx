// The devices that are logged in, and the passkeys: each can be named and removed.

import type { AccountKeys, PasskeyInfo, SessionInfo } from '@black-angel/protocol';
import { useState } from 'react';
import { getKeys, removeKey, renameKey } from '../net/account-api.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote, QueryNote } from '../ui/query-note.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useQuery } from '../ui/use-query.ts';
import { useWords } from '../ui/use-words.ts';
import type { AccountPartProps } from './account-page.tsx';
import { ProofDialog } from './proof-dialog.tsx';

/** The first that matches: most browsers also claim to be Chrome or Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Null if neither the browser nor the system is known. */
export function deviceOf(agent: string | null): string | null {
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([pattern]) => pattern.test(agent ?? ''))?.[1]);
  return found.filter((one) => one !== undefined).join(' · ') || null;
}

interface Leaving {
  id: string;
  name: string;
  isPasskey: boolean;
}

export function AccountKeysPanel({ account, onChange }: AccountPartProps) {
  const { t, language } = useWords();
  const { value: keys, problem, set, refetch } = useQuery(getKeys);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const sinceOf = (since: number | null): string => (since === null ? '' : date.format(since));

  async function remove({ id, isPasskey }: Leaving, act: () => Promise<unknown>): Promise<void> {
    await act();
    set((before) => before && without(before, id));
    if (isPasskey) onChange({ ...account, passkeys: account.passkeys - 1 });
  }

  const session = ({ id, name, agent, since, isPresent }: SessionInfo) => {
    const shown = name ?? deviceOf(agent) ?? t('account.unnamedDevice');
    const note = isPresent ? t('account.thisDevice') : sinceOf(since);
    const onRemove = isPresent ? null : () => setLeaving({ id, name: shown, isPasskey: false });
    return <KeyRow key={id} id={id} name={shown} note={note} onKeys={set} onRemove={onRemove} />;
  };
  const passkey = ({ id, name, since }: PasskeyInfo) => {
    const shown = name ?? t('account.unnamedPasskey');
    const onRemove = () => setLeaving({ id, name: shown, isPasskey: true });
    return <KeyRow key={id} id={id} name={shown} note={sinceOf(since)} onKeys={set} onRemove={onRemove} />;
  };

  return (
    <section className="community-panel">
      <h2>{t('account.keys')}</h2>
      {keys === null ? (
        <QueryNote problem={problem} refetch={refetch} />
      ) : (
        <>
          <ul className="community-list" aria-label={t('account.devices')}>
            {keys.sessions.map(session)}
          </ul>
          {keys.passkeys.length > 0 && (
            <ul className="community-list" aria-label={t('account.passkeyList')}>
              {keys.passkeys.map(passkey)}
            </ul>
          )}
        </>
      )}
      {leaving && (
        <ProofDialog
          account={account}
          title={t('account.removeKey', { name: leaving.name })}
          text={t(leaving.isPasskey ? 'account.removePasskeyText' : 'account.removeSessionText')}
          yes={t('account.removeKeyYes')}
          isDanger
          act={(proof) => remove(leaving, () => removeKey(leaving.id, proof))}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

const without = ({ sessions, passkeys }: AccountKeys, key: string): AccountKeys => ({
  sessions: sessions.filter(({ id }) => id !== key),
  passkeys: passkeys.filter(({ id }) => id !== key),
});

interface RowProps {
  id: string;
  name: string;
  note: string;
  onKeys(keys: AccountKeys): void;
  /** Null for the present session: the player logs out instead. */
  onRemove: (() => void) | null;
}

function KeyRow({ id, name, note, onKeys, onRemove }: RowProps) {
  const { t } = useWords();
  const [draft, setDraft] = useState<string | null>(null);
  const { isBusy, problem, run } = useMutation();

  async function save(text: string): Promise<void> {
    if (await run(async () => onKeys(await renameKey(id, text)))) setDraft(null);
  }

  return (
    <li className="community-row">
      {draft === null ? (
        <>
          <span>
            {name} <small>{note}</small>
          </span>
          <span className="button-row">
            <Button onClick={() => setDraft(name)}>{t('account.renameKey', { name })}</Button>
            {onRemove && <Button onClick={onRemove}>{t('account.removeKey', { name })}</Button>}
          </span>
        </>
      ) : (
        <form
          className="community-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.trim() !== '') void save(draft.trim());
          }}
        >
          <input
            className="input"
            aria-label={t('account.keyName')}
            value={draft}
            maxLength={60}
            onChange={({ target }) => setDraft(target.value)}
          />
          <ProblemNote problem={problem} />
          <Button type="submit" look="primary" disabled={isBusy}>
            {t('account.keepKeyName')}
          </Button>
        </form>
      )}
    </li>
  );
}
