import { Match } from '@black-angel/match';
import { dailySeed, dayOf } from '@black-angel/protocol/formulas';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICES, freshSeed, matchOfChoices, type StartChoices } from './start-choices.ts';
import { parseChoices } from './stored-choices.ts';

const details = {
  seed: 'a seed',
  components: null,
  nameOf: (seat: number | string, kind: string) => (typeof seat === 'string' ? seat : `${kind} ${seat + 1}`),
  random: () => 0,
};

const choose = (change: Partial<StartChoices>): StartChoices => ({ ...DEFAULT_CHOICES, ...change });

describe('a new game', () => {
  it('is solitaire against standard Hal unless something else is chosen', () => {
    const saved = matchOfChoices(DEFAULT_CHOICES, '', details);
    expect(saved.start).toEqual({
      kind: 'setup',
      options: { players: 1, advanced: false, hal: 'standard' },
      seed: 'a seed',
    });
    expect(saved.seats.map(({ name, kind }) => `${name}/${kind}`)).toEqual(['you/person', 'hal/hal']);
    expect(new Match(saved).next()).toEqual({ kind: 'person', seat: 0 });
  });

  it('seats people and bots of any level, in the order given', () => {
    const table = {
      players: 3 as const,
      isRandomOrder: false,
      seats: [
        { name: '', kind: 'bot' as const, level: 'hard' as const },
        { name: ' Bea ', kind: 'person' as const, level: 'normal' as const },
        { name: '', kind: 'person' as const, level: 'easy' as const },
        { name: 'nobody', kind: 'person' as const, level: 'easy' as const },
      ],
    };
    const choices = choose({ mode: 'bots', tables: { ...DEFAULT_CHOICES.tables, bots: table } });
    const { seats } = matchOfChoices(choices, 'Ada', details);
    expect(seats).toEqual([
      { name: 'bot 1', number: 1, kind: 'bot', level: 'hard' },
      { name: 'Bea', kind: 'person', level: null },
      { name: 'Ada', kind: 'person', level: null },
    ]);
  });

  it('shuffles the seats when asked to, and each keeps the name and the colour of the form', () => {
    const choices = choose({ mode: 'bots' });
    const { seats } = matchOfChoices(choices, 'Ada', details);
    expect(seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['bot 2', 1],
      ['bot 3', 2],
      ['Ada', 0],
    ]);
  });

  it('has the same seed for everybody on a day, wherever they are', () => {
    expect(dailySeed(dayOf(Date.parse('2026-11-15T23:59:59-05:00')))).toBe('daily 2026-11-16');
    expect(dailySeed(dayOf(Date.parse('2026-11-15T00:00:00Z')))).toBe('daily 2026-11-15');
  });

  it('makes seeds that can be read out', () => {
    const bytes = [0, 255, 31, 100, 7, 64, 200, 13, 90, 150];
    expect(freshSeed(() => bytes.pop()!)).toMatch(/^[a-z2-9]{10}$/);
  });
});

describe('choices remembered', () => {
  it('come back as they were', () => {
    const choices = choose({ mode: 'hot-seat', advanced: true, hal: 'extreme' });
    expect(parseChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  it.each([
    null,
    7,
    'x',
    [],
    {},
    { tables: { bots: { seats: [null, 3], players: 9 } } },
    { mode: 'chess', hal: 'god' },
  ])('are as at first where %j makes no sense', (data) => {
    expect(parseChoices(data)).toEqual(DEFAULT_CHOICES);
  });
});
