import { describe, expect, it } from 'vitest';
import { FRAMES } from '../../src/frames/frame.ts';
import {
  actors,
  determinize,
  formatMove,
  type GameEvent,
  legalMoves,
  type State,
  type Viewer,
  view,
} from '../../src/index.ts';
import { makePosition, type PlayerPosition, type Position, parsePosition } from '../../src/position.ts';
import { viewEvent } from '../../src/server.ts';
import { legal, type Played, play, position, testRandom } from '../helpers.ts';
import { everyDecision } from './every-decision.ts';

const EVERYONE: Viewer[] = [0, 1, 2, 'spectator'];
const OTHERS: Viewer[] = [1, 2, 'spectator'];

/** Three players; the first is to move. Only the first player's hand and the stated entries matter. */
const table = (first: PlayerPosition, stated: Partial<Position> = {}): State =>
  position({
    options: { players: 3 },
    strips: ['1B', '3B', '5B', '7B', '2B', '4B', '6B'],
    damage: { 1: 1 },
    ravagers: {},
    display: [null, null, 'green-vp-dieToThree', null, null, null],
    players: [
      { resources: 0, debris: 0, hand: ['014', '034', '061'], grid: {}, dice: ['orange 1', 'gray 1'], ...first },
      { hand: ['001', '021', '041', '062'], dice: [] },
      { hand: ['002', '022', '063'], dice: [] },
    ],
    ...stated,
  });

const sees = (state: State, viewer: Viewer): string => JSON.stringify(view(state, viewer));
const told = (events: GameEvent[], viewer: Viewer): GameEvent[] => events.map((event) => viewEvent(event, viewer));
const DISCOVER = ['die orange 1', 'action 1', 'take 3', 'inject green-vp-dieToThree row1', 'end'];

/** The two games look the same to these viewers, in view and events. */
const expectAlike = (a: Played, b: Played, viewers: Viewer[]): void => {
  for (const viewer of viewers) {
    expect(sees(a.state, viewer)).toBe(sees(b.state, viewer));
    expect(told(a.events, viewer)).toEqual(told(b.events, viewer));
  }
};

/** A state that a viewer can make from the view: public parts are unchanged. */
const guessed = (state: State, viewer: Viewer): State => determinize(view(state, viewer), testRandom(1));

describe('K1: what is public', () => {
  const state = table(
    {
      fleet: ['3b'],
      advancedPlaces: { gray: 'debris-1' },
      ejectedCards: ['005'],
      ejectedTiles: ['gray-vp-dieToThree'],
    },
    {
      space: [{ at: '2c', card: '003', owner: 1 }],
      ravagers: { 2: ['086', '068'] },
      captives: [{ card: '086', seat: 2 }],
      damagedDice: { gray: 1 },
      discards: { orange: ['006', '007'], ravager: ['064'] },
      tileDiscards: { green: ['green-vp-reserveDie'] },
    },
  );

  it.each([
    ...['options', 'round', 'seat', 'turn', 'ending', 'lastRound', 'halted', 'neutral', 'dice', 'supply'],
    ...['damagedSupply', 'damage', 'ravagers', 'captives', 'strips', 'spesRow', 'spesInSight', 'cards', 'owners'],
    ...['display', 'advancedShow', 'tileDiscards', 'gone', 'components', 'frames'],
  ] as const)('K1: everyone sees %s', (field) => {
    for (const viewer of EVERYONE) expect(guessed(state, viewer)[field]).toEqual(state[field]);
  });

  it.each([
    ...['vp', 'ships', 'resources', 'debris', 'robots', 'breakRoom', 'workstations', 'fleet', 'grid'],
    ...['ejectedTiles', 'advancedPlaces', 'advancedBeyond', 'ejectedCards'],
  ] as const)('K1: everyone sees the %s of every player', (field) => {
    for (const viewer of EVERYONE)
      expect(guessed(state, viewer).players.map((player) => player[field])).toEqual(
        state.players.map((player) => player[field]),
      );
  });

  it('K1: everyone sees how many cards and tiles are in every deck, discard and stack', () => {
    for (const viewer of EVERYONE)
      expect(view(state, viewer)).toMatchObject({
        missionDecks: state.missionDecks.map((deck) => deck.length),
        missionDiscards: [2, 0, 0],
        ravagerDeck: state.ravagerDeck.length,
        ravagerDiscard: 1,
        stacks: state.stacks.map((stack) => stack.length),
        advancedStack: state.advancedStack.length,
      });
  });

  it('K1: everyone sees the top tile of each Technology stack', () => {
    const tops = { orange: ['orange-vp-dieToThree'], gray: ['gray-vp-reserveDie'], green: ['green-vp-vpForAction'] };
    for (const viewer of EVERYONE) expect(view(table({}, { stacks: tops }), viewer).stackTops).toEqual([2, 20, 33]);
  });

  it("K1: everyone sees Hal's played cards and how many are left", () => {
    const solo = position({ options: { players: 1 }, hal: { vp: 7, discard: ['hal-03', 'hal-11'] } });
    for (const viewer of [0, 'spectator'] as const)
      expect(view(solo, viewer).hal).toEqual({ vp: 7, deck: 10, discard: [2, 10] });
  });
});

