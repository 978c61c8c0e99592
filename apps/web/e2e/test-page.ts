// Pages for tests: one browser for each file, one visitor for each test. A test fails if its page reports an error, and
// saves a picture of the page.

import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { launchBrowser, newVisitor, type VisitorOptions, watchErrors } from './browser.ts';

const PICTURES = join(tmpdir(), 'black-angel-failures');

let browser: Browser | null = null;

/** Call it once at the top of a test file. */
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
  /** The errors of all pages of this visitor. A test that expects errors removes them. */
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
      // The page may be closed. The failure is reported anyway.
      () => {},
    );
  }
}
