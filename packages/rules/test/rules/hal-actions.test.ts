import { describe, expect, it } from 'vitest';
import { makePosition } from '../../src/position.ts';
import { type Played, play } from '../helpers.ts';
import { HAL, type Solo, solo } from './tables.ts';

// Top halves used here: 01 discover, Advanced first · 03 discover · 05 repair down · 07 repair up · 08 gray command ·
// 09 destroy up · 11 destroy down.
/** The player's ship moves one hex by a Sequence A; then Hal plays the top half of this card with this die. */
const halPlays = (card: string, die: string, stated: Solo = {}): Played =>
  play(solo({ ...stated, hal: { vp: 0, dice: [die], deck: [card] } }), 'die orange 1', 'action 2', 'fly 3b 3c', 'end');

const eventsOf = (played: Played, kind: string) =>
  played.events.filter((event) => event.kind === kind && (!('seat' in event) || event.seat === HAL));

/** Ravagers at these places, as many as stated; none of those used adds damage. */
const ravagersAt = (counts: Record<number, number>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(counts).map(([action, count]) => [
      action,
      [72, 78, 84].slice(0, count).map((first) => String(first + Number(action)).padStart(3, '0')),
    ]),
  );

describe('H2: what Hal gains becomes VP', () => {
  // Gray neutralizations by their reward; the hex 1c has no comet. A Technology tile appears, none is taken.
  it.each([
    ['1 VP', '033'],
    ['a robot', '034'],
    ['a ship', '035'],
    ['a resource', '036'],
  ])('H2: %s (card %s) is 1 VP', (_reward, card) => {
    const { state } = halPlays('hal-08', 'gray 1', { decks: { gray: [card] } });
    expect(state.cards[2]).toBe(Number(card));
    expect(state.hal!.vp).toBe(1);
  });

  it('H2: a debris is 1 VP', () => {
    expect(halPlays('hal-07', 'gray 1', { damage: { 2: 1 } }).state.hal!.vp).toBe(1);
  });

  it('H2: a Ravager card is 1 VP and goes to its discard', () => {
    const { state } = halPlays('hal-09', 'green 1', { ravagers: { 6: ['078'] } });
    expect(state.hal!.vp).toBe(1);
    expect(state.ravagerDiscard).toEqual([78]);
  });

  it('H2: a Technology tile is 2 VP and goes to the discard of its colour', () => {
    const display = [null, null, 'gray-vp-dieToThree', null, null, null];
    const { state } = halPlays('hal-03', 'orange 1', { display });
    expect(state.hal!.vp).toBe(2);
    expect(makePosition(state).tileDiscards).toEqual({ orange: [], gray: ['gray-vp-dieToThree'], green: [] });
  });

  it('H2: an Advanced tile is 4 VP and leaves the game', () => {
    const { state } = halPlays('hal-01', 'orange 2', { advanced: [null, null, null, 'debris-1'] });
    expect(state.hal!.vp).toBe(4);
    expect(makePosition(state).gone).toContainEqual({ tile: 'debris-1' });
  });
});

describe('H5: damage and Ravagers', () => {
  it('H5: a damaged action lowers his value', () => {
    const played = halPlays('hal-07', 'gray 2', { damage: { 1: 2, 3: 2 } });
    expect(played.state.damage).toEqual([1, 0, 2, 0, 0, 0]);
    expect(eventsOf(played, 'actionTaken')).toMatchObject([{ action: 3, value: 1, damaged: true }]);
  });

  it('H5: lowered to 0 he just gains 3 VP', () => {
    const { state } = halPlays('hal-07', 'gray 1', { damage: { 1: 2, 3: 2 } });
    expect(state.damage).toEqual([2, 0, 2, 0, 0, 0]);
    expect(state.hal!.vp).toBe(3);
  });

  it('H5: a Ravager that adds damage is resolved, before the action', () => {
    // 063 at Repair damages action 4; Hal then repairs that very cube.
    const played = halPlays('hal-07', 'gray 1', { ravagers: { 3: ['063'] } });
    expect(played.state.damage).toEqual([0, 0, 0, 0, 0, 0]);
    expect(played.state.hal!.vp).toBe(1);
    expect(eventsOf(played, 'ravagerStruck')).toHaveLength(1);
  });

  it('H5: also one that damages a die', () => {
    // 069 at Repair damages a green die; action 6 is repaired.
    const { state } = halPlays('hal-07', 'gray 1', { ravagers: { 3: ['069'] }, damage: { 6: 1 } });
    expect(state.damagedSupply).toEqual([0, 0, 1]);
    expect(state.damage[5]).toBe(0);
  });

  it.each(['075', '081', '087'])('H5: Ravager %s costs him nothing', (ravager) => {
    const played = halPlays('hal-07', 'gray 1', { ravagers: { 3: [ravager] }, damage: { 6: 1 } });
    expect(played.state.hal!.vp).toBe(1);
    expect(played.state.captives).toEqual([]);
    expect(eventsOf(played, 'ravagerStruck')).toEqual([]);
    expect(eventsOf(played, 'lost')).toEqual([]);
  });

  it.each([
    ['hal-03', 'orange 0', '061', 1],
    ['hal-07', 'gray 0', '063', 3],
    ['hal-09', 'green 0', '065', 5],
  ])('H5: %s with value 0: no Ravager is resolved', (card, die, ravager, action) => {
    const { state } = halPlays(card, die, { ravagers: { [action]: [ravager] } });
    expect(state.damage).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.hal!.vp).toBe(3);
  });

  it('H5: Command with value 0 resolves it', () => {
    const { state } = halPlays('hal-08', 'gray 0', { ravagers: { 4: ['064'] }, decks: { gray: ['033'] } });
    expect(state.damage).toEqual([0, 0, 0, 0, 1, 0]);
    expect(state.cards[2]).toBe(33);
  });
});

