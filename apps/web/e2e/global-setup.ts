// Before the browser tests: builds the page if needed, and serves it.

import type { TestProject } from 'vitest/node';
import { ensureBuilt, serveBuilt } from './serve-built.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  const served = await serveBuilt();
  project.provide('url', served.url);
  return served.close;
}
