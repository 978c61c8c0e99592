// The pure parts of a lesson: patterns, verdicts, answers, help.

import type { GameEvent } from '@black-angel/engine';
import { describe, expect, it } from 'vitest';
import { type Attempt, answerTo, fitsEvent, fitsMove, helpAfter, judge, type Step } from './step.ts';

const attempt = (change: Partial<Attempt>): Attempt => ({
  move: 'end',
  made: [],
  events: [],
  vpGained: 0,
  isTurnOver: false,
  ...change,
});

const freed: GameEvent = { kind: 'robotFreed', rule: 'A2.X2', seat: 0, card: '088' };

describe('patterns', () => {
  it('fit moves word by word', () => {
    expect(fitsMove('die green', 'die green 3')).toBe(true);
    expect(fitsMove('die * 3', 'die green 3')).toBe(true);
    expect(fitsMove('launch 2b|3b', 'launch 3b')).toBe(true);
    expect(fitsMove('launch 2b|3b', 'launch 3')).toBe(false);
    expect(fitsMove('die green 3', 'die green')).toBe(false);
  });

  it('fit events by the stated fields', () => {
    expect(fitsEvent({ kind: 'robotFreed' }, freed)).toBe(true);
    expect(fitsEvent({ kind: 'robotFreed', seat: 1 }, freed)).toBe(false);
    expect(fitsEvent({ kind: 'robotHeld' }, freed)).toBe(false);
  });
});

describe('a verdict', () => {
  it('of a line is given move by move', () => {
    const step = { passes: 'line', line: ['die green', 'end'] } as const;
    expect(judge(step, attempt({ move: 'die green 2' }))).toBe('goes-on');
    expect(judge(step, attempt({ move: 'die gray 2' }))).toBe('wrong');
    expect(judge(step, attempt({ move: 'end', made: ['die green 2'] }))).toBe('passes');
  });

  it('of an event is given as soon as it happens, and at the end of the turn', () => {
    const step = { passes: { happened: { kind: 'robotFreed' } }, line: [] } as const;
    expect(judge(step, attempt({}))).toBe('goes-on');
    expect(judge(step, attempt({ events: [freed] }))).toBe('passes');
    expect(judge(step, attempt({ isTurnOver: true }))).toBe('wrong');
  });

  it('of VP is given at the end of the turn', () => {
    const step = { passes: { vpGained: 3 }, line: [] } as const;
    expect(judge(step, attempt({ vpGained: 3 }))).toBe('goes-on');
    expect(judge(step, attempt({ vpGained: 3, isTurnOver: true }))).toBe('passes');
    expect(judge(step, attempt({ vpGained: 2, isTurnOver: true }))).toBe('wrong');
  });
});

it('the first answer that fits is given, the one for any turn last', () => {
  const answers: Step['answers'] = [
    { when: 'turn', say: 'turn', rule: 'T1' },
    { when: 'die gray', say: 'gray', rule: 'A2.3' },
  ];
  expect(answerTo({ answers }, ['die gray 2', 'end'], true)?.say).toBe('gray');
  expect(answerTo({ answers }, ['die green 2', 'end'], true)?.say).toBe('turn');
  expect(answerTo({ answers }, ['die green 2'], false)).toBeNull();
});

it('a known thing is pointed at after two tries, and shown after three', () => {
  expect([0, 1, 2, 3].map((tries) => helpAfter({ isFound: true }, tries))).toEqual([
    { isPointing: false, isShowOffered: false },
    { isPointing: false, isShowOffered: false },
    { isPointing: true, isShowOffered: false },
    { isPointing: true, isShowOffered: true },
  ]);
  expect(helpAfter({ isFound: false }, 0).isPointing).toBe(true);
});
