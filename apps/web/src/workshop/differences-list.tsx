// What differs from the default set, fact by fact.

import { type Difference, isAgainstPublished } from '@black-angel/rules/components';
import { unitOf } from '../own-sets/units.ts';
import { useWords } from '../ui/use-words.ts';
import { sayFact, sayUnit, sayValue } from './say-fact.ts';

interface Props {
  differences: readonly Difference[];
  /** Leads to the unit of a difference. */
  onShow?(path: string): void;
}

export function DifferencesList({ differences, onShow }: Props) {
  const { t } = useWords();
  if (differences.length === 0) return <p>{t('workshop.compare.none')}</p>;
  return (
    <ul className="workshop-differences">
      {differences.map((difference) => {
        const { path, before, after } = difference;
        const name = unitOf(path) === path ? sayUnit(t, path) : `${sayUnit(t, path)}, ${sayFact(t, path)}`;
        return (
          <li key={path}>
            {onShow ? (
              <button type="button" className="workshop-link" onClick={() => onShow(path)}>
                {name}
              </button>
            ) : (
              <strong>{name}</strong>
            )}
            {isAgainstPublished(difference) && <span className="set-variant">{t('sets.variant')}</span>}
            <span>
              <del>{sayValue(t, before)}</del> → <ins>{sayValue(t, after)}</ins>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
