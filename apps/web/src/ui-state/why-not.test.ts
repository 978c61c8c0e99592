// Clicks out of order: the page says what comes first, in every language.

import type { Decision, DecisionKind } from '@black-angel/engine';
import { apply, decision, hexName, legalMoves, type State, setup, view } from '@black-angel/rules';
import { tileIn } from '@black-angel/rules/playout';
import { sayRefusal } from '@black-angel/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchLanguage, fixedT, LANGUAGES, type Language } from '../texts/i18n.ts';
import { decisionOf } from './decision.ts';
import { select } from './selection.ts';
import type { Target } from './target.ts';
import { isFirstStep, whyNot } from './why-not.ts';

beforeAll(() => Promise.all(LANGUAGES.map(fetchLanguage)));

function* states(): Generator<State> {
  for (let game = 0; game < 6; game++) {
    let state = setup({ players: 2, advanced: false, hal: null }, `why ${game}`);
    for (let n = game; decision(state); n++) {
      yield state;
      const { seat } = decision(state)!;
      const moves = legalMoves(state, seat);
      const applied = apply(state, seat, moves[(n * 7919) % moves.length]!);
      if (!applied.ok) throw new Error('a legal move was refused');
      state = applied.state;
    }
  }
}

const POSITIONS = [...states()];
const own = (state: State) => state.players[decision(state)!.seat]!;

function find(kind: DecisionKind, isWanted: (state: State) => boolean = () => true): State {
  const found = POSITIONS.find((state) => decision(state)!.kind === kind && isWanted(state));
  if (!found) throw new Error(`There is no such "${kind}".`);
  return found;
}

function ask(state: State, target: Target) {
  const seen = view(state, decision(state)!.seat);
  const made = decisionOf(seen)!;
  const { chosen, next } = select(made);
  if (next.has(target)) throw new Error(`${target} can be chosen.`);
  return whyNot({ view: seen, decision: made, chosen }, target);
}

function expectFirst(state: State, target: Target, rule: string, problem: string, words: string): void {
  const illegal = ask(state, target)!;
  expect([target, illegal.rule, illegal.params['problem']]).toEqual([target, rule, problem]);
  expect(isFirstStep(illegal)).toBe(true);
  expect(sayRefusal(fixedT('en'), illegal)).toBe(words);
}

