// Headless parts of the online pages: addresses, links in the chat, clocks, the configuration of a table.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeHash, parseRoute } from '../browser/router.ts';
import type { T } from '../texts/texts.ts';
import { leftOf, sayLeft } from './clock.ts';
import { inviteLink, seatLink, splitLinks, watchLink } from './links.ts';
import { configOf, DEFAULT_TABLE } from './table-choices.ts';

beforeEach(() => void vi.stubGlobal('document', { baseURI: 'https://play.example/angel/' }));

describe('addresses', () => {
  it('lead to online pages and back', () => {
    for (const hash of ['#/online', '#/online/new', '#/t/abcdefgh', '#/t/abcdefgh/watch', '#/t/abcdefgh/17'])
      expect(makeHash(parseRoute(hash))).toBe(hash);
    const key = 'K'.repeat(43);
    expect(parseRoute(`#/t/abcdefgh?key=${key}`)).toEqual({
      page: 'table',
      id: 'abcdefgh',
      at: null,
      isWatching: false,
      key,
    });
  });

  it('keep the secret of a seat behind the #', () => {
    const link = new URL(seatLink('abcdefgh', 'secret'));
    expect(link.pathname + link.search).toBe('/angel/');
    expect(link.hash).toBe('#/t/abcdefgh?key=secret');
  });
});

describe('links in the chat', () => {
  it('are followed to tables of this page only', () => {
    const link = inviteLink('abcdefgh');
    expect(splitLinks(`Here: ${link} now`)).toEqual([
      { text: 'Here: ', table: null },
      { text: link, table: 'abcdefgh' },
      { text: ' now', table: null },
    ]);
    for (const text of [
      'https://evil.example/#/t/abcdefgh',
      `${link}?key=${'K'.repeat(43)}`,
      watchLink('abcdefgh'),
      'javascript:alert(1)',
      '<a href="x">',
    ])
      expect(splitLinks(text)).toEqual([{ text, table: null }]);
  });
});

describe('clocks', () => {
  const t = ((key: string, values: Record<string, unknown>) => `${key} ${JSON.stringify(values)}`) as T;

  it('run for the decider', () => {
    const clock = { left: [60_000, 90_000, null], running: 1, since: 1000, deadline: null };
    expect(leftOf(clock, 0, 31_000)).toBe(60_000);
    expect(leftOf(clock, 1, 31_000)).toBe(60_000);
    expect(leftOf(clock, 1, 1e9)).toBe(0);
    expect(leftOf(clock, 2, 31_000)).toBeNull();
  });

  it('say seconds only when they count', () => {
    expect(sayLeft(61_000, t)).toBe('1:01');
    expect(sayLeft(0, t)).toBe('0:00');
    expect(sayLeft(2 * 3_600_000 + 60_000, t)).toContain('{"hours":2,"minutes":1}');
    expect(sayLeft(50 * 3_600_000, t)).toContain('{"days":2,"hours":2}');
  });
});

describe('the configuration of a table', () => {
  it('has the player’s seat first', () => {
    const config = configOf({ ...DEFAULT_TABLE, players: 3, others: ['person', 'hard', 'easy'] }, 'UTC');
    expect(config.seats).toEqual([{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 'hard' }]);
    expect(config.pace).toEqual({ kind: 'free' });
  });

  it('has the pace that was chosen', () => {
    expect(configOf({ ...DEFAULT_TABLE, pace: 'live' }, 'UTC').pace).toEqual({
      kind: 'live',
      minutes: 30,
      increment: 30,
    });
    expect(configOf({ ...DEFAULT_TABLE, pace: 'days', hasWindow: true }, 'Europe/Paris').pace).toEqual({
      kind: 'days',
      hours: 24,
      window: { from: 8, to: 22, timeZone: 'Europe/Paris' },
    });
  });
});
