import { describe, expect, it } from 'vitest';
import { contentOf, defaultContent, loadComponents, missionCard, ravagerCard } from '../../src/components.ts';
import { actors, COLOURS, decision, type GameEvent, type State, setup } from '../../src/index.ts';
import { invariants, makePosition, PositionError } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

const PLAYERS = [1, 2, 3, 4];
const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Dice of a colour in compartments, supply and damaged supply. */
const diceOf = (state: State, colour: number): number =>
  state.supply[colour]! +
  state.damagedSupply[colour]! +
  sum(state.dice.map((dice) => sum(dice.filter((_, die) => (die % 12) >> 2 === colour))));

/** The strips are stated, so every hex is known: the Black Angel is on 3c, orange. */
const STRIPS = ['1B', '2B', '3B', '4B', '5B'];

function error(make: () => unknown): PositionError {
  try {
    make();
  } catch (thrown) {
    if (thrown instanceof PositionError) return thrown;
    throw thrown;
  }
  throw new Error('nothing was thrown');
}

describe('C: components and limits', () => {
  it('C3: a card is found by its printed number', () => {
    for (const card of [1, 60]) expect(missionCard(defaultContent, card).id).toBe(String(card).padStart(3, '0'));
    for (const card of [61, 90]) expect(ravagerCard(defaultContent, card).id).toBe(`0${card}`);
  });

  it('C1: three colours, each with two actions, 20 Mission cards and 16 Technology tiles', () => {
    expect(COLOURS).toEqual(['orange', 'gray', 'green']);
    const { set } = defaultContent;
    for (const colour of COLOURS) {
      expect(set.actions.filter((action) => action.colour === colour)).toHaveLength(2);
      expect(set.missions.filter((card) => card.colour === colour)).toHaveLength(20);
      expect(set.technology.filter((tile) => tile.colour === colour)).toHaveLength(16);
    }
  });

  it('C2: 18 dice with the faces 0 1 1 2 3 3, opposite faces differ by 2', () => {
    expect([...defaultContent.dieFaces].sort()).toEqual([0, 1, 1, 2, 3, 3]);
    expect(defaultContent.dieOpposite).toEqual([2, 3, 0, 1]);
    const state = setup({ players: 4 }, 'dice');
    expect([0, 1, 2].map((colour) => diceOf(state, colour))).toEqual([6, 6, 6]);
  });

  it('C2: dice are rolled by their faces: of six rolls one star, two 1s, one 2, two 3s', () => {
    const counts = [0, 0, 0, 0];
    for (const seed of SEEDS)
      for (const dice of setup({ players: 4 }, seed).dice)
        for (const [die, count] of dice.entries()) counts[die & 3]! += count;
    const rolls = sum(counts);
    expect(rolls).toBe(60 * 12);
    for (const [value, sixths] of [1, 2, 1, 2].entries()) {
      expect(counts[value]! / rolls).toBeGreaterThan((sixths / 6) * 0.7);
      expect(counts[value]! / rolls).toBeLessThan((sixths / 6) * 1.3);
    }
  });

  it('C3: 60 Mission cards, 30 Ravager cards, 48 + 3 + 16 tiles, 7 strips with two faces, 12 Hal cards', () => {
    const { set } = defaultContent;
    expect(set.missions).toHaveLength(60);
    expect(set.ravagers).toHaveLength(30);
    expect(set.technology).toHaveLength(48);
    expect(set.startingTechnology).toHaveLength(3);
    expect(set.advancedTechnology).toHaveLength(16);
    expect(set.strips).toHaveLength(7);
    for (const { faces } of set.strips) expect([faces.A, faces.B].map((face) => face.length)).toEqual([5, 5]);
    expect(set.hal.cards).toHaveLength(12);
  });

  it.each(PLAYERS)('C3: every card and every tile is in one place after setup with %i players', (players) => {
    for (const seed of SEEDS) expect(invariants(setup({ players }, seed))).toEqual([]);
  });

  it('C3: a card cannot be in two places', () => {
    expect(error(() => position({ players: [{ hand: ['001'] }, { hand: ['001'] }] })).rule).toBe('C3');
  });

  it('C4: a player has exactly 16 robots', () => {
    const inUse = { breakRoom: 13, workstations: { orange: 1, gray: 1, green: 1 } };
    expect(position({ players: [{ robots: inUse }] }).players[0]!.robots).toBe(0);
    expect(error(() => position({ players: [{ robots: { ...inUse, breakRoom: 14 } }] })).rule).toBe('C4');
    expect(error(() => position({ players: [{ robots: inUse, fleet: ['3c'] }], strips: STRIPS })).rule).toBe('C4');
  });

  it('C4: a robot gained when none is left in the supply is not gained', () => {
    // 041 gives two robots; one is left: 16 − 11 − 3 in workstations − 1 on the card.
    const state = position({
      strips: STRIPS,
      damage: {},
      ravagers: {},
      players: [{ dice: ['green 1'], robots: { breakRoom: 11, workstations: { orange: 1, gray: 1, green: 1 } } }],
      space: [{ at: '5c', card: '041', owner: 0 }],
    });
    expect(state.players[0]!.robots).toBe(1);
    const after = play(state, 'die green 1', 'mission 5c', 'activate');
    expect(after.state.players[0]).toMatchObject({ robots: 0, breakRoom: 12 });
    expect(after.events).toContainEqual({ kind: 'gained', rule: 'A2.M2', seat: 0, what: 'robot', amount: 1 });
    expect(after.events).toContainEqual({ kind: 'notGained', rule: 'C4', seat: 0, what: 'robot', amount: 1 });
  });

  it('C4: ships, resources and cubes never run out', () => {
    const state = position({
      damage: { 1: 1 },
      ravagers: {},
      players: [{ dice: ['gray 1'], hand: ['061'], ships: 99, resources: 99, debris: 99, slots: {}, grid: grid() }],
    });
    const after = play(
      state,
      'play 061 row1',
      'tile r1c1 gainShip',
      'tile r1c2 gainResource',
      'die gray 1',
      'action 3',
      'repair 1',
      'debris storage',
    );
    expect(after.state.players[0]).toMatchObject({ ships: 100, resources: 100, debris: 100 });
  });
});

