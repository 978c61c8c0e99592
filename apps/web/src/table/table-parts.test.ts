// The part of the table that a small screen shows.

import { describe, expect, it } from 'vitest';
import type { Selection } from '../ui-state/selection.ts';
import type { Target } from '../ui-state/target.ts';
import {
  FIRST_PART,
  nextPart,
  type PartChange,
  partOfPoints,
  partsWithTargets,
  partToShow,
  type ShownPart,
  TABS,
} from './table-parts.ts';

const selecting = (...targets: Target[]): Selection => ({
  chosen: [],
  next: new Map(targets.map((target) => [target, []])),
});

describe('partToShow', () => {
  it('turns to the first part where something glows', () => {
    expect(partToShow('log', selecting('place:1', 'cell:r1c1'), 0)).toBe('ship');
    expect(partToShow('ship', selecting('hex:1a'), 0)).toBe('space');
  });

  it('stays where something glows, or when nothing does', () => {
    expect(partToShow('you', selecting('place:1', 'cell:r1c1'), 0)).toBe('you');
    expect(partToShow('players', selecting('button:end'), 0)).toBe('players');
    expect(partToShow('players', null, 0)).toBe('players');
  });

  it('stays when the viewer’s dice glow: they are visible on every part', () => {
    const selection = selecting('die:1:gray:2:s', 'card:017');
    expect(partToShow('space', selection, 1)).toBe('space');
    expect(partToShow('space', selection, 0)).toBe('ship');
    expect([...partsWithTargets(selection, 1, TABS.phone)]).toEqual(['you']);
  });
});

describe('on a tablet, where the map is always visible', () => {
  it('hexes and the display ask for no part', () => {
    expect([...partsWithTargets(selecting('hex:1a', 'place:1', 'show:A1'), 0, TABS.beside)]).toEqual([]);
    expect([...partsWithTargets(selecting('hex:1a', 'place:1'), 0, TABS.single)]).toEqual(['space', 'ship']);
    expect(partToShow('you', selecting('hex:1a', 'action:2'), 0, TABS.above)).toBe('ship');
    expect(partToShow('you', selecting('hex:1a'), 0, TABS.above)).toBe('you');
  });

  it('a told step turns to the ship, and for the map to nothing', () => {
    expect(partOfPoints(['angel'], TABS.phone)).toBe('space');
    expect(partOfPoints(['angel'], TABS.beside)).toBe(null);
    expect(partOfPoints(['place:2'], TABS.above)).toBe(null);
    expect(partOfPoints(['action:2'], TABS.above)).toBe('ship');
  });
});

describe('while others’ turns are told', () => {
  const after = (start: ShownPart, ...changes: PartChange[]): ShownPart => changes.reduce(nextPart, start);
  const asked: PartChange = { kind: 'asked', selection: selecting('die:0:gray:2:s'), viewer: 0, tabs: TABS.phone };

  it('the table follows them, and returns to where the player was', () => {
    const told: PartChange[] = [
      { kind: 'told', part: 'ship' },
      { kind: 'told', part: 'space' },
    ];
    expect(after({ part: 'you', before: null }, ...told).part).toBe('space');
    expect(after({ part: 'you', before: null }, ...told, asked)).toEqual({ part: 'you', before: null });
    // What can be chosen is elsewhere.
    const cards: PartChange = { kind: 'asked', selection: selecting('card:017'), viewer: 0, tabs: TABS.phone };
    expect(after({ part: 'space', before: null }, ...told, cards).part).toBe('you');
  });

  it('a part that the player opens meanwhile stays', () => {
    const chosen: PartChange = { kind: 'chosen', part: 'log' };
    expect(after(FIRST_PART, { kind: 'told', part: 'space' }, chosen, asked).part).toBe('log');
    expect(after(FIRST_PART, chosen)).toEqual({ part: 'log', before: null });
  });
});
