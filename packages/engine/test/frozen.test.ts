// Games of earlier rules versions: their frozen engine replays them, plays them on and shows them. Every version has a
// bundle and the records of some games in packages/engine/frozen.

import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, RULES_VERSION } from '@black-angel/rules';
import { defaultContent, findComponents } from '@black-angel/rules/components';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../src/engine.ts';
import { LEVEL_NAMES } from '../src/index.ts';
import { engineOf, engineOfComponents, engineOfRecord, loadEngine, PRESENT_ENGINE } from '../src/load.ts';

const FROZEN = new URL('../frozen/', import.meta.url);
const VERSIONS = Array.from({ length: RULES_VERSION - 1 }, (_, i) => i + 1);
const files = readdirSync(FROZEN);

it('every earlier version has its bundle, its types and its games', () => {
  expect(files.sort()).toEqual(VERSIONS.flatMap((n) => [`v${n}-games`, `v${n}.d.ts`, `v${n}.js`]).sort());
});

describe.each(VERSIONS)('rules version %i', (version) => {
  const folder = new URL(`v${version}-games/`, FROZEN);
  const games = files.includes(`v${version}-games`) ? readdirSync(folder) : [];
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadEngine(version);
  });

  it('has the names of the present engine', () => {
    expect(engine).not.toBe(PRESENT_ENGINE);
    expect(engine.RULES_VERSION).toBe(version);
    expect(engineOf({ rules: version })).toBe(engine);
    for (const name of Object.keys(PRESENT_ENGINE)) expect(Object.keys(engine)).toContain(name);
  });

  it.each(games)('%s replays to its result and hash; the present rules refuse it', async (name) => {
    const data = read(name);
    expect(await engineOfRecord(data)).toBe(engine);
    const record = engine.parseRecord(data);
    expect(engine.hashState(engine.replay(record))).toBe(record.hash);
    expect(() => parseRecord(data)).toThrow(new RegExp(`rules version ${version}`));
  });

  it('its components are known by their hash, and a position with them is its own', async () => {
    const { hash } = engine.defaultContent;
    expect(findComponents(hash)?.set).toEqual(engine.defaultContent.set);
    // Versions may share a set: the latest of them is taken.
    const latest = await engineOfComponents(hash);
    expect(latest.defaultContent.hash).toBe(hash);
    expect(latest.RULES_VERSION).toBeGreaterThanOrEqual(version);
    expect(await engineOfComponents(defaultContent.hash)).toBe(PRESENT_ENGINE);
    expect(await engineOfComponents(null)).toBe(PRESENT_ENGINE);
  });

  it('the bots of all levels think', async () => {
    const state = engine.setup({ players: 2, advanced: true }, 'old');
    const view = engine.view(state, 0);
    expect(view.rules).toBe(version);
    const moves = engine.legalMoves(
      engine.determinize(view, (below) => below - 1),
      0,
    );
    for (const level of LEVEL_NAMES) {
      const budget = { iterations: 2 };
      const thought = await engine.thinkAs!(level, { view, moves, seed: 'old', budget, isCancelled: () => false });
      expect(moves).toContainEqual(thought.move);
      // The bundle holds the net of its time.
      expect(thought.isUnlearned).toBeUndefined();
    }
  });
});

describe('rules version 1', () => {
  it('V2: refuses what version 2 allows: a boost that only the turning afterwards makes useful', async () => {
    const engine = await loadEngine(1);
    const position = {
      position: 1,
      options: { players: 2, advanced: true },
      players: [
        {
          ...{ ships: 0, resources: 0, debris: 1, hand: [], dice: ['orange 1'] },
          grid: { r1c1: { tile: 'orange-vp-dieToAnyColour', boost: true } },
        },
        { resources: 0, hand: [], dice: [] },
      ],
      neutral: { dice: [] },
      ravagers: { 1: ['061', '067', '073'] },
      damage: {},
    };
    const offers = (rules: Pick<Engine, 'parsePosition' | 'legalMoves' | 'apply' | 'parseMove' | 'formatMove'>) => {
      const start = rules.parsePosition(position);
      const applied = rules.apply(start, 0, rules.parseMove('die orange 1'));
      if (!applied.ok) throw new Error(applied.rule);
      return rules.legalMoves(applied.state, 0).map((move) => rules.formatMove(move));
    };
    expect(offers(engine)).not.toContain('boost r1c1 green');
    expect(offers(PRESENT_ENGINE)).toContain('boost r1c1 green');
  });
});