const grid = () => ({ r1c1: 'orange-gainShip-dieToThree', r1c2: 'gray-gainResource-dieToThree' });

describe('C5: where robots are', () => {
  const commander = (breakRoom: number) =>
    position({
      strips: STRIPS,
      damage: {},
      ravagers: {},
      decks: { ravager: ['061', '062', '063'] },
      players: [
        {
          dice: ['orange 1', 'orange 2'],
          hand: ['001'],
          ships: 1,
          fleet: [],
          robots: { breakRoom, workstations: { orange: 2, gray: 2, green: 2 } },
        },
      ],
    });
  const robots = (state: State) => {
    const { robots: supply, breakRoom, workstations, fleet } = state.players[0]!;
    return { supply, breakRoom, workstations: sum(workstations), pilots: fleet.length };
  };

  it('C5: a pilot and the robot on a card come from the break room', () => {
    const { state } = play(commander(3), 'die orange 2', 'action 2', 'launch 2b', 'place 001');
    expect(robots(state)).toEqual({ supply: 7, breakRoom: 1, workstations: 6, pilots: 1 });
    expect(state.owners.filter((owner) => owner === 0)).toHaveLength(1);
    expect(invariants(state)).toEqual([]);
  });

  it('C5: with an empty break room no robot is taken from a workstation or the supply', () => {
    const { state } = play(commander(0), 'die orange 2');
    expect(refusal(state, 'action 2')).toMatchObject({ rule: 'A2.C6' });
  });

  it('C5: a robot gained goes from the supply to the break room', () => {
    const state = position({
      damage: { 1: 1 },
      ravagers: {},
      players: [{ dice: ['gray 1'], hand: ['041'], slots: {}, grid: { r1c1: 'green-gainRobot-dieToThree' } }],
    });
    const before = robots(state);
    const after = robots(play(state, 'play 041 row1', 'tile r1c1 gainRobot').state);
    expect(after).toEqual({ ...before, supply: before.supply - 1, breakRoom: before.breakRoom + 1 });
  });

  it('C5: a robot spent goes from the break room to the supply', () => {
    const state = position({
      strips: STRIPS,
      players: [{ dice: ['green 1'], robots: { breakRoom: 2 } }],
      space: [{ at: '5c', card: '045', owner: 0 }],
    });
    const before = robots(state);
    const after = robots(play(state, 'die green 1', 'mission 5c', 'activate').state);
    expect(after).toEqual({ ...before, supply: before.supply + 1, breakRoom: before.breakRoom - 1 });
  });

  it('C5: robots ejected with their cards and ships go to the supply', () => {
    const state = position({
      strips: STRIPS,
      neutral: { dice: [] },
      players: [{ dice: [], resources: 0, fleet: ['1a'], robots: { breakRoom: 2 } }],
      space: [{ at: '1b', card: '041', owner: 0 }],
    });
    const before = robots(state);
    const after = robots(play(state, 'B', 'end').state);
    expect(after).toEqual({ ...before, supply: before.supply + 2, pilots: 0 });
  });

  it('C6: VP do not fall below 0', () => {
    const state = position({
      neutral: { dice: [] },
      players: [{ vp: 2, resources: 0, dice: ['orange 3', 'gray 3'], reserved: [] }],
    });
    expect(play(state, 'B').state.players[0]!.vp).toBe(0);
  });
});

