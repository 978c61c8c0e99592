// Names that look alike, and names with invisible characters.

import type { TakenSeat } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import { LOOKALIKES } from '../src/accounts/lookalikes.ts';
import { isAlike, tidyName } from '../src/accounts/names.ts';
import { PASSWORD, PROOF, useAccountServer } from './account-server.ts';
import { config, entropy, makeTable, PERSON } from './online-client.ts';
import { makeAccounts } from './seeded.ts';

const server = useAccountServer();

describe('names', () => {
  const names = () => makeAccounts(server.store, () => server.now).names;

  it('are tidied: composed, trimmed, with single spaces', () => {
    expect(tidyName('  Zoe\u0308\u3000\t K.  ')).toBe('Zoë K.');
    expect(tidyName('Ada \u2764\ufe0f')).toBe('Ada ❤');
  });

  const UNSEEN: [string, string][] = [
    ['zero-width space', 'Ada\u200b'],
    ['zero-width joiner', 'A\u200dda'],
    ['byte order mark', '\ufeffAda'],
    ['right-to-left override', 'Ada\u202egnp'],
    ['isolate', '\u2067Ada\u2069'],
    ['control', 'Ada\u0007'],
    ['soft hyphen', 'A\u00adda'],
    ['tag', 'Ada\u{e0041}'],
    ['Hangul filler', 'Ada\u3164'],
    ['grapheme joiner', 'A\u034fda'],
    ['empty Braille', 'Ada\u2800'],
    ['private use', 'Ada\ue000'],
    ['unassigned', 'Ada\u0378'],
    ['object replacement', 'Ada\ufffc'],
    ['Egyptian blank', 'Ada\u{13441}'],
    ['Egyptian half blank', 'Ada\u{13442}'],
    ['Khitan filler', 'Ada\u{16fe4}'],
    ['note without a head', 'Ada\u{1d159}'],
    ['three marks', 'Adx\u0301\u0302\u0303'],
    ['five marks of a script', 'ก\u0e49\u0e49\u0e49\u0e49\u0e49'],
  ];
  it('with invisible characters are refused everywhere', async () => {
    const { table } = await makeTable(server.app.tables, 'Bea', config([PERSON, PERSON]));
    for (const [what, name] of UNSEEN) {
      const answers = [
        await server.signUp(name),
        await server.ask('POST', '/api/account/passkey-options', null, { name }),
        await server.ask('POST', `/api/tables/${table.id}/join`, null, { name, entropy: entropy() }),
        await server.ask('POST', '/api/daily/2026-03-02', null, { name, record: {} }),
      ];
      const refusals = answers.map(({ status, body }) => `${what} ${status} ${body.error}`);
      expect(refusals).toEqual(Array(4).fill(`${what} 400 nameUnseen`));
    }
    expect(await server.store.listDocuments('account')).toEqual([]);
  });

  it('that are empty or too long are refused, and those of any script are not', async () => {
    expect((await server.signUp(' \u3000 ')).body.error).toBe('nameEmpty');
    expect((await server.signUp('\u0301')).body.error).toBe('nameEmpty');
    expect((await server.signUp('x'.repeat(25))).body.error).toBe('nameTooLong');
    for (const name of [
      'Aşkın',
      'Владимир',
      'Ελένη',
      '小林',
      'नेहा',
      'محمد',
      'မြို့',
      '😀',
      `O'Brien-Łuk.`,
      'x'.repeat(24),
    ])
      expect(await names().free(name)).toBe(name);
  });

  it('are kept as they are tidied, for accounts and for guests', async () => {
    expect((await server.signUp('  Ada \u00a0 L. ')).body.account.name).toBe('Ada L.');
    const { table } = await makeTable(server.app.tables, 'Bea', config([PERSON, PERSON, PERSON]));
    const join = { name: ' Cy  \u2003 Z ', entropy: entropy() };
    const joined = await server.ask<TakenSeat>('POST', `/api/tables/${table.id}/join`, null, join);
    expect(joined.body.table.seats[1]!.name).toBe('Cy Z');
  });

  it('log in by every text that signs up', async () => {
    for (const [i, space] of ['\t', '\r\n', ' '.repeat(60)].entries()) {
      const text = `${space}Ada${space}${i}${space}`;
      expect((await server.signUp(text)).status).toBe(201);
      expect(await server.logIn(text)).toHaveLength(43);
    }
  });

  it('count as one name for the limit on log-ins in every spelling', async () => {
    await server.restart({ limits: { logIns: { burst: 3, perSecond: 0 } } });
    const statuses: number[] = [];
    for (const name of ['Ada', 'Ada\ufe0f', 'A\ufe0fda', 'Ad\ufe0fa'])
      statuses.push((await server.ask('POST', '/api/session', null, { name, password: PASSWORD })).status);
    expect(statuses).toEqual([403, 403, 403, 429]);
  });

  const ALIKE: [string, string][] = [
    ['Ada', 'АDA'],
    ['Ada', 'аdа'],
    ['Paul', 'PauI'],
    ['Paul', 'Pau1'],
    ['Ian', 'lan'],
    ['Olga', '0lga'],
    ['Corner', 'Comer'],
    ['Tom', 'ΤΟΜ'],
    ['Zoë', 'Ζоё'],
    ['Anna-Lena', 'Anna–Lena'],
    ["O'Neil", 'O’Neil'],
    ['Ада', 'Aдa'],
    ['Paul', 'Ｐａｕｌ'],
    ['Ada', '𝐀𝖽𝓪'],
    ['Γала', 'Гала'],
    ['Тамм', 'Taмм'],
    ['Henk', 'нenk'],
    ['Πol', 'Пol'],
    ['Философ', 'Φилософ'],
    ['Theo 1O', 'Тһео lО'],
    ['Өля', 'Θля'],
    ['Ned', 'Neԁ'],
    ['NED', 'NEԀ'],
  ];
  const UNLIKE: [string, string][] = [
    ['Karl', 'Kari'],
    ['Ada', 'Adam'],
    ['Zoë', 'Zoe'],
    ['Mia', 'Pia'],
    ['Анна', 'Яна'],
    ['Player 1', 'Player 2'],
  ];
  it('are alike for each pair of the table of lookalikes', () => {
    for (const [one, alike] of Object.entries(LOOKALIKES))
      for (const other of alike) expect([one, other, isAlike(`Q${one}Q`, `Q${other}Q`)]).toEqual([one, other, true]);
    const all = Object.values(LOOKALIKES).flatMap((alike) => [...alike]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('that look alike belong to one account, in either order', async () => {
    for (const [one, other] of ALIKE) {
      expect([one, isAlike(one, other)]).toEqual([one, true]);
      const session = await server.make(one);
      const refused = await server.signUp(other);
      expect([one, refused.status]).toEqual([one, 409]);
      expect(['nameAlike', 'nameTaken']).toContain(refused.body.error);
      const options = await server.ask('POST', '/api/account/passkey-options', null, { name: other });
      expect(options.body.error).toBe(refused.body.error);
      const listed = await server.ask('POST', '/api/daily/2026-03-02', null, { name: other, record: {} });
      expect(listed.body.error).toBe('nameTaken');
      expect((await server.store.listDocuments('account')).length).toBe(1);
      expect((await server.store.listDocuments('account-name')).length).toBe(1);
      await server.ask('DELETE', '/api/account', session, { proof: PROOF });
    }
  });

  it('that do not look alike are two accounts', async () => {
    for (const [one, other] of UNLIKE) {
      expect([one, isAlike(one, other)]).toEqual([one, false]);
      const session = await server.make(one);
      expect(await names().free(other)).toBe(other);
      await server.ask('DELETE', '/api/account', session, { proof: PROOF });
    }
  });

  it('that look alike do not sit at one table', async () => {
    const { table } = await makeTable(server.app.tables, 'Ada', config([PERSON, PERSON, PERSON]));
    const join = (name: string) =>
      server.ask('POST', `/api/tables/${table.id}/join`, null, { name, entropy: entropy() });
    expect(await join('Аda')).toMatchObject({ status: 409, body: { error: 'nameAlike' } });
    expect(await join('Ada')).toMatchObject({ status: 409, body: { error: 'nameTaken' } });
    expect((await join('Bea')).status).toBe(201);
  });

  it('are given to one of many who want them at once, and are free again after the account', async () => {
    const tries = await Promise.all(['Ada', 'АDА', 'Аda', 'ada'].map((name) => server.signUp(name)));
    const won = tries.filter(({ status }) => status === 201);
    expect(won.length).toBe(1);
    expect((await server.store.listDocuments('account')).length).toBe(1);
    expect((await server.ask('DELETE', '/api/account', won[0]!.body.session, { proof: PROOF })).status).toBe(204);
    for (const kind of ['account', 'account-name', 'account-look:2'])
      expect(await server.store.listDocuments(kind)).toEqual([]);
    expect((await server.signUp('Аda')).status).toBe(201);
  });
});
