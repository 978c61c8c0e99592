import { describe, expect, it } from 'vitest';
import { apply, result, type State, setup } from '../../src/index.ts';
import { legal, type Played, play } from '../helpers.ts';
import { HAL, solo } from './tables.ts';

// Hal cards used here (top / bottom): 01 orange discover, Advanced first / gray command · 02 orange command / gray
// repair up · 05 gray repair down / orange command · 09 green destroy up / orange command.
// Rows of the board: 1B orange green gray green orange · 3B gray green orange gray green · 5B orange gray green gray
// orange (the Black Angel on 3c) · 7B green gray green orange gray · 2B gray orange green gray orange.
/** The player's Sequence A: his ship moves one hex. Then Hal's turn. */
const afterA = (state: State): Played => play(state, 'die orange 1', 'action 2', 'fly 3b 3c', 'end');
/** The player's Sequence B, without robots to roll dice for. Then Hal's turn. */
const afterB = (state: State): Played => play(state, 'B', 'end');

const halVp = ({ state }: Played): number => state.hal!.vp;
const dice = (state: State, compartment: number): string[] =>
  state.dice[compartment]!.flatMap((count, die) =>
    Array.from({ length: count }, () => `${['orange', 'gray', 'green'][(die % 12) >> 2]} ${die & 3}`),
  );

