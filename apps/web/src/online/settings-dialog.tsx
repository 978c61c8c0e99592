// New settings for a table that waits for players.

import type { TableInfo } from '@black-angel/protocol';
import { useState } from 'react';
import { sayProblem } from '../net/say-problem.ts';
import { changeTable } from '../net/tables-api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/fields.tsx';
import { Problem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import { choicesOf, configOf, type TableChoices } from './table-choices.ts';
import { TableFields } from './table-form.tsx';

interface Props {
  table: TableInfo;
  owner: string;
  onClose(): void;
}

export function SettingsDialog({ table, owner, onClose }: Props) {
  const { t } = useWords();
  const [choices, setChoices] = useState(() => choicesOf(table.config));
  const [problem, setProblem] = useState<unknown>(null);
  const change = (changed: Partial<TableChoices>): void => setChoices({ ...choices, ...changed });
  const save = (): void => {
    setProblem(null);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // What the form does not show stays.
    const config = { ...table.config, ...configOf(choices, timeZone) };
    changeTable(table.id, config, owner).then(onClose, (error: unknown) => setProblem(error));
  };
  return (
    <Dialog title={t('online.settings.title')} onClose={onClose}>
      <Form className="settings-dialog" onSubmit={() => save()}>
        <p className="field-help">{t('online.settings.help')}</p>
        <TableFields choices={choices} change={change} />
        {problem !== null && <Problem {...sayProblem(problem, t)} />}
        <div className="button-row">
          <Button type="submit" look="primary">
            {t('online.settings.save')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
