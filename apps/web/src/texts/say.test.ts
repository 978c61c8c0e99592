// Every event, decision, refusal, move, target and preview of random games is said in every language.

import { readdirSync, readFileSync } from 'node:fs';
import type { EventKind, GameEvent, Illegal, Move } from '@black-angel/engine';
import { MOVE_KINDS } from '@black-angel/rules';
import { defaultContent as content, missionCard } from '@black-angel/rules/components';
import { parseMarked, plain, sayEvent, sayMove, sayRefusal } from '@black-angel/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { optionsOf } from '../ui-state/paths.ts';
import type { Target } from '../ui-state/target.ts';
import { fetchLanguage, fetchTexts, fixedT, LANGUAGES, type Language, loadLanguage, ruleText } from './i18n.ts';
import { playSample, type Sample } from './sample-games.ts';
import { sayPreview } from './say-preview.ts';
import { sayPrompt, sayWaiting } from './say-prompt.ts';
import { sayTarget } from './say-target.ts';
import { sayCard } from './say-things.ts';

const RULES = new URL('../../../../packages/rules/src/', import.meta.url);
const GIVEN = [null, null, { kind: 'seat', number: 3 }, { kind: 'bot', number: 4 }] as const;
const NAMES = { names: ['Anna', 'Bea', 'Игрок 3', 'Bot 4'], given: GIVEN, viewer: 0 };

/** Events that are rare in random games. */
const RARE: GameEvent[] = [
  { kind: 'cardAbsent', rule: 'A3.2', seat: 0, back: 'gray' },
  { kind: 'cardAbsent', rule: 'A3.2', seat: 1, back: 'ravager' },
  { kind: 'cardDrawn', rule: 'A3.1', seat: 1, card: '', back: 'orange' },
  { kind: 'cardDiscarded', rule: 'A2.6', seat: 1, card: '', back: 'ravager' },
  { kind: 'missionDiscarded', rule: 'H10', seat: 1, card: '033' },
  { kind: 'notGained', rule: 'C4', seat: 0, what: 'robot', amount: 2 },
  { kind: 'ravagerAbsent', rule: 'A2.C4' },
  { kind: 'technologyAbsent', rule: 'A2.C5', colour: 'green' },
  { kind: 'deckRemade', rule: 'A2.C5', deck: 'orange-technology' },
  { kind: 'deckRemade', rule: 'E1', deck: 'ravager' },
  { kind: 'deckRemade', rule: 'H15', deck: 'hal' },
  { kind: 'damageIgnored', rule: 'A2.6', action: 3, die: null },
  { kind: 'endTriggered', rule: 'E1', by: 'ravagers' },
  { kind: 'halCardRevealed', rule: 'H3', card: 'hal-01', half: 'none' },
  { kind: 'advancedPlaced', rule: 'A2.D5', seat: 0, tile: 'debris-1', place: null },
  { kind: 'diceRolled', rule: 'N3', seat: 4, dice: [{ colour: 'gray', value: 0 }] },
  { kind: 'dieBought', rule: 'N2', seat: 0, from: 4, die: { colour: 'gray', value: 0 } },
  { kind: 'gameEnded', rule: 'E7', vp: [30, 30, 12, 5], winners: [0, 1] },
];

let sample: Sample;

beforeAll(async () => {
  await loadLanguage('en');
  await fetchTexts('rules');
  for (const language of LANGUAGES) await fetchLanguage(language);
  sample = playSample(8);
  for (const event of RARE) sample.events.set(event.kind, [...(sample.events.get(event.kind) ?? []), event]);
});

