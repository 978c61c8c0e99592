import { describe, expect, it } from 'vitest';
import { fetchTexts, fixedT, loadLanguage } from '../texts/i18n.ts';
import { sayChoices } from './say-pace.ts';
import { configOf, DEFAULT_TABLE } from './table-choices.ts';

describe('the choices of a table', () => {
  it('are all told before anybody takes a seat', async () => {
    await loadLanguage('en');
    await fetchTexts('forms', 'online');
    const t = fixedT('en');
    expect(sayChoices(configOf(DEFAULT_TABLE, 'UTC'), t)).toEqual([
      'Standard rules',
      'No clock',
      'Random turn order',
      'Rated, if at least two ranked players take part',
      'Hints only if the game is not rated',
      'Moves can be undone',
      'Spectators: live',
      'Only those with the link may join',
    ]);
    const other = {
      ...DEFAULT_TABLE,
      ...({ shuffled: false, advanced: true, pace: 'days', hours: 48, hasWindow: true, listed: true } as const),
      ...{ spectatorDelay: 5, rated: false, undo: false },
    };
    const ratings = { from: 1000, to: 1500 };
    expect(sayChoices({ ...configOf(other, 'UTC'), ratings }, t)).toEqual([
      'Advanced rules',
      '2 days per turn (8:00–22:00, UTC)',
      'Turn order as seated',
      'Friendly: no rating changes',
      'Hints allowed',
      'Moves cannot be undone',
      'Spectators: 5 moves behind',
      'Anybody may join',
      'ratings 1000 to 1500',
    ]);
    expect(sayChoices(configOf({ ...other, spectatorDelay: null, hints: false }, 'UTC'), t)).toEqual(
      expect.arrayContaining(['No hints', 'Spectators: not allowed']),
    );
    // Against bots alone nothing is rated.
    expect(sayChoices(configOf({ ...DEFAULT_TABLE, others: ['easy', 'easy', 'easy'] }, 'UTC'), t)).toContain(
      'Hints allowed',
    );
  });
});
