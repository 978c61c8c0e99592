import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import type { Position } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(3, '0'));

/** The first player repairs with a gray 1; of the gray cards the deck and discard hold these, the rest is ejected. */
function repairing(deck: string[], discard: string[], stated: Partial<Position> = {}): State {
  const others = numbers(21, 40).filter((card) => !deck.includes(card) && !discard.includes(card));
  return position({
    damage: { 1: 2 },
    ravagers: {},
    damagedDice: { orange: 0, gray: 1, green: 0 },
    neutral: { dice: [] },
    decks: { gray: deck },
    discards: { gray: discard },
    players: [
      { hand: ['001'], resources: 1, debris: 0, dice: ['gray 1'] },
      { hand: ['061'], resources: 0, dice: ['gray 2'], ejectedCards: others },
    ],
    ...stated,
  });
}

const REPAIR = ['action 3', 'repair 1', 'debris storage'];
const turn = (state: State) => play(state, 'die gray 1', ...REPAIR, 'end');

describe('A3.1: draw and return the die', () => {
  it('A3.1: the top card of the die’s colour is drawn', () => {
    const { state, events } = turn(repairing(['033', '022', '021'], []));
    expect(state.players[0]!.hand).toEqual([1, 33]);
    expect(state.missionDecks[1]).toEqual([21, 22]);
    expect(events).toContainEqual({ kind: 'cardDrawn', rule: 'A3.1', seat: 0, card: '033', back: 'gray' });
  });

  it('A3.1: the die returns to its supply, undamaged', () => {
    const { state, events } = turn(repairing(['033', '022'], []));
    // Four gray dice: the second player's, a damaged and an undamaged one, and the one used.
    expect([state.supply[1], state.damagedSupply[1]]).toEqual([2, 1]);
    expect(state.dice[0]!.every((count) => count === 0)).toBe(true);
    expect(events).toContainEqual({ kind: 'dieReturned', rule: 'A3.1', colour: 'gray' });
  });

  it('A3.1: a bought die returns to the supply too, not to its owner', () => {
    const { state } = play(repairing(['033', '022'], []), 'buy gray 2 from 2', ...REPAIR, 'done', 'end');
    expect(state.players[0]!.hand).toEqual([1, 33]);
    expect(state.dice[1]!.every((count) => count === 0)).toBe(true);
    expect([state.supply[1], state.damagedSupply[1]]).toEqual([2, 1]);
  });

  it('A3.1: the card is drawn also after activating a Mission card', () => {
    const stated = { strips: ['1B', '2B', '3B', '4B', '5B'], space: [{ at: '2d', card: '024', owner: 0 }] };
    const others = numbers(21, 40).filter((card) => !['024', '033', '022'].includes(card));
    const players = [
      { hand: ['001'], dice: ['gray 1'] },
      { ejectedCards: others, dice: [] },
    ];
    const state = repairing(['033', '022'], [], { ...stated, players });
    expect(play(state, 'die gray 1', 'mission 2d', 'activate', 'end').state.players[0]!.hand).toEqual([1, 33]);
  });

  it('A3.1: nothing is drawn and no die returned before', () => {
    const { state } = play(repairing(['033', '022'], []), 'die gray 1', ...REPAIR);
    expect([state.players[0]!.hand, state.supply[1]]).toEqual([[1], 1]);
    expect(legal(state)).toEqual(['end']);
    expect(refusal(state, 'die gray 1')).toMatchObject({ rule: 'A3.1', params: { problem: 'wrongDecision' } });
  });

  it('A3.1: then the next player’s turn begins', () => {
    const { state } = turn(repairing(['033', '022'], []));
    expect([state.seat, state.frames.map(({ kind }) => kind)]).toEqual([1, ['turn']]);
  });
});

describe('A3.2: the deck runs out', () => {
  it('A3.2: drawing its last card remakes the deck at once from the discards', () => {
    const { state, events } = turn(repairing(['033'], ['021', '022', '023']));
    expect(state.players[0]!.hand).toEqual([1, 33]);
    expect([...state.missionDecks[1]!].sort()).toEqual([21, 22, 23]);
    expect(state.missionDiscards[1]).toEqual([]);
    expect(events).toContainEqual({ kind: 'deckRemade', rule: 'A3.2', deck: 'gray' });
  });

  it('A3.2: a deck that is not empty is not remade', () => {
    const { state, events } = turn(repairing(['033', '034'], ['021', '022']));
    expect([state.missionDecks[1], state.missionDiscards[1]]).toEqual([[34], [21, 22]]);
    expect(events.map(({ kind }) => kind)).not.toContain('deckRemade');
  });

  it('A3.2: with no discards at the last card the deck stays empty', () => {
    const { state, events } = turn(repairing(['033'], []));
    expect([state.players[0]!.hand, state.missionDecks[1]]).toEqual([[1, 33], []]);
    expect(events.map(({ kind }) => kind)).not.toContain('deckRemade');
  });

  it('A3.2: an empty deck is remade at the next draw', () => {
    const { state, events } = turn(repairing([], ['021', '022']));
    expect([...state.missionDecks[1]!, ...state.players[0]!.hand].sort()).toEqual([1, 21, 22]);
    expect(state.players[0]!.hand).toHaveLength(2);
    expect(events).toContainEqual({ kind: 'deckRemade', rule: 'A3.2', deck: 'gray' });
  });

  it.each([
    [['021'], ['draw gray']],
    [[], []],
  ])('A3.2: a colour with an empty deck and the discards %j can be drawn, or not', (discards, moves) => {
    const tile = 'green-drawMission-reserveDie';
    const others = numbers(21, 40).filter((card) => !discards.includes(card));
    const state = position({
      decks: { gray: [] },
      discards: { gray: discards },
      players: [
        { hand: ['054'], dice: ['orange 1'], grid: { r1c1: tile } },
        { hand: ['061'], ejectedCards: others },
      ],
    });
    const drawing = play(state, 'play 054 row1', 'tile r1c1 drawMission').state;
    expect(legal(drawing)).toEqual([...moves, 'draw green', 'draw orange']);
  });

  it('A3.2: with neither deck nor discards there is no card to draw', () => {
    const { state, events } = turn(repairing([], []));
    expect(state.players[0]!.hand).toEqual([1]);
    expect(events.map(({ kind }) => kind)).not.toContain('cardDrawn');
    expect(events).toContainEqual({ kind: 'cardAbsent', rule: 'A3.2', seat: 0, back: 'gray' });
    expect(state.seat).toBe(1);
  });

  it('A3.2: the discards of other colours stay', () => {
    const discards = { gray: ['021'], orange: ['005'], green: ['045'] };
    const { state } = turn(repairing(['033'], ['021'], { discards }));
    expect(state.missionDiscards).toEqual([[5], [], [45]]);
  });
});
