// Shown instead of the value of a query: it is loading, or it failed.

import { ProblemNote } from './problem-note.tsx';
import { useWords } from './use-words.ts';

export function QueryNote({ problem, refetch }: { problem: unknown; refetch(): void }) {
  const { t } = useWords();
  if (problem === null) return <p role="status">{t('app.loading')}</p>;
  return (
    <>
      <ProblemNote problem={problem} />
      <div className="button-row">
        <button type="button" className="button" onClick={refetch}>
          {t('community.retry')}
        </button>
      </div>
    </>
  );
}
