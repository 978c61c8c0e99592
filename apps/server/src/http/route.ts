// A route of the API: its schemas, its token, its limit and its handler. Requests and answers are validated by the
// schemas, and the OpenAPI document is made from them.

import { Problem } from '@black-angel/protocol';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import type { LimitName } from './limits.ts';

const bearer = Type.Object({ authorization: Type.String({ pattern: '^Bearer [A-Za-z0-9_-]{43}$' }) });
const maybeBearer = Type.Object({ authorization: Type.Optional(bearer.properties.authorization) });
const anyCredentials = Type.Object({ authorization: Type.Optional(Type.String()) });
/** Whether a route asks for a token. `ignored`: credentials that are no token, as those for a proxy, are allowed. */
const HEADERS = { needed: bearer, allowed: maybeBearer, ignored: anyCredentials };
type TokenRule = keyof typeof HEADERS;

/** Every refusal has this body. Two ranges instead of six statuses: each entry costs a serializer at start. */
const problems = { '4xx': Problem, '5xx': Problem };

/** The token of a request; undefined if it carries none. */
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Charged for every request, before it is read. */
    limit?: LimitName;
  }
}

export interface RouteOptions<Params, Query, Body, Rule> {
  /** The name of the operation in the OpenAPI document. Clients are generated from it: never rename one. */
  id?: string;
  summary?: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** A missing body counts as an empty one. */
  isBodyOptional?: boolean;
  token?: Rule;
  limit?: LimitName;
  /** The answer with status 200, and the one with 201. With neither the answer is 204, without content. */
  answer?: TSchema;
  made?: TSchema;
  /** For routes of the operator: not described. */
  isHidden?: boolean;
  /** Throws if the request is refused whatever it contains. */
  guard?(request: FastifyRequest): void;
  handle(asked: Asked<Params, Query, Body, Rule>): unknown;
}

type ValueOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

/** What the handler of a route is given. */
export interface Asked<Params, Query, Body, Rule> {
  params: ValueOf<Params>;
  query: ValueOf<Query>;
  body: ValueOf<Body>;
  token: Rule extends 'needed' ? string : string | undefined;
  request: FastifyRequest;
  /** Headers of the answer; a handler that may answer 200 or 201 also sets the status. */
  reply: { header(name: string, value: string): unknown; code(status: number): unknown };
}

/** `line` is the method and the address: `GET /api/tables/:id`. */
export function route<
  Params extends TSchema | undefined = undefined,
  Query extends TSchema | undefined = undefined,
  Body extends TSchema | undefined = undefined,
  Rule extends TokenRule | undefined = undefined,
>(
  app: FastifyInstance,
  line: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`,
  options: RouteOptions<Params, Query, Body, Rule>,
): void {
  const [method, url] = line.split(' ') as [HTTPMethods, string];
  const { id, summary, params, query, body, token, limit, answer, made, guard } = options;
  const done = !answer && !made && !options.isHidden;
  app.route({
    method,
    url,
    config: { ...(limit && { limit }) },
    schema: {
      ...(id && { operationId: id }),
      ...(summary && { summary }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(token && { headers: HEADERS[token] }),
      ...(options.isHidden
        ? { hide: true }
        : {
            response: {
              ...(answer && { 200: answer }),
              ...(made && { 201: made }),
              ...(done && { 204: Type.Null() }),
              ...problems,
            },
          }),
    },
    preValidation: async (request) => {
      guard?.(request);
      if (options.isBodyOptional) request.body ??= {};
    },
    handler: async (request, reply) => {
      if (made && !answer) reply.code(201);
      const value = await options.handle({
        params: request.params,
        query: request.query,
        body: request.body,
        token: token && tokenOf(request),
        request,
        reply,
      } as Asked<Params, Query, Body, Rule>);
      return value === undefined ? reply.code(204).send() : value;
    },
  });
}
