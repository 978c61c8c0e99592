// The friends of the account: their listed games are shown in the lobby.

import type { AccountInfo } from '@black-angel/protocol';
import { useId, useState } from 'react';
import { changeAccount } from '../net/account-api.ts';
import { sayCommunityProblem } from '../net/say-problem.ts';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';

interface Props {
  account: AccountInfo;
  onChange(account: AccountInfo): void;
}

export function FriendsPanel({ account, onChange }: Props) {
  const { t } = useWords();
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const { friends } = account;
  const put = (names: readonly string[]): void => {
    setProblem(null);
    changeAccount({ friends: [...names] }).then(
      (changed) => {
        onChange(changed);
        setName('');
      },
      (error: unknown) => setProblem(error),
    );
  };
  return (
    <section className="community-panel">
      <div>
        <h2>{t('account.friends')}</h2>
        <p className="field-help">{t('account.friendsHelp')}</p>
      </div>
      {friends.length > 0 && (
        <ul className="community-list">
          {friends.map((friend) => (
            <li key={friend} className="community-row">
              <span>{friend}</span>
              <Button
                aria-label={t('common.which', { what: t('account.friendRemove'), which: friend })}
                onClick={() => put(friends.filter((other) => other !== friend))}
              >
                {t('account.friendRemove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="community-inline"
        onSubmit={(event) => {
          event.preventDefault();
          const added = name.trim();
          if (added !== '') put([...friends.filter((other) => other !== added), added]);
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {t('account.friendName')}
        </label>
        <input
          id={id}
          className="input"
          value={name}
          maxLength={24}
          placeholder={t('account.friendName')}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{t('account.friendAdd')}</Button>
      </form>
      {problem !== null && <Problem {...sayCommunityProblem(problem, t)} />}
    </section>
  );
}
