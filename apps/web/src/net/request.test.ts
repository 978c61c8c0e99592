import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-browser.ts';
import { request } from './request.ts';

beforeEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  it('that the server could not carry out says why by the server’s code', async () => {
    fakeServer(() => ({ status: 503, body: { error: 'unavailable', message: 'The games cannot be reached.' } }));
    await expect(request('GET', 'tables/some-table')).rejects.toMatchObject({ code: 'unavailable' });
    fakeServer(() => ({ status: 503, body: { error: 'damagedTable', message: '' } }));
    await expect(request('GET', 'tables/some-table')).rejects.toMatchObject({ code: 'damagedTable' });
  });

  it.each([502, 503, 504])('that a proxy answers with %i has not reached the server', async (status) => {
    fakeServer(() => ({ status }));
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status }));
    await expect(request('GET', 'tables/some-table')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