describe('H6: Discover', () => {
  const FULL = [
    'orange-vp-dieToThree',
    'orange-vp-reserveDie',
    'gray-vp-dieToThree',
    'gray-vp-reserveDie',
    'green-vp-dieToThree',
    'green-vp-reserveDie',
  ];
  const SHOW = ['debris-1', 'debris-2', 'ravagerCards-1', 'ravagerCards-2'];
  const only = (...places: number[]) => FULL.map((tile, i) => (places.includes(i + 1) ? tile : null));
  const NONE = [null, null, null, null];

  it.each<[string, string, number, (string | null)[], (string | null)[], string[]]>([
    ['Technology, 1', 'hal-03', 1, FULL, SHOW, ['6']],
    ['Technology, 3', 'hal-03', 3, FULL, SHOW, ['6', '5', '4']],
    ['Technology, gaps', 'hal-03', 2, only(3, 5), SHOW, ['5', '3']],
    ['Technology, 3: a dear one after a cheap one', 'hal-03', 3, only(1, 2, 4), SHOW, ['4', '2']],
    ['Technology, 2: what is left cannot pay', 'hal-03', 2, only(1, 2, 4), SHOW, ['4']],
    ['Technology, 2: a dear one alone', 'hal-03', 2, only(1, 2), SHOW, ['2']],
    ['Technology never takes an Advanced tile', 'hal-03', 3, only(6), SHOW, ['6']],
    ['Advanced first, 1', 'hal-01', 1, FULL, SHOW, ['6']],
    ['Advanced first, 2', 'hal-01', 2, FULL, SHOW, ['A4']],
    ['Advanced first, 3', 'hal-01', 3, FULL, SHOW, ['A4', '6']],
    ['Advanced first, 3, no cheap one', 'hal-01', 3, only(1, 2), SHOW, ['A4']],
    ['Advanced first, none on show', 'hal-01', 3, only(1, 2, 6), NONE, ['6', '2']],
    ['Advanced first, nearest of those on show', 'hal-01', 2, FULL, ['debris-1', 'debris-2', null, null], ['A2']],
  ])('H6: %s (%s, value %i)', (_what, card, value, display, advanced, taken) => {
    const played = halPlays(card, `orange ${value}`, { display, advanced });
    expect(eventsOf(played, 'tileTaken')).toMatchObject(taken.map((place) => ({ place })));
    const vp = taken.reduce((sum, place) => sum + (place.startsWith('A') ? 4 : 2), 0);
    expect(played.state.hal!.vp).toBe(vp);
  });

  it('H6: the other Advanced tiles shift towards the display and the row is refilled', () => {
    const stated = { advanced: SHOW, advancedStack: ['cardsInSpace-2'] };
    const { state } = halPlays('hal-01', 'orange 2', stated);
    expect(makePosition(state).advanced).toEqual(['cardsInSpace-2', 'debris-1', 'debris-2', 'ravagerCards-1']);
  });

  it('H6: with no tile left the row has a gap', () => {
    const all = makePosition(solo({})).advancedStack!.concat(makePosition(solo({})).advanced as string[]);
    const rest = all.filter((tile) => !SHOW.includes(tile));
    const { state, events } = halPlays('hal-01', 'orange 2', {
      ...{ advanced: SHOW, advancedStack: [] },
      player: { advancedBeyond: rest },
    });
    expect(makePosition(state).advanced).toEqual([null, 'debris-1', 'debris-2', 'ravagerCards-1']);
    expect(events.map(({ kind }) => kind)).not.toContain('advancedRevealed');
  });

  it('H6: Technology tiles taken are not replaced and the others stay', () => {
    const { state } = halPlays('hal-03', 'orange 2', { display: only(1, 3, 5), advanced: SHOW });
    expect(makePosition(state).display).toEqual(only(1));
  });
});

