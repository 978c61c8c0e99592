import { defaultContent, type GameEvent } from '@black-angel/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchLanguage, fixedT } from './i18n.ts';
import { sayStepPlainly, untoldEvents } from './say-step.ts';

const NAMES = { names: ['Ada', 'Bea'], given: [null, null], viewer: 0 };
const gained = { kind: 'gained', rule: 'A2.C3', seat: 1, what: 'vp', amount: 2 } as GameEvent;
const flight = (to: string): GameEvent => ({ kind: 'shipMoved', rule: 'A2.C1', seat: 1, from: '3c', to });
const round: GameEvent = { kind: 'turnStarted', rule: 'A1', seat: 0, round: 3 } as GameEvent;

describe('the caption of a step', () => {
  beforeAll(() => fetchLanguage('en'));

  it('and what it leaves out are all the events together', () => {
    const [first, second, third] = [flight('3d'), flight('3e'), flight('3f')];
    const step = { seat: 1, turn: 2, kind: 'ship', events: [first, second, third, gained, round] } as const;
    const said = sayStepPlainly(fixedT('en'), step, NAMES, defaultContent);
    expect(said).toContain('3e');
    expect(said).not.toContain('3f');
    expect(said).toContain('+2 VP');
    expect(untoldEvents(step)).toEqual([third, round]);
  });

  it('has one closing sign after a sentence, also in French', async () => {
    await fetchLanguage('fr');
    const sighted: GameEvent = { kind: 'spesSighted', rule: 'B3.4', seat: 1, at: '5c' } as GameEvent;
    const step = { seat: 1, turn: 2, kind: 'advance', events: [sighted, flight('3d'), gained] } as const;
    expect(sayStepPlainly(fixedT('fr'), step, NAMES, defaultContent)).toBe(
      'Spes est en vue sur la case 5c\u202f! Un vaisseau de Bea vole de la case 3c à la case 3d. +2 PV',
    );
  });

  it('counts what is gained in the nominative, also in Russian', async () => {
    await fetchLanguage('ru');
    const robot = { ...gained, what: 'robot', amount: 1 } as GameEvent;
    const step = { seat: 1, turn: 2, kind: 'mission', events: [robot] } as const;
    expect(sayStepPlainly(fixedT('ru'), step, NAMES, defaultContent)).toBe('Bea получает 1 робота. +1 робот');
  });
});
