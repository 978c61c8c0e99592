// How to play, and every rule by its id, searchable. '#/rules/A2.3' leads to one of them.

import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../texts/i18n.ts';
import { ruleText } from '../texts/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { findRules } from './rule-sections.ts';
import './rules.css';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';

const linkedRule = (): string | null => /^#\/rules\/([\w.]+)$/.exec(location.hash)?.[1] ?? null;

export function RulesPage() {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [search, setSearch] = useState('');
  const language = i18n.language as Language;
  const sections = findRules(search, (rule) => ruleText(rule, language), language);
  const count = sections.reduce((sum, { rules }) => sum + rules.length, 0);

  useEffect(() => {
    const rule = linkedRule();
    if (rule) document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <PageFrame page="rules" backdrop={<SkyBackdrop />}>
      <div className="rules">
        <h1>{t('rulesPage.howTo')}</h1>
        <HowToPlay />
        <h2>{t('rulesPage.allRules')}</h2>
        <p className="rules-intro">{t('rulesPage.intro')}</p>
        <div className="rules-search">
          <label className="visually-hidden" htmlFor={id}>
            {t('help.searchRules')}
          </label>
          <input
            id={id}
            className="input"
            type="search"
            value={search}
            placeholder={t('help.searchRules')}
            onChange={({ target }) => setSearch(target.value)}
          />
          <output htmlFor={id}>{t('rulesPage.found', { count })}</output>
        </div>
        {count === 0 && <p>{t('help.noRuleFound', { text: search })}</p>}
        {sections.map(({ section, rules }) => (
          <section key={section} className="rules-section">
            <h3>
              {section.length === 3 ? `${section.slice(0, 2)}.${section.slice(2)}` : section} ·{' '}
              {t(`rulesPage.sections.${section}`)}
            </h3>
            <dl>
              {rules.map((rule) => (
                <div key={rule.id} id={`rule-${rule.id}`} className={rule.id === linkedRule() ? 'rules-linked' : ''}>
                  <dt>{rule.id}</dt>
                  <dd>{rule.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
