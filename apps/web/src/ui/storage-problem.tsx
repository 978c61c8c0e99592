// Why a game could not be stored in this browser, and what to do.

import { useTranslation } from 'react-i18next';
import { Problem } from './problem.tsx';

export function StorageProblem({ error }: { error: Error }) {
  const { t } = useTranslation();
  return (
    <Problem text={t(error.name === 'QuotaExceededError' ? 'storage.full' : 'storage.blocked')} cause={error.message} />
  );
}
