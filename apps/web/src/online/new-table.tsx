// The page of a new table.

import type { ComponentSet } from '@black-angel/rules/components';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/fields.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem } from '../ui/problem.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/start-form.css';
import { go } from '../browser/router.ts';
import { changeSettings, useSettings } from '../browser/settings.ts';
import { sayProblem } from '../net/say-problem.ts';
import { storeSet } from '../net/sets-api.ts';
import { createTable } from '../net/tables-api.ts';
import { NameField } from '../ui/name-field.tsx';
import { SetChoice } from '../workshop/set-choice.tsx';
import './online.css';
import { configOf, keepTableChoices, readTableChoices, type TableChoices } from './table-choices.ts';
import { TableFields } from './table-form.tsx';

export function NewTablePage() {
  const { t } = useWords();
  const { name } = useSettings();
  const [choices, setChoices] = useState(readTableChoices);
  const [problem, setProblem] = useState<unknown>(null);
  const [set, setSet] = useState<ComponentSet | null>(null);
  const [isMaking, setMaking] = useState(false);

  const change = (changed: Partial<TableChoices>): void => {
    const next = { ...choices, ...changed };
    setChoices(next);
    keepTableChoices(next);
  };

  async function make(): Promise<void> {
    setMaking(true);
    setProblem(null);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const config = configOf(choices, timeZone);
      const chosen = set ? { ...config, components: (await storeSet(set)).hash } : config;
      const id = await createTable(chosen, name.trim());
      go({ page: 'table', id, at: null, isWatching: false, key: null });
    } catch (error) {
      setProblem(error);
      setMaking(false);
    }
  }

  return (
    <PageFrame page="online-new" backdrop={<SkyBackdrop />}>
      <Form className="new-game" onSubmit={() => void make()}>
        <h1>{t('online.new.title')}</h1>
        <TableFields choices={choices} change={change}>
          <NameField name={name} onChange={(changed) => changeSettings({ name: changed })} />
        </TableFields>
        <details className="new-game-panel more-options">
          <summary>{t('newGame.more')}</summary>
          <SetChoice set={set} onChange={setSet} />
        </details>
        {problem !== null && <Problem {...sayProblem(problem, t)} />}
        <div className="new-game-start">
          <Button type="submit" look="primary large" disabled={isMaking}>
            {t('online.new.make')}
          </Button>
        </div>
      </Form>
    </PageFrame>
  );
}
