import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeHash, parseRoute } from '../browser/router.ts';
import { packText, unpackText } from './share-link.ts';

const golden = new URL('../../../../packages/rules/test/goldens/08-4-players-advanced.json', import.meta.url);
const record = JSON.stringify(JSON.parse(readFileSync(golden, 'utf8')));

describe('a link that holds a game', () => {
  it('brings the whole record along', async () => {
    const data = await packText(record);
    expect(data).toMatch(/^[\w-]+$/);
    // A long game stays below the length at which mail programs break links.
    expect(data.length).toBeLessThan(8000);
    const route = parseRoute(makeHash({ page: 'open', data, at: 7 }));
    expect(route).toEqual({ page: 'open', data, at: 7 });
    expect(await unpackText(data)).toBe(record);
  });

  it.each(['', 'abc', '!!!', 'A'.repeat(300)])('says that %j is broken', async (data) => {
    await expect(unpackText(data)).rejects.toMatchObject({ data: { kind: 'link' } });
  });

  it('does not unpack a bomb', async () => {
    const bomb = await packText('0'.repeat(30_000_000));
    expect(bomb.length).toBeLessThan(50_000);
    await expect(unpackText(bomb)).rejects.toMatchObject({ data: { kind: 'tooLarge' } });
  });
});
