// A Mission card as it lies on a hex: colour, kind and effect, readable at 48×56 px.

import type { Gain, MissionCard, MissionEffect, VpPer } from '@black-angel/rules/components';
import { Badge, Band, CardFrame, MiniCard } from './card-frame.tsx';
import { fitSize, ItemRow, itemsOf, Points } from './effect-row.tsx';
import { Glyph, type IconName } from './icon.tsx';
import { territoryTones } from './palette.ts';

/** When it happens. */
export const MISSION_SIGN: Readonly<Record<MissionEffect['kind'], IconName>> = {
  activation: 'play',
  neutralization: 'eject',
};

function Activation({ effect }: { effect: Extract<MissionEffect, { kind: 'activation' }> }) {
  const cost = itemsOf(effect.cost);
  const gain = itemsOf(effect.gain);
  if (cost.length === 0) {
    return <ItemRow items={gain} cx={30} cy={43.5} size={fitSize(gain, 51, 28)} />;
  }
  return (
    <>
      <ItemRow items={cost} cx={30} cy={30.5} size={fitSize(cost, 48, 20)} />
      <path d="M8 44h44" stroke="var(--ink-2)" strokeWidth="0.9" strokeOpacity="0.5" />
      <Glyph name="arrowRight" x={7} y={49.5} size={12} />
      <ItemRow items={gain} cx={35} cy={55.5} size={21} />
    </>
  );
}

/** One half of a neutralization: who, above what. */
function Half({ who, gain, cx }: { who: 'owner' | 'ship'; gain: Gain; cx: number }) {
  const items = itemsOf(gain);
  return (
    <>
      <rect x={cx - 10} y="20" width="20" height="13" rx="6.5" fill="var(--night-0)" fillOpacity="0.6" />
      <Glyph name={who} x={cx - 5.5} y={21} size={11} />
      {items.map((item, i) => (
        <ItemRow
          key={item.icon}
          items={[item]}
          cx={cx}
          cy={items.length === 1 ? 49 : 41.5 + i * 16.5}
          size={items.length === 1 ? fitSize([item], 24, 21) : 15}
        />
      ))}
    </>
  );
}

function Each({ each }: { each: VpPer }) {
  return (
    <>
      <rect x="13" y="19.5" width="34" height="12.5" rx="6" fill="var(--night-0)" fillOpacity="0.6" />
      <Glyph name="owner" x={18} y={20.5} size={10} />
      <Glyph name="ship" x={31} y={20} size={11} />
      <Points vp={each.vpPer} x={4.5} y={37} size={21} />
      <path d="M26.5 60 32 40" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
      <MiniCard colour={each.colour} x={35} y={32.5} height={20} />
      <Glyph name={each.of === 'ejected' ? 'eject' : 'space'} x={35.5} y={54} size={13} />
    </>
  );
}

function Effect({ effect, line }: { effect: MissionEffect; line: string }) {
  switch (effect.kind) {
    case 'activation':
      return <Activation effect={effect} />;
    case 'neutralization':
      if ('each' in effect) return <Each each={effect.each} />;
      return (
        <>
          <path d="M30 19v48" stroke={line} strokeWidth="1.2" />
          <Half who="owner" gain={effect.owner} cx={16} />
          <Half who="ship" gain={effect.eachShip} cx={44} />
        </>
      );
    default:
      return effect satisfies never;
  }
}

export function MissionCardCompact({ mission }: { mission: MissionCard }) {
  const { colour, effect } = mission;
  const { main } = territoryTones(colour);
  return (
    <CardFrame width={60} height={70} ground={`url(#art-ground-${colour})`} border={main}>
      <Band colour={colour} width={60} height={17} />
      <Badge name={MISSION_SIGN[effect.kind]} cx={50} cy={9} r={6.8} />
      <Effect effect={effect} line={main} />
    </CardFrame>
  );
}
