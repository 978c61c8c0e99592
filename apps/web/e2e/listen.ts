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

/** Every text that any live region of the page gets, in order. */
export async function listenEverywhere(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    window.announcedTexts = [];
    const LIVE = '[role=status],[role=alert],[role=log],[aria-live]';
    new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (region?.textContent) window.announcedTexts.push(region.textContent);
      }
    }).observe(document.body, { subtree: true, characterData: true, childList: true });
  });
  return () => page.evaluate(() => window.announcedTexts);
}

/** What a table announces of what happens, in order; each change of the page counts, however fast. */
export async function listenToTable(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    window.announcedTexts = [];
    const log = document.querySelector('[role=log][aria-live]')!;
    new MutationObserver((records) => {
      // The second paragraph is the prompt.
      for (const { target, addedNodes } of records)
        for (const node of target === log ? addedNodes : log.lastChild!.contains(target) ? [] : [target])
          if (node.textContent) window.announcedTexts.push(node.textContent);
    }).observe(log, { subtree: true, characterData: true, childList: true });
  });
  return () => page.evaluate(() => window.announcedTexts);
}
