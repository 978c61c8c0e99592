// Ravager cards: the action they fall upon, and what they do there, by icons.

import type { RavagerCard, RavagerEffect } from '@black-angel/rules/components';
import { memo } from 'react';
import { CardFrame } from './card-frame.tsx';
import { Points } from './effect-row.tsx';
import { TerritorySign } from './glyphs-goods.tsx';
import { Glyph } from './icon.tsx';
import { RavagerFace } from './ravager-faces.tsx';
import { hexPath, Num } from './shapes.tsx';

/** The number of an action in the six-sided plate that the bays bear too. */
function ActionPlate({ action, cx, cy, r }: { action: number; cx: number; cy: number; r: number }) {
  return (
    <>
      <path
        d={hexPath(cx, cy, r)}
        fill="var(--night-0)"
        stroke="var(--ink)"
        strokeWidth={r * 0.17}
        strokeLinejoin="round"
      />
      <Num x={cx} y={cy} size={r * 1.15}>
        {action}
      </Num>
    </>
  );
}

interface Place {
  cx: number;
  cy: number;
  size: number;
}

function Minus({ cx, cy, size }: Place) {
  return (
    <path
      d={`M${cx - size * 0.24} ${cy}h${size * 0.48}`}
      stroke="var(--ink)"
      strokeWidth={size * 0.16}
      strokeLinecap="round"
    />
  );
}

function Arrow({ cx, cy, size }: Place) {
  return <Glyph name="arrowRight" x={cx - size * 0.28} y={cy - size * 0.28} size={size * 0.56} />;
}

/** The effect in a row around its middle. */
function Effect({ ravager, cx, cy, size }: Place & { ravager: RavagerCard }) {
  const { effect } = ravager;
  const left = cx - size * 1.3;
  const right = cx + size * 0.3;
  const y = cy - size / 2;
  switch (effect.kind) {
    case 'damageNextAction':
      return (
        <>
          <Glyph name="damage" x={left} y={y} size={size} />
          <Arrow cx={cx} cy={cy} size={size} />
          <ActionPlate action={(ravager.action % 6) + 1} cx={right + size / 2} cy={cy} r={size * 0.52} />
        </>
      );
    case 'damageSupplyDie':
      return (
        <>
          <Glyph name="damage" x={left} y={y} size={size} />
          <Arrow cx={cx} cy={cy} size={size} />
          <SupplyDie effect={effect} x={right} y={y} size={size} />
        </>
      );
    case 'placeRobot':
      return (
        <>
          <Glyph name="robot" x={left} y={y} size={size} />
          <Arrow cx={cx} cy={cy} size={size} />
          <Glyph name="lock" x={right} y={y} size={size} />
        </>
      );
    default:
      return (
        <>
          <Minus cx={cx - size * 0.62} cy={cy} size={size} />
          <Glyph
            name={effect.kind === 'discardMission' ? 'mission' : 'ravagerCard'}
            x={cx - size * 0.26}
            y={y - size * 0.08}
            size={size * 1.16}
          />
        </>
      );
  }
}

function SupplyDie({
  effect,
  x,
  y,
  size,
}: {
  effect: Extract<RavagerEffect, { colour: string }>;
  x: number;
  y: number;
  size: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <rect x="1" y="1" width="22" height="22" rx="5.5" fill={`url(#art-face-${effect.colour})`} />
      <g transform="translate(4 4) scale(0.66)">
        <TerritorySign colour={effect.colour} main="var(--ink-dark)" shade="var(--ink-dark)" />
      </g>
    </g>
  );
}

/** 073–090 cost a point when they cannot be paid. */
function canCostPoint(effect: RavagerEffect): boolean {
  return effect.kind !== 'damageNextAction' && effect.kind !== 'damageSupplyDie';
}

function Claws({ transform }: { transform: string }) {
  return (
    <path
      transform={transform}
      d="M2 44C14 30 22 16 24 0c3 18-4 36-22 44ZM16 54C30 38 38 20 39 2c5 22-3 42-23 52ZM34 58c12-12 18-26 19-40 4 18-2 34-19 40Z"
      fill="var(--ravager)"
      fillOpacity="0.28"
    />
  );
}

function CompactCard({ ravager }: { ravager: RavagerCard }) {
  return (
    <CardFrame width={60} height={70} ground="url(#art-ground-ravager)" border="var(--ravager)">
      <circle cx="34" cy="23" r="24" fill="url(#art-glow-ravager)" />
      <g transform="translate(21 4) scale(1.36)">
        <RavagerFace kind={ravager.effect.kind} />
      </g>
      <ActionPlate action={ravager.action} cx={12.5} cy={13.5} r={9} />
      <rect x="4" y="41" width="52" height="25" rx="4" fill="var(--night-0)" fillOpacity="0.85" />
      <Effect ravager={ravager} cx={30} cy={53.5} size={18} />
    </CardFrame>
  );
}

export const RavagerCardArt = memo(function RavagerCardArt({
  ravager,
  compact = false,
}: {
  ravager: RavagerCard;
  compact?: boolean;
}) {
  if (compact) return <CompactCard ravager={ravager} />;
  return (
    <CardFrame width={100} height={140} ground="url(#art-ground-ravager)" border="var(--ravager)">
      <path d="M1 78 99 26v12L1 92Zm0-40L70 1h18L1 48Z" fill="var(--ravager-shade)" fillOpacity="0.25" />
      <circle cx="54" cy="46" r="44" fill="url(#art-glow-ravager)" />
      <Claws transform="translate(2 36)" />
      <Claws transform="translate(98 62) rotate(180) scale(0.9)" />
      <g transform="translate(25 15) scale(2.42)">
        <RavagerFace kind={ravager.effect.kind} />
      </g>
      <ActionPlate action={ravager.action} cx={17} cy={18} r={13} />
      <Num x={94} y={12} size={13} anchor="end" fill="var(--ink)">
        {ravager.id}
      </Num>
      <rect
        x="5"
        y="78"
        width="90"
        height="34"
        rx="5"
        fill="var(--night-0)"
        fillOpacity="0.85"
        stroke="var(--ravager)"
        strokeWidth="1"
      />
      <Effect ravager={ravager} cx={50} cy={95} size={24} />
      {canCostPoint(ravager.effect) && (
        <>
          <Glyph name="close" x={8} y={119} size={11} />
          <Arrow cx={27} cy={124.5} size={18} />
          <Minus cx={41} cy={124.5} size={16} />
          <Points vp={1} x={47.5} y={115.5} size={18} />
        </>
      )}
    </CardFrame>
  );
});