describe('H1: setup', () => {
  it.each([
    ['easy', 0],
    ['standard', 5],
    ['difficult', 10],
    ['extreme', 15],
  ] as const)('H1: %s: Hal begins with %i VP, with or without the advanced rules', (hal, vp) => {
    for (const advanced of [false, true]) expect(setup({ players: 1, hal, advanced }, 'H1').hal!.vp).toBe(vp);
  });

  it('H1: as for two players, without a neutral player', () => {
    const state = setup({ players: 1 }, 'H1');
    const inPlay = [0, 1, 2].map(
      (colour) =>
        state.supply[colour]! +
        state.damagedSupply[colour]! +
        state.dice.flat().filter((n, die) => n > 0 && (die % 12) >> 2 === colour).length,
    );
    expect(inPlay).toEqual([4, 4, 4]);
    expect(state.strips).toHaveLength(5);
    expect(state.ravagersRemoved).toHaveLength(12);
    expect(state.neutral).toEqual([]);
    expect(state.seat).toBe(0);
    expect(state.players).toHaveLength(1);
    expect(state.players[0]!).toMatchObject({ vp: 5, resources: 1, ships: 1, debris: 1 });
  });

  it('H1: Hal has one die of each colour and his twelve cards, shuffled; standard is the usual level', () => {
    const state = setup({ players: 1 }, 'H1');
    expect(dice(state, HAL).map((die) => die.split(' ')[0])).toEqual(['orange', 'gray', 'green']);
    expect(state.hal!.deck.slice().sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(state.hal!.deck).not.toEqual(setup({ players: 1 }, 'another seed').hal!.deck);
    expect(state.options.hal).toBe('standard');
  });
});

describe('H3: which half of the card', () => {
  const hal = { vp: 0, dice: ['orange 2', 'gray 2'], deck: ['hal-02'] };
  const revealed = ({ events }: Played) => events.find((event) => event.kind === 'halCardRevealed');

  it('H3: after a Sequence A the top half first', () => {
    expect(revealed(afterA(solo({ hal })))).toMatchObject({ card: 'hal-02', half: 'top' });
  });

  it('H3: after a Sequence B the bottom half first', () => {
    const played = afterB(solo({ hal }));
    expect(revealed(played)).toMatchObject({ card: 'hal-02', half: 'bottom' });
    expect(played.events).toContainEqual(expect.objectContaining({ kind: 'actionTaken', seat: HAL, action: 3 }));
  });

  it('H3: after a pass the bottom half first', () => {
    const last = { round: 7, lastRound: 7, ending: 'ravagers', halted: true } as const;
    const played = play(solo({ ...last, hal, player: { dice: [], fleet: [] } }), 'pass');
    expect(revealed(played)).toMatchObject({ half: 'bottom' });
  });

  it('H3: without a die of that colour the other half', () => {
    expect(revealed(afterA(solo({ hal: { ...hal, dice: ['gray 2'] } })))).toMatchObject({ half: 'bottom' });
    expect(revealed(afterB(solo({ hal: { ...hal, dice: ['orange 2'] } })))).toMatchObject({ half: 'top' });
  });

  it("H3: the player's unreserved die counts as available, a reserved one does not", () => {
    const halDice = { ...hal, dice: ['gray 2'] };
    const open = afterA(solo({ hal: halDice, player: { dice: ['orange 1', 'orange 0'] } }));
    expect(revealed(open)).toMatchObject({ half: 'top' });
    const kept = afterA(solo({ hal: halDice, player: { dice: ['orange 1'], reserved: ['orange 0'] } }));
    expect(revealed(kept)).toMatchObject({ half: 'bottom' });
    expect(dice(kept.state, 0)).toEqual(['orange 0']);
  });

  it('H3: with neither colour his lowest die of the third goes back and he gains 3 VP', () => {
    const played = afterA(
      solo({ hal: { ...hal, dice: ['green 3', 'green 1'] }, player: { dice: ['orange 1', 'green 0'] } }),
    );
    expect(revealed(played)).toMatchObject({ half: 'none' });
    expect(halVp(played)).toBe(3);
    expect(dice(played.state, HAL)).toEqual(['green 3']);
    expect(dice(played.state, 0)).toEqual(['green 0']);
    expect(played.events).toContainEqual({ kind: 'gained', rule: 'H3', seat: HAL, what: 'vp', amount: 3 });
  });

  it.each([
    ['the card, the die that goes back', ['green 3'], [['halCardRevealed'], ['dieReturned', 'gained']]],
    [
      'the card, the die, the action',
      ['orange 1'],
      [['halCardRevealed'], ['dieChosen'], ['actionTaken'], ['gained'], ['missionPlaced', 'dieReturned']],
    ],
  ])('H3: his turn has its steps: %s', (_what, halDice, steps) => {
    const before = play(solo({ hal: { ...hal, dice: halDice } }), 'die orange 1', 'action 2', 'fly 3b 3c').state;
    const told: string[][] = [];
    const vps: number[] = [];
    const ends: number[] = [];
    const applied = apply(before, 0, { kind: 'end' }, (draft, events) => {
      ends.push(events);
      vps.push(draft.hal!.vp);
    });
    if (!applied.ok) throw new Error(applied.rule);
    for (const [i, end] of ends.entries()) {
      const kinds = applied.events.slice(ends[i - 1] ?? 0, end).map(({ kind }) => kind);
      if (kinds.length > 0) told.push(kinds);
    }
    expect(told.slice(-steps.length)).toEqual(steps.map((kinds) => expect.arrayContaining(kinds)));
    expect(vps.at(-1)).toBe(applied.state.hal!.vp);
  });
});

describe('H4: which die', () => {
  const hal = { vp: 0, deck: ['hal-05'] };

  it('H4: the greatest of his own', () => {
    const { state } = afterA(solo({ hal: { ...hal, dice: ['gray 1', 'gray 3', 'gray 2'] } }));
    expect(dice(state, HAL)).toEqual(['gray 1', 'gray 2']);
    expect(state.supply[1]).toBe(2);
  });

  it("H4: the player's, if it is greater; the player takes a resource from the supply", () => {
    const before = solo({ hal: { ...hal, dice: ['gray 2'] }, player: { dice: ['orange 1', 'gray 3'] } });
    const { state, events } = afterA(before);
    expect(dice(state, HAL)).toEqual(['gray 2']);
    expect(dice(state, 0)).toEqual([]);
    expect(state.players[0]!.resources).toBe(1);
    expect(state.hal!.vp).toBe(3);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'dieBought', rule: 'H4', seat: HAL, from: 0 }));
    expect(state.supply[1]).toBe(3);
  });

  it('H4: his own on a tie', () => {
    const { state } = afterA(solo({ hal: { ...hal, dice: ['gray 2'] }, player: { dice: ['orange 1', 'gray 2'] } }));
    expect(dice(state, HAL)).toEqual([]);
    expect(dice(state, 0)).toEqual(['gray 2']);
    expect(state.players[0]!.resources).toBe(0);
  });

  it('H4: a reserved die of the player is out of reach', () => {
    const before = solo({ hal: { ...hal, dice: ['gray 1'] }, player: { reserved: ['gray 3'] } });
    const { state } = afterA(before);
    expect(dice(state, 0)).toEqual(['gray 3']);
    expect(dice(state, HAL)).toEqual([]);
  });

  it('H4: he draws no card in A3', () => {
    const { state } = afterA(solo({ hal: { ...hal, dice: ['gray 2'] } }));
    // The player has drawn one orange card.
    expect(state.missionDecks.map((deck) => deck.length)).toEqual([19, 20, 20]);
  });
});

