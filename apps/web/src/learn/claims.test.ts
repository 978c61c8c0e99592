// Every sentence of a lesson agrees with the table beside it: the numbers, dice, actions and cards that it names.

import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { COLOURS } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { anyDie, type Beside, FACTS, type Fact, rollCost } from '../../test/claims.ts';
import { TREES } from '../texts/all-texts.ts';
import { LESSONS } from './lessons/index.ts';
import { VOYAGE } from './lessons/voyage.ts';
import { moveFitting, movesIn, playMove, startOf } from './play-line.ts';
import { answerTo, cutBefore, type Lesson } from './step.ts';

const { view } = PRESENT_ENGINE;

type Texts = Record<string, Record<string, Record<string, string>>>;
const textsOf = (texts: unknown, lesson: string, step: string): Record<string, string> =>
  (texts as { learn: Texts }).learn[lesson]![step]!;

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  twice: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  два: 2,
  две: 2,
  двух: 2,
  двум: 2,
  двумя: 2,
  дважды: 2,
  двойка: 2,
  двойку: 2,
  двойкой: 2,
  двойки: 2,
  три: 3,
  трёх: 3,
  тремя: 3,
  трижды: 3,
  тройка: 3,
  тройку: 3,
  тройкой: 3,
  тройки: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
};
/** “One” alone is a pronoun. */
const ENGLISH =
  /\b(?:(?<colour>orange|gray|green) )?(?:(?<place>action|row|column|tile) )?(?<number>\d+|two|twice|three|four|five|six|seven|eight|nine|ten|one(?= (?:hex|Ravager|card|die|repair|tile|robot|cube)))\b(?<vp> VP)?/giu;
const ANY_NUMBER = /\d+|\p{L}+/gu;
const numbersIn = (text: string): number[] =>
  [...text.toLowerCase().matchAll(ANY_NUMBER)].flatMap(([word]) =>
    /\d/.test(word) ? Number(word) : (WORDS[word] ?? []),
  );

const COLOUR_WORDS = {
  en: { orange: /\borange/i, gray: /\bgray/i, green: /\bgreen/i },
  fr: { orange: /\borange/i, gray: /\bgris/i, green: /\bvert/i },
  ru: { orange: /оранж/i, gray: /сер(?:ы|о|а|у)/i, green: /зел[её]н/i },
} as const;
const coloursIn = (language: keyof typeof COLOUR_WORDS, text: string): string[] =>
  COLOURS.filter((colour) => COLOUR_WORDS[language][colour].test(text));

/** Where the sentences of a step are read: at its beginning, and what came of it at the end. */
function besideOf(lesson: Lesson, index: number): Record<'start' | 'end', Beside> {
  const step = lesson.steps[index]!;
  const start = startOf(lesson, index);
  let end = start;
  let vp = 0;
  const events = [];
  const seen = [start];
  for (const pattern of step.line) {
    const played = playMove(end, moveFitting(end, pattern)!)!;
    end = played.state;
    events.push(...played.events);
    vp += played.vp;
    seen.push(end);
  }
  const both = { step, start, end, events, vp };
  return { start: { ...both, now: start }, end: { ...both, now: end } };
}

/** The moves that can be made anywhere on the way through a step. */
function movesOf({ step, start }: Beside): string {
  let state = start;
  const moves = [...movesIn(state)];
  for (const pattern of step.line) {
    state = playMove(state, moveFitting(state, pattern)!)!.state;
    moves.push(...movesIn(state));
  }
  return moves.join('\n');
}

/** What explains a number by the words around it; null if it needs a fact of its own. */
function explain(text: string, key: string, match: RegExpMatchArray, beside: Beside): Fact | true | null {
  const { colour, place, number = '', vp } = match.groups!;
  const value = numbersIn(number)[0]!;
  if (colour && /\d/.test(number)) {
    const dice = [view(beside.start, 0), view(beside.end, 0)].flatMap((seen) => seen.dice.flat());
    const rolled = beside.events.flatMap((event) => (event.kind === 'diceRolled' ? event.dice : []));
    expect([text, dice.concat(rolled as never).some((die) => die.colour === colour && die.value === value)]).toEqual([
      text,
      true,
    ]);
    return true;
  }
  if (place || /^\d{3}$/.test(number)) {
    const short = { action: 'action |repair |destroy ', row: 'row', column: 'col', tile: 'take ' }[place ?? ''] ?? '';
    const words = movesOf(beside) + JSON.stringify(beside.events) + JSON.stringify(beside.step.position ?? '');
    const isThere = new RegExp(`(?:${short})"?${number}(?!\\d)`).test(words);
    expect([text, place ?? 'card', isThere || place === 'action']).toEqual([text, place ?? 'card', true]);
    return true;
  }
  const { passes } = beside.step;
  const before = text.slice(0, match.index);
  if (vp && typeof passes === 'object' && 'vpGained' in passes && /(?:gain|make|than|into) $/.test(before))
    return () => passes.vpGained;
  if (vp && key === 'roll' && /cost/.test(text)) return rollCost;
  return /die is worth $/.test(before) ? anyDie : null;
}

