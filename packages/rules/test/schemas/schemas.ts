// The published schemas, and wrong copies of valid data.

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

export type Json = Record<string, unknown>;

/** A file, by its path from this folder. */
export const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
export const copyOf = (data: unknown): Json => JSON.parse(JSON.stringify(data)) as Json;

const NAMES = ['move', 'record', 'position', 'component-set'] as const;
type Name = (typeof NAMES)[number];

export const schemaOf = (name: Name): unknown => JSON.parse(read(`../../../../docs/schemas/${name}.schema.json`));

const ajv = new Ajv2020({ strict: true });
for (const name of NAMES) ajv.addSchema(copyOf(schemaOf(name)));

/** The schema's errors for the data; empty if there are none. */
export function problems(name: Name, data: unknown): string {
  const validate = ajv.getSchema(`${name}.schema.json`)!;
  return validate(data) ? '' : ajv.errorsText(validate.errors);
}

/** A copy with the value at a path replaced, or removed if it is undefined. */
export function changed(data: unknown, path: (string | number)[], value: unknown): unknown {
  const copy = copyOf(data);
  let at = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  if (value === undefined) delete at[path.at(-1)!];
  else at[path.at(-1)!] = value;
  return copy;
}
