// The differences between the published editions, and our rulings with their reasons.

import { useWords } from '../ui/use-words.ts';
import { DIFFERENCES, EDITIONS, RULINGS, reasonKey } from './notes.ts';
import { PlaceLink } from './place.tsx';

function Line({ rule, text }: { rule: string; text: string }) {
  const { t } = useWords();
  return (
    <div>
      <dt>
        <PlaceLink to={rule} label={t('rulebook.see', { rule })}>
          {rule}
        </PlaceLink>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

export function Editions() {
  const { t } = useWords();
  return (
    <>
      <p className="rulebook-text">{t('rulebook.editionsText')}</p>
      <section className="rulebook-section">
        <h3>{t('rulebook.differences')}</h3>
        <dl className="rulebook-lines">
          {DIFFERENCES.map((name) => (
            <Line key={name} rule={EDITIONS[name]} text={t(`rulebook.editions.${name}`)} />
          ))}
        </dl>
      </section>
      <section className="rulebook-section">
        <h3>{t('rulebook.rulings')}</h3>
        <p>{t('rulebook.rulingsText')}</p>
        <dl className="rulebook-lines">
          {RULINGS.map((rule) => (
            <Line key={rule} rule={rule} text={t(`rulebook.rulingReasons.${reasonKey(rule)}`)} />
          ))}
        </dl>
      </section>
    </>
  );
}