const steps = LESSONS.flatMap((lesson) =>
  lesson.steps.map((step, index) => [`${lesson.id}.${step.id}`, lesson, index] as const),
);

describe.each(steps)('%s', (name, lesson, index) => {
  const { start, end } = besideOf(lesson, index);
  const { id } = lesson.steps[index]!;
  const texts = textsOf(TREES.en, lesson.id, id);

  it('counts what is on the table', () => {
    for (const [key, text] of Object.entries(texts)) {
      const beside = key === 'came' ? end : start;
      const facts = [...(FACTS[`${name}.${key}`] ?? [])];
      for (const match of text.matchAll(ENGLISH)) {
        const explained = explain(text, key, match, beside);
        if (explained === true) continue;
        const fact = explained ?? facts.shift();
        const number = numbersIn(match.groups!['number']!)[0]!;
        expect(fact, `${name}.${key}: “${match[0]}” in “${text}” has no fact`).toBeDefined();
        const counted = fact!(beside);
        if (counted !== null) expect([counted].flat(), `${name}.${key}: “${match[0]}” in “${text}”`).toContain(number);
      }
      expect(facts, `${name}.${key}: more facts than numbers`).toHaveLength(0);
    }
  });

  it.each(Object.entries({ fr: TREES.fr, ru: TREES.ru }))(
    'says the same numbers and colours in %s',
    (language, translated) => {
      for (const [key, text] of Object.entries(textsOf(translated, lesson.id, id))) {
        const english = texts[key]!;
        const known = [...numbersIn(english), 1];
        expect([text, numbersIn(text).filter((number) => !known.includes(number))]).toEqual([text, []]);
        const colours = coloursIn('en', Object.values(texts).join(' '));
        expect([text, coloursIn(language as 'fr', text).filter((colour) => !colours.includes(colour))]).toEqual([
          text,
          [],
        ]);
      }
    },
  );
});

it('an answer to a flight says that the card needs another hex only where it cannot be placed', () => {
  const untrue = steps.flatMap(([name, lesson, index]) => {
    const step = lesson.steps[index]!;
    const texts = textsOf(TREES.en, lesson.id, step.id);
    let state = startOf(lesson, index);
    return step.line.flatMap((pattern) => {
      const before = state;
      const right = moveFitting(before, pattern)!;
      state = playMove(before, right)!.state;
      return movesIn(before).flatMap((move) => {
        const say = move !== right && /^(?:launch|fly)/.test(move) ? answerTo(step, [move], false)?.say : undefined;
        if (say === undefined || !/ needs? /.test(texts[say]!)) return [];
        const landed = playMove(before, move)!.state;
        return movesIn(landed).some((next) => next.startsWith('place ')) ? [`${name}: ${move}`] : [];
      });
    });
  });
  expect(untrue).toEqual([]);
});

it('every fact belongs to a sentence', () => {
  const keys = steps.flatMap(([name, lesson, index]) =>
    Object.keys(textsOf(TREES.en, lesson.id, lesson.steps[index]!.id)).map((key) => `${name}.${key}`),
  );
  expect(Object.keys(FACTS).filter((key) => !keys.includes(key))).toEqual([]);
});

it('in the voyage time goes on, and a jump is announced', () => {
  const rounds = VOYAGE.flatMap(({ steps }) => steps.flatMap(({ position }) => position?.round ?? []));
  expect(rounds).toEqual([...new Set(rounds)].sort((a, b) => a - b));
  for (const lesson of VOYAGE)
    for (const [index, { position }] of lesson.steps.entries())
      expect(cutBefore(lesson, index)).toBe(index > 0 && position ? 'later' : null);
});
