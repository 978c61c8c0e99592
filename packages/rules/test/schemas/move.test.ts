// The move schema and the parser agree.

import { describe, expect, it } from 'vitest';
import { defaultContent } from '../../src/components.ts';
import { TILE_EFFECTS } from '../../src/content/component-set.ts';
import { actors, formatMove, legalMoves, parseMove } from '../../src/index.ts';
import { MODES, randomGame, testRandom } from '../helpers.ts';
import { problems, read } from './schemas.ts';

describe('the move schema', () => {
  it('accepts every legal move of random games', () => {
    const random = testRandom(41);
    const texts = new Set<string>();
    for (const mode of MODES)
      randomGame(mode, 'move schema', random, (state) => {
        for (const seat of actors(state)) for (const move of legalMoves(state, seat)) texts.add(formatMove(move)!);
      });
    expect(new Set([...texts].map((text) => parseMove(text)!.kind)).size).toBeGreaterThan(25);
    for (const text of texts) expect(problems('move', text), text).toBe('');
  });

  it.each([
    '',
    'fold',
    'b',
    'END',
    'end end',
    'play 017',
    'play 17 row1',
    'play 000 row1',
    'play 091 row1',
    'play 017 row4',
    'play 017 row1 now',
    'die blue 1',
    'die orange 4',
    'die orange 1 later',
    'buy gray 2 from 5',
    'buy gray 2',
    'action 7',
    'mission 8a',
    'tile r1c4 vp',
    'tile r1c1 teleport',
    'take 0',
    'take 13',
    'take A5',
    'launch 3f',
    'fly 3c',
    'keep 1',
    `end${' '.repeat(120)}`,
    7,
    null,
  ])('refuses %j as the parser does', (text) => {
    expect(problems('move', text)).not.toBe('');
    expect(parseMove(text as string)).toBeNull();
  });

  it.each(TILE_EFFECTS)('knows the tile effect %s, and so does docs/notation.md', (effect) => {
    expect(problems('move', `tile r1c1 ${effect}`)).toBe('');
    expect(read('../../../../docs/notation.md')).toMatch(new RegExp(`^\\| tile effect \\|.*\`${effect}\``, 'm'));
  });

  it('agrees with the parser on words put together at random', () => {
    const random = testRandom(43);
    const { set } = defaultContent;
    const tiles = [set.technology[5]!.id, set.startingTechnology[0]!.id, set.advancedTechnology[3]!.id];
    const words =
      'play die buy B pass turn boost action mission tile take inject advanced repair debris storage destroy launch fly place activate spend discard assign recall draw keep reserve reserved done end from orange gray green 0 1 2 3 4 6 7 12 13 A1 A5 001 060 090 091 row1 row4 col3 r1c1 r3c3 r4c1 1a 7e 8a vp moveShip fly'.split(
        ' ',
      );
    const pick = (list: readonly string[]): string => list[random(list.length)]!;
    let moves = 0;
    for (let i = 0; i < 40_000; i++) {
      const text = Array.from({ length: 1 + random(4) }, () => pick(random(12) === 0 ? tiles : words)).join(
        pick([' ', ' ', '  ', '\t']),
      );
      // Whether a tile exists depends on the component set.
      if (/^(inject|spend)\s/.test(text) && !tiles.includes(text.split(/\s+/)[1]!)) continue;
      const isMove = parseMove(text) !== null;
      if (isMove) moves++;
      expect(problems('move', text) === '', text).toBe(isMove);
    }
    expect(moves).toBeGreaterThan(500);
  });
});