/** No trace of a template, a key or a missing value. */
function expectSaid(text: string, about: unknown): void {
  const isGood =
    text !== '' && !/\{\{|\}\}|undefined|NaN|\[object|null/.test(text) && !/^[a-z-]+(\.[\w-]+)+$/i.test(text);
  if (!isGood || text !== text.trim()) throw new Error(`"${text}" for ${JSON.stringify(about)}`);
}

/** Cyrillic in Russian only, apart from names. */
function expectIn(language: Language, text: string): void {
  const words = text.replaceAll(/Игрок(?:а)? 3|Anna|Bea/g, '');
  expect([text, /[а-яё]{3}/i.test(words)]).toEqual([text, language === 'ru']);
}

const source = (name: string): string => readFileSync(new URL(name, RULES), 'utf8');

/** Every problem in the engine's source. */
function problemsInSource(): string[] {
  const files = ['game.ts', ...readdirSync(new URL('frames/', RULES)).map((name) => `frames/${name}`)];
  const problems = new Set<string>();
  for (const file of files)
    for (const [, expression] of source(file).matchAll(/problem(?::|\s=)\s([^,;]+?)[,;}]/g))
      for (const [, problem] of expression!.matchAll(/'(\w+)'/g)) problems.add(problem!);
  return [...problems].sort();
}

describe.each(LANGUAGES)('%s', (language) => {
  const t = fixedTLazily(language);

  it('says every event, to the one who did it and to the others', () => {
    for (const events of sample.events.values())
      for (const event of events)
        for (const viewer of [null, 0, 1]) {
          const said = sayEvent(t(), event, { ...NAMES, viewer }, content);
          for (const piece of parseMarked(said))
            if (typeof piece !== 'string') expect(piece.ref).toMatch(/^\w+:[\w-]+$/);
          expectSaid(plain(said), event);
          expectIn(language, plain(said));
        }
  });

  it('says every decision and what the others wait for', () => {
    for (const [kind, asked] of sample.prompts) {
      for (const { view, moves } of asked) {
        for (const known of [moves, null]) {
          const { title, text } = sayPrompt(t(), view, content, known);
          for (const said of [title, text]) expectSaid(said, kind);
          expectIn(language, text);
        }
      }
      expectSaid(sayWaiting(t(), 'Bea', kind), kind);
    }
  });

  it('offers the turn of a die only where it is a legal move', () => {
    const plainly = t()('prompt.use-die.text');
    const asked = sample.prompts.get('use-die')!;
    const isOffered = ({ view, moves }: (typeof asked)[number]): boolean =>
      sayPrompt(t(), view, content, moves).text !== plainly;
    for (const one of asked) expect(isOffered(one)).toBe(one.moves.some(({ kind }) => kind === 'turn-die'));
  });

  it('says every move and every target', () => {
    for (const asked of sample.prompts.values())
      for (const { view, moves } of asked) {
        const options = optionsOf(moves, view, view.decision!.seat, content);
        for (const { move, path } of options) {
          expectSaid(sayMove(t(), move, view, content, NAMES), move);
          for (const target of path) expectSaid(sayTarget(t(), target, view, content, NAMES), target);
        }
      }
  });

  it('says everything on the table', () => {
    const { view } = sample.prompts.get('use-die')!.at(-1)!;
    const rows = view.strips.length;
    const hexes = Array.from(
      { length: rows * 5 },
      (_, hex): Target => `hex:${Math.floor(hex / 5) + 1}${'abcde'[hex % 5]}`,
    );
    const six = [1, 2, 3, 4, 5, 6];
    const targets: Target[] = [
      ...hexes,
      ...six.flatMap((n): Target[] => [`action:${n}`, `place:${n}`]),
      ...[1, 2, 3, 4].map((n): Target => `show:A${n}`),
      ...['row1', 'row2', 'col1'].flatMap((line): Target[] => [`slot:${line}`, `arrow:${line}`]),
      ...['r1c1', 'r2c2', 'r3c1'].map((cell): Target => `cell:${cell}`),
      ...(['orange', 'gray', 'green'] as const).flatMap((c): Target[] => [
        `supply:${c}`,
        `station:${c}`,
        `deck:${c}`,
        `advanced:${c}`,
      ]),
      ...Array.from({ length: 90 }, (_, i): Target => `card:${String(i + 1).padStart(3, '0')}`),
      ...content.tiles.slice(1).map(({ id }): Target => `tile:${id}`),
      'break-room',
      'storage:ship',
      'storage:debris',
    ];
    for (const target of targets) {
      const said = sayTarget(t(), target, view, content, NAMES);
      expectSaid(said, target);
      expectIn(language, said);
    }
  });

  it('says every refusal in words of its own', () => {
    const made = problemsInSource().flatMap((problem): Illegal[] => refusalsOf(problem));
    const met = [...sample.refusals.values()].flat();
    for (const refusal of [...made, ...met]) {
      const said = sayRefusal(t(), refusal, content);
      expectSaid(said, refusal);
      expect(said).not.toBe(ruleText(refusal.rule, language));
      expectIn(language, said);
      expect(said).not.toMatch(/\.$/);
    }
  });

  it('falls back to the rule', () => {
    expect(sayRefusal(t(), { rule: 'A2.3', params: { problem: 'unheardOf' } })).toBe(ruleText('A2.3', language));
  });

  it('says what a move causes', () => {
    for (const { events, seat } of sample.previews)
      for (const names of [null, NAMES])
        for (const line of sayPreview(t(), events, seat, content, names)) expectSaid(line, events);
  });
});

