// The form of the operator: an action, its target and its reason.

import type { OperatorAction } from '@black-angel/protocol';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Form, SelectField, TextField } from '../ui/fields.tsx';
import { ProblemNote } from '../ui/query-note.tsx';
import { useWords } from '../ui/use-words.ts';

/** Reports are dismissed in their list. */
const KINDS = ['mute', 'muteSeat', 'rename', 'ban', 'close'] as const;
type Kind = (typeof KINDS)[number];
type Field = 'name' | 'to' | 'hours' | 'table' | 'seat';
const FIELDS: Record<Kind, readonly Field[]> = {
  mute: ['name', 'hours'],
  muteSeat: ['table', 'seat'],
  rename: ['name', 'to'],
  ban: ['name', 'hours'],
  close: ['table'],
};
const EMPTY: Record<Field, string> = { name: '', to: '', hours: '24', table: '', seat: '1' };

function actionOf(kind: Kind, { name, to, hours, table, seat }: Record<Field, string>, reason: string): OperatorAction {
  switch (kind) {
    case 'mute':
    case 'ban':
      return { kind, name: name.trim(), hours: Number(hours), reason };
    case 'muteSeat':
      return { kind, table: table.trim(), seat: Number(seat) - 1, isMuted: true, reason };
    case 'rename':
      return { kind, name: name.trim(), to: to.trim(), reason };
    case 'close':
      return { kind, table: table.trim(), reason };
    default:
      return kind satisfies never;
  }
}

interface Props {
  isBusy: boolean;
  problem: unknown;
  /** Said after an action; empty: none. */
  done: string;
  act(action: OperatorAction): Promise<boolean>;
}

export function OperatorForm({ isBusy, problem, done, act }: Props) {
  const { t } = useWords();
  const [kind, setKind] = useState<Kind>('mute');
  const [values, setValues] = useState(EMPTY);
  const [reason, setReason] = useState('');
  const isNumber = (field: Field): boolean => field === 'hours' || field === 'seat';

  async function send(): Promise<void> {
    if (await act(actionOf(kind, values, reason.trim()))) setReason('');
  }

  return (
    <section className="community-panel">
      <h2>{t('operator.act')}</h2>
      <Form className="community-form" onSubmit={() => void send()}>
        <SelectField
          label={t('operator.what')}
          value={kind}
          values={KINDS}
          say={(each) => t(`operator.kinds.${each}`)}
          onChange={setKind}
        />
        {FIELDS[kind].map((field) => (
          <label key={field} className="field">
            <span className="field-label">{t(`operator.fields.${field}`)}</span>
            <input
              className="input"
              required
              type={isNumber(field) ? 'number' : 'text'}
              min={field === 'seat' ? 1 : 0}
              value={values[field]}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
            />
          </label>
        ))}
        <TextField label={t('operator.reason')} required maxLength={500} value={reason} onChange={setReason} />
        <div className="button-row">
          <Button type="submit" look="danger" disabled={isBusy}>
            {t(`operator.kinds.${kind}`)}
          </Button>
          <span role="status">{done}</span>
        </div>
        <ProblemNote problem={problem} />
      </Form>
    </section>
  );
}
