// The OpenAPI document. It is generated from the schemas that validate requests. This file adds the names of
// operations, schemas and tokens.

import * as protocol from '@black-angel/protocol';
import { API_VERSION } from '@black-angel/protocol';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';

/** The name of every operation that the document describes. Clients are generated from these: never rename one. */
export const OPERATION_IDS: Readonly<Record<string, string>> = {
  'GET /api/health': 'getHealth',
  'GET /api/ready': 'getReadiness',
  'GET /api/games': 'listRunningGames',
  'POST /api/find': 'findGame',
  'GET /api/account/friends/tables': 'listTablesOfFriends',
  'GET /api/tables': 'listTables',
  'POST /api/tables': 'createTable',
  'GET /api/tables/:id': 'getTable',
  'PATCH /api/tables/:id': 'changeTable',
  'DELETE /api/tables/:id': 'cancelTable',
  'PUT /api/tables/:id/ready': 'setReady',
  'POST /api/tables/:id/join': 'joinTable',
  'POST /api/tables/:id/seats/:seat/token': 'renewSeatToken',
  'DELETE /api/tables/:id/seats/:seat': 'freeSeat',
  'GET /api/tables/:id/game': 'getGame',
  'POST /api/tables/:id/moves': 'playMove',
  'GET /api/tables/:id/record': 'getRecord',
  'GET /api/tables/:id/components': 'getComponentTexts',
  'GET /api/tables/:id/proof': 'getProof',
  'GET /api/tables/:id/vacation': 'getSeatVacation',
  'PUT /api/tables/:id/vacation': 'setSeatVacation',
  'POST /api/tables/:id/report': 'reportPlayer',
  'POST /api/tables/:id/rematch': 'createRematch',
  'POST /api/sets': 'storeSet',
  'GET /api/sets/:hash': 'getSet',
  'POST /api/my-tables': 'listTablesOfSeats',
  'GET /api/notices': 'listNoticeKinds',
  'GET /api/tables/:id/channels': 'listSeatChannels',
  'POST /api/tables/:id/channels': 'addSeatChannel',
  'PUT /api/tables/:id/channels/language': 'setSeatChannelLanguage',
  'DELETE /api/tables/:id/channels/:channel': 'removeSeatChannel',
  'POST /api/tables/:id/channels/:channel/code': 'confirmSeatChannel',
  'POST /api/tables/:id/channels/:channel/test': 'testSeatChannel',
  'GET /api/account/channels': 'listAccountChannels',
  'POST /api/account/channels': 'addAccountChannel',
  'PUT /api/account/channels/language': 'setAccountChannelLanguage',
  'DELETE /api/account/channels/:channel': 'removeAccountChannel',
  'POST /api/account/channels/:channel/code': 'confirmAccountChannel',
  'POST /api/account/channels/:channel/test': 'testAccountChannel',
  'POST /api/account': 'createAccount',
  'GET /api/account': 'getAccount',
  'PATCH /api/account': 'changeAccount',
  'DELETE /api/account': 'deleteAccount',
  'POST /api/session': 'logIn',
  'DELETE /api/session': 'logOut',
  'DELETE /api/sessions': 'logOutEverywhere',
  'POST /api/session/passkey-options': 'getLogInOptions',
  'POST /api/account/passkey-options': 'getPasskeyOptions',
  'POST /api/account/proof-options': 'getProofOptions',
  'POST /api/account/passkeys': 'addPasskey',
  'PUT /api/account/password': 'setPassword',
  'POST /api/session/recovery': 'recoverAccount',
  'POST /api/account/recovery-codes': 'createRecoveryCodes',
  'PUT /api/account/recovery-mail': 'setRecoveryMail',
  'POST /api/account/recovery-mail/code': 'confirmRecoveryMail',
  'DELETE /api/account/recovery-mail': 'removeRecoveryMail',
  'POST /api/session/recovery-mail': 'requestRecoveryMail',
  'GET /api/account/keys': 'listKeys',
  'PUT /api/account/keys/:key': 'nameKey',
  'DELETE /api/account/keys/:key': 'removeKey',
  'GET /api/account/games': 'listLocalGames',
  'PUT /api/account/games': 'storeLocalGames',
  'GET /api/account/tables': 'listAccountTables',
  'POST /api/account/tables': 'bindSeat',
  'PUT /api/account/vacation': 'setVacation',
  'GET /api/leaderboard': 'getLeaderboard',
  'GET /api/players/:name': 'getPlayer',
  'GET /api/daily/:date': 'getDaily',
  'POST /api/daily/:date': 'enterDaily',
  'GET /api/tournaments': 'listTournaments',
  'POST /api/tournaments': 'createTournament',
  'GET /api/tournaments/:id': 'getTournament',
  'DELETE /api/tournaments/:id': 'cancelTournament',
  'POST /api/tournaments/:id/start': 'startTournament',
  'PUT /api/tournaments/:id/players/me': 'joinTournament',
  'DELETE /api/tournaments/:id/players/me': 'leaveTournament',
};

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

type Route = { schema: FastifySchema & { hide?: boolean }; url: string; route: { method: string | string[] } };

function describe({ schema, url, route }: Route) {
  if (!schema || schema.hide || !url.startsWith('/api/')) return { schema, url };
  const { headers, ...rest } = schema;
  // A HEAD comes with every GET and is not described.
  const method = [route.method].flat().find((each) => each !== 'HEAD') ?? 'GET';
  const operationId = OPERATION_IDS[`${method} ${url}`];
  const named = { ...rest, tags: [tagOf(url)], ...securityOf(headers as Headers), ...(operationId && { operationId }) };
  return { schema: named as FastifySchema, url };
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
