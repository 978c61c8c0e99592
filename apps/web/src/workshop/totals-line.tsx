// How often each sign is printed in a part. Totals that differ from the default set's stand out.

import { defaultContent } from '@black-angel/rules/components';
import { Icon, type IconName } from '../art/icon.tsx';
import { compareTotals, type TotalKind } from '../own-sets/totals.ts';
import type { SetPart } from '../own-sets/units.ts';
import { useWords } from '../ui/use-words.ts';
import { useWorkshop } from './workshop-context.tsx';

const iconOf = (kind: TotalKind): IconName => (kind === 'ravagerIcon' ? 'ravager' : kind);

export function TotalsLine({ part }: { part: SetPart }) {
  const { t } = useWords();
  const { set } = useWorkshop();
  const totals = compareTotals(set, defaultContent.set, part);
  if (totals.length === 0) return null;
  return (
    <section className="workshop-totals" aria-label={t('workshop.totals')}>
      <ul>
        {totals.map(({ kind, count, usual }) => (
          <li key={kind} className={count === usual ? '' : 'is-other'}>
            <Icon name={iconOf(kind)} title={t(`workshop.total.${kind}`)} />
            {count}
            {count !== usual && <small>{t('workshop.totalUsual', { usual })}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