describe('S: setup', () => {
  it.each([
    [4, 6],
    [3, 5],
    [2, 4],
    [1, 4],
  ])('S1: with %i players there are %i dice a colour', (players, dice) => {
    const state = setup({ players }, 'S1');
    expect([0, 1, 2].map((colour) => diceOf(state, colour))).toEqual([dice, dice, dice]);
  });

  it.each([
    [4, 7, '4c'],
    [3, 7, '4c'],
    [2, 5, '3c'],
    [1, 5, '3c'],
  ])('S2: with %i players %i strips, Spes on the farthest, the Black Angel on %s', (players, strips, angel) => {
    const state = setup({ players }, 'S2');
    expect(state.strips).toHaveLength(strips);
    expect(makePosition(state).spes).toEqual({ row: strips, inSight: false });
    // A launched ship shows where the Black Angel stands.
    const launching = position({ options: { players }, damage: {}, ravagers: {}, players: [{ dice: ['gray 3'] }] });
    const choosing = play(launching, 'die gray 3', 'action 4').state;
    const launch = legal(choosing).find((move) => move.startsWith('launch'))!;
    expect(play(choosing, launch).events).toContainEqual({ kind: 'shipLaunched', rule: 'A2.C1', seat: 0, at: angel });
  });

  it('S2: order and faces of the strips are random', () => {
    const first = new Set(SEEDS.map((seed) => makePosition(setup({ players: 2 }, seed)).strips![0]));
    expect(first.size).toBeGreaterThan(9);
  });

  it('S3: one tile of each colour, in random order, on the first three places; the rest in three stacks', () => {
    const orders = new Set<string>();
    for (const seed of SEEDS) {
      const state = setup({ players: 3 }, seed);
      const { tiles } = contentOf(state);
      const colours = state.display.map((tile) => (tile === 0 ? null : tiles[tile]!.colour));
      expect(colours.slice(3)).toEqual([null, null, null]);
      expect([...colours.slice(0, 3)].sort()).toEqual([0, 1, 2]);
      orders.add(colours.join());
      for (const [colour, stack] of state.stacks.entries()) {
        expect(stack).toHaveLength(15);
        expect(stack.every((tile) => tiles[tile]!.colour === colour)).toBe(true);
      }
    }
    expect(orders.size).toBe(6);
    expect(new Set(SEEDS.map((seed) => setup({ players: 3 }, seed).stacks[0]!.join())).size).toBe(SEEDS.length);
  });

  it('S4: four Advanced tiles face up, the others in a shuffled stack', () => {
    const shown = new Set<number>();
    for (const seed of SEEDS) {
      const state = setup({ players: 3 }, seed);
      expect(new Set(state.advancedShow).size).toBe(4);
      expect(state.advancedShow).not.toContain(0);
      expect(state.advancedStack).toHaveLength(12);
      shown.add(state.advancedShow[0]!);
    }
    expect(shown.size).toBeGreaterThan(9);
  });

  it.each(PLAYERS)('S5: three shuffled Mission decks, less the hands of %i players', (players) => {
    const state = setup({ players }, 'S5');
    const { back } = contentOf(state);
    for (const [colour, deck] of state.missionDecks.entries()) {
      expect(deck).toHaveLength(20 - players);
      expect(deck.every((card) => back[card] === colour)).toBe(true);
    }
    expect(setup({ players }, 'another').missionDecks).not.toEqual(state.missionDecks);
  });

  it.each([
    [4, 0, 24],
    [3, 6, 19],
    [2, 12, 14],
    [1, 12, 15],
  ])('S6: with %i players %i Ravager cards are removed and the deck holds %i', (players, removed, deck) => {
    const state = setup({ players }, 'S6');
    expect(state.ravagersRemoved).toHaveLength(removed);
    expect(state.ravagerDeck).toHaveLength(deck);
  });

  it('S6: two Ravagers are revealed, each at its action with one Damage cube, also at the same one', () => {
    let together = 0;
    for (const seed of SEEDS) {
      const state = setup({ players: 4 }, seed);
      const counts = state.ravagers.map((cards) => cards.length);
      expect(sum(counts)).toBe(2);
      expect(state.damage).toEqual(counts);
      for (const [action, cards] of state.ravagers.entries())
        for (const card of cards) expect(contentOf(state).ravagers[card]!.action).toBe(action);
      if (counts.includes(2)) together++;
    }
    expect(together).toBeGreaterThan(0);
  });

  it('S7: what each player begins with', () => {
    const state = setup({ players: 4 }, 'S7');
    const { back, tiles } = contentOf(state);
    for (const [seat, player] of state.players.entries()) {
      expect(player).toMatchObject({ vp: 5, robots: 8, breakRoom: 5, workstations: [1, 1, 1], ships: 1, debris: 1 });
      if (seat === 0) expect(player.resources).toBe(1);
      expect(player.hand.map((card) => back[card])).toEqual([0, 1, 2, 3]);
      expect(player.slots).toEqual([0, 0, 0, 0, 0, 0]);
      expect([player.fleet, player.ejectedTiles, player.ejectedCards]).toEqual([[], [], []]);
      const grid = makePosition(state).players![seat]!.grid!;
      expect(Object.keys(grid)).toEqual(['r1c1', 'r2c2', 'r3c3']);
      expect(Object.values(grid).sort()).toEqual(['start-gray', 'start-green', 'start-orange']);
    }
    expect(tiles).toHaveLength(1 + 48 + 3 + 16);
  });

  it('S7: the Starting tiles lie at random', () => {
    const grids = SEEDS.map((seed) => JSON.stringify(makePosition(setup({ players: 2 }, seed)).players![0]!.grid));
    expect(new Set(grids).size).toBe(6);
  });

  it.each([2, 3, 4])('S8: %i players roll, in turn order, one die of each colour into the standard area', (players) => {
    const events: GameEvent[] = [];
    const state = setup({ players }, 'S8', defaultContent, (event) => void events.push(event));
    const rolls = events.filter((event) => event.kind === 'diceRolled' && event.rule === 'S8');
    expect(rolls).toMatchObject(Array.from({ length: players }, (_, seat) => ({ seat })));
    for (let seat = 0; seat < players; seat++) {
      const { dice, reserved } = makePosition(state).players![seat]!;
      expect(dice!.map((die) => die.split(' ')[0])).toEqual(['orange', 'gray', 'green']);
      expect(reserved).toEqual([]);
    }
  });
});

