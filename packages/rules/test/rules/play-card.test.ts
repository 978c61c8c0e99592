import { describe, expect, it } from 'vitest';
import { decision, type State } from '../../src/index.ts';
import { makePosition, type PlayerPosition } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

/** A gray 1 can always repair, so no card is needed for anything else. */
function board(own: PlayerPosition): State {
  return position({
    damage: { 1: 1 },
    ravagers: {},
    players: [{ dice: ['gray 1'], slots: {}, ...own }, { hand: ['020', '040', '060', '090'] }],
  });
}
const slotsOf = (state: State) => makePosition(state).players![0]!.slots;
const SIX = ['row1', 'row2', 'row3', 'col1', 'col2', 'col3'];

describe('A1.1: a card into a slot', () => {
  it('A1.1: a Mission or a Ravager card from hand, into any of six slots', () => {
    const state = board({ hand: ['001', '061'] });
    const plays = ['001', '061'].flatMap((card) => SIX.map((slot) => `play ${card} ${slot}`));
    expect(legal(state).filter((move) => move.startsWith('play'))).toEqual(plays.sort());
  });

  it.each(SIX)('A1.1: it leaves the hand for %s, face down: others see its back', (slot) => {
    const { state, events } = play(board({ hand: ['001', '061'], grid: {} }), `play 061 ${slot}`);
    expect(slotsOf(state)).toEqual({ [slot]: '061' });
    expect(state.players[0]!.hand).toEqual([1]);
    expect(events).toContainEqual({ kind: 'cardPlayed', rule: 'A1.1', seat: 0, card: '061', back: 'ravager', slot });
  });

  it('A1.1: not into a slot that holds a card', () => {
    const state = board({ hand: ['001'], slots: { row1: '002', col3: '062' } });
    expect(legal(state).filter((move) => move.startsWith('play'))).toEqual([
      'play 001 col1',
      'play 001 col2',
      'play 001 row2',
      'play 001 row3',
    ]);
    expect(refusal(state, 'play 001 row1')).toEqual({ rule: 'A1.1', params: { problem: 'slotTaken', slot: 'row1' } });
  });

  it('A1.1: only a card in hand', () => {
    const state = board({ hand: ['001'] });
    expect(refusal(state, 'play 002 row1')).toEqual({ rule: 'A1.1', params: { problem: 'notInHand', card: '002' } });
  });

  it('A1.1: one card a turn', () => {
    const { state } = play(board({ hand: ['001', '002'], grid: {} }), 'play 001 row1');
    expect(refusal(state, 'play 002 row2')).toEqual({ rule: 'A1.1', params: { problem: 'oneCardOnly' } });
    expect(legal(state).filter((move) => move.startsWith('play'))).toEqual([]);
  });

  it('A1.1: playing a card is optional', () => {
    expect(legal(board({ hand: ['001'] }))).toContain('die gray 1');
  });

  it('A1.1: with six cards around the board none can be played', () => {
    const slots = Object.fromEntries(SIX.map((slot, i) => [slot, `00${i + 2}`]));
    expect(legal(board({ hand: ['001', '061'], slots })).filter((move) => move.startsWith('play'))).toEqual([]);
  });
});

