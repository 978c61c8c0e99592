// What went wrong, if anything. That the server cannot be reached is no drama.

import { useTranslation } from 'react-i18next';
import { sayCommunityProblem } from '../account/say-problem.ts';
import { ApiProblem } from '../online/request.ts';
import { Problem } from '../pages/problem.tsx';
import './community.css';

export function ProblemNote({ problem }: { problem: unknown }) {
  const { t } = useTranslation();
  if (problem === null) return null;
  if (problem instanceof ApiProblem && problem.code === 'unreachable')
    return (
      <p className="calm-note" role="status">
        {t('community.offline')}
      </p>
    );
  return <Problem {...sayCommunityProblem(problem, t)} />;
}
