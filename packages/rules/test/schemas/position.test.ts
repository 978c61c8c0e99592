// The position schema and the reader agree.

import { describe, expect, it } from 'vitest';
import { makePosition, parsePosition } from '../../src/position.ts';
import { MODES, randomGame, testRandom } from '../helpers.ts';
import { changed, copyOf, problems } from './schemas.ts';

describe('the position schema', () => {
  it('accepts states of random games in every mode', () => {
    const random = testRandom(47);
    let count = 0;
    for (const mode of MODES)
      randomGame(mode, 'position schema', random, (state, move) => {
        if (move % 7 !== 0 && state.frames.length > 0) return;
        const position = copyOf(makePosition(state));
        expect(problems('position', position)).toBe('');
        expect(parsePosition(position)).toEqual(state);
        count++;
      });
    expect(count).toBeGreaterThan(100);
  });

  const base = copyOf(
    makePosition(parsePosition({ position: 1, options: { players: 2 }, damage: { 1: 1 }, ravagers: { 5: ['065'] } })),
  );

  it.each<[string, (string | number)[], unknown]>([
    ['an unknown field', ['comment'], 'mate in one'],
    ['an unknown field whose letters occur in a known one', ['one'], 1],
    ['an unknown field of a player', ['players', 0, 'victory'], 3],
    ['an unknown field of a robot count', ['players', 0, 'robots', 'attic'], 3],
    ['another version', ['position'], 2],
    ['no options', ['options'], undefined],
    ['too many players', ['options', 'players'], 5],
    ['Hal beside two players', ['options', 'hal'], 'easy'],
    ['a seed of the wrong type', ['seed'], 7],
    ['a round of the wrong type', ['round'], 'one'],
    ['a round that is not whole', ['round'], 1.5],
    ['a seat out of range', ['seat'], -1],
    ['an unknown ending', ['ending'], 'draw'],
    ['halted of the wrong type', ['halted'], 1],
    ['players of the wrong type', ['players'], {}],
    ['negative VP', ['players', 0, 'vp'], -1],
    ['a bad card number', ['players', 0, 'hand'], ['091']],
    ['a card as a number', ['players', 0, 'hand'], [17]],
    ['a card of too few digits', ['players', 0, 'hand'], ['17']],
    ['an unknown slot', ['players', 0, 'slots'], { row4: '017' }],
    ['an unknown cell', ['players', 0, 'grid'], { r1c4: 'start-gray' }],
    ['a cell without a tile', ['players', 0, 'grid'], { r1c1: { debris: true } }],
    ['a boost side of the wrong type', ['players', 0, 'grid'], { r1c1: { tile: 'start-gray', boost: 'yes' } }],
    ['a Ravager among the ejected cards', ['players', 0, 'ejectedCards'], ['090']],
    ['a bad die', ['players', 0, 'dice'], ['orange 4']],
    ['a hex off the board', ['players', 0, 'fleet'], ['8a']],
    ['an unknown action', ['damage'], { 7: 1 }],
    ['three cubes on an action', ['damage'], { 1: 3 }],
    ['a fourth Ravager at a place', ['ravagers'], { 1: ['061', '067', '073', '079'] }],
    ['a Mission among the Ravagers', ['ravagers'], { 1: ['001'] }],
    ['a bad strip', ['strips', 0], '8A'],
    ['Spes without its row', ['spes'], { inSight: true }],
    ['a card in space without an owner', ['space'], [{ at: '1a', card: '001' }]],
    ['an unknown deck', ['decks'], { blue: [] }],
    ['a Mission in the Ravager deck', ['decks', 'ravager', 0], '017'],
    ['a display place of the wrong type', ['display', 0], 7],
    ['five Advanced tiles on show', ['advanced'], [null, null, null, null, null]],
    ['decisions of the wrong type', ['frames'], 'turn'],
    ['an incomplete turn', ['turn'], { sequence: 'A' }],
    ['an unknown decision', ['frames', 0, 'kind'], 'ponder'],
    ['a decision without its seat', ['frames', 0, 'seat'], undefined],
    ['too short a key', ['chance', 'key'], [1, 2, 3]],
  ])('refuses %s as the parser does', (_name, path, value) => {
    expect(problems('position', base)).toBe('');
    const wrong = changed(base, path, value);
    expect(problems('position', wrong)).not.toBe('');
    expect(() => parsePosition(wrong)).toThrow(/^Position, /);
  });
});
