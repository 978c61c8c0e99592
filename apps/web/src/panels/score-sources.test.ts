import { readdirSync, readFileSync } from 'node:fs';
import { Match, matchOfRecord } from '@black-angel/match';
import { parseRecord } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { scoreSources, usedSources } from './score-sources.ts';

const goldens = new URL('../../../../packages/rules/test/goldens/', import.meta.url);
const records = readdirSync(goldens)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, parseRecord(JSON.parse(readFileSync(new URL(name, goldens), 'utf8')))] as const);

describe('the score sheet', () => {
  it.each(records)('adds up to the engine’s result: %s', (_name, record) => {
    const match = new Match(matchOfRecord(record, null, 'normal'));
    const vp = match.scores();
    // A spectator's view is enough.
    const scores = scoreSources(match.entries('spectator'), vp[0]!);
    expect(scores.map(({ total }) => total)).toEqual(record.result!.vp);
    expect(scores.map(({ total }) => total)).toEqual(vp.at(-1));
    for (const { sources, during, advancedVp, items, total } of scores) {
      expect(Object.values(sources).reduce((sum, n) => sum + n, 0)).toBe(during);
      expect(during + advancedVp + (items?.vp ?? 0)).toBe(total);
      // Every VP has a name.
      expect(sources.other).toBe(0);
    }
  });

  it('names what Hal did for his VP', () => {
    const used = new Set(
      records.flatMap(([, record]) => {
        if (!record.options.hal) return [];
        const match = new Match(matchOfRecord(record, null, 'normal'));
        const hal = scoreSources(match.entries('spectator'), match.scores()[0]!).at(-1)!;
        return usedSources([hal]);
      }),
    );
    const named = [
      'rewards',
      'neutralization',
      'halDiscover',
      'halRepair',
      'halDestroy',
      'halCommand',
      'halInstead',
      'halDice',
    ];
    expect([...used]).toEqual(expect.arrayContaining(named));
  });

  it('lists only what moved VP', () => {
    expect(usedSources(scoreSources([], [5, 5]))).toEqual(['start']);
  });
});