describe('K2: hands and slots', () => {
  const state = table({ hand: ['014', '015', '034', '061'], slots: { row1: '054', col2: '065' } });

  it('K2: of a hand others see how many of each back', () => {
    for (const viewer of OTHERS) {
      const { hand, handBacks } = view(state, viewer).players[0]!;
      expect(hand).toBeNull();
      expect(handBacks).toEqual({ orange: 2, gray: 1, green: 0, ravager: 1 });
    }
  });

  it('K2: of the face-down cards in his slots others see the backs', () => {
    for (const viewer of OTHERS) {
      const { slots, slotBacks } = view(state, viewer).players[0]!;
      expect(slots).toBeNull();
      expect(slotBacks).toEqual(['green', null, null, null, 'ravager', null]);
    }
  });

  it('K2: one sees his own', () => {
    expect(view(state, 0).players[0]!).toMatchObject({
      hand: [14, 15, 34, 61],
      slots: [54, null, null, null, 65, null],
    });
    expect(view(state, 0).players[1]!).toMatchObject({ hand: null, slots: null });
  });

  it.each([
    ['a Mission card of the hand', { hand: ['014', '034', '061'] }, { hand: ['015', '034', '061'] }],
    ['a Ravager card of the hand', { hand: ['014', '061'] }, { hand: ['014', '070'] }],
    ['a card in a slot', { slots: { row1: '054' } }, { slots: { row1: '055' } }],
  ])('K2: %s makes no difference to others, another back does', (_what, one, other) => {
    const decks = { orange: ['004'], gray: ['024'], green: ['044'], ravager: ['090'] };
    const [a, b] = [table(one, { decks }), table(other, { decks })];
    for (const viewer of OTHERS) expect(sees(a, viewer)).toBe(sees(b, viewer));
    expect(sees(a, 0)).not.toBe(sees(b, 0));
    const c = table({ hand: ['034', '035'], slots: { row1: '016' } }, { decks });
    for (const viewer of OTHERS) expect(sees(a, viewer)).not.toBe(sees(c, viewer));
  });

  it('K2, K3: a card played face down is told by its back', () => {
    const playing = (card: string) => play(table({ hand: [card] }), `play ${card} row1`);
    expectAlike(playing('014'), playing('015'), OTHERS);
    const { events } = playing('014');
    const played = { kind: 'cardPlayed', rule: 'A1.1', seat: 0, back: 'orange', slot: 'row1' };
    expect(told(events, 1)).toContainEqual({ ...played, card: '' });
    expect(told(events, 'spectator')).toContainEqual({ ...played, card: '' });
    expect(told(events, 0)).toContainEqual({ ...played, card: '014' });
  });
});

