// The levels: how the weaker ones err, what the stronger ones need, their budgets, and the yardstick that stays.

import { createHash } from 'node:crypto';
import { loadEngine } from '@black-angel/engine/load';
import { openSet } from '@black-angel/engine/open-set';
import { formatMove, isOver, legalMoves, type State, setup, view } from '@black-angel/rules';
import { type Content, defaultContent } from '@black-angel/rules/components';
import { applyChoice, choices, copy, decisionKind } from '@black-angel/rules/playout';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Bot,
  type BotInput,
  botRandom,
  LEVEL_NAMES,
  LEVELS,
  loadNet,
  makeBot,
  makeEvaluation,
  makeGreedy,
  parseBotSpec,
  QUICK,
  serveBots,
} from '../src/index.ts';
import { makeOverlooking } from '../src/overlooking.ts';
import { thinkAs } from '../src/think-as.ts';
import { RULES_2_SET } from './rules-2-set.ts';

/** Beginnings of turns in a random game, from its second round on. */
function someTurns(players: number, seed: string, count: number, content?: Content): State[] {
  const random = botRandom(seed, 0, 0);
  const out: number[] = [];
  const turns: State[] = [];
  const state = setup({ players }, seed, content);
  while (!isOver(state) && turns.length < count) {
    if (decisionKind(state) === 'turn' && state.round > 1) turns.push(copy(state));
    applyChoice(state, out[random(choices(state, out))]!, null);
  }
  return turns;
}

const inputOf = (state: State, stream: string, budget: BotInput['budget'] = {}): BotInput => ({
  view: view(state, state.seat),
  moves: legalMoves(state, state.seat),
  budget,
  random: botRandom(stream, 0, 0),
});

const turnOf = (bot: Bot, state: State, stream: string): string =>
  bot.think(inputOf(state, stream)).lines[0]?.moves.join(' ') ?? '';

describe('levels that overlook', () => {
  const turns = someTurns(3, 'overlook', 6);
  const overlooking = (overlooked: number): Bot => makeOverlooking('x', { overlooked, foresight: 1, limits: QUICK });

  it('a player who overlooks nothing plays the best turn, without a look at the others', () => {
    const alone = makeGreedy('alone', makeEvaluation(undefined, 0, [0, 0, 0, 0]), QUICK);
    for (const state of turns) expect(turnOf(overlooking(0), state, 'a')).toBe(turnOf(alone, state, 'a'));
  });

  it('a player who overlooks much plays worse turns, and other ones with another stream', () => {
    const values = (overlooked: number): number[] =>
      turns.map((state) => overlooking(overlooked).think(inputOf(state, 'a')).lines[0]!.value);
    const [all, few] = [values(0), values(0.7)];
    for (const [i, value] of few.entries()) expect(value).toBeLessThanOrEqual(all[i]! + 1e-9);
    expect(few).not.toEqual(all);
    expect(turns.map((state) => turnOf(overlooking(0.7), state, 'a'))).not.toEqual(
      turns.map((state) => turnOf(overlooking(0.7), state, 'b')),
    );
  });

  it('somebody who overlooks everything still has a legal turn', () => {
    for (const state of turns) {
      const { move } = overlooking(1).think(inputOf(state, 'a'));
      expect(legalMoves(state, state.seat).map((legal) => formatMove(legal))).toContain(formatMove(move));
    }
  });
});

describe('levels that need the net', () => {
  const asked = (state: State) => ({
    view: view(state, state.seat),
    moves: legalMoves(state, state.seat),
    seed: 'net',
    budget: { iterations: 4 },
    isCancelled: () => false,
  });

  it('say when they cannot judge with it: components that the net has not learned', async () => {
    const [state] = someTurns(2, 'unlearned', 1);
    expect((await thinkAs('hard', asked(state!))).isUnlearned).toBeUndefined();
    const { set } = defaultContent;
    const display = { costs: set.display.costs.toReversed() };
    const other = setup({ players: 2 }, 'x', openSet({ ...set, display }));
    expect((await thinkAs('hard', asked(other))).isUnlearned).toBe(true);
    expect((await thinkAs('normal', asked(other))).isUnlearned).toBeUndefined();
  });

  it('a game of rules version 1 with an Expert is played on by its Hard', async () => {
    const engine = await loadEngine(1);
    const state = engine.setup({ players: 2 }, 'old expert');
    const moves = engine.legalMoves(state, 0);
    const answer = new Promise((resolve) => {
      serveBots({
        postMessage: resolve,
        onMessage: (listen) =>
          listen({
            kind: 'think',
            id: 1,
            question: {
              ...{ view: engine.view(state, 0), moves, thinker: { level: 'expert' } },
              ...{ seed: 'x', budget: { iterations: 4 } },
            },
          }),
      });
    });
    expect(await answer).toMatchObject({ kind: 'thought', thought: { move: expect.anything() } });
  });
});

