// The sentences of moves in three languages, over whole games.

import type { Move } from '@black-angel/engine';
import { apply, decision, formatMove, legalMoves, MOVE_KINDS, setup, view } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { describe, expect, it } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { LANGUAGES, SAY, sayWholeMove } from '../src/all.ts';

function seededRandom(seed: number): (below: number) => number {
  let x = seed >>> 0;
  return (below) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 0x100000000) * below);
  };
}

/** Every legal move of some games: its notation and its sentence in each language. */
function said(games: number) {
  const kinds = new Set<string>();
  const played: Partial<Record<Move['kind'], number>> = {};
  const choices: { move: string; en: string; fr: string; ru: string }[][] = [];
  for (let game = 0; game < games; game++) {
    const random = seededRandom(game);
    let state = setup({ players: 2, advanced: true }, `said ${game}`);
    for (let frame = decision(state); frame; frame = decision(state)) {
      const moves = legalMoves(state, frame.seat);
      const content = contentOf(state);
      const shown = view(state, frame.seat);
      choices.push(
        moves.map((move) => {
          kinds.add(move.kind);
          const [inEnglish, inFrench, inRussian] = LANGUAGES.map((language) =>
            sayWholeMove(SAY[language], move, shown, content),
          );
          return { move: formatMove(move, content)!, en: inEnglish!, fr: inFrench!, ru: inRussian! };
        }),
      );
      // In every second game a kind that has been played least, so that rare ones come up.
      const least = Math.min(...moves.map(({ kind }) => played[kind] ?? 0));
      const rare = moves.filter(({ kind }) => game % 2 === 0 || (played[kind] ?? 0) === least);
      const chosen = rare[random(rare.length)]!;
      played[chosen.kind] = (played[chosen.kind] ?? 0) + 1;
      const applied = apply(state, frame.seat, chosen);
      if (!applied.ok) throw new Error('a legal move was refused');
      state = applied.state;
    }
  }
  return { kinds, choices };
}

describe('the sentences of moves', () => {
  const { kinds, choices } = said(many(4, 60));

  it('are said for every kind of move', () => {
    // The others are too rare for a few games.
    const RARE = ['activate', 'advanced', 'draw', 'repair-die', 'spend'];
    expect([...kinds, ...RARE].sort()).toEqual(expect.arrayContaining([...MOVE_KINDS].sort()));
    const state = setup({ players: 2, advanced: false }, 'rare');
    const say = (move: Move) =>
      LANGUAGES.map((language) => sayWholeMove(SAY[language], move, view(state, 0), contentOf(state)));
    expect(say({ kind: 'draw', colour: 1 })).toEqual([
      'Draw a gray Mission card',
      'Piocher une carte Mission grise',
      'Взять серую карту делегации',
    ]);
    expect(say({ kind: 'activate' })).toEqual(['Activate', 'Activer', 'Выполнить']);
    expect(say({ kind: 'advanced', colour: 2 })).toEqual([
      'Put the ejected Advanced tile on the green place',
      'Poser la tuile avancée expulsée sur l’emplacement vert',
      'Положить удалённый жетон передовой технологии в зелёную ячейку',
    ]);
    expect(say({ kind: 'repair-die', colour: 0 })).toEqual([
      'Repair an orange die in the supply',
      'Réparer un dé orange de la réserve',
      'Отремонтировать оранжевый кубик в зоне хранения',
    ]);
    const { id } = contentOf(state).tiles[1]!;
    expect(say({ kind: 'spend', tile: 1 })).toEqual([
      `Spend the orange tile (${id}, +1 VP)`,
      `Dépenser la tuile orange (${id}, +1 PV)`,
      `Потратить оранжевый жетон (${id}, +1 ПО)`,
    ]);
  });

  it('are sentences of their language', () => {
    for (const one of choices.flat()) {
      expect(one.en).toMatch(/^[A-Z].*[^.]$/);
      expect(one.fr).toMatch(/^[A-ZÀÉ].*[^.]$/);
      expect(one.ru).toMatch(/^[А-ЯЁ].*[^.]$/);
      // Names of places and tiles are the same in every language.
      expect(one.fr).not.toMatch(/\b(?:the|die|with|ship|tile|card|undefined|null)\b/i);
      expect(one.ru).not.toMatch(/\b(?:the|die|with|ship|tile|card|undefined|null)\b/i);
      expect(one.fr).not.toMatch(/[^\u202f] ?[:;?!]/);
    }
  });

  it('tell the moves of a decision apart as well as English does', () => {
    for (const moves of choices) {
      const count = (language: 'en' | 'fr' | 'ru'): number => new Set(moves.map((one) => one[language])).size;
      expect([count('fr'), count('ru')]).toEqual([count('en'), count('en')]);
      expect(count('en')).toBe(moves.length);
    }
  });
});
