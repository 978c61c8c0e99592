import { defaultContent, type GameEvent } from '@black-angel/rules';
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
});
