// Where the facts of the components come from: the table of content/facts.ts in words.

import { defaultContent, FACT_RULES, type Fact, type FactRule, factsOf } from '@black-angel/rules/components';
import { makeHash } from '../browser/router.ts';
import { setPartOf } from '../own-sets/units.ts';
import type { T } from '../texts/texts.ts';
import { useWords } from '../ui/use-words.ts';
import { useReader } from './place.tsx';

/** Facts without their own name, by the last step of their pattern. */
const WHOLE: Readonly<Record<string, 'dice' | 'actions' | 'weights'>> = {
  dieFaces: 'dice',
  dieOpposite: 'dice',
  actions: 'actions',
  'hal.vpPer.resource': 'weights',
  'hal.vpPer.*': 'weights',
};
/** Facts that the last step of their pattern does not tell apart from others. */
const OWN: Readonly<Record<string, 'onShow' | 'dieColour'>> = {
  advancedPlacesOnShip: 'onShow',
  'ravagers.*.effect.colour': 'dieColour',
};
const NAMED = [
  ...['reward', 'technology', 'effect', 'colour', 'action', 'standard', 'boost', 'oneOf', 'kind', 'vpPer'],
  ...['top', 'bottom', 'costs', 'startCells', 'colourArrows', 'blackArrows', 'resource', 'reserveDie'],
];

/** What the row of a kind of fact is called. */
export function sayPattern(t: T, pattern: string): string {
  const part = t(`workshop.part.${setPartOf(pattern)}`);
  const whole = WHOLE[pattern];
  if (whole) return t('rulebook.of', { what: part, value: t(`workshop.unit.${whole}`) });
  const own = OWN[pattern];
  if (own) return t('rulebook.of', { what: part, value: t(`rulebook.originFact.${own}`) });
  const steps = pattern.split('.').filter((step) => step !== '*');
  const fact = steps.slice(1).find((step) => NAMED.includes(step));
  return fact === undefined ? part : t('rulebook.of', { what: part, value: t(`workshop.fact.${fact as 'effect'}`) });
}

interface Row {
  name: string;
  rule: FactRule;
  count: number;
}

/** One row for facts that have the same name and the same origin. */
function rowsOf(t: T, facts: readonly Fact[]): Row[] {
  const rows: Row[] = [];
  for (const rule of FACT_RULES) {
    const name = sayPattern(t, rule.pattern);
    const count = facts.filter((fact) => fact.rule === rule).length;
    const same = rows.find((row) => row.name === name && row.rule.source === rule.source);
    if (same) same.count += count;
    else rows.push({ name, rule, count });
  }
  return rows;
}

export function Origins() {
  const { t } = useWords();
  const { isAtTable } = useReader();
  const facts = factsOf(defaultContent.set);
  const published = facts.filter(({ rule }) => rule.status === 'published').length;
  return (
    <>
      <p className="rulebook-text">
        {t('rulebook.originsText')} {t('rulebook.shareOf', { published, all: facts.length })}{' '}
        <a
          href={makeHash({ page: 'workshop', id: null, data: null })}
          {...(isAtTable ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          {t('rulebook.toWorkshop')}
        </a>
      </p>
      <div className="rulebook-section">
        <table className="origins">
          <thead>
            <tr>
              <th scope="col">{t('rulebook.fact')}</th>
              <th scope="col">{t('rulebook.number')}</th>
              <th scope="col">{t('rulebook.status')}</th>
              <th scope="col">{t('rulebook.source')}</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(t, facts).map(({ name, rule, count }) => (
              <tr key={rule.pattern}>
                <th scope="row">{name}</th>
                <td>{count}</td>
                <td>
                  <span className={`status status-${rule.status}`}>{t(`workshop.status.${rule.status}`)}</span>
                </td>
                <td>{t(`workshop.source.${rule.source}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
