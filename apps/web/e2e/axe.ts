// The serious findings of axe. Language and width do not change roles and colours, so a page is analysed once.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** @param parts Only these parts of the page: what lies behind a dialog has been analysed without it. */
export async function expectNothingSerious(page: Page, where: string, ...parts: string[]): Promise<void> {
  // Without the nodes that pass: a table has thousands. Legacy mode opens no second page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  const serious = violations
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