describe('K3: what nobody knows', () => {
  const chance = (n: number) => ({ chance: { key: [n, 2, 3, 4], drawn: Array<number>(10).fill(n) } });
  const stacks = (...below: string[]) => ({ stacks: { orange: ['orange-vp-dieToThree', ...below] } });
  it.each<[string, Partial<Position>, Partial<Position>]>([
    ['the order of a Mission deck', { decks: { gray: ['023', '024'] } }, { decks: { gray: ['024', '023'] } }],
    ['the order of the Ravager deck', { decks: { ravager: ['073', '074'] } }, { decks: { ravager: ['074', '073'] } }],
    [
      'the order of a stack beneath its top tile',
      stacks('orange-vp-reserveDie', 'orange-vp-vpForAction'),
      stacks('orange-vp-vpForAction', 'orange-vp-reserveDie'),
    ],
    [
      'the order of the Advanced stack',
      { advancedStack: ['debris-1', 'debris-2'], advanced: ['orangeInGrid-1', null, null, null] },
      { advancedStack: ['debris-2', 'debris-1'], advanced: ['orangeInGrid-1', null, null, null] },
    ],
    [
      'which Ravagers were removed at setup',
      { ravagersRemoved: ['064', '065', '066', '067', '068', '069'] },
      { ravagersRemoved: ['084', '085', '086', '087', '088', '089'] },
    ],
    ['what lies in a discard', { discards: { green: ['047'] } }, { discards: { green: ['048'] } }],
    ['the coming dice', chance(1), chance(9)],
  ])('K3: %s', (_what, one, other) => {
    const [a, b] = [table({}, one), table({}, other)];
    expect(JSON.stringify(a)).not.toBe(JSON.stringify(b));
    for (const viewer of EVERYONE) expect(sees(a, viewer)).toBe(sees(b, viewer));
    expect(legal(a)).toEqual(legal(b));
  });

  it("K3: the order of Hal's deck", () => {
    const solo = (...deck: string[]) => position({ options: { players: 1 }, hal: { deck } });
    expect(sees(solo('hal-01', 'hal-02'), 0)).toBe(sees(solo('hal-02', 'hal-01'), 0));
  });

  it('K3: the same moves are legal whatever others hold', () => {
    const against = (...hand: string[]): State => {
      const before = { resources: 1, hand: ['014', '034', '061'], grid: { r1c1: 'start-gray' }, dice: ['orange 0'] };
      return table({}, { players: [before, { hand, dice: ['gray 2'] }, { hand: ['024'], dice: ['green 3'] }] });
    };
    expect(legal(against('001', '021'))).toEqual(legal(against('002', '022')));
    expect(sees(against('001', '021'), 0)).toBe(sees(against('002', '022'), 0));
  });
});

describe('K3: what only one player knows', () => {
  const decks = (...orange: string[]) => ({ decks: { orange } });

  it('K3: a card drawn is told to others by its back', () => {
    const drawing = (first: string, then: string) => play(table({}, decks(first, then)), ...DISCOVER);
    expectAlike(drawing('015', '016'), drawing('016', '015'), OTHERS);
    const { events } = drawing('015', '016');
    const drawn = { kind: 'cardDrawn', rule: 'A3.1', seat: 0, back: 'orange' };
    expect(told(events, 0)).toContainEqual({ ...drawn, card: '015' });
    for (const viewer of OTHERS) expect(told(events, viewer)).toContainEqual({ ...drawn, card: '' });
  });

  it('K3: a card discarded to a Ravager is told by its back', () => {
    const paying = (card: string) =>
      play(
        table({ hand: ['014', '015'] }, { ravagers: { 1: ['073'] } }),
        'die orange 1',
        'action 1',
        `discard ${card}`,
      );
    const discarded = { kind: 'cardDiscarded', rule: 'A2.6', seat: 0, back: 'orange' };
    expect(told(paying('014').events, 1)).toContainEqual({ ...discarded, card: '' });
    expectAlike(paying('014'), paying('015'), OTHERS);
  });

  it('K3: so is one spent for a Mission', () => {
    const space = { space: [{ at: '2c', card: '012', owner: 0 }] };
    const spending = (card: string) =>
      play(
        table({ ships: 1, hand: ['014', '015'] }, space),
        'die orange 1',
        'mission 2c',
        'activate',
        `discard ${card}`,
      );
    expectAlike(spending('014'), spending('015'), OTHERS);
  });

  it('K3: and one over the limit of the hand', () => {
    const hand = ['014', '015', '033', '034', '035', '036'];
    const discarding = (card: string) => play(table({ hand }, decks('016')), ...DISCOVER, `discard ${card}`);
    expectAlike(discarding('014'), discarding('015'), OTHERS);
    expect(sees(discarding('014').state, 0)).not.toBe(sees(discarding('015').state, 0));
  });

  it('K3: a placed Mission card is shown', () => {
    const before = table({ hand: ['014'], fleet: ['2c'], robots: { breakRoom: 2 }, dice: ['orange 1'] });
    const { state, events } = play(before, 'die orange 1', 'action 2', 'fly 2c 2c', 'place 014');
    for (const viewer of OTHERS) {
      expect(view(state, viewer).missions[7]).toEqual({ card: 14, owner: 0 });
      expect(told(events, viewer)).toContainEqual(expect.objectContaining({ kind: 'missionPlaced', card: '014' }));
    }
  });
});

