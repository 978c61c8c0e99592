import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RULES_VERSION } from '@black-angel/rules';
import { MOST_DEPTH } from '@black-angel/rules/components';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../../scripts/freeze-engine.ts';
import { engineOf, engineOfRecord, loadEngine, PRESENT_ENGINE } from '../src/load.ts';
import { openSet } from '../src/open-set.ts';

/** A frozen version has the bots of its day. */
type Bundle = typeof import('../../bots/src/engine.ts');

const goldens = new URL('../../rules/test/goldens/', import.meta.url);

describe('engines', () => {
  it('the present one is loaded', async () => {
    expect(await loadEngine(RULES_VERSION)).toBe(PRESENT_ENGINE);
    expect(engineOf({ rules: RULES_VERSION })).toBe(PRESENT_ENGINE);
  });

  it('an unknown version is refused with a clear reason', async () => {
    await expect(loadEngine(99)).rejects.toThrow(/rules version 99; this program knows .*\d\. A later version/);
    await expect(async () => engineOfRecord({ format: 'something else' })).rejects.toThrow(/not a black-angel-record/);
    expect(() => engineOf({ rules: 99 })).toThrow(/not loaded/);
  });

  it.each([1, 2, RULES_VERSION])('that of version %i refuses a component set for its depth', async (version) => {
    const engine = await loadEngine(version);
    const deep = JSON.parse(`${'['.repeat(9000)}${']'.repeat(9000)}`);
    for (const load of [engine.loadComponents, (set: unknown) => openSet(set, { engine })])
      expect(() => load({ ...engine.defaultContent.set, about: deep })).toThrow(
        expect.objectContaining({ fault: { kind: 'depth', most: MOST_DEPTH } }),
      );
  });

  it('a bundle of the present one replays recorded games to their hash, and its bots think', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'black-angel-'));
    try {
      const frozen = (await import(/* @vite-ignore */ pathToFileURL(await bundle(folder)).href)) as Bundle;
      expect(Object.keys(frozen).sort()).toEqual(Object.keys(PRESENT_ENGINE).sort());
      const [name] = readdirSync(goldens).filter((file) => file.endsWith('.json'));
      const record = frozen.parseRecord(JSON.parse(readFileSync(new URL(name!, goldens), 'utf8')));
      expect(frozen.hashState(frozen.replay(record))).toBe(record.hash);
      const state = frozen.setup({ players: 2 }, 'frozen');
      const moves = frozen.legalMoves(state, 0);
      const question = { view: frozen.view(state, 0), moves, seed: 'x', isCancelled: () => false };
      expect(moves).toContainEqual((await frozen.thinkAs('normal', question)).move);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
