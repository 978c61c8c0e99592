// Pages for the tests: one browser for a file, one visitor for a test. A test fails when its page has told of any error; what a
// failing page looked like is kept as a picture.

import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { launchBrowser, newVisitor, type VisitorOptions, watchErrors } from './browser.ts';

const PICTURES = join(tmpdir(), 'black-angel-failures');

let browser: Browser | null = null;

/** To be called once at the top of a test file. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    browser = null;
  });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What went wrong in any page of this visitor so far. A test that expects errors takes them out. */
  errors: string[];
}

export interface VisitOptions extends VisitorOptions {
  /** Another server than that of all tests. */
  url?: string;
}

export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const context = await newVisitor(browser!, options.url ?? inject('url'), options);
  const errors: string[] = [];
  context.on('page', (page) => watchErrors(page, errors));
  const page = await context.newPage();
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(context, task.name);
    await context.close();
    expect(errors, 'errors of the page').toEqual([]);
  });
  return { context, page, errors };
}

async function keepPictures(context: BrowserContext, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const [i, page] of context.pages().entries()) {
    const path = join(PICTURES, `${name.replace(/[^a-z0-9]+/gi, '-')}-${i}.png`);
    await page.screenshot({ path }).then(
      () => console.error(`What the page looked like: ${path} (${page.url()})`),
      // The page may be gone; the failure itself is told anyway.
      () => {},
    );
  }
}
