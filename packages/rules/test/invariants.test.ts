// Every problem that `invariants` tells of, each in a state that is sound but for it.

import { describe, expect, it } from 'vitest';
import { contentOf } from '../src/components.ts';
import { type State, setup } from '../src/index.ts';
import { invariants } from '../src/position.ts';
import { randomGame, testRandom } from './helpers.ts';

/** The middle of a game: cards in space, tiles in grids, Ravagers at actions. */
function middle(): State {
  let found: State | null = null;
  randomGame({ players: 3, advanced: true }, 'invariants', testRandom(5), (state) => {
    const isRich = state.cards.some((card) => card !== 0) && state.players.every(({ fleet }) => fleet.length > 0);
    if (!found && isRich && state.ravagers.flat().length > 1 && state.round > 8) found = structuredClone(state);
  });
  return found!;
}

const sound = middle();
const start = setup({ players: 2 }, 'invariants');
const cardHex = sound.cards.findIndex((card) => card !== 0);
const emptyHex = sound.cards.indexOf(0);
const attacked = sound.ravagers.findIndex((cards) => cards.length > 0);
const [, other = 0] = sound.ravagers.flatMap((_, action) => (action === attacked ? [] : [-1, action]));

/** Takes the first card or tile away from a pile. */
const lose = (pile: number[]): void => void pile.splice(0, 1);

type Break = (state: State) => void;

