import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freeze } from '../../../scripts/freeze-rules.ts';
import { RULES_VERSION } from '../src/index.ts';
import { loadRules, type Rules, rulesOfRecord } from '../src/versions.ts';

describe('rules versions', () => {
  it('the present version is loaded', async () => {
    expect((await loadRules(RULES_VERSION)).RULES_VERSION).toBe(RULES_VERSION);
  });

  it('an unknown version is refused with a clear reason', async () => {
    await expect(loadRules(99)).rejects.toThrow(/rules version 99; this program knows 1. A later version/);
    await expect(async () => rulesOfRecord({ format: 'something else' })).rejects.toThrow(/not a black-angel-record/);
  });

  it('a frozen bundle of the present rules replays recorded games to their hash', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'black-angel-'));
    try {
      const frozen = (await import(/* @vite-ignore */ pathToFileURL(await freeze(folder)).href)) as Rules;
      const goldens = new URL('./goldens/', import.meta.url);
      const [name] = readdirSync(goldens).filter((file) => file.endsWith('.json'));
      const record = frozen.parseRecord(JSON.parse(readFileSync(new URL(name!, goldens), 'utf8')));
      expect(frozen.hashState(frozen.replay(record))).toBe(record.hash);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
