// Why a game could not be stored in this browser, and what to do.

import { Problem } from './problem.tsx';
import { useWords } from './use-words.ts';

export function StorageProblem({ error }: { error: Error }) {
  const { t } = useWords();
  return (
    <Problem text={t(error.name === 'QuotaExceededError' ? 'storage.full' : 'storage.blocked')} cause={error.message} />
  );
}
