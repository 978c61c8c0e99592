// Whether the player's rating and statistics are stored and public. Off by default.

import { useId } from 'react';
import { makeHash } from '../browser/router.ts';
import { changeAccount } from '../net/account-api.ts';
import { ProblemNote } from '../ui/query-note.tsx';
import { Switch } from '../ui/switch.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useWords } from '../ui/use-words.ts';
import type { AccountPartProps } from './account-page.tsx';

export function RankedChoice({ account, onChange }: AccountPartProps) {
  const { t } = useWords();
  const id = useId();
  const { problem, run } = useMutation();
  return (
    <section className="community-panel">
      <div className="switch-row">
        <label htmlFor={id}>
          <span className="community-title">{t('ranking.isRanked')}</span>
          <span className="field-help">{t('ranking.isRankedHelp')}</span>
        </label>
        <Switch
          id={id}
          isOn={account.isRanked}
          onChange={(isRanked) => void run(async () => onChange(await changeAccount({ isRanked })))}
        />
      </div>
      <ProblemNote problem={problem} />
      <div className="button-row">
        {account.isRanked && (
          <a className="button" href={makeHash({ page: 'player', name: account.name })}>
            {t('ranking.mine')}
          </a>
        )}
        <a className="button" href={makeHash({ page: 'leaderboard' })}>
          {t('app.page.leaderboard')}
        </a>
      </div>
    </section>
  );
}
