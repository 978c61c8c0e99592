// The texts of tooltips.

import { apply, decision, hexName, legalMoves, type State, setup, view } from '@black-angel/rules';
import { sayMission, sayTechnology } from '@black-angel/rules/texts/say';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchLanguage, fetchTexts, fixedT, LANGUAGES, loadLanguage } from '../texts/i18n.ts';
import { sayPurpose, sayTarget } from '../texts/index.ts';
import { decisionOf } from '../ui-state/decision.ts';
import { select } from '../ui-state/selection.ts';
import type { TableState } from './core/table-state.ts';
import { describe as describeThing } from './describe.ts';

beforeAll(async () => {
  await loadLanguage('en');
  await fetchTexts('rules');
  await Promise.all(LANGUAGES.map(fetchLanguage));
});

/** Plays at random until a condition holds. */
function playUntil(advanced: boolean, isEnough: (state: State) => boolean): State {
  let state = setup({ players: 2, advanced, hal: null }, 'describe');
  for (let n = 0; !isEnough(state); n++) {
    const { seat } = decision(state)!;
    const moves = legalMoves(state, seat);
    const applied = apply(state, seat, moves[(n * 7919) % moves.length]!);
    if (!applied.ok) throw new Error('a legal move was refused');
    state = applied.state;
  }
  return state;
}

/** The part of the table's state that a description needs. */
function tableOf(state: State): TableState {
  const seen = view(state, decision(state)!.seat);
  const made = decisionOf(seen)!;
  const seats = ['Ada', 'Bea'].map((name) => ({ name, kind: 'person', level: null }));
  return {
    info: { seats },
    content: made.content,
    moment: { view: seen },
    decision: made,
    selection: select(made),
  } as unknown as TableState;
}

describe('a description', () => {
  it('tells what a Mission card in space does, in every language; so does its accessible name', () => {
    const state = playUntil(false, ({ cards }) => cards.some((card) => card !== 0));
    const table = tableOf(state);
    const hex = state.cards.findIndex((card) => card !== 0);
    const card = table.content.set.missions[state.cards[hex]! - 1]!;
    for (const language of LANGUAGES) {
      const t = fixedT(language);
      const effect = sayMission(card, language);
      expect(describeThing(t, language, `hex:${hexName(hex)}`, table)!.lines).toContain(effect);
      expect(sayTarget(t, `hex:${hexName(hex)}`, table.moment.view, table.content)).toContain(effect);
    }
  });

  it('a slot: a Mission card activates tiles of its colour, a Ravager card all three', () => {
    const table = tableOf(playUntil(false, () => true));
    const said = (...chosen: string[]): string =>
      describeThing(fixedT('en'), 'en', 'slot:row1', {
        ...table,
        selection: { chosen, next: new Map() },
      } as unknown as TableState).purpose.join();
    expect(said('card:073')).toMatch(/all three tiles/);
    expect(said('card:005')).toMatch(/tiles of its colour/);
    expect(said('card:005')).not.toMatch(/Ravager/);
    expect(said()).toMatch(/tiles of its colour.*Ravager card.*all three/);
  });

  it('says first what a thing is for, in every language', () => {
    const table = tableOf(playUntil(false, () => true));
    const things = [
      ...[1, 2, 3, 4, 5, 6].map((action) => `action:${action}`),
      ...['break-room', 'station:gray', 'supply:green', 'place:1', 'show:A1', 'deck:orange', 'ravager-deck'],
      ...['cell:r1c1', 'slot:row1', 'arrow:col1', 'advanced:gray', 'storage:ship', 'storage:debris', 'hex:2c'],
      ...['die:0:gray:1:s', 'die:1:gray:1:s', 'secure-area', 'stack:gray', 'limit', 'button:sequence-b'],
    ];
    for (const language of LANGUAGES) {
      const t = fixedT(language);
      const purposes = things.map((thing) => {
        const purpose = sayPurpose(t, thing, table.moment.view, table.content);
        expect([thing, purpose]).toEqual([thing, expect.stringMatching(/^\p{Lu}.+\.$/u)]);
        expect(purpose).not.toMatch(/\{\{|undefined|purpose\./);
        expect(describeThing(t, language, thing, table)!.lines[0]).toBe(purpose);
        return purpose;
      });
      // The three Command actions differ by colour.
      expect(new Set(purposes).size).toBe(things.length);
    }
    const said = (action: number): string => describeThing(fixedT('en'), 'en', `action:${action}`, table)!.lines[0]!;
    expect(said(2)).toBe('Command: fly a ship and place an orange Mission where it lands.');
  });

  it.for([false, true])('tells the boost of a tile if the rules are advanced: %s', (advanced) => {
    const table = tableOf(playUntil(advanced, () => true));
    const place = table.moment.view.display.findIndex((tile) => tile !== 0);
    const { id } = table.content.tiles[table.moment.view.display[place]!]!;
    const printed = table.content.set.technology.find((tile) => tile.id === id)!;
    for (const language of LANGUAGES) {
      const { standard, boost } = sayTechnology(printed, language);
      const { lines } = describeThing(fixedT(language), language, `place:${place + 1}`, table)!;
      expect(lines).toContain(standard);
      expect(lines.includes(boost)).toBe(advanced);
    }
  });
});
