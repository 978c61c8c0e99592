// The rulebook as a page. '#/rules/A2.3' leads to a rule, '#/rules/icons' to a part, '#/rules/016' to a card.

import { Rulebook } from '../rulebook/rulebook.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';

export function RulesPage({ place }: { place: string | null }) {
  const { t } = useWords();
  return (
    <PageFrame page="rules" backdrop={<SkyBackdrop />}>
      <h1 className="rulebook-title">{t('rulebook.title')}</h1>
      <Rulebook place={place} />
    </PageFrame>
  );
}
