// Rules by section.

import { useWords } from '../ui/use-words.ts';
import { RuleEntry } from './rule-entry.tsx';
import { type RuleSection, ruleSections, sayRuleSection } from './rule-sections.ts';

export function RuleList({ sections = ruleSections() }: { sections?: readonly RuleSection[] }) {
  const { t } = useWords();
  return sections.map(({ section, rules }) => (
    <section key={section} id={`section-${section}`} className="rulebook-section" aria-labelledby={`head-${section}`}>
      <h3 id={`head-${section}`} tabIndex={-1}>
        {sayRuleSection(section)} · {t(`rulesPage.sections.${section}`)}
      </h3>
      {rules.map((rule) => (
        <RuleEntry key={rule} rule={rule} />
      ))}
    </section>
  ));
}
