// The serious findings of axe. Width does not change roles and colours, and language does not change colours.

import { AxeBuilder } from '@axe-core/playwright';
import type { AxeResults, Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { LANGUAGES, type Language } from '../src/texts/i18n.ts';
import { draw } from './browser.ts';

/** @param parts Only these parts of the page: what lies behind a dialog has been analysed without it. */
export const expectNothingSerious = (page: Page, where: string, ...parts: string[]): Promise<void> =>
  analyse(page, where, parts, null);

/** What depends on the words. Colours and structure are the same in every language. */
const WORD_RULES = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-valid-attr-value',
  'button-name',
  'document-title',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'role-img-alt',
  'select-name',
  'svg-img-alt',
  'valid-lang',
];

/** For a page that has been analysed in another language. */
export const expectGoodNames = (page: Page, where: string, ...parts: string[]): Promise<void> =>
  analyse(page, where, parts, WORD_RULES);

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
let looks = 0;

/**
 * In English, then with its names in the other languages. A sample takes them in turn: of three looks one has French
 * names too, and one Russian. The page stays as it is, with what is open.
 */
export async function expectNothingSeriousInAny(page: Page, where: string, ...parts: string[]): Promise<void> {
  await expectNothingSerious(page, where, ...parts);
  looks++;
  for (const language of isSoak ? OTHERS : OTHERS.filter((_, i) => looks % 3 === i)) {
    await speak(page, language);
    await expectGoodNames(page, `${where} (${language})`, ...parts);
  }
  await speak(page, 'en');
}

/** Changes the language as another tab would. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'black-angel-settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...settings, language: chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
}

/** Runs in the page. Null if axe is not there yet. */
async function runAgain({ parts, rules }: { parts: string[]; rules: string[] | null }): Promise<Result[] | null> {
  const { axe } = window as unknown as { axe?: { run(context: unknown, options: unknown): Promise<AxeResults> } };
  if (!axe) return null;
  const options = { ...(rules && { runOnly: rules }), resultTypes: ['violations'] };
  const { violations } = await axe.run(parts.length > 0 ? { include: parts } : document, options);
  return violations;
}

/** Bringing axe into the page takes long: it is used again where it is. */
async function findViolations(page: Page, parts: string[], rules: readonly string[] | null): Promise<Result[]> {
  await draw(page);
  const again = await page.evaluate(runAgain, { parts, rules: rules && [...rules] });
  if (again) return again;
  // Without the nodes that pass: a table has thousands. Legacy mode opens no second page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  for (const part of parts) axe.include(part);
  if (rules) axe.withRules([...rules]);
  return (await axe.analyze()).violations;
}

async function analyse(page: Page, where: string, parts: string[], rules: readonly string[] | null): Promise<void> {
  const serious = (await findViolations(page, parts, rules))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
          .join(' | ')}`,
    );
  expect(serious, where).toEqual([]);
}
