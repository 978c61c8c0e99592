// The texts of notices in each language.

import type { Notice, TextLanguage, TournamentNotice } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import { codeMail, noticeMail, webhookBody } from '../src/notify/messages.ts';

describe('what is sent', () => {
  const notice = {
    kind: 'turn',
    table: 'abcdefgh',
    name: '@everyone <b>*x*',
    url: 'https://a.example/#/t/abcdefgh',
  } as const;

  it('lets a name call nobody and format nothing', () => {
    const discord = JSON.parse(webhookBody(notice, 'discord', 'en')) as { content: string; allowed_mentions: unknown };
    expect(discord.content).toContain('\\@everyone \\<b\\>\\*x\\*');
    expect(discord.allowed_mentions).toEqual({ parse: [] });
    expect(webhookBody(notice, 'slack', 'en')).toContain('@everyone &lt;b&gt;x');
    expect(JSON.parse(webhookBody(notice, 'json', 'en'))).toEqual(notice);
  });

  it('says of a test that it is one', () => {
    const test = { kind: 'test', url: 'https://a.example/' } as const;
    expect(JSON.parse(webhookBody(test, 'json', 'en'))).toEqual(test);
    for (const style of ['slack', 'discord'] as const) {
      expect(webhookBody(test, style, 'en')).toContain('This is a test');
      expect(webhookBody(test, style, 'en')).toContain('https://a.example/');
    }
    expect(noticeMail({ ...test, url: null }, 'en')).toMatchObject({
      subject: expect.stringContaining('This is a test'),
    });
  });
});

describe('what is sent in the reader’s language', () => {
  const LANGUAGES: readonly TextLanguage[] = ['en', 'fr', 'ru'];
  const turn = { kind: 'turn', table: 'abcdefgh', name: 'Ada', url: null } as const;
  const test = { kind: 'test', url: null } as const;

  it('is a turn', () => {
    expect(LANGUAGES.map((language) => noticeMail(turn, language).subject)).toEqual([
      'Black Angel · It is your turn, Ada.',
      'Black Angel · C’est à vous de jouer, Ada.',
      '«Чёрный ангел» · Ваш ход, Ada.',
    ]);
    const discord = LANGUAGES.map((language) => JSON.parse(webhookBody(turn, 'discord', language)).content as string);
    expect(discord).toEqual([
      'Black Angel · It is your turn, Ada.',
      'Black Angel · C’est à vous de jouer, Ada.',
      '«Чёрный ангел» · Ваш ход, Ada.',
    ]);
  });

  const cup = { tournament: 'abcdefgh', title: '5', name: 'Ada', url: null } as const;
  const news: TournamentNotice[] = [
    { kind: 'round', ...cup, round: 2, table: 'hgfedcba', seatBy: 1 },
    { kind: 'round', ...cup, round: 2, table: null, seatBy: 1 },
    { kind: 'game', ...cup, round: 2, table: 'hgfedcba' },
    { kind: 'end', ...cup, place: 3, players: 8 },
  ];

  it('is news of a tournament', () => {
    const said = (notice: Notice) => JSON.parse(webhookBody(notice, 'slack', 'en')).text as string;
    expect(news.map(said)).toEqual([
      'Black Angel · Ada · Round 2 of “5” has begun: take your seat.',
      'Black Angel · Ada · You have a bye in round 2 of “5”.',
      'Black Angel · Ada · Your game in round 2 of “5” begins.',
      'Black Angel · Ada · “5” has ended: you are number 3 of 8.',
    ]);
    const hostile = { ...news[3]!, title: '<!channel> *all*' };
    expect(said(hostile)).toContain('“&lt;!channel&gt; all”');
    expect(JSON.parse(webhookBody(hostile, 'json', 'ru'))).toEqual(hostile);
  });

  it.each(LANGUAGES)('is nothing but %s', (language) => {
    const said = [
      ...news.map((notice) => noticeMail(notice, language)),
      noticeMail(turn, language),
      noticeMail(test, language),
      codeMail('12345678', language),
      JSON.parse(webhookBody(turn, 'slack', language)) as object,
      JSON.parse(webhookBody(test, 'discord', language)) as object,
    ].flatMap((message) => Object.values(message).filter((text) => typeof text === 'string'));
    for (const text of said) {
      const words = text.replace(/Black Angel|Ada|\d+/g, '');
      if (!/\p{L}/u.test(words)) continue;
      expect([text, /[а-яё]/i.test(words)]).toEqual([text, language === 'ru']);
      if (language !== 'en') expect(text).not.toMatch(/\b(?:the|your|turn|this|code at|mail at)\b/i);
    }
  });

  it('is the same for programs', () => {
    for (const language of LANGUAGES) expect(JSON.parse(webhookBody(turn, 'json', language))).toEqual(turn);
  });
});
