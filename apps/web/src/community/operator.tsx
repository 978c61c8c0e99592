// The page of the operator: reports, what can be done, and what was done. The token stays in memory.

import type { OperatorAction, OperatorLogEntry, ReportInfo } from '@black-angel/protocol';
import { useCallback, useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { request } from '../net/request.ts';
import { Button } from '../ui/button.tsx';
import { Form, TextField } from '../ui/fields.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { ProblemNote } from '../ui/query-note.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/community.css';
import { useMutation } from '../ui/use-mutation.ts';
import { OperatorForm } from './operator-form.tsx';

interface Lists {
  reports: ReportInfo[];
  entries: OperatorLogEntry[];
}

async function askLists(token: string): Promise<Lists> {
  const [{ reports }, { entries }] = await Promise.all([
    request<{ reports: ReportInfo[] }>('GET', 'operator/reports', { token }),
    request<{ entries: OperatorLogEntry[] }>('GET', 'operator/log', { token }),
  ]);
  return { reports, entries };
}

export function OperatorPage() {
  const { t } = useWords();
  const { isBusy, problem, run } = useMutation();
  const [token, setToken] = useState('');
  const [lists, setLists] = useState<Lists | null>(null);
  const [done, setDone] = useState('');
  const load = useCallback(async () => setLists(await askLists(token)), [token]);
  const act = (action: OperatorAction): Promise<boolean> =>
    run(async () => {
      setDone('');
      await request('POST', 'operator/actions', { token, body: action });
      await load();
      setDone(t('operator.done'));
    });
  return (
    <PageFrame page="operator" backdrop={<SkyBackdrop />}>
      <div className="community">
        <h1>{t('app.page.operator')}</h1>
        {lists === null ? (
          <Form className="community-panel community-form" onSubmit={() => void run(load)}>
            <p className="field-help">{t('operator.tokenHelp')}</p>
            <TextField
              label={t('operator.token')}
              type="password"
              required
              autoComplete="off"
              value={token}
              onChange={setToken}
            />
            <ProblemNote problem={problem} />
            <div className="button-row">
              <Button type="submit" look="primary" disabled={isBusy}>
                {t('operator.open')}
              </Button>
            </div>
          </Form>
        ) : (
          <>
            <Reports reports={lists.reports} act={act} />
            <OperatorForm isBusy={isBusy} problem={problem} done={done} act={act} />
            <Log entries={lists.entries} />
          </>
        )}
      </div>
    </PageFrame>
  );
}

interface ReportsProps {
  reports: readonly ReportInfo[];
  act(action: OperatorAction): Promise<boolean>;
}

function Reports({ reports, act }: ReportsProps) {
  const { t } = useWords();
  const time = new Intl.DateTimeFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="community-panel">
      <h2>{t('operator.reports')}</h2>
      {reports.length === 0 && <p className="field-help">{t('operator.noReports')}</p>}
      <ul className="community-list">
        {reports.map(({ id, at, table, from, about, text, chat, isDone }) => (
          <li key={id} className="operator-report">
            <p>
              <strong>
                {t('operator.about', {
                  from: from.name ?? '—',
                  about: about.name ?? t('operator.guest', { seat: about.seat + 1 }),
                })}
              </strong>{' '}
              <time>{time.format(at)}</time> · {about.account ?? t('operator.guest', { seat: about.seat + 1 })} ·{' '}
              <a href={makeHash({ page: 'table', id: table, at: null, isWatching: true, key: null })}>{table}</a>
            </p>
            <p className="operator-text">{text}</p>
            {chat.length > 0 && (
              <details>
                <summary>{t('online.chat.title')}</summary>
                <ol>
                  {chat.map((line) => (
                    <li key={line.n}>
                      <strong>{line.name ?? line.seat + 1}</strong> {line.text}
                    </li>
                  ))}
                </ol>
              </details>
            )}
            {isDone ? (
              <p className="field-help">{t('operator.isDone')}</p>
            ) : (
              <Button onClick={() => void act({ kind: 'dismiss', report: id, reason: t('operator.isDone') })}>
                {t('operator.dismiss')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Log({ entries }: { entries: readonly OperatorLogEntry[] }) {
  const { t } = useWords();
  const time = new Intl.DateTimeFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="community-panel">
      <h2>{t('operator.log')}</h2>
      {entries.length === 0 && <p className="field-help">{t('operator.noLog')}</p>}
      <ul className="community-list">
        {entries.map(({ at, action: { kind, reason, ...what } }, i) => (
          <li key={`${at} ${i}`}>
            <time>{time.format(at)}</time> · <strong>{t(`operator.kinds.${kind}`)}</strong> ·{' '}
            {Object.values(what).map(String).join(' · ')} · {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
