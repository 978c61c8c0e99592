// Instead of what was asked for: it is on its way, or why it has not come.

import { useTranslation } from 'react-i18next';
import { ProblemNote } from './problem-note.tsx';

export function AskedNote({ problem, again }: { problem: unknown; again(): void }) {
  const { t } = useTranslation();
  if (problem === null) return <p role="status">{t('app.loading')}</p>;
  return (
    <>
      <ProblemNote problem={problem} />
      <div className="button-row">
        <button type="button" className="button" onClick={again}>
          {t('community.retry')}
        </button>
      </div>
    </>
  );
}
