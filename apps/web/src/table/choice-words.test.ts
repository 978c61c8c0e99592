// The words of a list of choices, and of what was chosen.

import { apply, decision, legalMoves, type State, setup, view } from '@black-angel/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchLanguage, fixedT, LANGUAGES } from '../texts/i18n.ts';
import { sayAsked, sayGains, sayTarget } from '../texts/index.ts';
import { choicesOf, landingsOf } from '../ui-state/choices.ts';
import { decisionOf } from '../ui-state/decision.ts';
import { previewOf } from '../ui-state/preview.ts';
import { point, type Selection, select } from '../ui-state/selection.ts';
import type { Target } from '../ui-state/target.ts';
import { sayChoices, shortName } from './choice-words.ts';
import type { TableState } from './core/table-state.ts';

beforeAll(() => Promise.all(LANGUAGES.map(fetchLanguage)));

const HAL = { players: 1, advanced: false, hal: 'standard' } as const;

/** The states of a game in which everybody decides at random. */
function* statesOf(options: Parameters<typeof setup>[0], seed: string): Generator<State> {
  let state = setup(options, seed);
  for (let n = 0; decision(state); n++) {
    yield state;
    const { seat } = decision(state)!;
    const moves = legalMoves(state, seat);
    const applied = apply(state, seat, moves[(n * 7919) % moves.length]!);
    if (!applied.ok) throw new Error('a legal move was refused');
    state = applied.state;
  }
}

function tableOf(state: State, select_ = select): TableState & { selection: Selection } {
  const seen = view(state, decision(state)!.seat);
  const made = decisionOf(seen)!;
  const seats = ['Ada', 'Hal'].map((name) => ({ name, kind: 'person', level: null }));
  return {
    info: { seats },
    content: made.content,
    moment: { view: seen },
    decision: made,
    selection: select_(made),
  } as unknown as TableState & { selection: Selection };
}

const states = ['words', 'more words'].flatMap((seed) => [...statesOf(HAL, seed)]);

/** The first moment of a kind of decision with several rows. */
const first = (kind: string): State =>
  states.find((state) => decision(state)!.kind === kind && choicesOf(tableOf(state).selection).length > 3)!;

describe('a list of choices', () => {
  it('says once what its rows are for, and in every row what it causes', () => {
    for (const kind of ['discover', 'inject', 'turn'] as const)
      for (const language of LANGUAGES) {
        const table = tableOf(first(kind));
        const choices = choicesOf(table.selection);
        const { notes, rows } = sayChoices(fixedT(language), language, choices, table);
        expect(rows.length).toBe(choices.length);
        for (const { title, lines } of rows) {
          expect(title).not.toBe('');
          expect(lines.length).toBeGreaterThan(0);
          for (const note of notes) expect(lines).not.toContain(note);
        }
        expect(new Set(notes).size).toBe(notes.length);
        expect(notes.length, kind).toBeGreaterThan(0);
      }
  });

  it('names the hexes where a Mission could be placed, each with the Ravagers it would bring', () => {
    const counts = new Set<string>();
    for (const state of states) {
      if (decision(state)!.kind !== 'command') continue;
      const table = tableOf(state);
      const made = table.decision!;
      for (const target of [...table.selection.next.keys()]) {
        const selection = target.startsWith('hex:') ? table.selection : point(made, table.selection, target);
        const landings = landingsOf(made, selection);
        const { notes, rows } = sayChoices(fixedT('en'), 'en', landings, { ...table, selection });
        expect(notes).toEqual([]);
        for (const [i, { title, lines }] of rows.entries()) {
          expect(title).toBe(`Hex ${landings[i]!.target.slice('hex:'.length)}`);
          const said = lines.find((line) => line.startsWith('A Mission placed here brings'));
          expect(said, lines.join()).toBeDefined();
          counts.add(said!);
        }
      }
    }
    expect(counts.size).toBeGreaterThan(1);
  });
});

describe('words of the prompt', () => {
  it('name what is chosen in a few words', () => {
    const table = tableOf(first('turn'));
    const { view: seen } = table.moment;
    const nameOf = (target: Target): string =>
      shortName(sayTarget(fixedT('en'), target, seen, table.content), target, 'en');
    expect(nameOf('storage:ship')).toBe('Ships in storage');
    const card = String(seen.players[0]!.hand![0]!).padStart(3, '0');
    expect(nameOf(`card:${card}`)).toMatch(/^(Orange|Gray|Green) Mission card \d+$|^Ravager card \d+$/);
    for (const cell of ['r1c1', 'r2c2', 'r3c3'] as const) expect(nameOf(`cell:${cell}`)).not.toMatch(/row|column/i);
  });

  it('say the goal on the first turn, and only there', () => {
    const goals = states.flatMap((state) => {
      const { decision: made, moment, content, selection } = tableOf(state);
      const { goal } = sayAsked(fixedT('en'), moment.view, content, made!, selection);
      return goal === undefined ? [] : [{ goal, kind: made!.kind, round: state.round }];
    });
    expect(goals.length).toBeGreaterThan(0);
    for (const { goal, kind, round } of goals) {
      expect(goal).toMatch(/more VP than Hal.*Spes.*Ravagers/);
      expect([kind, round]).toEqual(['turn', 1]);
    }
    const [opening] = statesOf({ players: 2, advanced: false, hal: null }, 'two');
    const { decision: made, moment, content, selection } = tableOf(opening!);
    for (const language of LANGUAGES)
      expect(sayAsked(fixedT(language), moment.view, content, made!, selection).goal).not.toMatch(/Hal|Эал|\{\{/);
  });

  it('say what a suggested move gains, or nothing', () => {
    const said = new Set<string>();
    for (const state of states) {
      const made = tableOf(state).decision!;
      for (const { move } of made.options)
        said.add(sayGains(fixedT('en'), previewOf(made, move).events, made.seat, made.content));
    }
    expect(said).toContain('');
    expect([...said].filter((gains) => gains !== '').length).toBeGreaterThan(2);
    for (const gains of said) expect(gains).toMatch(/^(\d+ [a-zA-Z ]+(, )?)*$/);
  });
});
