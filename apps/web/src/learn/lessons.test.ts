// The checker of the lessons: every step of every lesson is played.

import type { State } from '@black-angel/engine';
import { RULE_IDS } from '@black-angel/rules/texts/rule-ids';
import { describe, expect, it } from 'vitest';
import { TREES } from '../texts/all-texts.ts';
import { ACT_1 } from './lessons/act-1.ts';
import { ACT_2 } from './lessons/act-2.ts';
import { LESSONS } from './lessons/index.ts';
import passingWays from './passing-ways.json' with { type: 'json' };
import { moveFitting, movesIn, playMove, startOf } from './play-line.ts';
import { type Attempt, answerTo, fitsMove, judge, type Lesson, type Step } from './step.ts';

/** Every way through each step that allows several ways, in any order of its moves. */
const PASSING: Readonly<Record<string, readonly string[]>> = passingWays;

type Tree = { readonly [key: string]: string | Tree };

/** A way through a step: the learner's moves, and whether they pass. */
interface Way {
  moves: readonly string[];
  isPassed: boolean;
  /** Moves, or turns, that are answered as wrong. */
  wrong: readonly { moves: readonly string[]; isTurnOver: boolean }[];
}

/** More ways than this are not looked for: such a step asks for too much at once. */
const MOST_WAYS = 20_000;

/** Every sequence of moves that passes the step or goes wrong, as the lesson judges it at the table. */
function waysThrough(step: Step, start: State): Way[] {
  const ways: Way[] = [];
  const walk = (state: State, moves: readonly string[], events: Attempt['events'], vp: number): void => {
    const tried: Way['wrong'][number][] = [];
    for (const move of movesIn(state)) {
      const played = playMove(state, move)!;
      const all = [...events, ...played.events];
      const { isTurnOver } = played;
      const vpGained = vp + played.vp;
      const verdict = judge(step, { move, made: moves, events: all, vpGained, isTurnOver });
      if (verdict === 'wrong') tried.push({ moves: step.passes === 'line' ? [move] : [...moves, move], isTurnOver });
      else if (verdict === 'passes') ways.push({ moves: [...moves, move], isPassed: true, wrong: [] });
      else walk(played.state, [...moves, move], all, vpGained);
      if (ways.length > MOST_WAYS) throw new Error(`${step.id} has too many ways`);
    }
    if (tried.length > 0) ways.push({ moves, isPassed: false, wrong: tried });
  };
  walk(start, [], [], 0);
  return ways;
}

/** The ways, each with its moves sorted. */
const inAnyOrder = (ways: readonly string[]): string[] =>
  [...new Set(ways.map((way) => way.split(', ').sort().join(', ')))].sort();

const stepsOf = (lesson: Lesson): [string, Step, number][] => lesson.steps.map((step, i) => [step.id, step, i]);

const textsOf = (lesson: Lesson): Record<string, Record<string, string>> =>
  (TREES.en['learn'] as unknown as Record<string, Record<string, Record<string, string>>>)[lesson.id]!;

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_id, lesson) => {
  it('has ids of its own and says exactly what its steps need', () => {
    const { title, about, learned, ...steps } = textsOf(lesson) as unknown as Tree;
    expect([typeof title, typeof about, typeof learned]).toEqual(['string', 'string', 'string']);
    const needed = Object.fromEntries(
      lesson.steps.map(({ id, answers }) => [id, ['say', 'came', ...new Set(answers.map(({ say }) => say))].sort()]),
    );
    const found = Object.fromEntries(
      Object.entries(steps).map(([id, said]) => [id, [...new Set([...Object.keys(said), 'came'])].sort()]),
    );
    expect(found).toEqual(needed);
    expect(Object.keys(needed)).toHaveLength(lesson.steps.length);
  });

  describe.each(stepsOf(lesson))('%s', (_step, step, index) => {
    const start = startOf(lesson, index);
    const ways = step.passes === 'read' ? [] : waysThrough(step, start);

    it('begins with a decision of the learner, and its line is legal and passes', () => {
      if (step.passes === 'read') return expect(step.line).toEqual([]);
      let state = start;
      const made: string[] = [];
      let verdict = 'goes-on';
      const events = [];
      let vpGained = 0;
      for (const pattern of step.line) {
        const move = moveFitting(state, pattern);
        expect([pattern, move]).toEqual([pattern, expect.any(String)]);
        const played = playMove(state, move!)!;
        events.push(...played.events);
        vpGained += played.vp;
        verdict = judge(step, { move: move!, made, events, vpGained, isTurnOver: played.isTurnOver });
        made.push(move!);
        state = played.state;
      }
      expect(verdict).toBe('passes');
    });

    it('passes by the intended ways only', () => {
      const passed = ways.filter(({ isPassed }) => isPassed).map(({ moves }) => moves.join(', '));
      if (step.passes === 'read') return expect(passed).toEqual([]);
      if (step.passes === 'line') {
        // One move for each pattern: a pattern that fits several lets the next step begin elsewhere.
        expect(passed).toHaveLength(1);
        expect(step.line.every((pattern, i) => fitsMove(pattern, passed[0]!.split(', ')[i]!))).toBe(true);
      } else expect(inAnyOrder(passed)).toEqual(PASSING[`${lesson.id}.${step.id}`]);
    });

    it('has an answer only for what can be tried', () => {
      const tries = ways.flatMap(({ wrong }) => wrong);
      const answered = new Set(tries.map(({ moves, isTurnOver }) => answerTo(step, moves, isTurnOver)));
      for (const answer of step.answers) {
        expect([answer.when, answered.has(answer)]).toEqual([answer.when, true]);
        expect([answer.rule, (RULE_IDS as readonly string[]).includes(answer.rule)]).toEqual([answer.rule, true]);
      }
    });
  });
});

it.each(Object.entries(TREES))('%s asks in at most 20 words', (_language, { learn: texts }) => {
  const lessons = texts as unknown as Record<string, Record<string, Record<string, string>>>;
  for (const lesson of LESSONS)
    for (const { id } of lesson.steps) {
      const { say } = lessons[lesson.id]![id]!;
      expect([`${lesson.id}.${id}`, say!.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > 20]).toEqual([
        `${lesson.id}.${id}`,
        false,
      ]);
    }
});

it('the light follows the order of the sentence: what is taken first is lit first', () => {
  const stepOf = (lesson: Lesson, id: string) => lesson.steps.find((step) => step.id === id)!;
  // The tiles, as the line takes them, then the arrow.
  expect(stepOf(ACT_1, 'tiles').point).toEqual([]);
  expect(stepOf(ACT_2, 'card').point).toEqual(['card:002', 'slot:row1']);
});
