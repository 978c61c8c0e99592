// Sentences from texts.

import { describe, expect, it } from 'vitest';
import { makeSpeech } from '../src/translate.ts';

const spoken = (language: 'en' | 'ru', texts: Parameters<ReturnType<typeof makeSpeech>['add']>[0]) => {
  const { say, add } = makeSpeech<string>(language);
  add(texts);
  return say;
};

describe('a sentence', () => {
  it('has its values, also the form of one', () => {
    const say = spoken('en', { a: { b: 'Use {{die}}', c: '{{colour.a}} die for {{who}}' } });
    expect(say('a.b', { die: 'orange 3' })).toBe('Use orange 3');
    expect(say('a.c', { colour: { a: 'an orange' }, who: '{{who}} $& {{die}}' })).toBe(
      'an orange die for {{who}} $& {{die}}',
    );
  });

  it('counts by the plurals of its language', () => {
    const texts = { n_one: '{{count}} корабль', n_few: '{{count}} корабля', n_many: '{{count}} кораблей' };
    const say = spoken('ru', texts);
    expect([1, 3, 5, 21].map((count) => say('n', { count }))).toEqual([
      '1 корабль',
      '3 корабля',
      '5 кораблей',
      '21 корабль',
    ]);
    expect(spoken('en', { plain: '{{count}} VP' })('plain', { count: 2 })).toBe('2 VP');
  });

  it('without a text is its key', () => {
    const say = spoken('en', { known: 'Known' });
    expect([say('un.known'), say.has('un.known'), say.has('known')]).toEqual(['un.known', false, true]);
  });

  it('can be added later, and replaced', () => {
    const { say, add } = makeSpeech<string>('en');
    add({ colour: { orange: { plain: 'orange' } } });
    add({ colour: { orange: { a: 'an orange' } }, later: 'Later' });
    expect(say.forms('colour.orange')).toEqual({ plain: 'orange', a: 'an orange' });
    expect(say('later')).toBe('Later');
  });
});
