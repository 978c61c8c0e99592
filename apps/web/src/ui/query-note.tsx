// The problem of a request, if any, and what is shown instead of the value of a query.

import { Button } from './button.tsx';
import './community.css';
import { ApiProblem } from '../net/request.ts';
import { sayCommunityProblem } from '../net/say-problem.ts';
import { Problem } from './problem.tsx';
import { useWords } from './use-words.ts';

/** An unreachable server gets a calm note. */
export function ProblemNote({ problem }: { problem: unknown }) {
  const { t } = useWords();
  if (problem === null) return null;
  if (problem instanceof ApiProblem && problem.code === 'unreachable')
    return (
      <p className="calm-note" role="status">
        {t('community.offline')}
      </p>
    );
  return <Problem {...sayCommunityProblem(problem, t)} />;
}

/** The query is loading, or it failed. */
export function QueryNote({ problem, refetch }: { problem: unknown; refetch(): void }) {
  const { t } = useWords();
  if (problem === null) return <p role="status">{t('app.loading')}</p>;
  return (
    <>
      <ProblemNote problem={problem} />
      <div className="button-row">
        <Button onClick={refetch}>{t('community.retry')}</Button>
      </div>
    </>
  );
}
