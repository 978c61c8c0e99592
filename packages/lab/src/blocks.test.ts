// Blocks: distinct seeds, rotating seats, reproducible games.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockSeed, gameScore, ofBlock, playBlock, seating, withoutTimes } from './blocks.ts';
import { makeSettings, PURPOSES, parityOf, parseBudget, SettingsError } from './settings.ts';
import { meanOf } from './statistics.ts';
import { inOrder, summarize } from './summary.ts';

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);

describe('seeds', () => {
  const parts = fc.tuple(
    fc.constantFrom(...PURPOSES),
    fc.oneof(fc.string(), fc.constantFrom('', 'tune', 'tune/x', 'judge/x', 'x/1', '../tune/x')),
    fc.nat(),
  );

  it('for tuning and for judging never overlap', () => {
    fc.assert(
      fc.property(parts, parts, ([, text, block], [, otherText, otherBlock]) => {
        expect(blockSeed('judge', text, block)).not.toBe(blockSeed('tune', otherText, otherBlock));
      }),
    );
  });

  it('are different for different blocks', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const isSame = one.every((part, i) => part === other[i]);
        expect(blockSeed(...one) === blockSeed(...other)).toBe(isSame);
      }),
    );
  });

  it('are those that the games are played with', () => {
    for (const purpose of PURPOSES) {
      const settings = makeSettings({ candidate: 'random', field: ['random'], players: 2, purpose, seed: 'a' });
      expect(playBlock(settings, 3).seed).toBe(`${purpose}/a/3`);
    }
    const [judged, tuned] = PURPOSES.map((purpose) =>
      playBlock(makeSettings({ candidate: 'random', field: ['random'], players: 2, purpose, seed: 'a' }), 0),
    );
    expect(judged!.games[0]!.vp).not.toEqual(tuned!.games[0]!.vp);
  });
});

describe('settings', () => {
  it('name what is wrong', () => {
    const settings = (field: string[], players: number, candidate = 'novice') =>
      makeSettings({ candidate, field, players });
    expect(() => settings(['random', 'random'], 4)).toThrow('1 bot or 3');
    expect(() => settings([], 3)).toThrow('field is missing');
    expect(() => settings(['random'], 1)).toThrow('Hal');
    expect(() => settings(['random'], 2, 'nobody')).toThrow('there is no bot "nobody"');
    expect(() => settings(['random'], 5)).toThrow('1, 2, 3 or 4');
    expect(() => parseBudget('iterations=0')).toThrow(SettingsError);
    expect(parseBudget('milliseconds=200')).toEqual({ milliseconds: 200 });
    expect(settings(['random'], 4).field).toEqual(['random', 'random', 'random']);
    expect(settings([], 1).options.hal).toBe('standard');
  });
});

describe('a block', () => {
  it('brings everybody to every seat', () => {
    const table = [0, 1, 2].map((seat) => seating('c', ['x', 'y'], seat));
    expect(table).toEqual([
      ['c', 'x', 'y'],
      ['y', 'c', 'x'],
      ['x', 'y', 'c'],
    ]);
  });

  it('gives identical bots identical games, and exactly their share', () => {
    for (const players of [2, 3, 4]) {
      const settings = makeSettings({ candidate: 'novice', field: ['novice'], players });
      for (const index of [0, 1, 2]) {
        const block = playBlock(settings, index);
        expect(block.games.map((game) => game.seat)).toEqual(block.games.map((_, seat) => seat));
        for (const game of block.games) expect(game.vp).toEqual(block.games[0]!.vp);
        expect(ofBlock(block, gameScore)).toBeCloseTo(1 / players, 12);
        const totals = block.games.map((_, seat) =>
          meanOf(block.games.map((game) => game.vp[(game.seat + seat) % players]!)),
        );
        for (const total of totals) expect(total).toBeCloseTo(totals[0]!, 9);
      }
    }
  });

  it('comes out the same every time, but for the clock', () => {
    const settings = makeSettings({ candidate: 'novice', field: ['random'], players: 3, advanced: true });
    expect(withoutTimes(playBlock(settings, 5))).toEqual(withoutTimes(playBlock(settings, 5)));
  });

  it('against Hal is one game', () => {
    const settings = makeSettings({ candidate: 'novice', field: [], players: 1, hal: 'easy' });
    const { games } = playBlock(settings, 0);
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ seat: 0, vp: [expect.any(Number), expect.any(Number)] });
    expect(games[0]!.tally).toHaveLength(2);
    expect(games[0]!.milliseconds).toHaveLength(1);
    expect(parityOf(settings)).toBe(0.5);
    const result = summarize(settings, [playBlock(settings, 0), playBlock(settings, 1)], { blocks: 2 });
    expect(result.games).toBe(2);
    expect(result.tallies.bySeat).toHaveLength(2);
    expect(result.tallies.byRole.hal!.seatGames).toBe(2);
    expect(result.tallies.byRole.field).toBeUndefined();
  });
});

