// The muted names, with a button to unmute each.

import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { useWords } from '../ui/use-words.ts';
import { mergeMuted, setMuted, useMuted } from './muted.ts';

export function MutedNames({ ofAccount }: { ofAccount: readonly string[] }) {
  const { t } = useWords();
  const muted = useMuted();
  // Once: later changes go to the account as they are made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => mergeMuted(ofAccount), []);
  return (
    <section className="community-panel">
      <div>
        <h2>{t('account.muted')}</h2>
        <p className="field-help">{t(muted.length === 0 ? 'account.mutedNone' : 'account.mutedHelp')}</p>
      </div>
      {muted.length > 0 && (
        <ul className="community-list">
          {muted.map((name) => (
            <li key={name} className="community-row">
              <span>{name}</span>
              <Button
                aria-label={t('common.which', { what: t('online.chat.unmute'), which: name })}
                onClick={() => setMuted(name, false)}
              >
                {t('online.chat.unmute')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
