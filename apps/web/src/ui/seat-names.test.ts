import type { MatchSeat } from '@black-angel/match';
import { defaultContent } from '@black-angel/rules/components';
import { namesOf, plain, sayEvent } from '@black-angel/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchLanguage, fixedT, LANGUAGES, type Language } from '../texts/i18n.ts';
import { seatArtOf } from './seat-names.ts';

beforeAll(() => Promise.all(LANGUAGES.map(fetchLanguage)));

const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });
const bot = (name: string): MatchSeat => ({ name, kind: 'bot', level: 'normal' });
const HAL: MatchSeat = { name: 'Hal', kind: 'hal', level: null };

const namesIn = (language: Language, ...seats: MatchSeat[]) => namesOf({ seats }, 'spectator', fixedT(language));

describe('the names of seats', () => {
  it('keep what a person chose, whatever it looks like', () => {
    for (const name of ['Hal', 'Эал', 'Bot 2', 'Player 3', 'Игрок 1'])
      for (const language of LANGUAGES)
        expect(namesIn(language, person(name))).toMatchObject({ names: [name], given: [null] });
  });

  it('say Hal and the names that the game gave in the reader’s language', () => {
    const seats = [{ ...person('Player 2'), number: 2 }, { ...bot('Bot 3'), number: 3 }, bot('Bot 1'), bot('Ada'), HAL];
    expect(namesIn('ru', ...seats).names).toEqual(['Игрок 2', 'Бот 3', 'Бот 1', 'Ada', 'Эал']);
    expect(namesIn('fr', ...seats).names).toEqual(['Joueur 2', 'Bot 3', 'Bot 1', 'Ada', 'Hal']);
  });

  it('say the default name in the reader’s language, whatever the language in which the game began', () => {
    for (const language of LANGUAGES) {
      const t = fixedT(language);
      for (const stored of LANGUAGES.map((other) => fixedT(other)('who.you')))
        expect(namesIn(language, person(stored), HAL).names).toEqual([t('who.you'), t('who.hal')]);
    }
    const flight = { kind: 'shipMoved', rule: 'A2.C1', seat: 0, from: '3c', to: '2c' } as const;
    expect(plain(sayEvent(fixedT('ru'), flight, namesIn('ru', person('You')), defaultContent))).toContain('игрока 1');
  });

  it('are inflected by who sits there: a person called Hal is not Hal', () => {
    const flight = { kind: 'shipMoved', rule: 'A2.C1', from: '3c', to: '2c' } as const;
    const names = namesIn('ru', person('Hal'), HAL, { ...person('Player 4'), number: 4 });
    const said = (seat: number) => plain(sayEvent(fixedT('ru'), { ...flight, seat }, names, defaultContent));
    expect(said(0)).toContain('Hal');
    expect(said(0)).not.toContain('Эал');
    expect(said(1)).toContain('Эала');
    expect(said(2)).toContain('игрока 4');
  });
});

describe('the colours of seats', () => {
  it('are those of the form, else the seats; Hal and the neutral player have their own', () => {
    const drawn = {
      seats: [
        { ...bot('Bot 2'), colour: 1 },
        { ...person('Ada'), colour: 0 },
      ],
    };
    expect([0, 1, 2].map((seat) => seatArtOf(drawn, seat))).toEqual([1, 0, 'neutral']);
    const old = { seats: [person('Ada'), HAL] };
    expect([0, 1].map((seat) => seatArtOf(old, seat))).toEqual([0, 'hal']);
  });
});