describe('a click out of order', () => {
  const empty = (state: State): Target => `hex:${hexName(state.cards.indexOf(0))}`;

  it('before a die asks for the die', () => {
    const state = find('turn', (one) => own(one).fleet.length > 0);
    const ship: Target = `ship:${hexName(own(state).fleet[0]!)}`;
    for (const target of ['action:1', 'action:6', 'place:3', 'show:A1', 'arrow:row1', 'supply:gray'] as Target[])
      expectFirst(state, target, 'A2.1', 'dieFirst', 'Choose a die first');
    for (const target of [empty(state), ship, 'storage:ship', 'storage:debris'] as Target[])
      expectFirst(state, target, 'A2.1', 'dieFirst', 'Choose a die first');
    expectFirst(state, 'deck:gray', 'A3.1', 'drawLater', 'Cards are drawn at the end of your turn');
  });

  it('asks for no die where none can be used', () => {
    const isForced = (state: State): boolean =>
      legalMoves(state, decision(state)!.seat).every(({ kind }) => kind === 'sequence-b' || kind === 'pass');
    const words = 'No die can be used: roll new dice and fly on';
    expectFirst(find('turn', isForced), 'action:1', 'T2', 'onlySequenceB', words);
  });

  it('before a card asks for the card', () => {
    const state = find('turn', (one) => own(one).hand.length > 1 && own(one).slots.every((slot) => slot === 0));
    expectFirst(state, 'slot:row1', 'A1.1', 'cardFirst', 'Choose a card from your hand first');
    const tile = own(state).grid.findIndex((cell) => tileIn(cell) !== 0);
    const name = `cell:r${Math.floor(tile / 3) + 1}c${(tile % 3) + 1}` as Target;
    expectFirst(state, name, 'A1.2', 'cardForTile', 'Play a card beside its row or column first');
  });

  it('before an action asks for the action; a card comes too late', () => {
    const state = find('use-die', (one) => own(one).hand.length > 0);
    expectFirst(state, 'place:3', 'A2.3', 'actionFirst', 'Choose the action Discover first');
    expectFirst(state, 'arrow:col2', 'A2.3', 'actionFirst', 'Choose the action Discover first');
    expectFirst(state, 'supply:green', 'A2.3', 'actionFirst', 'Choose the action Repair first');
    expectFirst(state, empty(state), 'A2.3', 'actionFirst', 'Choose the action Command first');
    const card = `card:${String(own(state).hand[0]).padStart(3, '0')}` as Target;
    expectFirst(state, card, 'A1.1', 'cardBeforeDie', 'Cards are played before the die is chosen');
  });

  it('before a tile asks for the tile', () => {
    const words = 'Take your tiles first, then press Done';
    expectFirst(find('discover'), 'arrow:row1', 'A2.D1', 'takeFirst', words);
    const several = find(
      'inject',
      (one) => new Set((decision(one) as Extract<Decision, { kind: 'inject' }>).tiles).size > 1,
    );
    const arrow = legalMoves(several, decision(several)!.seat).find((move) => move.kind === 'inject')!;
    const line = (['row1', 'row2', 'row3', 'col1', 'col2', 'col3'] as const)[arrow.arrow]!;
    expectFirst(several, `arrow:${line}`, 'A2.D3', 'tileFirst', 'Choose the tile to inject first');
    expectFirst(several, 'place:3', 'A2.D3', 'injectFirst', 'Inject the tiles you have taken first');
  });

  it('before a ship asks for the ship', () => {
    const state = find('command', (one) => {
      const made = decisionOf(view(one, decision(one)!.seat))!;
      return select(made).chosen.length === 0;
    });
    expectFirst(state, 'hex:1a', 'A2.C1', 'shipFirst', 'Choose a ship first');
  });

  it('after the last step asks for the end of the turn', () => {
    const words = 'There is nothing more to do: end your turn, or undo';
    expectFirst(
      find('end-turn', ({ turn }) => turn.sequence === 'A'),
      'action:1',
      'A3.1',
      'endFirst',
      words,
    );
  });

  it('on robots and Advanced places says when they move', () => {
    const state = find('turn');
    const words = 'Robots move only when an effect reassigns one, and when you launch a ship or place a Mission';
    for (const target of ['break-room', 'station:gray'] as Target[])
      expectFirst(state, target, 'X4', 'robotsStay', words);
    const advanced = 'An Advanced tile comes here when it is pushed out of your grid';
    expectFirst(state, 'advanced:gray', 'A2.D5', 'advancedLater', advanced);
  });

  it('on a tile that the played card does not activate says so', () => {
    const state = find('activate-tiles', (one) => {
      const { cells } = decision(one) as Extract<Decision, { kind: 'activate-tiles' }>;
      return !cells.includes(0) && tileIn(own(one).grid[0]!) !== 0;
    });
    expect(ask(state, 'cell:r1c1')).toEqual({ rule: 'A1.2', params: { problem: 'notActivated' } });
  });

  it('is told in every language, wherever one clicks', () => {
    const told = new Map<string, Set<string>>();
    const things = (state: State): Target[] => [
      ...(['action:1', 'action:4', 'hex:2c', 'hex:1a', 'place:2', 'show:A2', 'arrow:row2', 'slot:col1'] as Target[]),
      ...(['cell:r1c1', 'cell:r2c2', 'supply:orange', 'station:gray', 'deck:green', 'break-room'] as Target[]),
      ...(['storage:ship', 'storage:debris', 'advanced:gray', 'die:0:gray:1:s', 'die:1:green:3:s'] as Target[]),
      ...own(state).fleet.map((hex): Target => `ship:${hexName(hex)}`),
      ...own(state).hand.map((card): Target => `card:${String(card).padStart(3, '0')}`),
    ];
    for (const state of POSITIONS.filter((_, n) => n % 4 === 0)) {
      const seen = view(state, decision(state)!.seat);
      const made = decisionOf(seen)!;
      const { chosen, next } = select(made);
      for (const target of things(state)) {
        const illegal = next.has(target) ? null : whyNot({ view: seen, decision: made, chosen }, target);
        if (!illegal || !isFirstStep(illegal)) continue;
        const problem = String(illegal.params['problem']);
        const sentences = LANGUAGES.map((language) => sayRefusal(fixedT(language), illegal, made.content));
        for (const sentence of sentences) expect(sentence).not.toMatch(/\{\{|undefined|refusal\./);
        expect(new Set(sentences).size).toBe(LANGUAGES.length);
        told.set(problem, (told.get(problem) ?? new Set()).add(sentences[0]!));
      }
    }
    expect([...told.keys()].length).toBeGreaterThan(8);
  });
});

describe('a refused payment', () => {
  it('tells what is missing', () => {
    const params = { problem: 'cannotPay', hex: '3c', card: '012', ship: 1, resource: 2 };
    const say = (language: Language): string => sayRefusal(fixedT(language), { rule: 'A2.M2', params });
    expect(say('en')).toBe('To pay for this Mission you need 1 ship and 2 resources more');
    expect(say('fr')).toContain('1 vaisseau et 2 ressources');
    expect(say('ru')).toContain('1 корабль и 2 ресурса');
    const command = (missing: object): string =>
      sayRefusal(fixedT('en'), {
        rule: 'A2.C6',
        params: { problem: 'cannotCommand', action: 2, value: 2, ...missing },
      });
    expect(new Set([{}, { ship: 1 }, { robot: 1 }].map(command)).size).toBe(3);
    expect(command({ ship: 1, robot: 1 })).toBe(command({}));
    const tooLow = { rule: 'A2.X1', params: { problem: 'valueTooLow', action: 5, value: 1, needed: 2 } };
    expect(sayRefusal(fixedT('en'), tooLow)).toBe('Destroy needs a value of 2 now; yours is 1');
    const flight = { rule: 'A1.2', params: { problem: 'tileCannot', cell: 'r1c1', effect: 'moveShip' } };
    expect(sayRefusal(fixedT('en'), flight)).toMatch(/^This tile flies a ship: you need/);
  });
});