describe('S9: advantages by turn order', () => {
  it.each([
    [1, [1]],
    [2, [1, 7]],
    [3, [1, 7, 6]],
    [4, [1, 7, 6, 7]],
  ])('S9: with %i players the resources are %j', (players, resources) => {
    const state = setup({ players }, 'S9');
    expect(state.players.map((player) => player.resources)).toEqual(resources);
  });

  it('S9: the 3rd, then the 4th player may reserve a die for nothing, before the first turn', () => {
    const state = setup({ players: 4 }, 'S9');
    expect(actors(state)).toEqual([2]);
    const [die] = makePosition(state).players![2]!.dice!;
    const after = play(state, `reserve ${die}`);
    expect(makePosition(after.state).players![2]).toMatchObject({ reserved: [die], resources: 6 });
    expect(after.events).toMatchObject([{ kind: 'dieReserved', rule: 'S9', seat: 2 }]);
    expect(actors(after.state)).toEqual([3]);
    const begun = play(after.state, 'done').state;
    expect(makePosition(begun).players![3]!.reserved).toEqual([]);
    expect(decision(begun)).toMatchObject({ kind: 'turn', seat: 0 });
  });

  it('S9: the 2nd player reserves a die if the components say so', () => {
    const { set } = defaultContent;
    const turnOrderAdvantage = { ...set.turnOrderAdvantage, 2: { resource: 1, reserveDie: 1 } };
    const state = setup({ players: 2 }, 'S9', loadComponents({ ...set, turnOrderAdvantage }));
    expect(decision(state)).toMatchObject({ kind: 'reserve', seat: 1, free: 1 });
  });

  it('S9: the first two players reserve nothing', () => {
    expect(decision(setup({ players: 2 }, 'S9'))).toMatchObject({ kind: 'turn', seat: 0 });
  });

  it('S9: only a die of the compartment can be reserved, and nothing else be done meanwhile', () => {
    const state = setup({ players: 3 }, 'S9');
    const dice = makePosition(state).players![2]!.dice!;
    const missing = ['orange 0', 'orange 1', 'orange 2', 'orange 3'].find((die) => !dice.includes(die))!;
    expect(refusal(state, `reserve ${missing}`)).toMatchObject({ rule: 'S9', params: { problem: 'noSuchDie' } });
    expect(refusal(state, 'B')).toMatchObject({ rule: 'S9', params: { problem: 'wrongDecision' } });
  });
});
