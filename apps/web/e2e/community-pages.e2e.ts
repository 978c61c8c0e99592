// The pages of accounts, ratings and the daily challenge on every size of screen, with and without a server.

import { expect, test } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { MemoryStore } from '../../server/src/store/memory-store.ts';
import { LANGUAGES, type Language } from '../src/texts/i18n.ts';
import { FACT, leave, ownServer, PASSWORD } from './accounts.ts';
import { expectGoodNames, expectNothingSerious } from './axe.ts';
import type { SizeName } from './browser.ts';
import { findCutTexts, findOverflow } from './layout.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser();

/** Words are longest in French and Russian, and have least room on a phone. */
const LOOKS: Record<SizeName, readonly Language[]> = isSoak
  ? { desktop: LANGUAGES, large: LANGUAGES, tablet: LANGUAGES, phone: LANGUAGES }
  : { desktop: ['en'], large: [], tablet: ['ru'], phone: ['en', 'fr'] };
const looked = (Object.keys(LOOKS) as SizeName[]).filter((size) => LOOKS[size].length > 0);

test.for(looked)('the pages on a %s, with and without a server', async (size) => {
  const store = new MemoryStore();
  const { url } = await ownServer({ store });
  for (const [i, name] of ['Ada', 'Wolfeschlegelsteinhausen', 'Клеопатра Египетская'].entries())
    await store.putDocument('rating:standard', String(i), { ...FACT, name, sigma: 1 + 2 * i });
  for (const language of LOOKS[size]) {
    const visitor = await visit({ url, size, settings: { language, name: 'Ada' } });
    const { page, context } = visitor;
    const look = async (where: string, ready: string): Promise<void> => {
      await page.locator(ready).first().waitFor();
      expect((await page.evaluate(findOverflow)).across, where).toBeLessThanOrEqual(0);
      expect(await page.evaluate(findCutTexts), where).toEqual([]);
      if (language === 'en' && size !== 'tablet') await expectNothingSerious(page, where, '.page');
      else if (size === 'phone') await expectGoodNames(page, `${where} (${language})`, '.page');
    };
    await page.goto('#/account');
    await look('log in', '.log-in');
    await page.locator('.segment').nth(1).click();
    await page.locator('input[autocomplete=username]').fill(`Wolfeschlegelsteinhau ${language}`);
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.locator('.log-in button[type=submit]').click();
    await look('account', '.page-account .switch');
    await page.locator('.page-account .button-danger').click();
    await look('proof of who is there', '.dialog input[type=password]');
    await page.keyboard.press('Escape');
    await page.goto('#/leaderboard');
    await look('leaderboard', '.board');
    await page.goto('#/daily');
    await look('daily challenge', '.community-panel');
    await context.setOffline(true);
    await page.evaluate(() => {
      location.hash = '#/leaderboard';
    });
    await look('without a server', '.calm-note');
    await page.evaluate(() => {
      location.hash = '#/account';
    });
    await look('account without a server', '.page-account .calm-note');
    await leave(visitor);
  }
});
