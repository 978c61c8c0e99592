// What a search of the rulebook finds: rules, icons, cards and tiles. A rule that the words of the present language do
// not find is looked for in the other languages.

import { RULE_IDS } from '@black-angel/words';
import { useEffect, useMemo, useState } from 'react';
import { currentLanguage, fetchLanguage, LANGUAGES, type Language, ruleText } from '../texts/i18n.ts';
import type { T } from '../texts/texts.ts';
import { useWords } from '../ui/use-words.ts';
import { allComponents, ComponentCards } from './components.tsx';
import { IconRows, LEGEND_ICONS } from './icon-legend.tsx';
import { isRuling, reasonKey } from './notes.ts';
import { RuleList } from './rule-list.tsx';
import { ruleSections, sectionOf } from './rule-sections.ts';
import { findEntries } from './search.ts';

const wordsOfRule = (t: T, id: string): string =>
  [
    id,
    t(`rulesPage.sections.${sectionOf(id)}`),
    ruleText(id),
    isRuling(id) ? t(`rulebook.rulingReasons.${reasonKey(id)}`) : '',
  ].join(' ');

/** The other languages, once they are loaded. They are needed only if this one finds nothing. */
function useOtherLanguages(isNeeded: boolean): readonly Language[] {
  const [loaded, setLoaded] = useState<readonly Language[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    const others = LANGUAGES.filter((language) => language !== currentLanguage());
    // Without a network they may be missing. The search then has found nothing.
    Promise.all(others.map(fetchLanguage)).then(
      () => !isGone && setLoaded(others),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return loaded;
}

interface Props {
  search: string;
  onCount(count: number): void;
}

export function Results({ search, onCount }: Props) {
  const { t } = useWords();
  const components = useMemo(() => allComponents(t), [t]);
  const here = findEntries(search, RULE_IDS, (id) => wordsOfRule(t, id));
  const icons = findEntries(
    search,
    LEGEND_ICONS,
    (name) => `${t(`rulebook.icons.${name}.name`)} ${t(`rulebook.icons.${name}.text`)}`,
  );
  const cards = findEntries(search, components, ({ name, lines }) => `${name} ${lines.join(' ')}`);
  const isFound = here.length + icons.length + cards.length > 0;
  const others = useOtherLanguages(!isFound);
  const elsewhere = isFound ? [] : findEntries(search, RULE_IDS, (id) => others.map((l) => ruleText(id, l)).join(' '));
  const rules = isFound ? here : elsewhere;
  const count = rules.length + icons.length + cards.length;
  useEffect(() => onCount(count), [count, onCount]);
  return (
    <>
      {count === 0 && <p>{t('rulebook.none', { text: search.trim() })}</p>}
      {elsewhere.length > 0 && <p className="rulebook-text">{t('rulebook.otherLanguage')}</p>}
      {icons.length > 0 && (
        <section className="rulebook-section">
          <h3>{t('rulebook.part.icons')}</h3>
          <IconRows icons={icons} />
        </section>
      )}
      <RuleList sections={ruleSections((id) => rules.includes(id))} />
      {cards.length > 0 && (
        <section className="rulebook-section">
          <h3>{t('rulebook.part.cards')}</h3>
          <ComponentCards components={cards} />
        </section>
      )}
    </>
  );
}