const CASES: [rule: string, problem: string | RegExp, broken: Break][] = [
  ['C3', / is there 0 times/, (state) => lose(state.missionDecks[0]!)],
  ['C3', / is there 2 times/, (state) => state.missionDiscards[0]!.push(state.missionDecks[0]![0]!)],
  ['C3', 'Card 200 does not exist', (state) => state.ravagerDiscard.push(200)],
  ['S5', /is in the orange deck or discard/, (state) => state.missionDecks[0]!.push(state.missionDecks[1]!.pop()!)],
  ['S5', /is in the gray deck or discard/, (state) => state.missionDecks[1]!.push(state.missionDecks[0]!.pop()!)],
  ['S5', /is in the green deck or discard/, (state) => state.missionDiscards[2]!.push(state.missionDecks[0]!.pop()!)],
  ['C3', /cannot be among the Ravagers/, (state) => state.ravagerDiscard.push(state.missionDecks[0]!.pop()!)],
  ['C3', /cannot be a Mission/, (state) => state.players[0]!.ejectedCards.push(state.ravagerDeck.pop()!)],
  [
    'C3',
    'a hand is not in order',
    (state) => {
      state.players[0]!.hand = [5, 4];
    },
  ],
  ['S6', /Ravager cards are removed, not/, (state) => state.ravagersRemoved.push(state.ravagerDeck.pop()!)],
  ['C3', /^Tile .* is there 0 times/, (state) => lose(state.stacks[0]!)],
  [
    'C3',
    /^Starting tile of player 2 .* is there 0 times/,
    (state) => {
      state.players[1]!.grid.fill(0);
    },
  ],
  [
    'A2.R2',
    'debris lies where it cannot',
    (state) => {
      state.players[0]!.grid[state.players[0]!.grid.indexOf(0)] = 1;
    },
  ],
  ['A2.D5', /is not an Advanced tile/, (state) => state.players[0]!.advancedBeyond.push(state.stacks[0]!.pop()!)],
  ['A2.D5', /is not a Technology tile/, (state) => state.players[0]!.ejectedTiles.push(state.advancedStack.pop()!)],
  ['S3', /is in the orange stack or discard/, (state) => state.stacks[0]!.push(state.stacks[1]!.pop()!)],
  ['S3', /is in the gray stack or discard/, (state) => state.stacks[1]!.push(state.stacks[0]!.pop()!)],
  ['S3', /is in the green stack or discard/, (state) => state.tileDiscards[2]!.push(state.stacks[0]!.pop()!)],
  [
    'A2.D1',
    /is on the display/,
    (state) => {
      state.display[0] = state.advancedStack.pop()!;
    },
  ],
  ['C3', 'a tile left the game that cannot', (state) => state.gone.push(state.advancedStack.pop()!)],
  ['C3', 'a tile left the game that cannot', (state) => state.gone.push(state.stacks[0]!.pop()!)],
  ['S4', /is in the Advanced stack/, (state) => state.advancedStack.push(state.stacks[0]!.pop()!)],
  [
    'S4',
    /is among the Advanced tiles/,
    (state) => {
      state.advancedShow[0] = state.stacks[0]!.pop()!;
    },
  ],
  [
    'S1',
    /there are \d+ orange dice, not/,
    (state) => {
      state.supply[0]!++;
    },
  ],
  [
    'S1',
    /there are \d+ green dice, not/,
    (state) => {
      state.damagedSupply[2]!--;
    },
  ],
  [
    'S1',
    'a number of dice is negative',
    (state) => {
      state.supply[1] = -1;
    },
  ],
  [
    'C4',
    /player 1 has \d+ robots, not/,
    (state) => {
      state.players[0]!.robots++;
    },
  ],
  [
    'C4',
    /player 2 has \d+ robots, not/,
    (state) => {
      state.players[1]!.fleet.pop();
    },
  ],
  [
    'C5',
    'player 1 has -1 VP',
    (state) => {
      state.players[0]!.vp = -1;
    },
  ],
  [
    'C5',
    'player 1 has 0.5 ships',
    (state) => {
      state.players[0]!.ships = 0.5;
    },
  ],
  [
    'C5',
    'player 3 has -2 resources',
    (state) => {
      state.players[2]!.resources = -2;
    },
  ],
  [
    'C5',
    'player 1 has -1 debris',
    (state) => {
      state.players[0]!.debris = -1;
    },
  ],
  [
    'C5',
    'player 1 has -1 robots',
    (state) => {
      state.players[0]!.robots = -1;
    },
  ],
  [
    'C5',
    'player 1 has -1 robots in the break room',
    (state) => {
      state.players[0]!.breakRoom = -1;
    },
  ],
  [
    'C5',
    'player 1 has a bad number of robots in a workstation',
    (state) => {
      state.players[0]!.workstations[2] = -1;
    },
  ],
  ['A2.C2', 'player 1 has two ships on one hex', ({ players: [first] }) => first!.fleet.push(first!.fleet[0]!)],
  [
    'A2.C4',
    /there are \d Ravagers at action/,
    (state) => state.ravagers[attacked]!.push(...state.ravagerDeck.splice(0, 3)),
  ],
  ['A2.C4', /does not belong at action/, (state) => state.ravagers[other]!.push(state.ravagers[attacked]!.pop()!)],
  [
    'A2.5',
    'there are 3 Damage cubes on action 2',
    (state) => {
      state.damage[1] = 3;
    },
  ],
  [
    'A2.5',
    'there are -1 Damage cubes on action 6',
    (state) => {
      state.damage[5] = -1;
    },
  ],
  [
    'A2.6',
    'a robot is held that belongs to nobody',
    (state) => state.captives.push((state.ravagers[attacked]![0]! << 3) | 3),
  ],
  ['A2.6', /no robot can be held on Ravager/, (state) => state.captives.push(state.ravagerDeck[0]! << 3)],
  [
    'S2',
    /there are \d strips/,
    (state) => {
      state.strips.pop();
    },
  ],
  [
    'S2',
    'a strip lies there twice',
    (state) => {
      state.strips[0] = state.strips[1]! ^ 1;
    },
  ],
  [
    'A2.C3',
    /the owner of the card on .* is wrong/,
    (state) => {
      state.owners[cardHex] = -1;
    },
  ],
  [
    'A2.C3',
    /the owner of the card on .* is wrong/,
    (state) => {
      state.owners[cardHex] = 3;
    },
  ],
  [
    'A2.C3',
    /the owner of the card on .* is wrong/,
    (state) => {
      state.owners[emptyHex] = 0;
    },
  ],
  [
    'A2.C2',
    /there are 3 ships on 1a/,
    (state) =>
      state.players.forEach((player) => {
        player.fleet[0] = 0;
      }),
  ],
  [
    'A2.C2',
    'a ship is beyond the board',
    (state) => {
      state.players[0]!.fleet[0] = -1;
    },
  ],
  [
    'A2.C2',
    'a ship is beyond the board',
    (state) => {
      state.players[0]!.fleet[0] = state.cards.length;
    },
  ],
  [
    'B3.4',
    'Spes is beyond the board',
    (state) => {
      state.spesRow = -1;
    },
  ],
  [
    'B3.4',
    'Spes is beyond the board',
    (state) => {
      state.spesRow = state.strips.length;
    },
  ],
  ['B3.1', 'the Black Angel is beyond Spes', (state) => Object.assign(state, { spesInSight: true, spesRow: 0 })],
  [
    'E1',
    'the game is ending, but nothing has triggered it',
    (state) => {
      state.lastRound = state.round;
    },
  ],
  [
    'E1',
    'the game is ending, but nothing has triggered it',
    (state) => {
      state.halted = true;
    },
  ],
  [
    'E1',
    /the last round cannot be 0 in round/,
    (state) => {
      state.ending = 'ravagers';
    },
  ],
  [
    'E1',
    /the last round cannot be/,
    (state) => Object.assign(state, { ending: 'ravagers', lastRound: state.round + 2 }),
  ],
  [
    'E1',
    /the ending is spes, but the Black Angel is not on Spes/,
    (state) => {
      state.ending = 'spes';
    },
  ],
];

