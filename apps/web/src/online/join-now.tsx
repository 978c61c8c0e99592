// Takes a seat with one click, by the name that this player has used before.

import type { TableInfo } from '@black-angel/protocol';
import { useState } from 'react';
import { go } from '../browser/router.ts';
import { useSettings } from '../browser/settings.ts';
import { sayProblem } from '../net/say-problem.ts';
import { useSession } from '../net/session.ts';
import { joinTable } from '../net/tables-api.ts';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import { tableHash } from './links.ts';

export function JoinNow({ table }: { table: TableInfo }) {
  const { t } = useWords();
  const settings = useSettings();
  const mine = useSession();
  const [problem, setProblem] = useState<unknown>(null);
  const name = settings.name.trim() || (mine?.name ?? '');
  const label = t('online.join.join');
  const who = table.seats.flatMap((seat) => (seat.kind === 'person' && seat.name !== null ? [seat.name] : []));
  // Without a name the page of the invitation asks for one.
  if (name === '')
    return (
      <a
        className="button button-primary"
        href={tableHash(table.id)}
        aria-label={t('common.which', { what: label, which: who.join(' · ') })}
      >
        {label}
      </a>
    );
  const join = (): void => {
    setProblem(null);
    joinTable(table.id, name).then(
      () => go({ page: 'table', id: table.id, at: null, isWatching: false, key: null }),
      (error: unknown) => setProblem(error),
    );
  };
  return (
    <>
      {problem !== null && <Problem {...sayProblem(problem, t)} />}
      <Button
        look="primary"
        aria-label={t('common.which', { what: t('online.join.as', { name }), which: who.join(' · ') })}
        onClick={join}
      >
        {t('online.join.as', { name })}
      </Button>
    </>
  );
}
