// Validation of requests by the schemas of the protocol. Numbers in an address or a header are parsed from text. A
// body is not coerced: a `spectatorDelay` of null (no spectators) would become 0 (spectators without delay).

import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const WHOLE = /^-?\d{1,15}$/;

function readNumbers(schema: TSchema, data: unknown): unknown {
  const { properties } = schema as { properties?: Record<string, { type?: string }> };
  if (!properties || data === null || typeof data !== 'object') return data;
  const value: Record<string, unknown> = { ...data };
  for (const [name, { type }] of Object.entries(properties)) {
    const text = value[name];
    if (type === 'integer' && typeof text === 'string' && WHOLE.test(text)) value[name] = Number(text);
  }
  return value;
}

export function validateStrictly(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const known = schema as TSchema;
    const checked = Compile(known);
    return (data: unknown) => {
      const value = httpPart === 'body' ? data : readNumbers(known, data);
      if (checked.Check(value)) return { value };
      const [problem] = checked.Errors(value);
      const where = `${httpPart ?? 'request'}${problem?.instancePath ?? ''}`;
      return {
        error: Object.assign(new Error(`${where} ${problem?.message ?? 'is not valid'}`), { validation: true }),
      };
    };
  });
}