describe('invariants', () => {
  it('a sound state has no problem', () => {
    for (const state of [sound, start]) expect(invariants(state)).toEqual([]);
  });

  it.each(CASES)('%s: %s', (rule, problem, broken) => {
    const state = structuredClone(sound);
    broken(state);
    const words = typeof problem === 'string' ? problem : expect.stringMatching(problem);
    expect(invariants(state)).toContainEqual({ rule, problem: words });
  });

  it('V1: a boost side is not up without the advanced rules', () => {
    const state = structuredClone(start);
    const { grid } = state.players[0]!;
    const tile = state.stacks[0]!.pop()!;
    grid[grid.indexOf(0)] = tile * 4 + 2;
    expect(invariants(state)).toEqual([{ rule: 'V1', problem: 'a boost side is up where there is none' }]);
  });

  it('V1: a boost side is up only on a Technology tile', () => {
    const withCell = (cell: number): string[] => {
      const state = structuredClone(sound);
      const { grid } = state.players[0]!;
      grid[grid.indexOf(0)] = cell;
      return invariants(state).map(({ rule }) => rule);
    };
    const FIRST = 1;
    const LAST = 48;
    for (const tile of [FIRST, LAST]) expect(withCell(tile * 4 + 2)).not.toContain('V1');
    for (const tile of [0, LAST + 1, LAST + 4]) expect(withCell(tile * 4 + 2)).toContain('V1');
  });

  it('A2.6: a robot is held only on a Ravager at an action, and only on one that takes it', () => {
    const { ravagers } = contentOf(sound);
    const takes = (card: number): boolean => ravagers[card]!.effect === 'placeRobot';
    const held = (card: number): string[] => {
      const state = structuredClone(sound);
      state.captives = [card * 8];
      return invariants(state).map(({ rule }) => rule);
    };
    expect(held(sound.ravagerDeck.find(takes)!)).toContain('A2.6');
    expect(held(sound.ravagers.flat().find((card) => !takes(card))!)).toContain('A2.6');
  });

  it('A2.C3: a card in space belongs to a player or to Hal', () => {
    const owners = [0, 1, 2].map((owner) => {
      const state = setup({ players: 1 }, 'invariants');
      state.cards[0] = 1;
      state.owners[0] = owner;
      return invariants(state).some(({ problem }) => problem.startsWith('the owner of the card on 1a'));
    });
    expect(owners).toEqual([false, false, true]);
  });

  it('A2.C2, B3.4: ships and the token may be on the first and the last hexes', () => {
    const state = structuredClone(sound);
    state.players[0]!.fleet = [0, state.cards.length - 1];
    state.spesRow = 0;
    const problems = invariants(state).map(({ problem }) => problem);
    expect(problems.filter((problem) => problem.includes('beyond the board'))).toEqual([]);
  });

  it('E1: on Spes the end is triggered', () => {
    const state = structuredClone(start);
    Object.assign(state, { spesInSight: true, spesRow: 2 });
    expect(invariants(state)).toContainEqual({
      rule: 'E1',
      problem: 'the Black Angel is on Spes, but the end is not triggered',
    });
  });
});
