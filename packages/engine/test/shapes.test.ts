// Every rules version, behind its adapter, makes what the contract says: each kind of decision, event, move and refusal
// fits the schemas, and looks as it did. A changed golden text is a changed contract: read the difference.

import { readFileSync } from 'node:fs';
import { RULES_VERSION } from '@black-angel/rules';
import { hidesFrom } from '@black-angel/rules/server';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_VERSION, type Engine } from '../src/index.ts';
import { loadEngine } from '../src/load.ts';
import { type Examples, examplesOf, goldenText, UNKNOWN } from './examples.ts';

const SCHEMAS = new URL('../../../docs/schemas/', import.meta.url);
const schemaOf = (name: string) => JSON.parse(readFileSync(new URL(`${name}.schema.json`, SCHEMAS), 'utf8'));
const contract = schemaOf('contract');

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
for (const schema of [schemaOf('move'), schemaOf('record'), contract]) ajv.addSchema(schema);

type Part = 'view' | 'decision' | 'event' | 'move' | 'refusal' | 'record';

interface KindSchema {
  properties: { kind: { const: string } };
}

const listed = (part: Part): string[] =>
  contract.$defs[part].oneOf.map(({ properties }: KindSchema) => properties.kind.const);
const kindsOf = (part: Part): string[] => listed(part).sort();

/** Names the field that does not fit: of the alternatives, only the one of this kind is asked. */
function problems(part: Part, data: { kind?: string } | object): string {
  const index = 'kind' in data ? listed(part).indexOf(data.kind as string) : -1;
  const validate = ajv.getSchema(`contract.schema.json#/$defs/${part}${index < 0 ? '' : `/oneOf/${index}`}`)!;
  return validate(data) ? '' : `${JSON.stringify(data)}: ${ajv.errorsText(validate.errors)}`;
}

it('the schemas are those of the contract', () => {
  expect(contract.title).toBe(`Black Angel contract, version ${CONTRACT_VERSION}`);
});

describe.each(Array.from({ length: RULES_VERSION }, (_, i) => i + 1))('rules version %i', (version) => {
  let engine: Engine;
  let examples: Examples;
  beforeAll(async () => {
    engine = await loadEngine(version);
    examples = examplesOf(engine);
  });

  it('makes every kind of decision, event and move', () => {
    const known = (part: Part) => kindsOf(part).filter((kind) => !UNKNOWN[version]?.includes(kind));
    expect([...examples.decisions.keys()].sort()).toEqual(known('decision'));
    expect([...examples.events.keys()].sort()).toEqual(known('event'));
    expect([...examples.moves.keys()].sort()).toEqual(known('move'));
  });

  it('fits the schemas', () => {
    for (const view of examples.views.values()) expect(problems('view', view)).toBe('');
    for (const { own, others } of examples.decisions.values())
      for (const decision of [own, others]) expect(problems('decision', decision)).toBe('');
    for (const { own, others } of examples.events.values())
      for (const event of [own, others]) expect(problems('event', event)).toBe('');
    for (const { move } of examples.moves.values()) expect(problems('move', move)).toBe('');
    expect(examples.refusals.size).toBeGreaterThan(20);
    for (const refusal of examples.refusals.values()) expect(problems('refusal', refusal)).toBe('');
    expect(problems('record', examples.record)).toBe('');
  });

  it('looks as it did: npm run task goldens writes what it looks like now', () => {
    const golden = new URL(`goldens/v${version}.txt`, import.meta.url);
    expect(goldenText(engine, examples)).toBe(readFileSync(golden, 'utf8'));
  });

  it('hides of events what the present rules hide', () => {
    for (const { own } of examples.events.values())
      for (const viewer of [0, 1, 'spectator'] as const)
        expect([own.kind, viewer, engine.hidesFrom(own, viewer)]).toEqual([own.kind, viewer, hidesFrom(own, viewer)]);
  });
});
