import { describe, expect, it } from 'vitest';
import { capitalised, inARow, mark, parseMarked, plain } from '../src/marked.ts';

describe('marked sentences', () => {
  const sentence = `${mark('Bea', 'seat:1')} places ${mark('orange Mission 017', 'card:017')} on hex ${mark('3b', 'hex:3b')}`;

  it('come apart into text and what it refers to', () => {
    expect(parseMarked(sentence)).toEqual([
      { text: 'Bea', ref: 'seat:1' },
      ' places ',
      { text: 'orange Mission 017', ref: 'card:017' },
      ' on hex ',
      { text: '3b', ref: 'hex:3b' },
    ]);
    expect(plain(sentence)).toBe('Bea places orange Mission 017 on hex 3b');
    expect(parseMarked('nothing here')).toEqual(['nothing here']);
  });

  it('are safe from names with marks in them', () => {
    const sly = mark('\u0001hex:1a\u0002x\u0003', 'seat:0');
    expect(parseMarked(sly)).toEqual([{ text: 'hex:1ax', ref: 'seat:0' }]);
    expect(plain('half\u0001 a mark')).toBe('half a mark');
  });

  it('begin with a capital letter, but for names', () => {
    expect(plain(capitalised(`${mark('étoile', 'x:1')} filante`, 'fr'))).toBe('Étoile filante');
    expect(plain(capitalised(`${mark('bea', 'seat:1')} passes`, 'en'))).toBe('bea passes');
    expect(capitalised('кубик', 'ru')).toBe('Кубик');
  });
});

it('sentences in a row have one closing sign each', () => {
  expect(inARow(['Bea passes', 'Rule A1'])).toBe('Bea passes. Rule A1');
  expect(inARow(['Spes est en vue sur la case 5c\u202f!', 'Règle B3.3'])).toBe(
    'Spes est en vue sur la case 5c\u202f! Règle B3.3',
  );
  expect(inARow(['La partie est finie. Bea gagne.', 'Règle E7'])).toBe('La partie est finie. Bea gagne. Règle E7');
  expect(inARow(['Партия окончена'])).toBe('Партия окончена');
});
