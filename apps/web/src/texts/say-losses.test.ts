// What Sequence B costs and what leaves with the first strip: what each card pays, in every language.

import { PRESENT_ENGINE } from '@black-angel/engine/load';
import type { Position } from '@black-angel/rules/position';
import type { SeatNames } from '@black-angel/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { scene } from '../learn/lessons/scene.ts';
import { decisionOf, type OpenDecision } from '../ui-state/decision.ts';
import { sequenceBLosses } from '../ui-state/ghosts.ts';
import { vpLost } from '../ui-state/preview.ts';
import { fetchLanguage, fixedT, type Language, loadLanguage } from './i18n.ts';
import { sayLosses } from './say-purpose.ts';

const WITH_HAL: SeatNames = { names: ['Ada', 'Hal'], given: [null, { kind: 'hal' }], viewer: 0 };
const WITH_BEA: SeatNames = { names: ['Ada', 'Bea'], given: [null, null], viewer: 0 };

function asked(position: Position): OpenDecision {
  const state = PRESENT_ENGINE.parsePosition(position);
  return decisionOf(PRESENT_ENGINE.view(state, 0))!;
}
function said(position: Position, names: SeatNames, language: Language = 'en'): string {
  const made = asked(position);
  return sayLosses(fixedT(language), sequenceBLosses(made)!, made.content, names);
}
const price = (position: Position): number => vpLost(asked(position), { kind: 'sequence-b' });

/** Own cards, one of Hal's, and a ship on each that pays for ships. */
const FULL = scene(
  { dice: ['green 1', 'gray 1'], fleet: ['1c', '1d'], ships: 0 },
  {
    space: [
      { at: '1a', card: '021', owner: 0 },
      { at: '1c', card: '055', owner: 1 },
      { at: '1d', card: '035', owner: 0 },
    ],
  },
);
const TWO: Position = {
  position: 1,
  options: { players: 2 },
  strips: ['2B', '3A', '7A', '1B', '4B'],
  players: [
    { vp: 9, dice: ['gray 2', 'green 2'], fleet: ['1d'], hand: [] },
    { vp: 9, dice: [], hand: [] },
  ],
  space: [
    { at: '1c', card: '057', owner: 1 },
    { at: '1d', card: '036', owner: 1 },
    // It pays nothing, so it is not told.
    { at: '1b', card: '001', owner: 1 },
    { at: '3a', card: '002', owner: 1 },
  ],
  neutral: { dice: [] },
};

describe('what leaves with the first strip', () => {
  beforeAll(async () => {
    for (const language of ['en', 'fr', 'ru'] as const) {
      await fetchLanguage(language);
      await loadLanguage(language);
    }
  });

  it('X5: says of each card what it pays, and to whom', () => {
    expect(said(FULL, WITH_HAL)).toBe(
      'If you roll, you lose 2 VP (unused dice) and the first strip leaves with your Mission 021 (pays nothing), ' +
        'your Mission 035 (+6 VP), Hal’s Mission 055 (+3 VP, Hal: +3 VP), your ship on hex 1c (lost), ' +
        'your ship on hex 1d (lost)',
    );
    expect(said(TWO, WITH_BEA)).toBe(
      'If you roll, you lose 4 VP (unused dice) and the first strip leaves with Bea’s Mission 057 (Bea: +3 VP), ' +
        'Bea’s Mission 036 (+3 VP, Bea: +3 resources), your ship on hex 1d (lost)',
    );
  });

  it('says it in French and in Russian', () => {
    expect(said(FULL, WITH_HAL, 'fr')).toBe(
      'Si vous relancez, vous perdez 2 PV (dés inutilisés) et la première bandelette emporte votre Mission 021 ' +
        '(ne rapporte rien), votre Mission 035 (+6 PV), la Mission 055 de Hal (+3 PV, Hal\u202f: +3 PV), ' +
        'votre vaisseau de la case 1c (perdu), votre vaisseau de la case 1d (perdu)',
    );
    expect(said(FULL, { ...WITH_HAL, names: ['Ада', 'Эал'] }, 'ru')).toBe(
      'Если бросить кубики, вы потеряете 2 ПО (неиспользованные кубики) и первая часть космоса унесёт: вашу ' +
        'делегацию 021 (ничего не приносит), вашу делегацию 035 (+6 ПО), делегацию 055 Эала (+3 ПО, Эал: +3 ПО), ' +
        'ваш корабль на клетке 1c (пропадёт), ваш корабль на клетке 1d (пропадёт)',
    );
  });

  it('says what is left of it: only dice, only a card that pays', () => {
    expect(said(scene({ dice: ['green 2'] }), WITH_HAL)).toBe('If you roll, you lose 2 VP (unused dice)');
    const paying = scene({ dice: ['green 0'] }, { space: [{ at: '1b', card: '013', owner: 0 }] });
    expect(said(paying, WITH_HAL)).toBe('If you roll, the first strip leaves with your Mission 013 (+3 ships)');
  });

  it('says that the VP do not suffice for the dice', () => {
    const poor = scene({ vp: 3, dice: ['green 3', 'gray 2'] });
    expect(said(poor, WITH_HAL)).toBe('If you roll, you lose all your 3 VP (unused dice: 5)');
    expect(said(poor, WITH_HAL, 'fr')).toBe(
      'Si vous relancez, vous perdez tous vos PV, soit 3 (dés inutilisés\u202f: 5)',
    );
    expect(said(poor, WITH_HAL, 'ru')).toBe('Если бросить кубики, вы потеряете все ПО: 3 (неиспользованные кубики: 5)');
    expect(said(scene({ vp: 5, dice: ['green 3', 'gray 2'] }), WITH_HAL)).toBe(
      'If you roll, you lose 5 VP (unused dice)',
    );
  });

  it('counts the net: what leaves pays for the dice that are given back', () => {
    expect([price(FULL), price(TWO), price(scene({ dice: ['green 2'] }))]).toEqual([0, 1, 2]);
  });
});
