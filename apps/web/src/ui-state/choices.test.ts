import type { DecisionKind } from '@black-angel/engine';
import { apply, decision, legalMoves, setup, view } from '@black-angel/rules';
import { expect, it } from 'vitest';
import { choicesOf, hasMapChoice, opensByItself } from './choices.ts';
import { decisionOf, type OpenDecision } from './decision.ts';
import { moveNamed, point, type Selection, select } from './selection.ts';
import { isButton } from './target.ts';

interface Asked {
  made: OpenDecision;
  selection: Selection;
  seat: number;
}

/** Every choice of some random games, also those in the middle of a longer move. */
function* asked(): Generator<Asked> {
  for (const players of [1, 2, 4] as const)
    for (const advanced of [false, true]) {
      let state = setup({ players, advanced, hal: players === 1 ? 'standard' : null }, `choices ${players}`);
      for (let n = 0; decision(state); n++) {
        const { seat } = decision(state)!;
        const made = decisionOf(view(state, seat))!;
        const wanted = made.options[(n * 7919) % made.options.length]!;
        let selection = select(made);
        for (const target of wanted.path.slice(selection.chosen.length)) {
          yield { made, selection, seat };
          if (!moveNamed(selection, target)) selection = point(made, selection, target);
        }
        const applied = apply(state, seat, legalMoves(state, seat)[made.options.indexOf(wanted)]!);
        if (!applied.ok) throw new Error('a legal move was refused');
        state = applied.state;
      }
    }
}

const all = [...asked()];

/** The kinds of things that come as rows, and as hexes of the map, by decision. */
function kindsOf(kind: DecisionKind): { rows: string[]; map: boolean } {
  const those = all.filter(({ made }) => made.kind === kind);
  const rows = those.flatMap(({ selection }) => choicesOf(selection).map(({ target }) => target.split(':')[0]!));
  return { rows: [...new Set(rows)].sort(), map: those.some(({ selection }) => hasMapChoice(selection)) };
}

it('lists things; hexes to fly to stay on the map, and moves without a thing are buttons', () => {
  expect(kindsOf('discover')).toEqual({ rows: ['place', 'show'], map: false });
  expect(kindsOf('inject')).toEqual({ rows: ['arrow', 'tile'], map: false });
  expect(kindsOf('choose-die')).toEqual({ rows: ['die'], map: false });
  expect(kindsOf('reassign')).toEqual({ rows: ['break-room', 'station'], map: false });
  expect(kindsOf('discard-excess')).toEqual({ rows: ['card'], map: false });
  expect(kindsOf('command')).toEqual({ rows: ['ship', 'storage'], map: true });
  // A Mission to activate is a card.
  expect(kindsOf('use-die').rows).toEqual(expect.arrayContaining(['action', 'hex']));
  expect(kindsOf('use-die').map).toBe(false);
  expect(kindsOf('end-turn').rows).toEqual([]);
});

it('has every possible target once: as a row, on the map, or as a button', () => {
  for (const { selection } of all) {
    const rows = choicesOf(selection);
    const onMap = hasMapChoice(selection)
      ? [...selection.next.keys()].filter((target) => target.startsWith('hex:'))
      : [];
    const buttons = [...selection.next.keys()].filter((target) => target.startsWith('button:'));
    expect(rows.length + onMap.length + buttons.length).toBe(selection.next.size);
    for (const { target, option } of rows) expect(option).toEqual(moveNamed(selection, target));
    expect(buttons.every(isButton)).toBe(true);
  }
});

it('is open, but for the start of a turn and for a choice on the map', () => {
  let folded = 0;
  for (const { made, selection, seat } of all) {
    if (opensByItself(made, selection, seat)) continue;
    folded++;
    const isOverview = made.kind === 'turn' && selection.chosen.length === 0;
    expect(isOverview || hasMapChoice(selection), made.kind).toBe(true);
  }
  expect(folded).toBeGreaterThan(0);
});