describe('K3, V4: the two cards looked at', () => {
  const advanced = { options: { players: 3, advanced: true } };
  const looking = (colour: 'orange' | 'gray', ...deck: string[]): Played => {
    const repair = ['die gray 1', 'action 3', 'repair 1', 'debris storage', 'end'];
    const moves = colour === 'gray' ? repair : DISCOVER;
    return play(table({}, { ...advanced, decks: { [colour]: deck } }), ...moves);
  };

  it('K3: their player sees them, others only that he chooses', () => {
    const { state } = looking('orange', '015', '016');
    expect(view(state, 0).decision).toMatchObject({ kind: 'keep-card', seat: 0, cards: [15, 16] });
    for (const viewer of OTHERS)
      expect(view(state, viewer).decision).toMatchObject({ kind: 'keep-card', seat: 0, cards: null });
    for (const viewer of OTHERS)
      expect(view(state, viewer).players[0]!.handBacks).toEqual({ orange: 3, gray: 1, green: 0, ravager: 1 });
  });

  it('K3: which two, and which is kept, makes no difference to others', () => {
    expectAlike(looking('orange', '015', '016'), looking('orange', '017', '018'), OTHERS);
    const keeping = (card: string) => play(looking('orange', '015', '016').state, `keep ${card}`);
    expectAlike(keeping('015'), keeping('016'), OTHERS);
  });

  it.each(['orange', 'gray'] as const)(
    'K3: who imagines them from his view imagines two of their colour (%s)',
    (colour) => {
      const deck = colour === 'orange' ? ['015', '016'] : ['035', '036'];
      const imagined = determinize(view(looking(colour, ...deck).state, 1), testRandom(1));
      const kept = legalMoves(imagined, 0).map((move) => formatMove(move)!);
      const first = colour === 'orange' ? 1 : 21;
      expect(kept).toHaveLength(2);
      for (const move of kept) {
        const card = Number(move.split(' ')[1]);
        expect(card).toBeGreaterThanOrEqual(first);
        expect(card).toBeLessThan(first + 20);
      }
    },
  );
});

describe('K1–K3: a view is enough to imagine a whole game, and no more', () => {
  it('K1, K2, K3: the imagined game looks the same to who imagines it', () => {
    const state = table({ slots: { row1: '054', col2: '065' } }, { discards: { orange: ['006'] } });
    for (const viewer of EVERYONE)
      expect(sees(determinize(view(state, viewer), testRandom(7)), viewer)).toBe(sees(state, viewer));
  });

  it('K1, K3: the imagined game is a sound position, and asks the same', () => {
    for (const state of everyDecision().values()) {
      const [seat] = actors(state);
      const made = guessed(state, seat!);
      expect(made.frames).toEqual(state.frames);
      expect(parsePosition(makePosition(made))).toEqual(made);
    }
  });

  it.each(['mission', 'ravager'] as const)('K1: the kind of card to discard is shown (%s)', (card) => {
    for (const kind of ['spend-card', 'pay-ravager'] as const) {
      const decision = { kind, seat: 0, count: 1, action: 3, card };
      const { count: _, ...paid } = decision;
      const { action: __, ...spent } = decision;
      expect(FRAMES[kind].show(FRAMES[kind].pack(decision), 0)).toEqual(kind === 'spend-card' ? spent : paid);
    }
  });

  it('K3: a view holds neither the secret of the dice nor the removed Ravagers', () => {
    for (const viewer of EVERYONE) {
      expect(view(table({}), viewer)).not.toHaveProperty('key');
      expect(view(table({}), viewer)).not.toHaveProperty('drawn');
      expect(view(table({}), viewer)).not.toHaveProperty('ravagersRemoved');
    }
  });
});
