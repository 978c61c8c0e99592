// Mission cards, Ravager cards and Hal's cards.

import { COLOURS, type ColourName } from '@black-angel/rules';
import type { ActionKind, Cost, Gain, HalHalf, MissionEffect, RavagerEffect } from '@black-angel/rules/components';
import type { IconName } from '../art/icon.tsx';
import { useWords } from '../ui/use-words.ts';
import { Amount, Choice, Pick, Row } from './controls.tsx';
import { FactField } from './fact-field.tsx';
import { actionsOf, GAINS, halfOf, MISSION_KINDS, missionKindOf, NEW_EFFECTS, withAmount } from './legal-values.ts';
import { RAVAGER_EFFECTS, sayAction, sayColour } from './say-fact.ts';
import { useFact, useWorkshop } from './workshop-context.tsx';

const MOST = 9;

const ICONS: Readonly<Record<keyof Cost | 'vp', IconName>> = {
  vp: 'vp',
  ship: 'ship',
  resource: 'resource',
  robot: 'robot',
  debris: 'debris',
  technology: 'technology',
  missionCard: 'mission',
  ravagerCard: 'ravagerCard',
};

/** How many of each: a reward, a gain, a cost. */
function Amounts<Amounts extends Gain | Cost>({
  value,
  kinds,
  onChange,
}: {
  value: Amounts;
  kinds: readonly (keyof Amounts & string)[];
  onChange(value: Amounts): void;
}) {
  const { t } = useWords();
  return (
    <Row>
      {kinds.map((kind) => (
        <Amount
          key={kind}
          label={t(`workshop.goods.${kind as 'ship'}`)}
          icon={ICONS[kind as keyof Cost | 'vp']}
          value={(value[kind] as number | undefined) ?? 0}
          most={MOST}
          onChange={(amount) => onChange(withAmount(value, kind, amount))}
        />
      ))}
    </Row>
  );
}

function useColours() {
  const { t } = useWords();
  return COLOURS.map((value) => ({ value, label: sayColour(t, value), icon: value }));
}

export function MissionEditor({ unit }: { unit: string }) {
  const { t } = useWords();
  const colours = useColours();
  const [colour, setColour] = useFact<ColourName>(`${unit}.colour`);
  const [reward, setReward] = useFact<Gain>(`${unit}.reward`);
  const [technology, setTechnology] = useFact<ColourName[]>(`${unit}.technology`);
  const [first = 'orange', second] = technology;
  return (
    <>
      <FactField path={`${unit}.reward`}>
        <Amounts value={reward} kinds={GAINS} onChange={setReward} />
      </FactField>
      <FactField path={`${unit}.technology`}>
        <Choice
          label={t('workshop.icon', { number: 1 })}
          value={first}
          options={colours}
          onChange={(colour) => setTechnology(second ? [colour, second] : [colour])}
        />
        <Choice
          label={t('workshop.icon', { number: 2 })}
          value={second ?? 'none'}
          options={[...colours, { value: 'none' as const, label: t('workshop.noIcon') }]}
          onChange={(colour) => setTechnology(colour === 'none' ? [first] : [first, colour])}
        />
      </FactField>
      <FactField path={`${unit}.colour`}>
        <Choice label={t('workshop.fact.colour')} value={colour} options={colours} onChange={setColour} />
      </FactField>
      <MissionEffectField path={`${unit}.effect`} />
    </>
  );
}

const COSTS = ['ship', 'resource', 'robot', 'debris', 'technology', 'missionCard', 'ravagerCard'] as const;

