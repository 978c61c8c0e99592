// The OpenAPI document: valid, and good enough to generate a client from.

import { tmpdir } from 'node:os';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NAMED as NAMED_SCHEMAS } from '../src/http/openapi.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { QUICK_BOTS } from './club.ts';
import { OPERATION_IDS } from './operation-ids.ts';
import { makeApp } from './seeded.ts';

interface Content {
  content?: Record<string, { schema?: Record<string, unknown> }>;
}
interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; in: string; schema?: object; required?: boolean }[];
  requestBody?: Content;
  responses: Record<string, Content & { description?: string }>;
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

let app: FastifyInstance;
let document: Document;
let operations: [string, Operation][];

beforeAll(async () => {
  app = await makeApp({
    root: tmpdir(),
    store: new MemoryStore(),
    bots: QUICK_BOTS,
    publicUrl: 'https://angel.example',
  });
  document = (await app.inject('/api/openapi.json')).json() as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => app.close());

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://angel.example', description: 'This server' }]);
  });

  it('names every operation once', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids.filter((id) => id === undefined)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const named = Object.entries(OPERATION_IDS).map(([route, id]) => [route.replace(/:(\w+)/g, '{$1}'), id]);
    expect(Object.fromEntries(operations.map(([route, { operationId }]) => [route, operationId]))).toEqual(
      Object.fromEntries(named),
    );
    for (const id of ids) expect(id).toMatch(/^[a-z][a-zA-Z]+$/);
  });

  it('says of every operation what it is for, its group, and which token it needs', () => {
    for (const [route, { summary, tags, security, parameters = [] }] of operations) {
      expect(summary, route).toMatch(/^[A-Z].*[^.]$/);
      expect(tags, route).toHaveLength(1);
      expect(security, route).toBeDefined();
      // OpenAPI ignores a header parameter of this name.
      expect(parameters.map(({ name }) => name.toLowerCase())).not.toContain('authorization');
      for (const { in: place, schema, required } of parameters) {
        expect(schema, route).toBeDefined();
        if (place === 'path') expect(required, route).toBe(true);
      }
    }
    expect(document.components.securitySchemes).toHaveProperty('token');
    const ofSeat = document.paths['/api/tables/{id}/moves']!['post']!;
    expect(ofSeat.security).toEqual([{ token: [] }]);
    expect(document.paths['/api/tables']!['get']!.security).toEqual([]);
    expect(document.paths['/api/tables/{id}/game']!['get']!.security).toEqual([{}, { token: [] }]);
  });

  it('has a named schema for every body and every answer', () => {
    const unnamed: string[] = [];
    for (const [route, { requestBody, responses }] of operations) {
      for (const { schema } of Object.values(requestBody?.content ?? {}))
        if (!schema?.['$ref']) unnamed.push(`${route}: its body`);
      for (const [status, { content = {}, description }] of Object.entries(responses)) {
        expect(description, route).toBeDefined();
        for (const { schema } of Object.values(content)) if (!schema?.['$ref']) unnamed.push(`${route}: ${status}`);
      }
      expect(Object.keys(responses).length, route).toBeGreaterThan(0);
    }
    expect(unnamed).toEqual([]);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['TableInfo', 'TableConfig', 'NamedGame', 'NamedView', 'LegalMove', 'Problem', 'Pace']),
    );
  });

  it('says how every operation succeeds: with a schema, or with 204 and no content', () => {
    const wrong: string[] = [];
    for (const [route, { responses }] of operations) {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      if (successes.length === 0) wrong.push(`${route}: it never succeeds`);
      for (const [status, { content }] of successes) {
        const schemas = Object.values(content ?? {}).map(({ schema }) => schema);
        const isRight = status === '204' ? content === undefined : schemas.length > 0 && schemas.every(Boolean);
        if (!isRight) wrong.push(`${route}: ${status} ${JSON.stringify(content)}`);
      }
      // What refuses a request has a body too.
      for (const [status, { content }] of Object.entries(responses))
        if (!status.startsWith('2') && Object.keys(content ?? {}).length === 0) wrong.push(`${route}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('describes every answer in its own words, and every body has a schema', () => {
    for (const [route, { requestBody, responses }] of operations) {
      for (const { description } of Object.values(responses)) expect(description, route).toMatch(/^(The|It) /);
      if (!requestBody) continue;
      const bodies = Object.values(requestBody.content ?? {});
      expect(bodies.length, route).toBeGreaterThan(0);
      for (const { schema } of bodies) expect(schema, route).toBeDefined();
    }
  });

  it('has every parameter of a path in its path, and the other way round', () => {
    for (const [route, { parameters = [] }] of operations) {
      const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(named.sort(), route).toEqual(inPath.sort());
    }
  });

  it('gives a schema the name that its meaning has', () => {
    const config = JSON.stringify(document.components.schemas['TableConfig']);
    expect(config).toContain('"components":{"$ref":"#/components/schemas/SetHash"}');
    // Schemas of one text would take one another's names.
    const byText = Map.groupBy(NAMED_SCHEMAS, ([, schema]) => JSON.stringify(schema));
    const alike = [...byText.values()].map((same) => same.map(([name]) => name)).filter(({ length }) => length > 1);
    expect(alike).toEqual([]);
  });

  it('refers only to schemas that it has, and has none that nothing refers to', () => {
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!));
    expect([...referred].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });
});
