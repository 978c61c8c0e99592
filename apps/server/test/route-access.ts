// Who may use which route: the status for each kind of caller. `own` is seat 0 of the table.

/** `nobody` has no token, `stranger` one of another table, `revoked` the replaced token of seat 0. */
export type Who = 'nobody' | 'stranger' | 'other' | 'revoked' | 'own' | 'owner';

export interface Access {
  ask?: (at: { id: string; token: string | null }) => { body?: object; headers?: Record<string, string> };
  /** One status for all callers, or one for each. */
  expected: number | Record<Who, number>;
  /** The callers whose request may change the table. */
  changes?: Who[];
}

const entropy = '0'.repeat(64);
const config = {
  advanced: false,
  seats: [{ kind: 'person' }, { kind: 'person' }],
  shuffled: false,
  pace: { kind: 'free' },
  listed: false,
  spectatorDelay: null,
};

const passkey = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'a' },
  clientExtensionResults: {},
};
const password = 'a long password';
/** Tokens of tables are not sessions. */
const SESSION = { nobody: 400, stranger: 403, other: 403, revoked: 403, own: 403, owner: 403 };
/** For each player of the table. */
const seated = (status: number) => ({
  nobody: 400,
  stranger: 403,
  other: status,
  revoked: 403,
  own: status,
  owner: 403,
});

