// The turns that moved the result most: how far each changed the lead over the strongest rival. Headless.

import type { Result, Viewer } from '@black-angel/engine';
import type { Entry } from '@black-angel/match';
import { turnGroups, vpChanges } from './turn-groups.ts';

export interface TurningPoint {
  /** Whose turn. */
  seat: number;
  round: number;
  /** Moves made before it. */
  index: number;
  /** How many VP the lead grew; negative if it shrank. */
  swing: number;
}

export interface Story {
  /** The seat whose lead counts: the viewer's, else the winner's. */
  hero: number;
  rival: number;
  turns: TurningPoint[];
}

const MOST = 3;

/** The greatest, and among them at least two that explain the result: gains after a win, losses after a defeat. */
export function turningPoints(entries: readonly Entry[], { vp, winners }: Result, viewer: Viewer): Story {
  const order = vp.map((_, seat) => seat).sort((a, b) => vp[b]! - vp[a]!);
  const hero = viewer === 'spectator' ? order[0]! : viewer;
  const rival = order.find((seat) => seat !== hero) ?? hero;
  // Hal's turn is part of the move that ends the player's.
  const startOf = (index: number, seat: number): number =>
    entries.find((entry) => entry.index === index)?.seat === seat ? index : Math.max(0, index - 1);
  const turns = turnGroups(entries)
    .filter(({ kind }) => kind === 'turn')
    .map(({ seat, round, index, events }): TurningPoint => {
      const changes = vpChanges(events);
      const swing = (changes.get(hero) ?? 0) - (changes.get(rival) ?? 0);
      return { seat, round, index: startOf(index, seat), swing };
    })
    .filter(({ swing }) => swing !== 0)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing));
  const hasWon = winners.includes(hero);
  const explaining = turns.filter(({ swing }) => swing > 0 === hasWon).slice(0, MOST - 1);
  const chosen = new Set([...explaining, ...turns.filter((turn) => !explaining.includes(turn))].slice(0, MOST));
  return { hero, rival, turns: turns.filter((turn) => chosen.has(turn)) };
}
