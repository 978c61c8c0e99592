import { describe, expect, it } from 'vitest';
import { type ComponentSet, defaultContent, loadComponents } from '../../src/components.ts';
import { decision, type State } from '../../src/index.ts';
import type { PlayerPosition } from '../../src/position.ts';
import { legal, play, refusal } from '../helpers.ts';
import { needy, ON_SHOW, type Stated } from './needy.ts';

type StripHex = ComponentSet['strips'][number]['faces']['A'][number];

describe('T3: no choice leads to a dead end', () => {
  it('T3: the only card that a star needs is not played', () => {
    const state = needy({ dice: ['gray 0'], fleet: ['3d'], hand: ['021', '061'] });
    expect(legal(state)).toContain('play 061 row1');
    expect(refusal(state, 'play 021 row1')).toEqual({ rule: 'T3', params: { problem: 'noActionAfter', card: '021' } });
  });

  it('T3: of two such cards one may be played', () => {
    expect(legal(needy({ dice: ['gray 0'], fleet: ['3d'], hand: ['021', '022'] }))).toContain('play 021 row1');
  });

  it('T3: the only robot that a launch needs is not assigned', () => {
    const grid = { r1c1: 'start-green' };
    const state = needy({ dice: ['green 2'], ships: 1, hand: ['041'], grid });
    const played = play(state, 'play 041 row1', 'tile r1c1 reassignRobot').state;
    expect(legal(played)).toEqual(['recall gray', 'recall green', 'recall orange']);
    expect(refusal(played, 'assign green')).toMatchObject({ rule: 'T3', params: { problem: 'noActionAfter' } });
  });

  it('T3: the only robot that a Mission card costs is not assigned', () => {
    const grid = { r1c1: 'start-green' };
    const space = [{ at: '1d', card: '045', owner: 0 }];
    const assigning = (breakRoom: number) => {
      const state = needy({ dice: ['green 2'], hand: ['041'], robots: { breakRoom }, grid }, {}, { space });
      return play(state, 'play 041 row1', 'tile r1c1 reassignRobot').state;
    };
    expect(refusal(assigning(1), 'assign gray')).toMatchObject({ rule: 'T3', params: { problem: 'noActionAfter' } });
    expect(legal(assigning(2))).toContain('assign gray');
  });

  it('T3: a ship is not flown away from the only hex where a star can place its card', () => {
    const grid = { r1c1: 'start-orange' };
    const state = needy({ dice: ['gray 0'], fleet: ['3d'], hand: ['021', '061'], grid });
    const flying = play(state, 'play 061 row1', 'tile r1c1 moveShip').state;
    expect(legal(flying)).toContain('fly 3d 2d');
    expect(legal(flying)).not.toContain('fly 3d 3c');
    expect(refusal(flying, 'fly 3d 3c')).toMatchObject({ rule: 'T3', params: { problem: 'noActionAfter' } });
  });

  it('T3: a card of the colour that a star needs is drawn, no other', () => {
    const grid = { r2c2: 'green-drawMission-dieToThree' };
    const state = needy({ dice: ['gray 0'], fleet: ['3d'], hand: ['061'], grid });
    const drawing = play(state, 'play 061 row2', 'tile r2c2 drawMission').state;
    expect(legal(drawing)).toEqual(['draw gray']);
    expect(refusal(drawing, 'draw orange')).toMatchObject({ rule: 'T3' });
  });

  it('T3: a die is not turned to a star that can be used for nothing', () => {
    const { state } = play(needy({ dice: ['orange 2'], debris: 1 }, {}, ON_SHOW), 'die orange 2');
    expect(refusal(state, 'turn')).toEqual({ rule: 'T3', params: { problem: 'dieUseless' } });
  });

  it('T3: a star is not turned for a Mission card that costs the same debris', () => {
    const space = [{ at: '3d', card: '027', owner: 0 }];
    const holder = (debris: number) => needy({ dice: ['gray 0'], debris }, {}, { space });
    expect(legal(holder(1))).toEqual(['B']);
    expect(legal(holder(2))).toEqual(['B', 'die gray 0']);
  });

  it('T3: a useless die is not chosen', () => {
    const state = needy({ dice: ['orange 1', 'gray 3'], hand: [] }, {}, ON_SHOW);
    expect(legal(state)).toEqual(['B', 'die orange 1']);
    expect(refusal(state, 'die gray 3')).toMatchObject({ rule: 'T3', params: { problem: 'dieUseless' } });
  });

  it('T3: a die is not bought for a Mission card that costs the same resource', () => {
    const space = [{ at: '3d', card: '025', owner: 0 }];
    const buyer = (resources: number) => needy({ resources }, { dice: ['gray 1'] }, { space });
    expect(refusal(buyer(1), 'buy gray 1 from 2')).toMatchObject({ rule: 'T3', params: { problem: 'dieUseless' } });
    expect(legal(buyer(2))).toEqual(['B', 'buy gray 1 from 2']);
  });

  describe('a Ravager before a Command', () => {
    it('T3: it does not take the only robot of the launch', () => {
      const state = (breakRoom: number) =>
        needy({ dice: ['orange 2'], ships: 1, robots: { breakRoom } }, {}, { ...ON_SHOW, ravagers: { 2: ['086'] } });
      const one = play(state(1), 'die orange 2').state;
      expect(legal(one)).toEqual(['action 1']);
      expect(refusal(one, 'action 2')).not.toBeNull();
      expect(legal(play(state(2), 'die orange 2').state)).toEqual(['action 1', 'action 2']);
    });

    it('T3: what is missing then is a robot (A2.C6)', () => {
      const stated: Stated = { ...ON_SHOW, ravagers: { 2: ['086'] } };
      const one = play(needy({ dice: ['orange 2'], ships: 1 }, {}, stated), 'die orange 2').state;
      expect(refusal(one, 'action 2')).toMatchObject({ rule: 'A2.C6', params: { problem: 'cannotCommand' } });
    });

    it('T3: it does take the last robot where a ship in space can fly', () => {
      const state = needy({ dice: ['orange 2'], fleet: ['3d'] }, {}, { ravagers: { 2: ['086'] } });
      const after = play(state, 'die orange 2', 'action 2', 'fly 3d 2d').state;
      expect(after.players[0]!.breakRoom).toBe(0);
    });

    const star = (hand: string[]) =>
      needy({ dice: ['orange 0'], fleet: ['4d'], hand }, {}, { ravagers: { 2: ['074'] } });

    it('T3: it does not take the only Mission card that a star needs', () => {
      expect(legal(star(['001']))).toEqual(['B']);
      expect(refusal(star(['001', '061']), 'die orange 0')).toMatchObject({ rule: 'T3' });
    });

    it('T3: a card of another colour is discarded for it', () => {
      const paying = play(star(['001', '021', '061']), 'die orange 0', 'action 2').state;
      expect(legal(paying)).toEqual(['discard 021']);
      expect(refusal(paying, 'discard 001')).toEqual({ rule: 'T3', params: { problem: 'noActionAfter', card: '001' } });
    });

    it('T3: of two cards of the colour either is discarded', () => {
      const paying = play(star(['001', '002']), 'die orange 0', 'action 2').state;
      expect(legal(paying)).toEqual(['discard 001', 'discard 002']);
    });
  });

  describe('a Black Angel among asteroids', () => {
    const { set } = defaultContent;
    const rocky = loadComponents({
      ...set,
      id: 'rocky',
      // Only the middle hex of strip 3 is no asteroid field.
      strips: set.strips.map(({ strip }) => {
        const face = [0, 1, 2, 3, 4].map(
          (column): StripHex => ({ territory: strip === 3 && column === 2 ? 'orange' : 'asteroid' }),
        );
        return { strip, faces: { A: face, B: face } };
      }),
    });
    const components = { id: rocky.set.id, hash: rocky.hash };
    const enclosed = (own: PlayerPosition, stated: Stated = {}) =>
      needy({ ships: 1, robots: { breakRoom: 2 }, hand: ['001'], ...own }, {}, { components, ...stated });

    it('A2.C3, T3: a ship is launched to place a card of its colour there, by any value', () => {
      for (const value of [1, 2, 3]) {
        const { state } = play(enclosed({ dice: [`orange ${value}`] }), `die orange ${value}`, 'action 2');
        expect(legal(state)).toEqual(['launch 3c']);
      }
      expect(legal(enclosed({ dice: ['orange 0'] }))).not.toContain('die orange 0');
    });

    it('A2.C3, T3: not without a card of the colour, a second robot, or a free hex', () => {
      const cannot = (own: PlayerPosition, stated: Stated = {}) =>
        expect(legal(enclosed({ dice: ['orange 1', 'gray 1'], ...own }, stated)).join()).not.toContain('die');
      cannot({ hand: ['021'] });
      cannot({ robots: { breakRoom: 1 } });
      cannot({ ships: 0 });
      cannot({}, { space: [{ at: '3c', card: '002', owner: 1 }] });
    });

    it('T3: a Ravager does not take the card that is to be placed', () => {
      const before = enclosed({ dice: ['orange 1'], hand: ['001', '021'] }, { ravagers: { 2: ['074'] } });
      const { state } = play(before, 'die orange 1', 'action 2');
      expect(legal(state)).toEqual(['discard 021']);
    });
  });

  // Every line of play from these narrow positions reaches the end of the turn.
  it.each<[string, State]>([
    ['resource', needy({ hand: ['021', '061'], grid: { r1c1: 'start-gray' } }, { dice: ['orange 1'] }, ON_SHOW)],
    [
      'star',
      needy(
        {
          dice: ['gray 0'],
          fleet: ['3d'],
          hand: ['021', '061'],
          robots: { breakRoom: 1 },
          grid: { r1c1: 'start-green', r1c2: 'start-orange', r2c2: 'green-drawMission-dieToThree' },
          slots: { row3: '003', col1: '004', col2: '005', col3: '006' },
        },
        {},
        { ravagers: { 4: ['076'] } },
      ),
    ],
  ])('T3: nobody gets stuck, whatever he chooses (%s)', (_name, start) => {
    const open = [start];
    const seen = new Set<string>();
    let ends = 0;
    for (let state = open.pop(); state; state = open.pop()) {
      const moves = legal(state);
      expect(moves, `dead end in ${decision(state)!.kind}`).not.toEqual([]);
      for (const move of moves.filter((text) => text !== 'B')) {
        if (move === 'end') {
          ends++;
          continue;
        }
        const next = play(state, move).state;
        const key = JSON.stringify(next);
        if (!seen.has(key)) open.push(next);
        seen.add(key);
      }
    }
    expect(ends).toBeGreaterThan(0);
  });
});