describe('as bots of the lab', () => {
  it.each(LEVEL_NAMES)('level-%s has the budget of the level, or the one that is given', (name) => {
    expect(parseBotSpec(`level-${name}`).budget).toEqual(LEVELS[name].budget);
    expect(parseBotSpec(`level-${name}:iterations=7`).budget).toEqual({ iterations: 7 });
  });

  const BUDGETS = 'iterations=N or milliseconds=N';
  const CLOSE = `step=N|none, turn=N, ${BUDGETS}`;
  const NUMBERS = 'depth=N, rounds=N, rootTurns=N, varied=N, curiosity=N, trust=N, abreast=N';
  const SEARCH = `${NUMBERS}, plans=net|linear, ahead=net|linear, leaves=net|linear, ${CLOSE}`;

  it.each([
    ['greedy:depth=5', `greedy has no setting "depth"; it takes ${BUDGETS}`],
    ['level-hard:turn=2', `level-hard has no setting "turn"; it takes ${BUDGETS}`],
    ['learned:depth=5', `learned has no setting "depth"; it takes ${CLOSE}`],
    ['search:colour=3', `search has no setting "colour"; it takes ${SEARCH}`],
    ['search:toString=3', `search has no setting "toString"; it takes ${SEARCH}`],
    ['search:depth=0', '"depth" needs a whole number from 1 to 100, not "0"'],
    ['search:depth=-1', '"depth" needs a whole number from 1 to 100, not "-1"'],
    ['search:depth=101', '"depth" needs a whole number from 1 to 100, not "101"'],
    ['search:depth=1.5', '"depth" needs a whole number from 1 to 100, not "1.5"'],
    ['search:depth=0x10', '"depth" needs a whole number from 1 to 100, not "0x10"'],
    ['search:depth=1e1', '"depth" needs a whole number from 1 to 100, not "1e1"'],
    ['search:depth= 5 ', '"depth" needs a whole number from 1 to 100, not " 5 "'],
    ['search:depth=', '"depth" needs a whole number from 1 to 100, not ""'],
    ['search:depth', '"depth" needs a whole number from 1 to 100, not ""'],
    ['search:depth=Infinity', '"depth" needs a whole number from 1 to 100, not "Infinity"'],
    ['search:depth=3=4', '"depth" needs a whole number from 1 to 100, not "3=4"'],
    ['search:depth=3,depth=5', '"depth" is given twice'],
    ['search:rounds=Infinity', '"rounds" needs a whole number from 1 to 20, not "Infinity"'],
    ['search:rounds=0.5', '"rounds" needs a whole number from 1 to 20, not "0.5"'],
    ['search:rounds=21', '"rounds" needs a whole number from 1 to 20, not "21"'],
    ['search:rootTurns=1001', '"rootTurns" needs a whole number from 1 to 1000, not "1001"'],
    ['search:abreast=1.5', '"abreast" needs a whole number from 1 to 64, not "1.5"'],
    ['search:abreast=65', '"abreast" needs a whole number from 1 to 64, not "65"'],
    ['search:curiosity=-1', '"curiosity" needs a number from 0 to 100, not "-1"'],
    ['search:curiosity=Infinity', '"curiosity" needs a number from 0 to 100, not "Infinity"'],
    ['search:curiosity=100.5', '"curiosity" needs a number from 0 to 100, not "100.5"'],
    ['search:trust=0', '"trust" needs a number from 0.1 to 1000, not "0"'],
    ['search:trust=1001', '"trust" needs a number from 0.1 to 1000, not "1001"'],
    ['search:trust=1e2', '"trust" needs a number from 0.1 to 1000, not "1e2"'],
    ['search:plans=other', '"plans" needs net or linear, not "other"'],
    ['search:step=all', '"step" needs a number from 0 to 1000 or none, not "all"'],
    ['learned:turn=none', '"turn" needs a number from 0 to 1000, not "none"'],
    ['learned:turn=-1', '"turn" needs a number from 0 to 1000, not "-1"'],
    ['learned:turn=1000.1', '"turn" needs a number from 0 to 1000, not "1000.1"'],
    ['greedy:iterations', '"iterations" needs a whole number from 1 to 1000000000, not ""'],
    ['greedy:iterations=0', '"iterations" needs a whole number from 1 to 1000000000, not "0"'],
    ['greedy:iterations=1e3', '"iterations" needs a whole number from 1 to 1000000000, not "1e3"'],
    ['greedy:iterations=5:depth=3', '"iterations" needs a whole number from 1 to 1000000000, not "5:depth=3"'],
    ['greedy:iterations=5,iterations=5', '"iterations" is given twice'],
    [
      'level-expert:milliseconds=1000000001',
      '"milliseconds" needs a whole number from 1 to 1000000000, not "1000000001"',
    ],
  ])('%s is refused', (spec, sentence) => {
    expect(() => parseBotSpec(spec)).toThrow(new Error(sentence));
  });

  it.each([
    ['search:depth=1,rounds=1,rootTurns=1,abreast=1', { depth: '1', rounds: '1', rootTurns: '1', abreast: '1' }],
    ['search:depth=100,rounds=20,rootTurns=1000', { depth: '100', rounds: '20', rootTurns: '1000' }],
    ['search:abreast=64,curiosity=0,trust=0.1', { abreast: '64', curiosity: '0', trust: '0.1' }],
    ['search:curiosity=100,trust=1000,leaves=linear', { curiosity: '100', trust: '1000', leaves: 'linear' }],
    ['learned:step=none,turn=0', { step: 'none', turn: '0' }],
    ['learned:step=1000,turn=2.25', { step: '1000', turn: '2.25' }],
  ])('%s is taken', (spec, settings) => {
    expect(parseBotSpec(spec).settings).toEqual(settings);
  });

  it('the largest budget is taken', () => {
    const { budget } = parseBotSpec('greedy:iterations=1000000000,milliseconds=1000000000');
    expect(budget).toEqual({ iterations: 1e9, milliseconds: 1e9 });
  });

  it('"search" takes settings and a budget', () => {
    expect(parseBotSpec('search:plans=net,depth=5,iterations=4')).toMatchObject({
      settings: { plans: 'net', depth: '5' },
      budget: { iterations: 4 },
    });
    const [state] = someTurns(2, 'settings', 1);
    const { lines } = makeBot('search:depth=2,iterations=8').think(inputOf(state!, 'settings'));
    expect(lines[0]!.visits).toBeGreaterThan(0);
  });

  const EXPERT = 'plans=net,ahead=net,leaves=net,rounds=2,rootTurns=30,varied=6,curiosity=2.5';
  it.each([
    [`search:${EXPERT},iterations=4`, 'level-expert:iterations=4'],
    ['learned:step=none,turn=1', 'level-hard'],
  ])('%s thinks like %s', async (spec, level) => {
    await loadNet();
    for (const state of someTurns(2, 'settings', 4))
      expect(makeBot(spec).think(inputOf(state, 'same'))).toEqual(makeBot(level).think(inputOf(state, 'same')));
  });
});