describe('a table', () => {
  const settings = makeSettings({ candidate: 'novice', field: [], isTable: true, players: 3 });
  const blocks = [0, 1, 2, 3].map((index) => playBlock(settings, index));

  it('has the same bot in every seat, and a block is one game', () => {
    expect(settings.field).toEqual(['novice', 'novice']);
    for (const { games } of blocks) expect(games).toHaveLength(1);
    expect(() => makeSettings({ candidate: 'novice', field: ['random'], isTable: true, players: 3 })).toThrow(
      'no field',
    );
  });

  it('tells the share of every seat', () => {
    const { shareBySeat, tallies, games } = summarize(settings, blocks, { blocks: 4 });
    expect(games).toBe(4);
    expect(shareBySeat.map(({ mean }) => mean)).toEqual(tallies.bySeat.map(({ winShare }) => winShare));
    expect(meanOf(shareBySeat.map(({ mean }) => mean))).toBeCloseTo(1 / 3, 12);
  });

  it('accounts for every VP', () => {
    for (const { games } of blocks)
      for (const { vp, tally } of games)
        for (const [seat, { vp: sources }] of tally.entries()) {
          const { lost = 0, ...gained } = sources;
          expect(5 + sum(gained) - lost).toBe(vp[seat]);
        }
  });
});

describe('tallies', () => {
  const play = (advanced: boolean) => {
    const settings = makeSettings({ candidate: 'novice', field: ['random'], players: 3, advanced });
    const blocks = [0, 1, 2].map((index) => playBlock(settings, index));
    return { settings, blocks, result: summarize(settings, blocks, { blocks: 3 }) };
  };

  it('count turns, actions, Sequence Bs, Missions and boosts', () => {
    const { blocks, result } = play(true);
    for (const { games } of blocks)
      for (const game of games)
        for (const [seat, { actions, sequenceBs, placed }] of game.tally.entries()) {
          // Every turn is a Sequence B, a pass, or a Sequence A with at most one action.
          expect(sequenceBs).toBeGreaterThan(0);
          expect(actions.reduce((a, b) => a + b) + sequenceBs).toBeLessThanOrEqual(game.turns[seat]!);
          expect(Object.keys(placed).every((card) => /^0[0-6]\d$/.test(card))).toBe(true);
        }
    const { candidate, field } = result.tallies.byRole;
    expect([candidate!.seatGames, field!.seatGames]).toEqual([9, 18]);
    expect(sum(candidate!.boosts) + sum(field!.boosts)).toBeGreaterThan(0);
    const missions = Object.values(result.tallies.missions);
    expect(missions.reduce((all, { placed }) => all + placed, 0)).toBe(sum(candidate!.placed) + sum(field!.placed));
    for (const { placed, placedByWinners } of missions) expect(placedByWinners).toBeLessThanOrEqual(placed);
    expect(missions.reduce((all, { vp }) => all + vp, 0)).toBe(sum(candidate!.missionVp) + sum(field!.missionVp));
    const { vp } = candidate!;
    expect(sum(candidate!.missionVp)).toBe((vp['placing'] ?? 0) + (vp['activating'] ?? 0) + (vp['neutralizing'] ?? 0));
    const ravagers = Object.entries(result.tallies.ravagers);
    expect(ravagers.every(([card]) => /^0[6-9]\d$/.test(card))).toBe(true);
    expect(ravagers.reduce((all, [, { destroyed }]) => all + destroyed, 0)).toBe(
      sum(candidate!.destroyed) + sum(field!.destroyed),
    );
    expect(ravagers.reduce((all, [, { played }]) => all + played, 0)).toBeGreaterThan(0);
    for (const [, ravager] of ravagers) {
      expect(ravager.destroyedByWinners).toBeLessThanOrEqual(ravager.destroyed);
      expect(ravager.playedByWinners).toBeLessThanOrEqual(ravager.played);
    }
    expect(result.tallies.endings.spes + result.tallies.endings.ravagers).toBe(9);
  });

  it('know no boosts in the standard game', () => {
    const { candidate, field } = play(false).result.tallies.byRole;
    expect([candidate!.boosts, field!.boosts]).toEqual([{}, {}]);
  });
});

describe('a summary', () => {
  const settings = makeSettings({ candidate: 'novice', field: ['random'], players: 2 });
  const blocks = Array.from({ length: 14 }, (_, index) => playBlock(settings, index));

  it('does not depend on the order in which blocks were done', () => {
    expect(summarize(settings, blocks.toReversed(), { blocks: 14 })).toEqual(
      summarize(settings, blocks, { blocks: 14 }),
    );
  });

  it('counts blocks without a gap only: quick games must not count for more', () => {
    const gap = blocks.filter((block) => block.block !== 4);
    expect(inOrder(new Map(gap.map((block) => [block.block, block])), 14)).toHaveLength(4);
    expect(summarize(settings, gap, { blocks: 14 })).toMatchObject({ blocks: 4, ended: 'interrupted' });
  });

  it('stops at the verdict of the test', () => {
    const sprt = { p0: 0.001, p1: 0.3 };
    const result = summarize(settings, blocks, { blocks: 14, sprt });
    expect(result).toMatchObject({ ended: 'verdict', blocks: 10, sprt: { decision: 'accept', blocks: 10 } });
    expect(summarize(settings, blocks.slice(0, 10), { blocks: 14, sprt })).toEqual(result);
  });

  it('says nothing about nothing', () => {
    expect(() => summarize(settings, [], { blocks: 5 })).toThrow('no block was finished');
  });
});
