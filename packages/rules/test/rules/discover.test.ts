import { describe, expect, it } from 'vitest';
import { decision, type State } from '../../src/index.ts';
import { makePosition, type PlayerPosition } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

// Places 1 and 2 cost two activations, the others one.
const DISPLAY = ['orange-vp-reserveDie', 'gray-vp-reserveDie', 'green-vp-reserveDie', 'orange-gainShip-reserveDie'];
const SHOW = ['debris-1', 'debris-2', 'cardsInSpace-1', 'ravagerCards-1'];

type Stated = Omit<Parameters<typeof position>[0], 'players'>;

function explorer(value: number, own: PlayerPosition = {}, stated: Stated = {}): State {
  return position({
    damage: {},
    ravagers: {},
    display: [...DISPLAY, 'gray-gainDebris-reserveDie', null],
    advanced: SHOW,
    advancedStack: ['greenInGrid-1', 'greenInGrid-2'],
    ...stated,
    players: [{ dice: [`orange ${value}`], grid: {}, debris: 0, ...own }],
  });
}
const begin = (state: State, value: number) => play(state, `die orange ${value}`, 'action 1');
const gridOf = (state: State) => makePosition(state).players![0]!.grid;

describe('A2.D1: taking tiles', () => {
  // Noëlle: one Damage cube, a Ravager that takes a Mission card, a single tile that costs 1.
  const noelle = (display: (string | null)[]) => {
    const own = { hand: ['001', '021', '061'] };
    return explorer(3, own, { damage: { 1: 1 }, ravagers: { 1: ['073'] }, display });
  };
  const single = [DISPLAY[0]!, DISPLAY[1]!, DISPLAY[2]!, null, null, null];

  it('A2.D1: Example: an orange 3 at an action with one Damage cube and a Ravager that takes a Mission card', () => {
    const { state, events } = begin(noelle(single), 3);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'actionTaken', value: 3, damaged: false }));
    expect(events).toContainEqual(expect.objectContaining({ kind: 'ravagerStruck', card: '073' }));
    expect(legal(state)).toEqual(['discard 001', 'discard 021']);
    const paid = play(state, 'discard 021').state;
    expect(decision(paid)).toMatchObject({ kind: 'discover', activationsLeft: 3 });
  });

  it('A2.D1: Example: one of the three ways to spend 3: three tiles that cost 1', () => {
    const { state } = play(begin(noelle([...DISPLAY, 'gray-gainDebris-reserveDie', null]), 3).state, 'discard 021');
    const taken = play(state, 'take 3', 'take 4', 'take 5').state;
    expect(decision(taken)).toMatchObject({ kind: 'inject', tiles: { length: 3 } });
  });

  it('A2.D1: Example: one of the three ways to spend 3: a tile that costs 1 and one that costs 2', () => {
    const { state } = play(begin(noelle(single), 3).state, 'discard 021', 'take 3');
    expect(legal(state)).toEqual(['done', 'take 1', 'take 2', 'take A1', 'take A2', 'take A3', 'take A4']);
    const taken = play(state, 'take 2').state;
    expect(decision(taken)).toMatchObject({ kind: 'inject' });
    expect(makePosition(taken).display).toEqual([DISPLAY[0], null, null, null, null, null]);
  });

  it('A2.D1: Example: one of the three ways to spend 3: a tile that costs 1 and an Advanced tile', () => {
    const { state } = play(begin(noelle(single), 3).state, 'discard 021', 'take A2');
    expect(legal(state)).toEqual(['done', 'take 3']);
    const taken = play(state, 'take 3');
    expect(decision(taken.state)).toMatchObject({ kind: 'inject' });
    expect(taken.events).toMatchObject([{ kind: 'tileTaken', rule: 'A2.D1', tile: DISPLAY[2], place: '3' }]);
  });

  it.each([
    [1, ['take 3', 'take 4', 'take 5']],
    [2, ['take 1', 'take 2', 'take 3', 'take 4', 'take 5', 'take A1', 'take A2', 'take A3', 'take A4']],
  ])('A2.D1: with %i activations: %j', (value, moves) => {
    expect(legal(begin(explorer(value), value).state)).toEqual(moves);
  });

  it.each(['take 1', 'take 2', 'take A1', 'take A4'])('A2.D1: %s costs two activations', (move) => {
    const dear = begin(explorer(1), 1).state;
    expect(refusal(dear, move)).toEqual({ rule: 'A2.D1', params: { problem: 'tooDear', cost: 2, left: 1 } });
    const { state } = play(begin(explorer(2), 2).state, move);
    expect(decision(state)!.kind).toBe('inject');
  });

  it('A2.D1: an empty place gives nothing', () => {
    const { state } = begin(explorer(2, {}, { advanced: ['debris-1', null, null, null] }), 2);
    for (const move of ['take 6', 'take 7', 'take A2'])
      expect(refusal(state, move)).toMatchObject({ rule: 'A2.D1', params: { problem: 'emptyPlace' } });
  });

  it('A2.D1: all tiles are taken before the first is injected', () => {
    const { state } = play(begin(explorer(2), 2).state, 'take 3');
    expect(refusal(state, `inject ${DISPLAY[2]} row1`)).toMatchObject({
      rule: 'A2.D1',
      params: { problem: 'wrongDecision' },
    });
    const injecting = play(state, 'take 4', `inject ${DISPLAY[2]} row1`).state;
    expect(refusal(injecting, 'take 5')).toMatchObject({ rule: 'A2.D3', params: { problem: 'wrongDecision' } });
  });
});

