// Technology and Advanced tiles.

import { COLOURS, type ColourName } from '@black-angel/rules';
import {
  ADVANCED_KINDS,
  type AdvancedKind,
  type Boost,
  TILE_EFFECTS,
  type TileEffect,
} from '@black-angel/rules/components';
import { useWords } from '../ui/use-words.ts';
import { Amount, Choice, Flag, Pick, Row } from './controls.tsx';
import { FactField } from './fact-field.tsx';
import { actionsOf, boostOf } from './legal-values.ts';
import { sayAction, sayColour } from './say-fact.ts';
import { useFact } from './workshop-context.tsx';

const BOOSTS = ['vpForAction', 'dieToThree', 'dieToAnyColour', 'reserveDie'] as const;

function ColourField({ path }: { path: string }) {
  const { t } = useWords();
  const [colour, change] = useFact<ColourName>(path);
  return (
    <FactField path={path}>
      <Choice
        label={t('workshop.fact.colour')}
        value={colour}
        options={COLOURS.map((value) => ({ value, label: sayColour(t, value), icon: value }))}
        onChange={change}
      />
    </FactField>
  );
}

/** A Starting tile offers up to four effects. */
const MOST_EFFECTS = 4;

export function StartingEditor({ unit }: { unit: string }) {
  const { t } = useWords();
  const path = `${unit}.oneOf`;
  const [effects, change] = useFact<TileEffect[]>(path);
  return (
    <>
      <ColourField path={`${unit}.colour`} />
      <FactField path={path}>
        <Row>
          {TILE_EFFECTS.map((effect) => (
            <Flag
              key={effect}
              label={t(`tile.effect.${effect}`)}
              isOn={effects.includes(effect)}
              onChange={(isOn) => {
                const next = TILE_EFFECTS.filter((one) => (one === effect ? isOn : effects.includes(one)));
                if (next.length > 0 && next.length <= MOST_EFFECTS) change(next);
              }}
            />
          ))}
        </Row>
      </FactField>
    </>
  );
}

export function TechnologyEditor({ unit }: { unit: string }) {
  const { t } = useWords();
  const [standard, setStandard] = useFact<TileEffect>(`${unit}.standard`);
  const [boost, setBoost] = useFact<Boost>(`${unit}.boost`);
  const action = boost.kind === 'vpForAction' ? boost.action : null;
  return (
    <>
      <FactField path={`${unit}.standard`}>
        <Pick
          label={t('workshop.fact.standard')}
          isLabelHidden
          value={standard}
          options={TILE_EFFECTS.map((value) => ({ value, label: t(`tile.effect.${value}`) }))}
          onChange={setStandard}
        />
      </FactField>
      <FactField path={`${unit}.boost`}>
        <Choice
          label={t('workshop.fact.boost')}
          value={boost.kind}
          options={BOOSTS.map((value) => ({ value, label: t(`workshop.boost.${value}`), icon: value }))}
          onChange={(kind) => setBoost(boostOf(kind, boost.colour, action))}
        />
        {action !== null && (
          <Choice
            label={t('workshop.fact.action')}
            value={action}
            options={actionsOf(boost.colour).map((value) => ({ value, label: sayAction(t, value), icon: value }))}
            onChange={(next) => setBoost(boostOf(boost.kind, boost.colour, next))}
          />
        )}
        <Choice
          label={t('workshop.fact.colour')}
          value={boost.colour}
          options={COLOURS.map((value) => ({ value, label: sayColour(t, value), icon: value }))}
          onChange={(colour) => setBoost(boostOf(boost.kind, colour, action))}
        />
      </FactField>
      <ColourField path={`${unit}.colour`} />
    </>
  );
}

export function AdvancedEditor({ unit }: { unit: string }) {
  const { t } = useWords();
  const [kind, setKind] = useFact<AdvancedKind>(`${unit}.kind`);
  const [vp, setVp] = useFact<number>(`${unit}.vpPer`);
  return (
    <>
      <FactField path={`${unit}.kind`}>
        <Pick
          label={t('workshop.fact.kind')}
          isLabelHidden
          value={kind}
          options={ADVANCED_KINDS.map((value) => ({ value, label: t(`tile.advancedKind.${value}`, { vp }) }))}
          onChange={setKind}
        />
      </FactField>
      <FactField path={`${unit}.vpPer`}>
        <Amount label={t('workshop.goods.vp')} value={vp} least={1} most={9} onChange={setVp} />
      </FactField>
    </>
  );
}
