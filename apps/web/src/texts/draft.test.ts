// A language that is being translated: what it lacks is said in English.

import { completed, type Draft, makeSpeech, type Tree } from '@black-angel/words';
import { en as game } from '@black-angel/words/en';
import { expect, it } from 'vitest';
import { start } from './en/start.ts';
import { addBundle } from './i18n.ts';
import type { Key } from './texts.ts';

const DRAFT: Tree = {
  play: { yourTurn: 'Ihr Zug' },
  move: { pass: 'Passen' },
  count: { ship_one: '{{count}} Schiff', ship_other: '{{count}} Schiffe' },
};

/** A folder of a draft with one file; its code is that of a complete language, which plays no part. */
async function spoken(...draft: Tree[]) {
  const speech = makeSpeech<Key>('fr');
  const files: Record<string, () => Promise<Record<string, Tree>>> = { './en/start.ts': async () => ({ start }) };
  for (const texts of draft) files['./fr/start.ts'] = async () => ({ start: texts });
  await addBundle('start', 'fr', speech, files, true);
  return speech.say;
}

it('a draft says its own texts, and English where it has none', async () => {
  const t = await spoken(DRAFT);
  expect([t('play.yourTurn'), t('move.pass'), t('count.ship', { count: 3 })]).toEqual([
    'Ihr Zug',
    'Passen',
    '3 Schiffe',
  ]);
  expect([t('move.done'), t('count.robot', { count: 2 }), t('play.buttons.undo')]).toEqual([
    'Done',
    '2 robots',
    'Undo',
  ]);
  expect(t('move.action', { action: '3' })).toBe('Action 3');
});

it('a draft without a file is English; a language that is complete is never', async () => {
  expect((await spoken())('play.yourTurn')).toBe('Your turn');
  await expect(addBundle('start', 'fr', makeSpeech<Key>('fr'), {}, false)).rejects.toThrow();
});

it('the texts of the packages are completed in the same way, function by function', () => {
  const draft: Draft = { move: { pass: 'Passen' } };
  expect(completed(game, draft).move).toMatchObject({ pass: 'Passen', done: 'Done' });
  const model = {
    nouns: { ship: { one: 'ship', other: 'ships' } },
    gain: (what: string) => `gain ${what}`,
    nothing: 'nothing',
  };
  const said = completed(model, { nouns: { ship: { other: 'Schiffe' } }, gain: (what: string) => `erhalte ${what}` });
  expect([said.nouns.ship, said.gain('1'), said.nothing]).toEqual([
    { one: 'ship', other: 'Schiffe' },
    'erhalte 1',
    'nothing',
  ]);
});