describe('A2.D2: what is left on show', () => {
  it('A2.D2: tiles taken are not replaced and the others do not move', () => {
    const { state } = play(begin(explorer(2), 2).state, 'take 3', 'take 4');
    expect(makePosition(state).display).toEqual([
      DISPLAY[0],
      DISPLAY[1],
      null,
      null,
      'gray-gainDebris-reserveDie',
      null,
    ]);
  });

  it('A2.D2: an Advanced tile is replaced at once from its stack', () => {
    const { state, events } = play(begin(explorer(3), 3).state, 'take A2');
    expect(makePosition(state).advanced).toEqual(['debris-1', 'greenInGrid-1', 'cardsInSpace-1', 'ravagerCards-1']);
    expect(events).toContainEqual({ kind: 'advancedRevealed', rule: 'A2.D2', place: 2, tile: 'greenInGrid-1' });
    expect(decision(state)!.kind).toBe('discover');
  });

  it('A2.D2: when the stack is used up the place stays empty', () => {
    const kinds = ['orangeInGrid', 'grayInGrid', 'greenInGrid', 'ejectedTechnology', 'advancedTiles'];
    const rest = ['ravagerCards-2', 'cardsInSpace-2', ...kinds.flatMap((kind) => [`${kind}-1`, `${kind}-2`])];
    const { state, events } = play(
      begin(explorer(2, { advancedBeyond: rest }, { advancedStack: [] }), 2).state,
      'take A2',
    );
    expect(makePosition(state).advanced).toEqual(['debris-1', null, 'cardsInSpace-1', 'ravagerCards-1']);
    expect(events.map((event) => event.kind)).not.toContain('advancedRevealed');
  });

  it('A2.D2: duplicates are allowed', () => {
    const own = { grid: { r2c1: 'debris-2', r1c1: 'green-vp-dieToThree' } };
    const show: Stated = { advanced: ['debris-1', null, null, null] };
    const { state } = play(begin(explorer(3, own, show), 3).state, 'take A1', 'take 3');
    const after = play(state, 'inject debris-1 col2', `inject ${DISPLAY[2]} row1`).state;
    expect(gridOf(after)).toEqual({
      r1c1: DISPLAY[2],
      r1c2: 'green-vp-dieToThree',
      r2c1: 'debris-2',
      r3c2: 'debris-1',
    });
  });
});

