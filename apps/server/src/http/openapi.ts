// The OpenAPI document. It is generated from the schemas that validate requests (route.ts). This file adds the names
// of schemas, the groups and the tokens.

import * as protocol from '@black-angel/protocol';
import { API_VERSION } from '@black-angel/protocol';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';

const TAGS = ['tables', 'account', 'notices', 'community', 'server'] as const;

function tagOf(url: string): (typeof TAGS)[number] {
  if (url.includes('/channels') || url === '/api/notices') return 'notices';
  if (/^\/api\/(tables|my-tables|find|games|sets)/.test(url)) return 'tables';
  if (/^\/api\/(account|session)/.test(url)) return 'account';
  return /^\/api\/(leaderboard|players|daily|tournaments)/.test(url) ? 'community' : 'server';
}

interface Headers {
  properties?: { authorization?: unknown };
  required?: string[];
}

/** The header of a token becomes a security requirement. docs/api.md says which token it is. */
function securityOf(headers: Headers | undefined): { security: Record<string, string[]>[] } {
  if (!headers?.properties?.authorization) return { security: [] };
  return { security: headers.required?.includes('authorization') ? [{ token: [] }] : [{}, { token: [] }] };
}

function describe({ schema, url }: { schema: FastifySchema & { hide?: boolean }; url: string }) {
  if (!schema || schema.hide || !url.startsWith('/api/')) return { schema, url };
  const { headers, ...rest } = schema;
  return { schema: { ...rest, tags: [tagOf(url)], ...securityOf(headers as Headers) } as FastifySchema, url };
}

/** Every schema that the protocol exports. */
export const NAMED: readonly (readonly [string, unknown])[] = Object.entries(protocol).filter(
  ([name, value]) => /^[A-Z][A-Za-z]*$/.test(name) && typeof value === 'object' && name !== 'ClientMessage',
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The text by which schemas are compared, without the order of keys. The plugin writes some constants as lists. */
const textOf = (schema: unknown): string =>
  JSON.stringify(schema, (_key, each: unknown) => {
    if (!isObject(each)) return each;
    const { const: constant, ...rest } = each;
    const fields = constant === undefined ? rest : { ...rest, enum: [constant] };
    return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** Replaces every schema of the protocol by a reference to its name. */
export function withNamedSchemas<Document extends { components?: { schemas?: object } }>(document: Document): Document {
  const names = new Map<string, string>();
  for (const [name, schema] of NAMED) if (!names.has(textOf(schema))) names.set(textOf(schema), name);
  const used: Record<string, unknown> = {};
  const walk = (value: unknown, isTop = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each));
    if (!isObject(value)) return value;
    const name = isTop ? undefined : names.get(textOf(value));
    if (name === undefined) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]));
    if (!Object.hasOwn(used, name)) {
      used[name] = true;
      used[name] = walk(value, true);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  const paths = walk((document as { paths?: unknown }).paths);
  const schemas = Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, paths, components: { ...document.components, schemas } };
}

/** What the answers of a status have in common. */
const ANSWERS: Readonly<Record<string, string>> = {
  200: 'The answer',
  201: 'It is made',
  204: 'It is done; there is no content',
  '4XX': 'The request is refused; the code says why',
  '5XX': 'The server cannot answer now',
  503: 'The server cannot answer now',
};

function describeAnswers({ paths = {} }: { paths?: object }): void {
  for (const methods of Object.values(paths))
    for (const { responses } of Object.values(methods as Record<string, { responses: object }>))
      for (const [status, answer] of Object.entries(responses))
        (answer as { description: string }).description = ANSWERS[status] ?? '';
}

const DESCRIPTION = `Tables, seats and games. A program plays over HTTP (getGame, playMove) or, without polling, over the
WebSocket at /api/socket. docs/api.md explains both.`;

export async function serveOpenApi(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Black Angel',
        version: String(API_VERSION),
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/', description: 'This server' }],
      tags: TAGS.map((name) => ({ name })),
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'The token of a seat, of an owner or of a session' },
        },
      },
    },
    transform: describe as never,
  });
  let document: object | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
    if (document === null) {
      const made = app.swagger() as { components?: { schemas?: object }; paths?: object };
      describeAnswers(made);
      document = withNamedSchemas(made);
    }
    return document;
  });
}