describe('A1.2: which tiles are activated', () => {
  // Two green tiles and an orange one in the second row, as in the rulebook.
  const row2 = {
    r1c1: 'green-gainRobot-dieToAnyColour',
    r2c1: 'green-vp-dieToThree',
    r2c2: 'orange-gainShip-dieToThree',
    r2c3: 'green-gainRobot-dieToThree',
    r3c1: 'orange-vp-dieToThree',
  };
  const noelle = () => board({ hand: ['041', '061'], grid: row2, vp: 5, ships: 0, robots: { breakRoom: 5 } });

  it('A1.2: Example: a green Mission card in row 2 activates the two green tiles there', () => {
    const { state } = play(noelle(), 'play 041 row2');
    expect(legal(state)).toEqual(['done', 'tile r2c1 vp', 'tile r2c3 gainRobot']);
    const after = play(state, 'tile r2c1 vp', 'tile r2c3 gainRobot');
    expect(after.state.players[0]).toMatchObject({ vp: 6, breakRoom: 6, ships: 0 });
    expect(after.events.filter((event) => event.kind === 'tileActivated')).toMatchObject([
      { rule: 'A1.2', cell: 'r2c1', tile: 'green-vp-dieToThree', effect: 'vp' },
      { rule: 'A1.2', cell: 'r2c3', tile: 'green-gainRobot-dieToThree', effect: 'gainRobot' },
    ]);
    expect(decision(after.state)!.kind).toBe('choose-die');
  });

  it('A1.2: Example: a Ravager card there activates the orange one, too', () => {
    const { state } = play(noelle(), 'play 061 row2');
    expect(legal(state)).toEqual(['done', 'tile r2c1 vp', 'tile r2c2 gainShip', 'tile r2c3 gainRobot']);
    const after = play(state, 'tile r2c2 gainShip', 'tile r2c1 vp', 'tile r2c3 gainRobot').state;
    expect(after.players[0]).toMatchObject({ vp: 6, breakRoom: 6, ships: 1 });
  });

  it.each([
    ['row1', ['r1c1', 'r1c2', 'r1c3']],
    ['row2', ['r2c1', 'r2c2', 'r2c3']],
    ['row3', ['r3c1', 'r3c2', 'r3c3']],
    ['col1', ['r1c1', 'r2c1', 'r3c1']],
    ['col2', ['r1c2', 'r2c2', 'r3c2']],
    ['col3', ['r1c3', 'r2c3', 'r3c3']],
  ])('A1.2: a card at %s reaches %j', (slot, cells) => {
    const tiles = ['vp', 'gainShip', 'gainResource', 'gainDebris', 'gainRobot'];
    const colours = ['orange', 'orange', 'gray', 'gray', 'green'];
    const boosts = ['dieToThree', 'dieToAnyColour'];
    const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
      const kind = i % 5;
      return [
        `r${Math.floor(i / 3) + 1}c${(i % 3) + 1}`,
        `${colours[kind]}-${tiles[kind]}-${boosts[Math.floor(i / 5)]}`,
      ];
    });
    const { state } = play(board({ hand: ['061'], grid: Object.fromEntries(nine) }), `play 061 ${slot}`);
    const reached = legal(state).flatMap((move) => (move === 'done' ? [] : [move.split(' ')[1]]));
    expect(reached).toEqual(cells);
  });

  it('A1.2: any order, and any activation may be skipped', () => {
    const { state } = play(noelle(), 'play 041 row2', 'tile r2c3 gainRobot');
    expect(legal(state)).toEqual(['done', 'tile r2c1 vp']);
    const after = play(state, 'done').state;
    expect(after.players[0]).toMatchObject({ vp: 5, breakRoom: 6 });
    expect(decision(after)!.kind).toBe('choose-die');
  });

  it('A1.2: tiles of another colour or another line are refused', () => {
    const { state } = play(noelle(), 'play 041 row2');
    for (const move of ['tile r2c2 gainShip', 'tile r1c1 gainRobot', 'tile r3c3 vp', 'tile r2c1 gainShip'])
      expect(refusal(state, move)).toMatchObject({ rule: 'A1.2', params: { problem: 'tileCannot' } });
    expect(refusal(state, 'die gray 1')).toMatchObject({ rule: 'A1.2', params: { problem: 'wrongDecision' } });
  });

  it('A1.2: each tile is activated once', () => {
    const { state } = play(noelle(), 'play 041 row2', 'tile r2c1 vp');
    expect(refusal(state, 'tile r2c1 vp')).toMatchObject({ rule: 'A1.2', params: { problem: 'tileCannot' } });
  });

  it.each(['gainRobot', 'reassignRobot'])(
    'A1.2: a Starting tile gives one of its effects, not %s after it',
    (other) => {
      const grid = { r2c1: 'green-vp-dieToThree', r2c2: 'start-green' };
      const { state } = play(board({ hand: ['041'], grid }), 'play 041 row2', 'tile r2c2 gainRobot');
      expect(legal(state)).toEqual(['done', 'tile r2c1 vp']);
      expect(refusal(state, `tile r2c2 ${other}`)).toMatchObject({ rule: 'A1.2', params: { problem: 'tileCannot' } });
    },
  );

  it('A1.2: debris on a tile does not keep a card from activating it', () => {
    const grid = { r1c1: { tile: 'green-vp-dieToThree', debris: true } };
    const { state } = play(board({ hand: ['041'], grid, vp: 5 }), 'play 041 row1', 'tile r1c1 vp');
    expect(state.players[0]!.vp).toBe(6);
  });
});

describe('A1.3: Advanced and Starting tiles', () => {
  it('A1.3: Advanced tiles are never activated, by no card', () => {
    const grid = { r2c1: 'debris-1', r2c2: 'gray-vp-dieToThree', r2c3: 'ravagerCards-1' };
    const { state } = play(board({ hand: ['061'], grid }), 'play 061 row2');
    expect(legal(state)).toEqual(['done', 'tile r2c2 vp']);
    expect(refusal(state, 'tile r2c1 gainDebris')).toMatchObject({ rule: 'A1.3', params: { problem: 'advancedTile' } });
  });

  it.each([
    ['001', ['tile r1c1 gainShip', 'tile r1c1 moveShip']],
    ['021', ['tile r1c2 gainDebris', 'tile r1c2 gainResource']],
    ['041', ['tile r1c3 gainRobot', 'tile r1c3 reassignRobot']],
  ])('A1.3: card %s activates the Starting tile of its colour, with one of its effects', (card, tiles) => {
    const grid = { r1c1: 'start-orange', r1c2: 'start-gray', r1c3: 'start-green' };
    const { state } = play(board({ hand: [card], grid, ships: 1 }), `play ${card} row1`);
    expect(legal(state)).toEqual(['done', ...tiles]);
  });
});

describe('A1.4: a card that activates nothing', () => {
  it.each([
    ['an empty line', {}],
    ['a line of another colour', { r1c1: 'green-vp-dieToThree' }],
    ['a line of Advanced tiles', { r1c1: 'debris-1' }],
  ])('A1.4: it may still be played, at %s', (_what, grid) => {
    const { state } = play(board({ hand: ['001'], grid }), 'play 001 row1');
    expect(slotsOf(state)).toEqual({ row1: '001' });
    expect(legal(state)).toContain('die gray 1');
  });
});
