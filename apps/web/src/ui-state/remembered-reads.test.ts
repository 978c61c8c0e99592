import { describe, expect, it } from 'vitest';
import { remember } from './remembered-reads.ts';
import { share } from './share.ts';

const DATA = {
  turn: 1,
  players: [
    { ships: 2, fleet: [3, 4] },
    { ships: 0, fleet: [] as number[] },
  ],
  hal: null,
};

const after = (change: (data: typeof DATA) => void): typeof DATA => {
  const copy = structuredClone(DATA);
  change(copy);
  return share(DATA, copy);
};

describe('what was read decides whether a result still holds', () => {
  const ships = remember(DATA, ({ players }) => players[0]!.ships);

  it('holds while other parts change', () => {
    expect(ships.result).toBe(2);
    expect(ships.holdsFor(after((data) => Object.assign(data, { turn: 2 })))).toBe(true);
    expect(ships.holdsFor(after(({ players }) => void players[1]!.fleet.push(5)))).toBe(true);
    expect(ships.holdsFor(after(({ players }) => void players[0]!.fleet.push(5)))).toBe(true);
  });

  it('does not hold when what was read changes', () => {
    expect(ships.holdsFor(after(({ players }) => Object.assign(players[0]!, { ships: 3 })))).toBe(false);
    expect(ships.holdsFor(after(({ players }) => void players.splice(0)))).toBe(false);
  });

  it('the length of a list, its members and null count as read', () => {
    const fleets = remember(DATA, ({ players }) => players.map(({ fleet }) => fleet.includes(4)));
    expect(fleets.result).toEqual([true, false]);
    expect(fleets.holdsFor(after(({ players }) => Object.assign(players[0]!, { ships: 3 })))).toBe(true);
    expect(fleets.holdsFor(after(({ players }) => void players[1]!.fleet.push(4)))).toBe(false);
    const alone = remember(DATA, ({ hal }) => hal === null);
    expect(alone.holdsFor({ ...DATA, hal: {} })).toBe(false);
  });

  it('a part whose keys were read must be the same', () => {
    const copied = remember(DATA, ({ players }) => ({ ...players[0]! }).ships);
    expect(copied.holdsFor(after((data) => Object.assign(data, { turn: 2 })))).toBe(true);
    expect(copied.holdsFor(after(({ players }) => void players[0]!.fleet.push(5)))).toBe(false);
  });

  it('a part that was used as a whole must be the same', () => {
    const whole = remember(DATA, ({ players }) => players.length > 0 && players[0] === players.at(0));
    expect(whole.result).toBe(true);
    expect(whole.holdsFor(after(({ players }) => Object.assign(players[0]!, { ships: 3 })))).toBe(false);
  });
});
