// What a page announces politely, in order. It listens until the page is loaded again.

import type { Page } from 'playwright-core';

declare global {
  interface Window {
    announcedTexts: string[];
  }
}

export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    window.announcedTexts = [];
    const region = document.querySelector('[role=status][aria-live=polite]')!;
    new MutationObserver(() => window.announcedTexts.push((region.textContent ?? '').trim())).observe(region, {
      subtree: true,
      characterData: true,
      childList: true,
    });
  });
  return () => page.evaluate(() => window.announcedTexts);
}