describe('budgets', () => {
  afterEach(() => vi.restoreAllMocks());

  const beginning = (turn: State): State => turn;

  /** A later decision of the same turn: the first with several options, each time after the first option. */
  function withinTurn(turn: State): State {
    const state = copy(turn);
    const out: number[] = [];
    do {
      choices(state, out);
      applyChoice(state, out[0]!, null);
    } while (choices(state, out) === 1);
    if (state.seat !== turn.seat || decisionKind(state) === 'turn') throw new Error('the turn is over');
    return state;
  }

  /** Tries of a bot with a budget of 100 ms, on a machine where every look at the clock costs this long. */
  function triesAt(
    millisecondsPerLook: number,
    budget = 'milliseconds=100',
    { ahead = 'depth=2', players = 2, decision = beginning } = {},
  ): number {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += millisecondsPerLook;
      return now;
    });
    const [turn] = someTurns(players, 'budget', 1);
    const state = decision(turn!);
    const steps = makeBot(`search:${ahead},${budget}`).ponder!(inputOf(state, 'budget'));
    let tries = 0;
    while (!steps.next().done) tries++;
    return tries;
  }

  it('is kept on a busy machine: the bot looks at the clock after every try', () => {
    expect(triesAt(10)).toBeLessThan(11);
    expect(triesAt(60)).toBe(1);
    expect(triesAt(200)).toBe(0);
  });

  it('is meant for four players: with fewer, a bot that looks some rounds ahead has more tries', () => {
    const tries = (players: number, ahead: string): number =>
      triesAt(0.01, 'iterations=10', { ahead: `${ahead},abreast=1`, players });
    expect([4, 3, 2].map((players) => tries(players, 'rounds=1'))).toEqual([10, 13, 17]);
    expect([4, 3, 2].map((players) => tries(players, 'depth=3'))).toEqual([10, 10, 10]);
  });

  it('of a later decision in a turn is smaller, so that the whole turn does not take much longer', () => {
    expect(triesAt(0.01, 'iterations=40', { decision: withinTurn })).toBe(8);
    expect(triesAt(2, 'milliseconds=100', { decision: withinTurn })).toBeLessThan(6);
  });

  it('with tries and time ends at the limit that is reached first', () => {
    expect(triesAt(0.01, 'iterations=8,milliseconds=100')).toBe(8);
    expect(triesAt(60, 'iterations=8,milliseconds=100')).toBe(1);
  });
});

describe('hard-2026', () => {
  it('is a yardstick: it finds the same turns with the same values as in 2026', () => {
    const hash = createHash('sha256');
    for (const state of [4, 2].flatMap((players) => someTurns(players, 'yardstick', 2, RULES_2_SET))) {
      const { lines } = makeBot('hard-2026:iterations=8').think(inputOf(state, 'yardstick'));
      for (const { moves, value } of lines) hash.update(`${moves.join(' ')} ${value.toFixed(9)}\n`);
    }
    expect(hash.digest('hex').slice(0, 16)).toBe('7e21fa0c05a4af74');
  });
});
