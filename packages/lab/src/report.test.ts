// The report is well-formed, safe, and one file.

import { describe, expect, it } from 'vitest';
import { playBlock } from './blocks.ts';
import { binsOf, sharesOf } from './histogram.ts';
import { makeReport } from './report.ts';
import { sayResult } from './say.ts';
import { makeSettings, type SettingsInput } from './settings.ts';
import { type SummaryOptions, summarize, type TournamentResult } from './summary.ts';
import { ticks } from './svg.ts';

function resultOf(input: SettingsInput, blocks: number, more: Partial<SummaryOptions> = {}): TournamentResult {
  const settings = makeSettings(input);
  const played = Array.from({ length: blocks }, (_, index) => playBlock(settings, index));
  return summarize(settings, played, { blocks, ...more });
}

const VOID = new Set(['meta']);

/** Checks that tags are closed in order, attributes are quoted, and no < or & is stray. Returns the element names. */
function checkMarkup(html: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const body = html.replace(/^<!DOCTYPE html>/, '').replace(/<style>[^<]*<\/style>/, '<style></style>');
  const rest = body.replace(/<(\/?)([a-z0-9]+)((?: [a-zA-Z0-9-]+="[^"<]*")*)(\/?)>/g, (_, close, name, __, self) => {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name as string);
    else
      expect(name, 'HTML lets only void and SVG elements close themselves').toMatch(
        /^(meta|line|circle|rect|polygon|polyline)$/,
      );
    if (VOID.has(name as string)) expect(self).toBe('/');
    if (!close) names.push(name as string);
    return '';
  });
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]/);
  expect(rest).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
  return names;
}

const tournaments: [string, TournamentResult][] = [
  ['four players', resultOf({ candidate: 'novice', field: ['random', 'novice', 'random'], players: 4 }, 3)],
  [
    'advanced, with a test',
    resultOf({ candidate: 'novice', field: ['random'], players: 2, advanced: true }, 12, {
      sprt: { p0: 0.5, p1: 0.6 },
    }),
  ],
  ['Hal', resultOf({ candidate: 'random', field: [], players: 1, hal: 'extreme' }, 2)],
  ['one block', resultOf({ candidate: 'random', field: ['random'], players: 3, purpose: 'tune' }, 1)],
];

describe('the report', () => {
  it.each(tournaments)('is well-formed and has its five plots: %s', (_, result) => {
    const html = makeReport(result);
    const names = checkMarkup(html);
    expect(names.filter((name) => name === 'svg')).toHaveLength(5);
    for (const part of ['Win share', 'Elo', 'Margin', 'Final VP', 'Game length', 'Time a turn', 'Missions by card'])
      expect(html).toContain(part);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it.each(tournaments)('needs nothing from outside: %s', (_, result) => {
    const html = makeReport(result);
    expect(html).not.toMatch(/https?:|\/\/|url\(|@import|<script|<link|<img|<iframe|\ssrc=|\shref=/i);
  });

  it('escapes every text', () => {
    const [, result] = tournaments[0]!;
    const { missions, ravagers } = result.tallies;
    const evil = "\"><script>alert('x')</script>&";
    const html = makeReport({
      ...result,
      settings: { ...result.settings, candidate: evil, field: [evil, evil, evil], seed: evil, components: evil },
      tallies: { ...result.tallies, missions: { [evil]: missions['052']! }, ravagers: { [evil]: ravagers['061']! } },
    });
    checkMarkup(html);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });

  it('can be made again from the JSON result', () => {
    const [, result] = tournaments[1]!;
    expect(makeReport(JSON.parse(JSON.stringify(result)) as TournamentResult)).toBe(makeReport(result));
  });

  it('warns of what a reader might miss', () => {
    const said = tournaments.map(([, result]) => sayResult(result));
    expect(said[3]).toContain('seeds for tuning');
    expect(said[0]).toContain('Fewer than ten blocks');
    expect(said[1]).toContain('SPRT');
    expect(said[2]).toContain('Hal (extreme)');
    const clocked = resultOf({ candidate: 'random:milliseconds=5', field: ['random'], players: 2 }, 1);
    expect(sayResult(clocked)).toContain('by the clock');
  });
});

describe('the plots', () => {
  it('have round ticks', () => {
    expect(ticks(0, 10)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(0.13, 0.41).map((tick) => tick.toFixed(2))).toEqual(['0.20', '0.30', '0.40']);
    expect(ticks(3, 3)).toEqual([3]);
  });

  it('put every value into one bin', () => {
    const values = [-3, 0, 5, 5, 61];
    const bins = binsOf(values);
    expect(bins).toEqual({ from: -5, step: 5, count: 14 });
    const [shares] = sharesOf([{ name: 'a', style: 'one', values }], { axis: '', bins });
    expect(shares![0]).toBe(0.2);
    expect(shares![2]).toBe(0.4);
    expect(shares!.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  });
});
