// The units of a part as small drawings: confirmed, changed, or still to do.

import { Icon } from '../art/icon.tsx';
import { isUnitDone, openFacts, type Unit } from '../own-sets/units.ts';
import { useWords } from '../ui/use-words.ts';
import { sayUnit } from './say-fact.ts';
import { UnitArt } from './unit-art.tsx';
import { useWorkshop } from './workshop-context.tsx';

interface Props {
  units: readonly Unit[];
  chosen: string;
  /** Units that differ from the default set. */
  changed: ReadonlySet<string>;
  onChoose(unit: string): void;
}

export function UnitGrid({ units, chosen, changed, onChoose }: Props) {
  const { t } = useWords();
  const { set, confirmed } = useWorkshop();
  const stateOf = (unit: Unit): 'published' | 'done' | 'open' => {
    if (openFacts(unit).length === 0) return 'published';
    return isUnitDone(unit, confirmed) ? 'done' : 'open';
  };
  return (
    <ul className={`workshop-grid workshop-of-${units[0]?.part ?? 'ship'}`}>
      {units.map((unit) => {
        const state = stateOf(unit);
        const isChanged = changed.has(unit.id);
        const said = [t(`workshop.unitState.${state}`), ...(isChanged ? [t('workshop.changed')] : [])];
        return (
          <li key={unit.id}>
            <button
              type="button"
              className={`workshop-unit is-${state}`}
              aria-current={unit.id === chosen}
              onClick={() => onChoose(unit.id)}
            >
              <UnitArt unit={unit.id} set={set} />
              <span className="workshop-unit-name">{sayUnit(t, unit.id)}</span>
              <span className="visually-hidden">{said.join(', ')}</span>
              <span className="workshop-unit-marks">
                {isChanged && <span className="workshop-unit-changed" />}
                {state === 'done' && <Icon name="check" />}
                {state === 'published' && <Icon name="lock" />}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
