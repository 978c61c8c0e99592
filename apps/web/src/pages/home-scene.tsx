// A still life of the game beside the words. Decorative, so it has no accessible names.

import type { MissionCard } from '@black-angel/rules/components';
import type { CSSProperties, ReactNode } from 'react';
import { DieArt } from '../art/die.tsx';
import { MissionCardArt } from '../art/mission-card.tsx';
import { AngelArt, ShipArt, SpesArt } from '../art/pieces.tsx';
import { SpaceHexArt } from '../art/space-hex.tsx';
import './home-scene.css';

interface Hex {
  column: number;
  row: number;
  territory: 'orange' | 'gray' | 'green' | 'asteroid';
  comet?: boolean;
  ravager?: boolean;
}

const HEXES: readonly Hex[] = [
  { column: 1, row: 0, territory: 'gray' },
  { column: 2, row: 0, territory: 'orange', comet: true },
  { column: 3, row: 0, territory: 'green' },
  { column: 0, row: 1, territory: 'green', ravager: true },
  { column: 1, row: 1, territory: 'orange' },
  { column: 2, row: 1, territory: 'asteroid' },
  { column: 3, row: 1, territory: 'gray', ravager: true },
  { column: 0, row: 2, territory: 'asteroid' },
  { column: 1, row: 2, territory: 'gray', comet: true },
  { column: 2, row: 2, territory: 'green' },
  { column: 3, row: 2, territory: 'orange' },
];

/** Three cards of our own for the fan; the game's are in its component set. */
const CARDS: readonly MissionCard[] = [
  {
    id: '016',
    colour: 'orange',
    effect: { kind: 'activation', cost: { ship: 1 }, gain: { vp: 2 } },
    reward: { resource: 1 },
    technology: ['orange', 'gray'],
  },
  {
    id: '031',
    colour: 'gray',
    effect: { kind: 'neutralization', owner: { vp: 3 }, eachShip: { ship: 1 } },
    reward: { vp: 2 },
    technology: ['green'],
  },
  {
    id: '052',
    colour: 'green',
    effect: { kind: 'activation', cost: { resource: 2 }, gain: { vp: 3, robot: 1 } },
    reward: { debris: 1 },
    technology: ['green', 'orange'],
  },
];

/** Places in per cent of the scene. */
function At({
  x,
  y,
  size,
  turn = 0,
  children,
}: {
  x: number;
  y: number;
  size: number;
  turn?: number;
  children: ReactNode;
}) {
  const style: CSSProperties = { left: `${x}%`, top: `${y}%`, width: `${size}%`, rotate: `${turn}deg` };
  return (
    <div className="home-scene-at" style={style}>
      {children}
    </div>
  );
}

const HEX_WIDTH = 21;

function hexPlace({ column, row }: Hex): { x: number; y: number } {
  return { x: 6 + (column + (row % 2) / 2) * HEX_WIDTH, y: 4 + row * HEX_WIDTH * 0.866 };
}

export function HomeScene() {
  return (
    <div className="home-scene" aria-hidden="true">
      {HEXES.map((hex) => (
        <At key={`${hex.column}-${hex.row}`} {...hexPlace(hex)} size={HEX_WIDTH * 0.97}>
          <SpaceHexArt
            territory={hex.territory}
            comet={hex.comet ?? false}
            ravagerIcon={hex.ravager ?? false}
            orientation="pointy"
            seed={hex.column * 7 + hex.row}
          />
        </At>
      ))}
      <At x={75} y={2} size={22}>
        <SpesArt inSight />
      </At>
      <At x={19} y={23} size={34} turn={-14}>
        <AngelArt />
      </At>
      <At x={65} y={31} size={10} turn={62}>
        <ShipArt seat={0} />
      </At>
      <At x={8} y={43} size={9} turn={30}>
        <ShipArt seat={1} />
      </At>
      {CARDS.map((mission, i) => (
        <At key={mission.id} x={20 + i * 19} y={57 + Math.abs(i - 1) * 2.5} size={24} turn={(i - 1) * 9}>
          <MissionCardArt mission={mission} />
        </At>
      ))}
      <At x={3} y={74} size={13} turn={-12}>
        <DieArt colour="green" value={0} />
      </At>
      <At x={84} y={70} size={12} turn={14}>
        <DieArt colour="orange" value={3} />
      </At>
      <At x={88} y={85} size={10} turn={-8}>
        <DieArt colour="gray" value={2} />
      </At>
    </div>
  );
}