describe('H11: Hal without dice', () => {
  const hal = { vp: 10, dice: [], deck: ['hal-05'] };

  it('H11: he performs Sequence B: one die of each colour, and the Black Angel advances', () => {
    const { state, events } = afterA(solo({ hal }));
    expect(dice(state, HAL).map((die) => die.split(' ')[0])).toEqual(['orange', 'gray', 'green']);
    expect(state.dice[HAL]!.slice(12).every((count) => count === 0)).toBe(true);
    expect(events).toContainEqual({ kind: 'sequenceChosen', rule: 'H11', seat: HAL, sequence: 'B' });
    expect(events).toContainEqual({ kind: 'angelAdvanced', rule: 'B3.1', to: '4c' });
    expect(state.strips.at(-1)).toBe(0);
    expect(state.hal!.deck).toHaveLength(12);
    expect(state.hal!.vp).toBe(10);
  });

  it('H11: a damaged die costs him 1 VP; undamaged ones come first', () => {
    const { state, events } = afterA(solo({ hal, damagedDice: { gray: 4, green: 3 } }));
    expect(state.hal!.vp).toBe(9);
    expect(state.damagedSupply).toEqual([0, 3, 3]);
    expect(events).toContainEqual({ kind: 'lost', rule: 'B1.2', seat: HAL, what: 'vp', amount: 1 });
  });

  it('H11, C6: he does not fall below 0', () => {
    const played = afterA(solo({ hal: { ...hal, vp: 1 }, damagedDice: { gray: 4, green: 4 } }));
    expect(halVp(played)).toBe(0);
  });

  it('H11, E2: after the trigger he too skips B3', () => {
    const { state, events } = afterA(solo({ hal, round: 7, ending: 'ravagers', lastRound: 8, halted: true }));
    expect(events.map(({ kind }) => kind)).not.toContain('angelAdvanced');
    expect(dice(state, HAL)).toHaveLength(3);
  });

  it('H11, E1: his turn with a card is a Sequence A: it triggers the end by the last Ravager', () => {
    // 18 Ravagers are in the game; all but one are discarded. The gray neutralization goes to 1a, beside the icon on
    // 2b.
    const discard = Array.from({ length: 17 }, (_, i) => String(62 + i).padStart(3, '0'));
    const before = solo({
      hal: { vp: 0, dice: ['gray 1'], deck: ['hal-06'] },
      strips: ['4B', '6B', '5B', '7B', '2B'],
      decks: { ravager: ['061'], gray: ['033'] },
      discards: { ravager: discard },
      round: 3,
    });
    const { state, events } = afterA(before);
    expect(events).toContainEqual({ kind: 'endTriggered', rule: 'E1', by: 'ravagers' });
    expect(state).toMatchObject({ ending: 'ravagers', lastRound: 4, halted: true });
  });

  it('H11, E1: the Black Angel arrives on Spes by his Sequence B', () => {
    const { state } = afterA(solo({ hal, round: 3, spes: { row: 4, inSight: true } }));
    expect(state).toMatchObject({ ending: 'spes', lastRound: 4 });
  });
});

describe('H14: buying his die', () => {
  it('H14: the player pays 1 resource; Hal gains 1 VP', () => {
    const before = solo({ hal: { vp: 5, dice: ['orange 1', 'gray 1'] }, player: { resources: 1, dice: [] } });
    const { state, events } = play(before, 'buy orange 1 from 2');
    expect(state.players[0]!.resources).toBe(0);
    expect(state.hal!.vp).toBe(6);
    expect(dice(state, HAL)).toEqual(['gray 1']);
    expect(events).toContainEqual({ kind: 'gained', rule: 'H14', seat: HAL, what: 'vp', amount: 1 });
  });

  it('H14: not without a resource', () => {
    const before = solo({ hal: { vp: 5, dice: ['orange 1'] }, player: { resources: 0 } });
    expect(legal(before).filter((move) => move.startsWith('buy'))).toEqual([]);
  });
});

describe('H15: deck, end and victory', () => {
  const CARDS = Array.from({ length: 12 }, (_, i) => `hal-${String(i + 1).padStart(2, '0')}`);

  it('H15: his deck is reshuffled when it has run out', () => {
    const before = solo({ hal: { vp: 0, dice: ['orange 1', 'gray 1', 'green 1'], deck: [], discard: CARDS } });
    const { state, events } = afterA(before);
    expect(events).toContainEqual({ kind: 'deckRemade', rule: 'H15', deck: 'hal' });
    expect(state.hal!.deck).toHaveLength(11);
    expect(state.hal!.discard).toHaveLength(1);
    expect(new Set([...state.hal!.deck, ...state.hal!.discard]).size).toBe(12);
    expect([...state.hal!.deck, ...state.hal!.discard]).not.toEqual(CARDS.map((_, i) => i));
  });

  it('H15: a card played lies open, and the next one comes from beneath', () => {
    const before = solo({ hal: { vp: 0, dice: ['gray 1'], deck: ['hal-05', 'hal-01'] } });
    const { state } = afterA(before);
    expect(state.hal!.discard).toEqual([4]);
    expect(state.hal!.deck.at(-1)).toBe(0);
  });

  /** The last turn of the last round: the player moves a ship, Hal rolls dice. */
  const end = (player: number, hal: number): Played =>
    afterA(
      solo({
        ...{ round: 8, lastRound: 8, ending: 'spes', halted: true, spes: { row: 3, inSight: true } },
        hal: { vp: hal, dice: [], deck: [] },
        player: { vp: player, ...{ ships: 3, resources: 3, grid: { r2c2: 'advancedTiles-1' } } },
      }),
    );

  it('H15: Hal scores nothing more at the end; the player does', () => {
    const played = end(10, 30);
    // 2 for the Advanced tile, 9 items (3 robots, 3 resources, 3 ships) for 4.
    expect(result(played.state)).toEqual({ vp: [16, 30], winners: [HAL] });
    expect(played.events.filter((event) => event.kind === 'itemsScored')).toHaveLength(1);
  });

  it.each([
    ['with more VP than Hal the player wins', 25, [0]],
    ['a tie is Hal’s', 24, [HAL]],
    ['with fewer he loses', 23, [HAL]],
  ])('H15: %s', (_what, player, winners) => {
    expect(result(end(player, 30).state)!.winners).toEqual(winners);
  });
});
