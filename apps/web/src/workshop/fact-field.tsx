// A fact with its control: where the fact comes from, whether it is locked, changed or confirmed.

import { defaultContent, factAt, factRule, isSameFact } from '@black-angel/rules/components';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { isOpen } from '../own-sets/own-set.ts';
import { useWords } from '../ui/use-words.ts';
import { sayFact, sayValue } from './say-fact.ts';
import { useWorkshop } from './workshop-context.tsx';

interface Props {
  path: string;
  /** The control; not shown while the fact is locked. */
  children: ReactNode;
}

export function FactField({ path, children }: Props) {
  const { t } = useWords();
  const { own, set, confirmed, edit, confirm } = useWorkshop();
  const label = sayFact(t, path);
  const rule = factRule(path)!;
  const value = factAt(set, path);
  const usual = factAt(defaultContent.set, path);
  const isChanged = !isSameFact(value, usual);
  const canChange = isOpen(own, path);
  return (
    <section className="workshop-fact" aria-label={label}>
      <div className="workshop-fact-head">
        <h4>
          {label}
          <span className={`workshop-mark workshop-${rule.status}`}>
            {!canChange && <Icon name="lock" />}
            {t(`workshop.status.${rule.status}`)}
          </span>
        </h4>
        {rule.status !== 'published' && (
          <label className={`workshop-mark ${confirmed.has(path) ? 'workshop-confirmed' : ''}`}>
            <input
              type="checkbox"
              className="workshop-mark-box"
              checked={confirmed.has(path)}
              onChange={({ target }) => confirm([path], target.checked)}
            />
            {t('workshop.confirmed')}
          </label>
        )}
      </div>
      {canChange ? children : <p className="workshop-locked">{sayValue(t, value)}</p>}
      <p className="field-help">
        {t(`workshop.source.${rule.source}`)}
        {isChanged && (
          <>
            {' '}
            <strong>{t('workshop.usual', { value: sayValue(t, usual) })}</strong>{' '}
            <button type="button" className="workshop-link" onClick={() => edit({ [path]: usual })}>
              {t('workshop.reset')}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
