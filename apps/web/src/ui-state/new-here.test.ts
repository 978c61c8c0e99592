// Each note comes once, where its thing is first met.

import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { defaultContent } from '@black-angel/rules/components';
import { expect, it } from 'vitest';
import { ACT_1 } from '../learn/lessons/act-1.ts';
import { ACT_2 } from '../learn/lessons/act-2.ts';
import { startOf } from '../learn/play-line.ts';
import { type Arrangement, TABS } from '../table/table-parts.ts';
import { dialogs as dialogsEn } from '../texts/en/dialogs.ts';
import { start as en } from '../texts/en/start.ts';
import { dialogs as dialogsFr } from '../texts/fr/dialogs.ts';
import { start as fr } from '../texts/fr/start.ts';
import { dialogs as dialogsRu } from '../texts/ru/dialogs.ts';
import { start as ru } from '../texts/ru/start.ts';
import { NOTES, noteFor, wordsOf } from './new-here.ts';

const { setup, view } = PRESENT_ENGINE;

const TEXTS = [
  [dialogsEn, en],
  [dialogsFr, fr],
  [dialogsRu, ru],
] as const;
const content = defaultContent;
const at = (lesson: typeof ACT_1, id: string) =>
  view(
    startOf(
      lesson,
      lesson.steps.findIndex((step) => step.id === id),
    ),
    0,
  );

it('the signs of a hex are explained with the first flight, one in a decision, and once', () => {
  const flight = at(ACT_1, 'launch');
  expect(noteFor(flight, content, [])).toBe('ravagerIcon');
  expect(noteFor(flight, content, ['ravagerIcon'])).toBe('comet');
  expect(noteFor(flight, content, ['ravagerIcon', 'comet'])).toBeNull();
  const others = view(setup({ players: 2 }, 'new-here'), 0);
  expect(noteFor({ ...flight, hal: null, players: others.players }, content, ['ravagerIcon'])).toBeNull();
});

it('a neutralization is explained when it is in hand, the endings from the second round on', () => {
  expect(noteFor(at(ACT_1, 'look'), content, [])).toBe('neutralization');
  expect(noteFor(at(ACT_1, 'look'), content, ['neutralization'])).toBeNull();
  expect(noteFor(at(ACT_2, 'count'), content, [])).toBe('endings');
});

it('nothing is new to somebody who knows it all, or who only watches', () => {
  expect(noteFor(at(ACT_1, 'launch'), content, NOTES)).toBeNull();
  expect(noteFor({ ...at(ACT_1, 'launch'), viewer: 'spectator' }, content, [])).toBeNull();
});

it('the endings are explained where they are seen: beside the VP, or in a tab', () => {
  const saidOn = (arrangement: Arrangement) => wordsOf('endings', TABS[arrangement].includes('players'));
  expect([saidOn('desktop'), saidOn('above'), saidOn('phone')]).toEqual(['endings', 'endings', 'endingsInTab']);
  for (const [{ newHere }, { play }] of TEXTS) expect(newHere.endingsInTab).toContain(play.tabs.players);
  expect(wordsOf('comet', true)).toBe('comet');
});