export const ROUTE_ACCESS: Record<string, Access> = {
  'GET /api/ready': { expected: 200 },
  /** From this machine. */
  'GET /api/metrics': { expected: 200 },
  'GET /api/reports': { expected: 403 },
  'GET /api/operator/reports': { expected: 403 },
  'GET /api/operator/log': { expected: 403 },
  'POST /api/operator/actions': {
    ask: ({ id }) => ({ body: { kind: 'close', table: id, reason: 'No reason.' } }),
    expected: 403,
  },
  'GET /api/notices': { expected: 200 },
  'GET /api/leaderboard': { expected: 200 },
  'GET /api/players/:name': { expected: 404 },
  'GET /api/daily/:date': { expected: 400 },
  'POST /api/daily/:date': { ask: () => ({ body: { name: 'Dee', record: {} } }), expected: 400 },
  'POST /api/account': {
    ask: ({ token }) => ({ body: { name: `New ${token?.slice(0, 8) ?? 'player'}`, password } }),
    expected: 201,
  },
  /** Without a token for a new account, otherwise for the account of a session. */
  'POST /api/account/passkey-options': {
    ask: () => ({ body: { name: 'Dee' } }),
    expected: { ...SESSION, nobody: 200 },
  },
  'POST /api/account/proof-options': { expected: SESSION },
  'POST /api/session': { ask: () => ({ body: { name: 'Dee', password } }), expected: 403 },
  'POST /api/session/recovery': {
    ask: () => ({ body: { name: 'Dee', code: 'AAAA-AAAA-AAAA-AAAA', password } }),
    expected: 403,
  },
  'POST /api/account/recovery-codes': { expected: SESSION },
  'PUT /api/account/recovery-mail': { ask: () => ({ body: { address: 'dee@example.org' } }), expected: SESSION },
  'POST /api/account/recovery-mail/code': { ask: () => ({ body: { code: '12345678' } }), expected: SESSION },
  'DELETE /api/account/recovery-mail': { expected: SESSION },
  /** This server sends no e-mail. */
  'POST /api/session/recovery-mail': { ask: () => ({ body: { name: 'Dee' } }), expected: 409 },
  'POST /api/session/passkey-options': { expected: 200 },
  'DELETE /api/session': { expected: SESSION },
  'DELETE /api/sessions': { expected: SESSION },
  'GET /api/account': { expected: SESSION },
  'PATCH /api/account': { ask: () => ({ body: { isRanked: true } }), expected: SESSION },
  'DELETE /api/account': { expected: SESSION },
  'PUT /api/account/password': { ask: () => ({ body: { old: null, password } }), expected: SESSION },
  'POST /api/account/passkeys': { ask: () => ({ body: { passkey } }), expected: SESSION },
  'GET /api/account/keys': { expected: SESSION },
  'PUT /api/account/keys/:key': { ask: () => ({ body: { name: 'Phone' } }), expected: 400 },
  'DELETE /api/account/keys/:key': { expected: 400 },
  'GET /api/account/games': { expected: SESSION },
  'PUT /api/account/games': {
    ask: () => ({
      body: {
        games: [
          {
            ...{ id: 'a', at: 1, mode: 'bots', opponent: 'bot:easy', advanced: false, isWon: true, vp: 9, rivalVp: 8 },
            ...{ rounds: 9, sources: null, review: null },
          },
        ],
      },
    }),
    expected: SESSION,
  },
  'GET /api/account/tables': { expected: SESSION },
  'POST /api/account/tables': {
    ask: ({ id, token }) => ({ body: { table: id, token: token ?? 'x'.repeat(43) } }),
    expected: SESSION,
  },
  'PUT /api/account/vacation': { ask: () => ({ body: { days: 1 } }), expected: SESSION },
  'GET /api/account/channels': { expected: SESSION },
  'POST /api/account/channels': {
    ask: () => ({ body: { kind: 'webhook', url: 'https://hooks.example/', style: 'json' } }),
    expected: SESSION,
  },
  'PUT /api/account/channels/language': { ask: () => ({ body: { language: 'fr' } }), expected: SESSION },
  'DELETE /api/account/channels/:channel': { expected: 400 },
  'POST /api/account/channels/:channel/code': { ask: () => ({ body: { code: '12345678' } }), expected: 400 },
  'POST /api/account/channels/:channel/test': { expected: 400 },
  'GET /api/tables/:id/channels': { expected: seated(200) },
  'POST /api/tables/:id/channels': {
    ask: () => ({ body: { kind: 'webhook', url: 'https://hooks.example/', style: 'json' } }),
    expected: seated(200),
    changes: ['own', 'other'],
  },
  'PUT /api/tables/:id/channels/language': {
    ask: () => ({ body: { language: 'fr' } }),
    expected: seated(200),
    changes: ['own', 'other'],
  },
  'DELETE /api/tables/:id/channels/:channel': { expected: 400 },
  'POST /api/tables/:id/channels/:channel/code': { ask: () => ({ body: { code: '12345678' } }), expected: 400 },
  'POST /api/tables/:id/channels/:channel/test': { expected: 400 },
  'POST /api/tables/:id/report': { ask: () => ({ body: { seat: 1, text: 'Rude.' } }), expected: seated(204) },
  /** The game is not over. */
  'POST /api/tables/:id/rematch': { expected: seated(409) },
  'GET /api/tables/:id/vacation': { expected: seated(200) },
  'PUT /api/tables/:id/vacation': {
    ask: () => ({ body: { days: 1 } }),
    expected: seated(200),
    changes: ['own', 'other'],
  },
  'GET /api/tournaments': { expected: 200 },
  'POST /api/tournaments': {
    ask: () => ({ body: { name: 'Spring', tableSize: 2, rounds: 3, hours: 24, advanced: false } }),
    expected: SESSION,
  },
  /** No such tournament. */
  'GET /api/tournaments/:id': { expected: 404 },
  'DELETE /api/tournaments/:id': { expected: SESSION },
  'POST /api/tournaments/:id/start': { expected: SESSION },
  'PUT /api/tournaments/:id/players/me': { expected: SESSION },
  'DELETE /api/tournaments/:id/players/me': { expected: SESSION },
  'GET *': { expected: 404 },
  'GET /api/health': { expected: 200 },
  'GET /api/openapi.json': { expected: 200 },
  /** Without an upgrade the answer is the same for all; tokens are sent in the first message. */
  'GET /api/socket': { expected: 404 },
  /** No set, and no hash of one. */
  'POST /api/sets': { ask: () => ({ body: { set: {} } }), expected: 400 },
  'GET /api/sets/:hash': { expected: 400 },
  'GET /api/tables': { expected: 200 },
  'GET /api/games': { expected: 200 },
  'GET /api/account/friends/tables': { expected: SESSION },
  /** A token must be a session. */
  'POST /api/find': {
    ask: () => ({ body: { pace: 'days', players: 4, advanced: true } }),
    expected: { ...SESSION, nobody: 201 },
  },
  'POST /api/tables': { ask: () => ({ body: { config } }), expected: 201 },
  'GET /api/tables/:id': { expected: 200 },
  /** The game has begun: even its owner changes nothing. */
  'PATCH /api/tables/:id': {
    ask: () => ({ body: { config } }),
    expected: { nobody: 400, stranger: 403, other: 403, revoked: 403, own: 403, owner: 409 },
  },
  'DELETE /api/tables/:id': {
    expected: { nobody: 400, stranger: 403, other: 403, revoked: 403, own: 403, owner: 409 },
  },
  'PUT /api/tables/:id/ready': { ask: () => ({ body: { isReady: true } }), expected: seated(409) },
  /** The game has begun. A token must be a session. */
  'POST /api/tables/:id/join': {
    ask: () => ({ body: { name: 'Dee', entropy } }),
    expected: { ...SESSION, nobody: 409 },
  },
  /** Without a token: a spectator. */
  'GET /api/tables/:id/game': {
    expected: { nobody: 200, stranger: 403, other: 200, revoked: 403, own: 200, owner: 403 },
  },
  /** The game is not over. */
  'GET /api/tables/:id/record': {
    expected: { nobody: 409, stranger: 403, other: 409, revoked: 403, own: 409, owner: 403 },
  },
  'GET /api/tables/:id/components': { expected: 200 },
  /** No such move. */
  'POST /api/tables/:id/moves': {
    ask: () => ({ body: { id: 'abcdefgh', at: 0, move: 'nonsense' } }),
    expected: seated(200),
  },
  /** The game is not over. */
  'GET /api/tables/:id/proof': { expected: 409 },
  /** The game has begun. */
  'DELETE /api/tables/:id/seats/:seat': {
    expected: { nobody: 400, stranger: 403, other: 403, revoked: 403, own: 409, owner: 409 },
  },
  'POST /api/tables/:id/seats/:seat/token': {
    /** A seat belongs to its player. */
    expected: { nobody: 400, stranger: 403, other: 403, revoked: 403, own: 200, owner: 409 },
    changes: ['own'],
  },
  /** Ignores invalid tokens in its body. */
  'POST /api/my-tables': {
    ask: ({ id, token }) => ({ body: { seats: token ? [{ table: id, token }] : [] } }),
    expected: 200,
  },
};
