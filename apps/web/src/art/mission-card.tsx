// Mission cards. An activation is a cost, an arrow and a gain behind a ▶; a neutralization is what owner and ships gain
// on a striped panel behind an ⏏-like sign, because it happens when the card is ejected (B3.2).

import type { ColourName } from '@black-angel/rules';
import type { MissionCard, MissionEffect, VpPer } from '@black-angel/rules/components';
import { memo } from 'react';
import { Badge, Band, CardFrame, MiniCard } from './card-frame.tsx';
import { fitSize, type Item, ItemRow, itemsOf, Points, unitsOf } from './effect-row.tsx';
import { TerritorySign } from './glyphs-goods.tsx';
import { Glyph } from './icon.tsx';
import { MISSION_SIGN, MissionCardCompact } from './mission-card-compact.tsx';
import { territoryTones } from './palette.ts';
import { Scene } from './scenery.tsx';
import { Num } from './shapes.tsx';

export { CardBackArt } from './card-frame.tsx';

type Activation = Extract<MissionEffect, { kind: 'activation' }>;
type Shared = Extract<MissionEffect, { eachShip: unknown }>;

const MIDDLE = 92;
const ARROW = 11;

function ActivationPanel({ effect }: { effect: Activation }) {
  const cost = itemsOf(effect.cost);
  const gain = itemsOf(effect.gain);
  const space = 82 - ARROW - (cost.length > 0 ? 6 : 3);
  const size = Math.min(23, fitSize([...cost, ...gain], space, 23));
  const costWidth = cost.length > 0 ? widthOf(cost, size) + 3 : 0;
  const gainWidth = widthOf(gain, size) + 3;
  const left = 50 - (costWidth + ARROW + gainWidth) / 2;
  return (
    <>
      <rect x="5" y="74" width="90" height="36" rx="7" fill="var(--night-0)" fillOpacity="0.78" />
      <ItemRow items={cost} cx={left + (costWidth - 3) / 2} cy={MIDDLE} size={size} />
      <Glyph name="arrowRight" x={left + costWidth} y={MIDDLE - ARROW / 2} size={ARROW} />
      <ItemRow items={gain} cx={left + costWidth + ARROW + 3 + (gainWidth - 3) / 2} cy={MIDDLE} size={size} />
    </>
  );
}

const widthOf = (items: readonly Item[], size: number): number => unitsOf(items) * size;

const STRIPES = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${7 + i * 11.2} 73.5l3-3.5h5l-3 3.5Z`).join('');

function Stripes({ colour }: { colour: ColourName }) {
  const { main } = territoryTones(colour);
  return (
    <>
      <rect
        x="5"
        y="70"
        width="90"
        height="40"
        rx="3"
        fill="var(--night-0)"
        fillOpacity="0.78"
        stroke={main}
        strokeWidth="1"
      />
      <path d={STRIPES} fill={main} />
    </>
  );
}

/** Who gains: the owner, the ships on the card, or both. */
function Who({ names, cx, colour }: { names: readonly ('owner' | 'ship')[]; cx: number; colour: ColourName }) {
  const width = names.length * 13 + 8;
  return (
    <>
      <rect x={cx - width / 2} y="74.5" width={width} height="12" rx="6" fill={territoryTones(colour).deep} />
      {names.map((name, i) => (
        <Glyph key={name} name={name} x={cx - (names.length * 13) / 2 + i * 13 + 1.5} y={75.5} size={10} />
      ))}
    </>
  );
}

function SharedPanel({ effect, colour }: { effect: Shared; colour: ColourName }) {
  const owner = itemsOf(effect.owner);
  const ships = itemsOf(effect.eachShip);
  return (
    <>
      <Stripes colour={colour} />
      <path d="M50 76v32" stroke={territoryTones(colour).main} strokeWidth="1" />
      <Who names={['owner']} cx={27.5} colour={colour} />
      <Who names={['ship']} cx={72.5} colour={colour} />
      <ItemRow items={owner} cx={27.5} cy={98} size={fitSize(owner, 40, 21)} />
      <ItemRow items={ships} cx={72.5} cy={98} size={fitSize(ships, 40, 21)} />
    </>
  );
}

function EachPanel({ each, colour }: { each: VpPer; colour: ColourName }) {
  return (
    <>
      <Stripes colour={colour} />
      <Who names={['owner', 'ship']} cx={50} colour={colour} />
      <Points vp={each.vpPer} x={10} y={86} size={22} />
      <path d="M35 107 43 88" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
      <MiniCard colour={each.colour} x={47} y={86.5} height={21} />
      <Glyph name={each.of === 'ejected' ? 'eject' : 'space'} x={68} y={87} size={20} />
    </>
  );
}

function Panel({ effect, colour }: { effect: MissionEffect; colour: ColourName }) {
  switch (effect.kind) {
    case 'activation':
      return <ActivationPanel effect={effect} />;
    case 'neutralization':
      if ('each' in effect) return <EachPanel each={effect.each} colour={colour} />;
      return <SharedPanel effect={effect} colour={colour} />;
    default:
      return effect satisfies never;
  }
}

/** The Technology tiles that appear, top to bottom (A2.C6 order matters). */
function TechnologyIcons({ colours }: { colours: readonly ColourName[] }) {
  return colours.map((colour, i) => {
    const y = 29 + i * 19;
    return (
      <g key={i}>
        <rect x="6" y={y} width="16.5" height="16.5" rx="3.5" fill="var(--night-0)" />
        <rect
          x="6"
          y={y}
          width="16.5"
          height="16.5"
          rx="3.5"
          fill={`var(--${colour}-deep)`}
          stroke={`var(--${colour})`}
          strokeWidth="1.8"
        />
        <g transform={`translate(9 ${y + 3}) scale(0.44)`}>
          <TerritorySign colour={colour} />
        </g>
      </g>
    );
  });
}

/** The gain of the player who places the card. */
function PlacementReward({ mission }: { mission: MissionCard }) {
  const items = itemsOf(mission.reward);
  return (
    <>
      <rect x="5" y="114" width={24 + widthOf(items, 17)} height="21" rx="6" fill="var(--night-0)" fillOpacity="0.6" />
      <Glyph name="place" x={9} y={118} size={13.5} />
      <ItemRow items={items} cx={26 + widthOf(items, 17) / 2} cy={124.5} size={17} />
    </>
  );
}

export const MissionCardArt = memo(function MissionCardArt({
  mission,
  compact = false,
}: {
  mission: MissionCard;
  compact?: boolean;
}) {
  if (compact) return <MissionCardCompact mission={mission} />;
  const { colour, effect } = mission;
  const tones = territoryTones(colour);
  return (
    <CardFrame width={100} height={140} ground={`url(#art-ground-${colour})`} border={tones.main}>
      <circle cx="60" cy="48" r="38" fill={`url(#art-nebula-${colour})`} />
      <path d="M24 66 97 31M30 71 97 44M60 27 97 24" stroke={tones.main} strokeWidth="0.6" strokeOpacity="0.35" />
      <g transform="translate(33 18) scale(0.6)">
        <Scene colour={colour} seed={Number(mission.id)} />
      </g>
      <Band colour={colour} width={100} height={25} />
      <Num x={26} y={13} size={13.5} fill="var(--ink-dark)" anchor="start">
        {mission.id}
      </Num>
      <Badge name={MISSION_SIGN[effect.kind]} cx={84} cy={13} r={9.5} />
      <TechnologyIcons colours={mission.technology} />
      <Panel effect={effect} colour={colour} />
      <PlacementReward mission={mission} />
    </CardFrame>
  );
});