describe('A2.D3: injecting', () => {
  const tile = DISPLAY[2]!;
  const inject = (own: PlayerPosition, arrow: string) =>
    play(begin(explorer(1, own), 1).state, 'take 3', `inject ${tile} ${arrow}`);

  it('A2.D3: a Technology tile goes along any of six arrows, an Advanced tile along the two black ones', () => {
    const { state } = play(begin(explorer(3), 3).state, 'take 3', 'take A1');
    expect(legal(state)).toEqual(
      [
        ...['row1', 'row2', 'row3', 'col1', 'col2', 'col3'].map((arrow) => `inject ${tile} ${arrow}`),
        'inject debris-1 col2',
        'inject debris-1 row2',
      ].sort(),
    );
    expect(refusal(state, 'inject debris-1 row1')).toMatchObject({ rule: 'A2.D3', params: { problem: 'wrongArrow' } });
    expect(refusal(state, 'inject debris-2 row2')).toMatchObject({ rule: 'A2.D3', params: { problem: 'notTaken' } });
  });

  it('A2.D3: the tiles are injected in the order the player likes, each of them', () => {
    const { state } = play(begin(explorer(2), 2).state, 'take 3', 'take 4', `inject ${DISPLAY[3]} row1`);
    expect(refusal(state, 'done')).toMatchObject({ rule: 'A2.D3', params: { problem: 'wrongDecision' } });
    const after = play(state, `inject ${tile} row1`).state;
    expect(gridOf(after)).toEqual({ r1c1: tile, r1c2: DISPLAY[3] });
    expect(decision(after)!.kind).toBe('end-turn');
  });

  it.each([
    ['row1', 'r1c1'],
    ['row2', 'r2c1'],
    ['row3', 'r3c1'],
    ['col1', 'r3c1'],
    ['col2', 'r3c2'],
    ['col3', 'r3c3'],
  ])('A2.D3: along %s it takes the cell %s: rows from the left, columns from the bottom', (arrow, cell) => {
    const { state, events } = inject({}, arrow);
    expect(gridOf(state)).toEqual({ [cell]: tile });
    expect(events).toContainEqual({ kind: 'tileInjected', rule: 'A2.D3', seat: 0, tile, arrow, cell });
  });

  const [a, b, c] = ['orange-vp-dieToThree', 'gray-vp-dieToThree', 'orange-vp-dieToAnyColour'];

  it.each([
    ['row2', { r2c1: a, r2c2: b }, { r2c1: tile, r2c2: a, r2c3: b }],
    ['col3', { r3c3: a, r2c3: b }, { r3c3: tile, r2c3: a, r1c3: b }],
    ['row2', { r2c1: a, r1c1: c }, { r2c1: tile, r2c2: a, r1c1: c }],
  ])('A2.D3: along %s it pushes the tiles there one cell on', (arrow, before, after) => {
    expect(gridOf(inject({ grid: before }, arrow).state)).toEqual(after);
  });

  it.each([
    ['row1', { r1c1: a, r1c3: b }, { r1c1: tile, r1c2: a, r1c3: b }],
    ['row1', { r1c2: a, r1c3: b }, { r1c1: tile, r1c2: a, r1c3: b }],
    ['col1', { r3c1: a, r1c1: b }, { r3c1: tile, r2c1: a, r1c1: b }],
  ])('A2.D3: a gap takes up the push, nothing beyond it moves (%s)', (arrow, before, after) => {
    const { state } = inject({ grid: before }, arrow);
    expect(gridOf(state)).toEqual(after);
    expect(state.players[0]!.ejectedTiles).toEqual([]);
  });

  it('A2.D3: debris moves with the tile it lies on', () => {
    const { state } = inject({ grid: { r1c1: { tile: a, debris: true } } }, 'row1');
    expect(gridOf(state)).toEqual({ r1c1: tile, r1c2: { tile: a, debris: true } });
  });
});

