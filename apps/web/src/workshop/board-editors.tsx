// The ship, the player board, the turn order and Hal's weights.

import type { ComponentSet, HalGoods, Line } from '@black-angel/rules/components';
import { useWords } from '../ui/use-words.ts';
import { Amount, Choice, Flag, Pick, Row } from './controls.tsx';
import { FactField } from './fact-field.tsx';
import { displayOf, exchangeable, exchanged, oppositeOf, STAR_OPPOSITES } from './legal-values.ts';
import { sayAction, sayColour, sayFace } from './say-fact.ts';
import { useFact, useWorkshop } from './workshop-context.tsx';

export function ActionsEditor() {
  const { t } = useWords();
  const { own } = useWorkshop();
  const [actions, change] = useFact<ComponentSet['actions']>('actions');
  const say = ({ colour, action }: ComponentSet['actions'][number]): string =>
    `${sayColour(t, colour)}, ${sayAction(t, action)}`;
  return (
    <FactField path="actions">
      <p className="field-help">{t('workshop.actionsHelp')}</p>
      {actions.map(({ number }, place) => (
        <Pick
          key={number}
          label={t('workshop.action', { number })}
          value={String(place)}
          options={exchangeable(actions, place, own.isUnlocked).map((other) => ({
            value: String(other),
            label: say(actions[other]!),
          }))}
          onChange={(other) => change(exchanged(actions, place, Number(other)))}
        />
      ))}
    </FactField>
  );
}

/** The faces of a die; 0 is the star. */
const FACES = [0, 1, 2, 3] as const;

export function DieFacesEditor() {
  const { t } = useWords();
  const [faces, change] = useFact<number[]>('dieFaces');
  return (
    <FactField path="dieFaces">
      {faces.map((face, side) => (
        <Choice
          key={side}
          label={t('workshop.dieFace', { number: side + 1 })}
          value={String(face)}
          options={FACES.map((value) => ({ value: String(value), label: sayFace(value) }))}
          onChange={(value) => change(faces.with(side, Number(value)))}
        />
      ))}
    </FactField>
  );
}

export function DieOppositeEditor() {
  const { t } = useWords();
  const [opposite, change] = useFact<ComponentSet['dieOpposite']>('dieOpposite');
  return (
    <FactField path="dieOpposite">
      <Choice
        label={t('workshop.dieOpposite')}
        value={String(opposite[0])}
        options={STAR_OPPOSITES.map((star) => {
          const [a, b] = STAR_OPPOSITES.filter((face) => face !== star);
          return { value: String(star), label: `★ ↔ ${star}, ${a} ↔ ${b}` };
        })}
        onChange={(star) => change(oppositeOf(Number(star)))}
      />
    </FactField>
  );
}

export function DisplayEditor() {
  const { t } = useWords();
  const [costs, change] = useFact<number[]>('display.costs');
  return (
    <FactField path="display.costs">
      <Amount
        label={t('workshop.displayPlaces')}
        value={costs.length}
        least={5}
        most={12}
        onChange={(places) => change(displayOf(places))}
      />
    </FactField>
  );
}

const LINES: readonly Line[] = ['row0', 'row1', 'row2', 'column0', 'column1', 'column2'];
const CELLS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): [number, number] => [row, column]));

export function BoardEditor() {
  const { t } = useWords();
  const [cells, setCells] = useFact<[number, number][]>('playerBoard.startCells');
  const [arrows, setArrows] = useFact<Line[]>('playerBoard.blackArrows');
  const isStart = ([row, column]: [number, number]): boolean => cells.some(([r, c]) => r === row && c === column);
  const sayLine = (line: Line): string =>
    t(line.startsWith('row') ? 'line.row' : 'line.column', { number: Number(line.at(-1)) + 1 });
  return (
    <>
      <FactField path="playerBoard.startCells">
        <div className="workshop-cells">
          {CELLS.map(([row, column]) => (
            <Flag
              key={`${row}${column}`}
              label={t('line.cell', { row: row + 1, column: column + 1 })}
              isOn={isStart([row, column])}
              onChange={(isOn) =>
                setCells(CELLS.filter((cell) => (cell[0] === row && cell[1] === column ? isOn : isStart(cell))))
              }
            />
          ))}
        </div>
      </FactField>
      <FactField path="playerBoard.blackArrows">
        <Row>
          {LINES.map((line) => (
            <Flag
              key={line}
              label={sayLine(line)}
              isOn={arrows.includes(line)}
              onChange={(isOn) => setArrows(LINES.filter((one) => (one === line ? isOn : arrows.includes(one))))}
            />
          ))}
        </Row>
      </FactField>
    </>
  );
}

export function TurnOrderEditor() {
  return [1, 2, 3, 4].map((place) => <PlaceFields key={place} place={place} />);
}

function PlaceFields({ place }: { place: number }) {
  const { t } = useWords();
  const { edit } = useWorkshop();
  const at = `turnOrderAdvantage.${place}`;
  const [resource = 0] = useFact<number | undefined>(`${at}.resource`);
  const [reserveDie = 0] = useFact<number | undefined>(`${at}.reserveDie`);
  return (
    <>
      <FactField path={`${at}.resource`}>
        <Amount
          label={t('workshop.goods.resource')}
          icon="resource"
          value={resource}
          most={9}
          onChange={(amount) => edit({ [`${at}.resource`]: amount === 0 ? undefined : amount })}
        />
      </FactField>
      <FactField path={`${at}.reserveDie`}>
        <Flag
          label={t('workshop.fact.reserveDie')}
          icon="reserveDie"
          isOn={reserveDie === 1}
          onChange={(isOn) => edit({ [`${at}.reserveDie`]: isOn ? 1 : undefined })}
        />
      </FactField>
    </>
  );
}

const HAL_GOODS: readonly HalGoods[] = [
  'ship',
  'resource',
  'robot',
  'debris',
  'ravagerCard',
  'technology',
  'advancedTechnology',
];

export function WeightsEditor() {
  return HAL_GOODS.map((goods) => <WeightField key={goods} goods={goods} />);
}

function WeightField({ goods }: { goods: HalGoods }) {
  const { t } = useWords();
  const path = `hal.vpPer.${goods}`;
  const [vp, change] = useFact<number>(path);
  return (
    <FactField path={path}>
      <Amount label={t('workshop.goods.vp')} icon="vp" value={vp} most={12} onChange={change} />
    </FactField>
  );
}
