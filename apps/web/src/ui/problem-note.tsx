// The problem of a request, if any. An unreachable server gets a calm note.

import { ApiProblem } from '../net/request.ts';
import { sayCommunityProblem } from '../net/say-problem.ts';
import { Problem } from './problem.tsx';
import { useWords } from './use-words.ts';
import './community.css';

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
