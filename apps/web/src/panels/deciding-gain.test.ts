// What decided a game: from made-up sheets, and from real games.

import { readdirSync, readFileSync } from 'node:fs';
import type { Result } from '@black-angel/engine';
import { Match, matchOfRecord } from '@black-angel/match';
import { parseRecord } from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import type { SeatNames } from '@black-angel/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchLanguage, fetchTexts, fixedT, LANGUAGES, type Language, loadLanguage } from '../texts/i18n.ts';
import { type DecidingGain, decidingGain, type Ground } from './deciding-gain.ts';
import { sayDecidingGain } from './say-deciding-gain.ts';
import { type SeatScore, SOURCES, type Source, scoreSources } from './score-sources.ts';

interface Sheet extends Partial<Record<Source, number>> {
  advanced?: number[];
  items?: number;
}

function score({ advanced = [], items = 0, ...sources }: Sheet): SeatScore {
  const during = Object.values(sources).reduce((sum, vp) => sum + vp, 0);
  const advancedVp = advanced.reduce((sum, vp) => sum + vp, 0);
  return {
    sources: { ...(Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>), ...sources },
    during,
    advanced: advanced.map((vp) => ({ tile: 'cardsInSpace-1', vp, limit: 4 })),
    advancedVp,
    items: { items, vp: items },
    total: during + advancedVp + items,
  };
}

/** Of sheets without ties. */
function resultOf(scores: readonly SeatScore[]): Result {
  const vp = scores.map(({ total }) => total);
  return { vp, winners: [vp.indexOf(Math.max(...vp))] };
}

const WON = [
  score({ start: 5, missions: 12, dice: -2, advanced: [8, 8, 6, 4, 4, 2, 0], items: 12 }),
  score({ start: 5, neutralization: 6, halDiscover: 20, halCommand: 18 }),
];
const NAMES: SeatNames = { names: ['Ada', 'Hal'], given: [null, { kind: 'hal' }], viewer: 0 };
const FRIENDS: SeatNames = { names: ['Ada', 'Bea', 'Eve'], given: [null, null, null], viewer: 1 };

const say = (scores: readonly SeatScore[], names: SeatNames, language: Language = 'en'): string =>
  sayDecidingGain(
    fixedT(language),
    decidingGain(scores, resultOf(scores), names.viewer ?? 'spectator')!,
    defaultContent,
    names,
  );

beforeAll(async () => {
  for (const language of LANGUAGES) {
    await fetchLanguage(language);
    await loadLanguage(language);
    await fetchTexts('dialogs');
  }
});

describe('what decided a game', () => {
  it('is the source in which the winner was furthest ahead, with the tiles that scored', () => {
    expect(decidingGain(WON, resultOf(WON), 0)).toEqual({
      ...{ ground: 'advanced', winner: 0, rival: 1, vp: 32, rivalVp: 0, total: 59, tiles: 6, isDecisive: true },
    });
    expect(say(WON, NAMES)).toBe('What decided it: 32 of your 59 VP came from 6 Advanced tiles at the end (Hal: 0).');
    expect(say(WON, { ...NAMES, viewer: null })).toBe(
      'What decided it: 32 of Ada’s 59 VP came from 6 Advanced tiles at the end (Hal: 0).',
    );
    expect(say(WON, NAMES, 'fr')).toBe(
      'Ce qui a décidé\u202f: 32 de vos 59 PV viennent de 6 tuiles avancées en fin de partie (Hal\u202f: 0).',
    );
    expect(say(WON, { ...NAMES, names: ['Ада', 'Эал'] }, 'ru')).toBe(
      'Что решило исход: 32 из ваших 59 ПО — 6 жетонов передовых технологий в конце партии (Эал: 0).',
    );
  });

  it('is told to the loser against the winner, to others against the best rival', () => {
    const sheets = [
      score({ missions: 10, technology: 20 }),
      score({ missions: 24, technology: 2 }),
      score({ missions: 22, technology: 12, boosts: 2 }),
    ];
    // Eve has won. Bea lost to her by technology, Ada by Missions.
    expect(say(sheets, FRIENDS)).toBe(
      'The greatest difference: 12 of Eve’s 36 VP came from Technology tiles (you: 2).',
    );
    expect(say(sheets, { ...FRIENDS, viewer: 0 })).toBe(
      'What decided it: 22 of Eve’s 36 VP came from activated Missions (you: 10).',
    );
    expect(say(sheets, { ...FRIENDS, viewer: 2 })).toBe(
      'What decided it: 22 of your 36 VP came from activated Missions (Ada: 10).',
    );
  });

  it('may be what the rival lost', () => {
    const sheets = [score({ missions: 20, dice: -2 }), score({ missions: 20, dice: -9 })];
    expect(say(sheets, { ...FRIENDS, viewer: 0 })).toBe(
      'The greatest difference: VP lost to unused dice (you: 2, Bea: 9).',
    );
  });

  it('is nothing after a shared victory', () => {
    const scores = [score({ missions: 9 }), score({ boosts: 9 })];
    expect(decidingGain(scores, { ...resultOf(scores), winners: [0, 1] }, 0)).toBeNull();
  });

  it('has a sentence for every source in every language', () => {
    const grounds: Ground[] = [...SOURCES.filter((source) => source !== 'other'), 'advanced', 'items'];
    const gain: DecidingGain = {
      ...{ ground: 'items', winner: 1, rival: 0, vp: 7, rivalVp: 1, total: 30, tiles: 1, isDecisive: false },
    };
    for (const language of LANGUAGES) {
      const said = grounds.map((ground) =>
        sayDecidingGain(fixedT(language), { ...gain, ground }, defaultContent, NAMES),
      );
      for (const sentence of said) expect(sentence).not.toMatch(/decided\.|\{\{|\[object/);
      expect(new Set(said).size).toBe(grounds.length);
    }
  });

  const goldens = new URL('../../../../packages/rules/test/goldens/', import.meta.url);
  it.each(readdirSync(goldens).filter((name) => name.endsWith('.json')))('is true of a real game: %s', (name) => {
    const record = parseRecord(JSON.parse(readFileSync(new URL(name, goldens), 'utf8')));
    const match = new Match(matchOfRecord(record, null, 'normal'));
    const scores = scoreSources(match.entries('spectator'), match.scores()[0]!);
    const result = match.moment('spectator').result!;
    const gain = decidingGain(scores, result, 'spectator');
    if (result.winners.length > 1) return expect(gain).toBeNull();
    const { winner, rival, vp, rivalVp, total, isDecisive } = gain!;
    expect([winner, total]).toEqual([result.winners[0], Math.max(...result.vp)]);
    expect(result.vp[rival]).toBe([...result.vp].sort((a, b) => b - a)[1]);
    // Without the difference the rival would be ahead.
    expect(isDecisive).toBe(result.vp[rival]! + vp - rivalVp > total);
  });
});
