// The part of the table that a small screen shows.

import { describe, expect, it } from 'vitest';
import type { Selection } from '../ui-state/selection.ts';
import type { Target } from '../ui-state/target.ts';
import { partsWithTargets, partToShow } from './parts.ts';

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
    expect([...partsWithTargets(selection, 1)]).toEqual(['you']);
  });
});
