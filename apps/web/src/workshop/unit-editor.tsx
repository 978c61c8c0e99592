// One unit at full size with its controls, and the button that confirms it and leads to the next.

import { Icon } from '../art/icon.tsx';
import { isUnitDone, openFacts, type Unit } from '../own-sets/units.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../ui/use-words.ts';
import {
  ActionsEditor,
  BoardEditor,
  DieFacesEditor,
  DieOppositeEditor,
  DisplayEditor,
  TurnOrderEditor,
  WeightsEditor,
} from './board-editors.tsx';
import { HalCardEditor, MissionEditor, RavagerEditor } from './card-editors.tsx';
import { sayUnit, sayValue } from './say-fact.ts';
import { StripEditor } from './strip-editor.tsx';
import { AdvancedEditor, StartingEditor, TechnologyEditor } from './tile-editors.tsx';
import { UnitArt } from './unit-art.tsx';
import { useWorkshop } from './workshop-context.tsx';

function Controls({ unit }: { unit: Unit }) {
  const { t } = useWords();
  const { id, facts } = unit;
  if (id.startsWith('strips')) return <StripEditor unit={id} />;
  if (id.startsWith('missions')) return <MissionEditor unit={id} />;
  if (id.startsWith('ravagers')) return <RavagerEditor unit={id} />;
  if (id.startsWith('technology')) return <TechnologyEditor unit={id} />;
  if (id.startsWith('startingTechnology')) return <StartingEditor unit={id} />;
  if (id.startsWith('advancedTechnology')) return <AdvancedEditor unit={id} />;
  if (id.startsWith('hal.cards')) return <HalCardEditor unit={id} />;
  switch (id) {
    case 'hal.vpPer':
      return <WeightsEditor />;
    case 'actions':
      return <ActionsEditor />;
    case 'dieFaces':
      return <DieFacesEditor />;
    case 'dieOpposite':
      return <DieOppositeEditor />;
    case 'display':
      return <DisplayEditor />;
    case 'playerBoard':
      return <BoardEditor />;
    case 'turnOrderAdvantage':
      return <TurnOrderEditor />;
    default:
      return (
        <p className="workshop-locked">
          <Icon name="lock" /> {facts.map(({ value }) => sayValue(t, value)).join(' · ')}
        </p>
      );
  }
}

/** Cards and tiles are drawn beside their controls. The controls of strips and boards are their drawing. */
const isDrawn = ({ part, id }: Unit): boolean =>
  part === 'missions' ||
  part === 'ravagers' ||
  part === 'technology' ||
  part === 'advanced' ||
  (part === 'hal' && id !== 'hal.vpPer');

export function UnitEditor({ unit, onNext }: { unit: Unit; onNext(): void }) {
  const { t } = useWords();
  const { set, confirmed, confirm } = useWorkshop();
  const open = openFacts(unit).map(({ path }) => path);
  const isDone = isUnitDone(unit, confirmed);
  return (
    <section className="workshop-editor" aria-labelledby="workshop-unit">
      <h2 id="workshop-unit" tabIndex={-1}>
        {sayUnit(t, unit.id)}
      </h2>
      <div className={`workshop-editor-parts workshop-of-${unit.part} ${isDrawn(unit) ? 'is-drawn' : ''}`}>
        {isDrawn(unit) && (
          <div className="workshop-editor-art" aria-hidden="true">
            <UnitArt unit={unit.id} set={set} />
          </div>
        )}
        <div className="workshop-editor-facts">
          <Controls key={unit.id} unit={unit} />
        </div>
      </div>
      {open.length > 0 && (
        <div className="button-row workshop-editor-foot">
          <Button
            look="primary"
            onClick={() => {
              confirm(open, true);
              onNext();
            }}
          >
            <Icon name="check" />
            {t('workshop.asPrinted')}
          </Button>
          {isDone && <Button onClick={() => confirm(open, false)}>{t('workshop.unconfirm')}</Button>}
        </div>
      )}
    </section>
  );
}
