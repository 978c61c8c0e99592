// The browser for the tests: the one in CHROMIUM, else one on the PATH.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell draws the same with a fifth less work. A few tests need the whole browser. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a program, or null. */
export function findProgram(name, path = process.env['PATH'] ?? '') {
  const places = path.split(delimiter).filter((folder) => folder !== '');
  return places.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** The path of the browser, or null. `isWhole`: not the headless shell. */
export function findChromium(env = process.env, { isWhole = false } = {}) {
  if (env['CHROMIUM']) return isProgram(env['CHROMIUM']) ? env['CHROMIUM'] : null;
  for (const name of isWhole ? NAMES : [SHELL, ...NAMES]) {
    const found = findProgram(name, env['PATH']);
    if (found) return found;
  }
  return null;
}
