import type { GameEvent } from '@black-angel/engine';
import { defaultContent } from '@black-angel/rules/components';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchLanguage, fixedT } from './i18n.ts';
import { sayStep } from './say-step.ts';

const NAMES = { names: ['Ada', 'Bea'], given: [null, null], viewer: 0 };
const gained = { kind: 'gained', rule: 'A2.C3', seat: 1, what: 'vp', amount: 2 } as GameEvent;
const flight = (to: string): GameEvent => ({ kind: 'shipMoved', rule: 'A2.C1', seat: 1, from: '3c', to });

describe('the caption of a step', () => {
  beforeAll(() => fetchLanguage('en'));

  it('has two sentences and the number of the others, and says whose each change is', () => {
    const step = { seat: 1, turn: 2, kind: 'ship', events: [...['3d', '3e', '3f'].map(flight), gained] } as const;
    const { text, changes } = sayStep(fixedT('en'), step, NAMES, defaultContent);
    expect(text).toMatch(/3d.*3e.*\(and 1 more\)$/);
    expect(changes).toEqual(['Bea: +2 VP']);
  });

  it('has one closing sign after a sentence, also in French', async () => {
    await fetchLanguage('fr');
    const sighted: GameEvent = { kind: 'spesSighted', rule: 'B3.4', seat: 1, at: '5c' } as GameEvent;
    const step = { seat: 1, turn: 2, kind: 'advance', events: [sighted, flight('3d'), gained] } as const;
    expect(sayStep(fixedT('fr'), step, NAMES, defaultContent)).toMatchObject({
      text: 'Spes est en vue sur la case 5c\u202f! Un vaisseau de Bea vole de la case 3c à la case 3d',
      changes: ['Bea\u202f: +2 PV'],
    });
  });

  it('counts what is gained in the nominative, also in Russian', async () => {
    await fetchLanguage('ru');
    const robot = { ...gained, what: 'robot', amount: 1 } as GameEvent;
    const step = { seat: 1, turn: 2, kind: 'mission', events: [robot] } as const;
    expect(sayStep(fixedT('ru'), step, NAMES, defaultContent)).toMatchObject({
      text: 'Bea получает 1 робота',
      changes: ['Bea: +1 робот'],
    });
  });
});