describe('A2.D4, A2.D5: ejected tiles', () => {
  const [a, b, c] = ['orange-vp-dieToThree', 'gray-vp-dieToThree', 'orange-vp-dieToAnyColour'];
  const tile = DISPLAY[2]!;
  const ejectedBy = (grid: PlayerPosition['grid'], arrow: string, own: PlayerPosition = {}) =>
    play(begin(explorer(1, { grid: grid!, ...own }), 1).state, 'take 3', `inject ${tile} ${arrow}`);

  it.each([
    ['row1', { r1c1: a, r1c2: b, r1c3: c }, { r1c1: tile, r1c2: a, r1c3: b }],
    ['col1', { r3c1: a, r2c1: b, r1c1: c }, { r3c1: tile, r2c1: a, r1c1: b }],
  ])('A2.D4: out of a full line (%s) the last tile leaves the grid and is kept', (arrow, before, after) => {
    const { state, events } = ejectedBy(before, arrow);
    expect(gridOf(state)).toEqual(after);
    expect(makePosition(state).players![0]!.ejectedTiles).toEqual([c]);
    expect(events).toContainEqual({ kind: 'tileEjected', rule: 'A2.D4', seat: 0, tile: c });
    expect(decision(state)!.kind).toBe('end-turn');
  });

  it('A2.D4: debris on it goes to storage', () => {
    const grid = { r1c1: a, r1c2: { tile: b, debris: true }, r1c3: { tile: c, debris: true } };
    const { state, events } = ejectedBy(grid, 'row1');
    expect(state.players[0]!.debris).toBe(1);
    expect(events).toContainEqual({ kind: 'gained', rule: 'A2.D4', seat: 0, what: 'debris', amount: 1 });
    expect(gridOf(state)!['r1c3']).toEqual({ tile: b, debris: true });
  });

  it('A2.D4: Starting tiles are kept as well', () => {
    const { state } = ejectedBy({ r1c1: a, r1c2: b, r1c3: 'start-gray' }, 'row1');
    expect(makePosition(state).players![0]!.ejectedTiles).toEqual(['start-gray']);
  });

  const full = { r2c1: a, r2c2: b, r2c3: 'cardsInSpace-2' };

  it.each(['orange', 'gray', 'green'] as const)('A2.D5: an Advanced tile is placed at once, as on %s', (colour) => {
    const { state, events } = ejectedBy(full, 'row2');
    expect(events).toContainEqual({ kind: 'tileEjected', rule: 'A2.D5', seat: 0, tile: 'cardsInSpace-2' });
    expect(legal(state)).toEqual(['advanced gray', 'advanced green', 'advanced orange']);
    expect(refusal(state, 'end')).toMatchObject({ rule: 'A2.D5', params: { problem: 'wrongDecision' } });
    const placed = play(state, `advanced ${colour}`);
    expect(makePosition(placed.state).players![0]!.advancedPlaces).toEqual({ [colour]: 'cardsInSpace-2' });
    expect(placed.events[0]).toMatchObject({ kind: 'advancedPlaced', rule: 'A2.D5', place: colour });
    expect(placed.state.players[0]!.ejectedTiles).toEqual([]);
  });

  it('A2.D5: it is placed before the next tile is injected', () => {
    const { state } = play(begin(explorer(2, { grid: full }), 2).state, 'take 3', 'take 4', `inject ${tile} row2`);
    expect(decision(state)!.kind).toBe('place-advanced');
    expect(decision(play(state, 'advanced gray').state)!.kind).toBe('inject');
  });

  it('A2.D5: one tile a place', () => {
    const { state } = ejectedBy(full, 'row2', { advancedPlaces: { orange: 'grayInGrid-1', green: 'grayInGrid-2' } });
    expect(legal(state)).toEqual(['advanced gray']);
    expect(refusal(state, 'advanced green')).toEqual({
      rule: 'A2.D5',
      params: { problem: 'placeTaken', colour: 'green' },
    });
  });

  it('A2.D5: when all three are taken it is kept beside the board', () => {
    const advancedPlaces = { orange: 'grayInGrid-1', gray: 'grayInGrid-2', green: 'advancedTiles-1' };
    const { state, events } = ejectedBy(full, 'row2', { advancedPlaces });
    const { advancedBeyond, ejectedTiles, advancedPlaces: places } = makePosition(state).players![0]!;
    expect([advancedBeyond, ejectedTiles, places]).toEqual([['cardsInSpace-2'], [], advancedPlaces]);
    expect(events.at(-1)).toMatchObject({ kind: 'advancedPlaced', rule: 'A2.D5', place: null });
    expect(decision(state)!.kind).toBe('end-turn');
  });
});
