// Names of things come from a cache that outlives a view. They must say what a fresh name says.

import type { View } from '@black-angel/engine';
import type { MatchInfo } from '@black-angel/match';
import { apply, COLOURS, decision, hexName, legalMoves, setup, view } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { namesOf } from '@black-angel/words';
import { beforeAll, expect, it } from 'vitest';
import { fixedT, loadLanguage } from '../texts/i18n.ts';
import { sayTarget } from '../texts/index.ts';
import { share } from '../ui-state/share.ts';
import type { Target } from '../ui-state/target.ts';
import type { TableState } from './core/table-state.ts';
import { labelOf } from './labels.ts';

beforeAll(() => loadLanguage('en'));

const TARGETS: Target[] = [
  ...Array.from({ length: 6 }, (_, i) => `action:${i + 1}` as const),
  ...Array.from({ length: 25 }, (_, hex) => `hex:${hexName(hex)}` as const),
  ...COLOURS.flatMap((colour) => [`supply:${colour}`, `station:${colour}`, `deck:${colour}`, `advanced:${colour}`]),
  ...['r1c1', 'r2c2', 'r3c3'].map((cell) => `cell:${cell}`),
  ...['row1', 'row3', 'col2'].map((line) => `slot:${line}`),
  ...['place:1', 'place:6', 'show:adv1', 'break-room', 'storage:ship', 'storage:debris', 'die:1:gray:2:s'],
] as Target[];

const INFO = {
  seats: ['Ada', 'Bea'].map((name) => ({ name, kind: 'person', level: null })),
} as unknown as MatchInfo;

it('the name of every thing is the same as a fresh one, after every move', () => {
  const t = fixedT('en');
  let state = setup({ players: 2, advanced: true, hal: null }, 'labels');
  const content = contentOf(state);
  let seen: View | null = null;
  for (let n = 0; n < 120 && decision(state); n++) {
    const { seat } = decision(state)!;
    const moves = legalMoves(state, seat);
    const applied = apply(state, seat, moves[(n * 7919) % moves.length]!);
    if (!applied.ok) throw new Error('a legal move was refused');
    state = applied.state;
    seen = share(seen, view(state, 0));
    const table = { moment: { view: seen }, info: INFO, content, telling: null } as unknown as TableState;
    const names = namesOf(INFO, 0, t);
    expect(TARGETS.map((target) => labelOf(t, target, table))).toEqual(
      TARGETS.map((target) => sayTarget(t, target, seen!, content, names)),
    );
  }
});