describe('H7: Repair', () => {
  it.each([
    ['hal-07', 'up', 1, { 1: 2, 5: 1 }, [1, 0, 0, 0, 1, 0]],
    ['hal-07', 'up', 2, { 1: 2, 5: 1 }, [0, 0, 0, 0, 1, 0]],
    ['hal-07', 'up', 3, { 1: 2, 5: 1 }, [0, 0, 0, 0, 0, 0]],
    ['hal-05', 'down', 1, { 1: 2, 5: 1 }, [2, 0, 0, 0, 0, 0]],
    ['hal-05', 'down', 2, { 1: 1, 5: 2 }, [1, 0, 0, 0, 0, 0]],
    ['hal-05', 'down', 3, { 1: 1, 6: 2 }, [0, 0, 0, 0, 0, 0]],
    ['hal-05', 'down', 2, { 1: 1, 4: 1, 6: 1 }, [1, 0, 0, 0, 0, 0]],
    ['hal-07', 'up', 2, { 1: 1, 4: 1, 6: 1 }, [0, 0, 0, 0, 0, 1]],
  ])('H7: %s (%s), value %i, cubes %o: those of one action before the next', (card, _way, value, damage, left) => {
    const { state } = halPlays(card, `gray ${value}`, { damage });
    expect(state.damage).toEqual(left);
    expect(state.hal!.vp).toBe(value);
  });

  it('H7: dice only when no action has any: orange, gray, green, whichever way the card points', () => {
    for (const card of ['hal-07', 'hal-05']) {
      const { state } = halPlays(card, 'gray 3', { damage: { 4: 1 }, damagedDice: { orange: 1, gray: 1, green: 1 } });
      expect(state.damage).toEqual([0, 0, 0, 0, 0, 0]);
      expect(state.damagedSupply).toEqual([0, 0, 1]);
      expect(state.hal!.vp).toBe(3);
    }
  });

  it('H7: fewer cubes than activations: one VP each, nothing more', () => {
    expect(halPlays('hal-07', 'gray 3', { damage: { 4: 1 } }).state.hal!.vp).toBe(1);
  });
});

describe('H8: Destroy', () => {
  it.each<[string, string, number, Record<number, number>, number[]]>([
    ['hal-09', 'up', 2, { 1: 1, 2: 1, 3: 1 }, [1, 2]],
    ['hal-11', 'down', 2, { 1: 1, 2: 1, 3: 1 }, [3, 2]],
    ['hal-09', 'up', 3, { 1: 2, 3: 2, 6: 1 }, [1, 6]],
    ['hal-11', 'down', 3, { 1: 2, 3: 2, 6: 1 }, [6, 3]],
    ['hal-09', 'up', 2, { 1: 1, 2: 2 }, [2]],
    ['hal-09', 'up', 3, { 1: 1, 2: 3 }, [2]],
    ['hal-11', 'down', 3, { 1: 3, 6: 2 }, [1]],
    ['hal-09', 'up', 3, { 1: 1, 2: 1, 3: 2 }, [1, 3]],
    ['hal-09', 'up', 2, { 1: 3, 6: 1 }, [6]],
    ['hal-11', 'down', 1, { 2: 1, 6: 2 }, [2]],
  ])('H8: %s (%s), value %i, Ravagers %o: places %o', (card, _way, value, counts, places) => {
    const played = halPlays(card, `green ${value}`, { ravagers: ravagersAt(counts) });
    expect(eventsOf(played, 'ravagersDestroyed')).toMatchObject(places.map((action) => ({ action })));
    expect(played.state.hal!.vp).toBe(places.reduce((sum, action) => sum + counts[action]!, 0));
  });

  it('H8, A2.X2: robots held there return to the player', () => {
    const { state } = halPlays('hal-09', 'green 1', {
      ravagers: { 6: ['090'] },
      captives: [{ card: '090', seat: 0 }],
    });
    expect(state.captives).toEqual([]);
    expect(state.players[0]!.breakRoom).toBe(4);
  });
});

describe('H9: nothing comes of it', () => {
  it.each<[string, string, string, Solo]>([
    ['Discover, value 0', 'hal-03', 'orange 0', { display: [null, null, 'gray-vp-dieToThree', null, null, null] }],
    ['Discover, nothing on show', 'hal-01', 'orange 3', { advanced: [null, null, null, null] }],
    ['Discover, too dear', 'hal-03', 'orange 1', { display: ['gray-vp-dieToThree', null, null, null, null, null] }],
    ['Repair, value 0', 'hal-07', 'gray 0', { damage: { 1: 1 } }],
    ['Repair, no damage', 'hal-07', 'gray 3', {}],
    ['Destroy, value 0', 'hal-09', 'green 0', { ravagers: { 6: ['078'] } }],
    ['Destroy, no Ravagers', 'hal-09', 'green 3', {}],
    ['Destroy, too many at one place', 'hal-09', 'green 1', { ravagers: { 6: ['078', '084'] } }],
  ])('H9: %s (%s, %s): 3 VP', (_what, card, die, stated) => {
    const played = halPlays(card, die, stated);
    expect(played.state.hal!.vp).toBe(3);
    expect(played.events).toContainEqual({ kind: 'gained', rule: 'H9', seat: HAL, what: 'vp', amount: 3 });
  });
});