describe('whose a thing is, in English,', () => {
  it('is said by a possessive, also after an s', () => {
    const names = { names: ['Anna', 'Bea', 'James', 'Bot 4'], given: [null, null, null, GIVEN[3]], viewer: 0 };
    const said = (event: GameEvent): string => plain(sayEvent(fixedT('en'), event, names, content));
    const flight = { kind: 'shipMoved', rule: 'A2.C1', from: '3c', to: '2c' } as const;
    expect(said({ ...flight, seat: 0 })).toBe('Your ship flies from hex 3c to hex 2c');
    expect(said({ ...flight, seat: 1 })).toBe('Bea’s ship flies from hex 3c to hex 2c');
    expect(said({ ...flight, seat: 2 })).toBe('James’s ship flies from hex 3c to hex 2c');
    expect(said({ ...flight, seat: 3 })).toBe('Bot 4’s ship flies from hex 3c to hex 2c');
    expect(said({ kind: 'missionEjected', rule: 'B3.3', seat: 1, card: '017', at: '1b' })).toBe(
      'Bea’s orange Mission 017 is ejected from hex 1b',
    );
  });
});

it('the reward of a card is the object of a verb in Russian, which has cases', () => {
  const withRobot = content.missions.findIndex((_, card) => card > 0 && missionCard(content, card).reward.robot === 1);
  expect(sayCard(fixedT('ru'), withRobot, content)).toMatch(/\. В награду вы получите 1 робота$/);
});

/** A problem with all parameters that its sentences can use, about an action, a hex and a card. */
function refusalsOf(problem: string): Illegal[] {
  const rest = { problem, colour: 'gray', value: 0, cost: 2, left: 1, steps: 2, cell: 'r1c1', from: '3c' };
  return [
    { rule: 'A2.R1', params: { ...rest, action: 3 } },
    { rule: 'A2.C6', params: { ...rest, to: '2b', left: 2, steps: 1 } },
    { rule: 'A2.M1', params: { ...rest, hex: '3c', card: '017' } },
    { rule: 'A2.6', params: { ...rest, card: '065' } },
  ];
}

function fixedTLazily(language: Language) {
  return () => fixedT(language);
}

describe('the sample', () => {
  it('has met every decision and every event', () => {
    const kinds = source('state.ts')
      .match(/export type FrameKind =([^;]+);/)![1]!
      .match(/'[\w-]+'/g)!;
    expect([...sample.prompts.keys()].sort()).toEqual(kinds.map((kind) => kind.slice(1, -1)).sort());
    const fields = source('events.ts').match(/export interface EventFields \{([\s\S]+?)\n\}/)![1]!;
    const events = [...fields.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1] as EventKind);
    const notMet = events.filter((kind) => !sample.events.has(kind));
    expect(notMet.sort()).toEqual([]);
  });

  it('has a label for every kind of move', () => {
    const met = new Set(
      [...sample.prompts.values()].flat().flatMap(({ moves }) => moves.map(({ kind }: Move) => kind)),
    );
    expect([...met].sort()).toEqual([...MOVE_KINDS].sort());
  });
});