function MissionEffectField({ path }: { path: string }) {
  const { t } = useWords();
  const colours = useColours();
  const [effect, change] = useFact<MissionEffect>(path);
  return (
    <FactField path={path}>
      <Choice
        label={t('workshop.fact.effect')}
        value={missionKindOf(effect)}
        options={MISSION_KINDS.map((value) => ({ value, label: t(`workshop.mission.${value}`) }))}
        onChange={(kind) => change(NEW_EFFECTS[kind])}
      />
      {effect.kind === 'activation' && (
        <>
          <h5>{t('workshop.mission.cost')}</h5>
          <Amounts value={effect.cost} kinds={COSTS} onChange={(cost) => change({ ...effect, cost })} />
          <h5>{t('workshop.mission.gain')}</h5>
          <Amounts value={effect.gain} kinds={GAINS} onChange={(gain) => change({ ...effect, gain })} />
        </>
      )}
      {effect.kind === 'neutralization' && 'owner' in effect && (
        <>
          <h5>{t('workshop.mission.owner')}</h5>
          <Amounts value={effect.owner} kinds={GAINS} onChange={(owner) => change({ ...effect, owner })} />
          <h5>{t('workshop.mission.eachShip')}</h5>
          <Amounts value={effect.eachShip} kinds={GAINS} onChange={(eachShip) => change({ ...effect, eachShip })} />
        </>
      )}
      {effect.kind === 'neutralization' && 'each' in effect && (
        <>
          <Amount
            label={t('workshop.goods.vp')}
            value={effect.each.vpPer}
            least={1}
            most={MOST}
            onChange={(vpPer) => change({ ...effect, each: { ...effect.each, vpPer } })}
          />
          <Choice
            label={t('workshop.fact.kind')}
            value={effect.each.of}
            options={(['ownedInSpace', 'ejected'] as const).map((value) => ({
              value,
              label: t(`workshop.mission.${value}`),
            }))}
            onChange={(of) => change({ ...effect, each: { ...effect.each, of } })}
          />
          <Choice
            label={t('workshop.fact.colour')}
            value={effect.each.colour}
            options={colours}
            onChange={(colour) => change({ ...effect, each: { ...effect.each, colour } })}
          />
        </>
      )}
    </FactField>
  );
}

export function RavagerEditor({ unit }: { unit: string }) {
  const { t } = useWords();
  const { edit, set } = useWorkshop();
  const colours = useColours();
  const [action, setAction] = useFact<number>(`${unit}.action`);
  const [kind] = useFact<RavagerEffect['kind']>(`${unit}.effect.kind`);
  const [colour, setColour] = useFact<ColourName | undefined>(`${unit}.effect.colour`);
  return (
    <>
      {colour !== undefined && (
        <FactField path={`${unit}.effect.colour`}>
          <Choice<ColourName> label={t('workshop.fact.colour')} value={colour} options={colours} onChange={setColour} />
        </FactField>
      )}
      <FactField path={`${unit}.action`}>
        <Choice
          label={t('workshop.fact.action')}
          value={String(action)}
          options={set.actions.map(({ number }) => ({ value: String(number), label: String(number) }))}
          onChange={(number) => setAction(Number(number))}
        />
      </FactField>
      <FactField path={`${unit}.effect.kind`}>
        <Pick
          label={t('workshop.fact.effect')}
          isLabelHidden
          value={kind}
          options={RAVAGER_EFFECTS.map((value) => ({ value, label: t(`workshop.ravager.${value}`) }))}
          onChange={(effect) =>
            edit({
              [`${unit}.effect.kind`]: effect,
              [`${unit}.effect.colour`]: effect === 'damageSupplyDie' ? (colour ?? 'orange') : undefined,
            })
          }
        />
      </FactField>
    </>
  );
}

export function HalCardEditor({ unit }: { unit: string }) {
  return (
    <>
      <HalfField path={`${unit}.top`} />
      <HalfField path={`${unit}.bottom`} />
    </>
  );
}

function HalfField({ path }: { path: string }) {
  const { t } = useWords();
  const colours = useColours();
  const [half, change] = useFact<HalHalf>(path);
  const { colour, action, advancedFirst, direction } = half;
  return (
    <FactField path={path}>
      <Choice
        label={t('workshop.fact.colour')}
        value={colour}
        options={colours}
        onChange={(next) => change(halfOf({ ...half, colour: next }))}
      />
      <Choice<ActionKind>
        label={t('workshop.fact.action')}
        value={action}
        options={actionsOf(colour).map((value) => ({ value, label: sayAction(t, value), icon: value }))}
        onChange={(next) => change(halfOf({ ...half, action: next }))}
      />
      {advancedFirst !== undefined && (
        <Choice
          label={t('workshop.hal.manner')}
          value={advancedFirst ? 'advancedFirst' : 'technologyFirst'}
          options={(['advancedFirst', 'technologyFirst'] as const).map((value) => ({
            value,
            label: t(`workshop.hal.${value}`),
          }))}
          onChange={(manner) => change({ ...half, advancedFirst: manner === 'advancedFirst' })}
        />
      )}
      {direction !== undefined && (
        <Choice
          label={t('workshop.hal.manner')}
          value={direction}
          options={(['up', 'down'] as const).map((value) => ({ value, label: t(`workshop.hal.${value}`) }))}
          onChange={(next) => change({ ...half, direction: next })}
        />
      )}
    </FactField>
  );
}
