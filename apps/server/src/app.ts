// The server: serves the built page and the tables that are played online.

import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { type AccountServices, serveAccounts } from './accounts/api.ts';
import { serveLocalGames } from './accounts/local-games.ts';
import { serveRecovery } from './accounts/recovery-api.ts';
import { startBots } from './bots/bots.ts';
import { isApi } from './http/api-address.ts';
import { routeAgain } from './http/bad-url.ts';
import { cacheControlOf, SECURITY_HEADERS } from './http/headers.ts';
import { guardHost } from './http/host.ts';
import { serveOpenApi } from './http/openapi.ts';
import { unknownAddress } from './http/problem.ts';
import { DEFAULT_TIMEOUTS, type Timeouts, timeoutOptions } from './http/timeouts.ts';
import { validateStrictly } from './http/validate.ts';
import { serveModeration } from './moderation/api.ts';
import { serveNotices } from './notify/api.ts';
import type { Notifier } from './notify/notifier.ts';
import { channelInfo } from './notify/ways.ts';
import { guardRequests, measureProcess, serveOperations } from './ops/api.ts';
import { type LogLevel, type LogTarget, loggerOptions } from './ops/log.ts';
import { serveCommunity } from './ratings/api.ts';
import { makeServices, type ServiceSettings } from './services.ts';
import { serveSets } from './sets/api.ts';
import type { ServerSettings } from './settings.ts';
import { serveAccountTables } from './tables/api/account-tables-api.ts';
import { Heartbeat } from './tables/api/heartbeat.ts';
import { serveLobby } from './tables/api/lobby-api.ts';
import { servePlay } from './tables/api/play-api.ts';
import { serveSocial } from './tables/api/social-api.ts';
import { HUMAN_PACE, MOST_MESSAGE, type Pace, serveSocket } from './tables/api/socket.ts';
import { serveTables } from './tables/api/tables-api.ts';
import { serveWaiting } from './tables/api/waiting-api.ts';
import type { Scheduler } from './tables/scheduler.ts';
import type { Tables } from './tables/tables.ts';
import { serveTournaments } from './tournaments/api.ts';

const MOST_BODY = 64 * 1024;
const HEARTBEAT = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    tables: Tables;
    scheduler: Scheduler;
    notifier: Notifier;
    heartbeat: Heartbeat;
  }
}

export interface AppSettings extends ServiceSettings {
  /** The folder of the built page. */
  root: string;
  /** Default: nothing is logged. */
  logLevel?: LogLevel;
  logTo?: LogTarget;
  /** The rate limit of one connection. */
  pace?: Pace;
  timeouts?: Partial<Timeouts>;
  trustProxy?: ServerSettings['trustProxy'];
  /** Whether clocks run by themselves; tests sweep by hand. */
  isScheduled?: boolean;
}

export async function makeApp(settings: AppSettings): Promise<FastifyInstance> {
  const { root, bots = startBots(), now = Date.now, pace = HUMAN_PACE, trustProxy = false } = settings;
  const app: FastifyInstance = fastify({
    logger: loggerOptions(settings.logLevel ?? 'silent', settings.logTo),
    trustProxy: typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    forceCloseConnections: true,
    bodyLimit: MOST_BODY,
    frameworkErrors: (error, request, reply) => routeAgain(app, error, request, reply),
    ...timeoutOptions({ ...DEFAULT_TIMEOUTS, ...settings.timeouts }),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  guardHost(app);
  const services = makeServices({ ...settings, bots, now }, (problem, error) => app.log.error({ err: error }, problem));
  const { tables, limits, report, metrics } = services;
  app.decorate('tables', tables);
  app.decorate('scheduler', services.scheduler);
  app.decorate('notifier', services.notifier);
  // Before the sockets close, so that clients learn the reason.
  app.addHook('preClose', () => services.stop());
  app.addHook('onClose', async () => {
    await bots.close();
    await settings.fanOut?.close();
    await services.store.close();
  });
  measureProcess(metrics, limits, () => tables.rooms.count);
  await serveOpenApi(app, services.publicUrl);
  validateStrictly(app);
  await app.register(fastifyWebsocket, { options: { maxPayload: MOST_MESSAGE } });
  guardRequests(app, services);
  serveTables(app, services);
  serveSets(app, services);
  servePlay(app, services);
  serveWaiting(app, services);
  serveLobby(app, services);
  serveModeration(app, services);
  const accountServices: AccountServices = {
    ...services,
    forgetRatings: (account) => services.ratings.forget(account),
    unbindSeats: (account) => services.accountTables.unbind(account),
    channelInfo,
    dropSeatChannels: (account, isEnded) => services.accountTables.dropChannels(account, isEnded),
  };
  serveAccounts(app, accountServices);
  serveRecovery(app, accountServices);
  serveLocalGames(app, services);
  serveAccountTables(app, services);
  serveNotices(app, services);
  serveCommunity(app, services);
  serveTournaments(app, services);
  serveSocial(app, services);
  const heartbeat = new Heartbeat(HEARTBEAT);
  app.decorate('heartbeat', heartbeat);
  app.addHook('preClose', async () => heartbeat.stop());
  app.get('/api/socket', { websocket: true, config: { limit: 'sockets' } }, (socket, { ip }) => {
    socket.once('close', limits.opened(ip));
    heartbeat.watch(socket);
    serveSocket(socket, { tables, pace, mayLookUp: () => limits.take('lookUps', ip), report });
  });
  serveOperations(app, services);
  // If the store fails now, it is retried when the first account is made.
  await services.accounts.names
    .fill()
    .catch((error: unknown) => report('the looks of the names of accounts could not be kept', error));
  if (settings.isScheduled ?? true) services.scheduler.start();
  await app.register(fastifyStatic, {
    root,
    // The build writes a .br and a .gz beside every text file.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    if (isApi(request.url)) return reply.send(unknownAddress());
    return reply.type('text/plain; charset=utf-8').send('There is nothing here.\n');
  });
  return app;
}
