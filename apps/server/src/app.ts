// The server: serves the built page and the tables that are played online.

import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { serveAccounts } from './accounts/api.ts';
import { serveLocalGames } from './accounts/local-games.ts';
import { serveRecovery } from './accounts/recovery-api.ts';
import { startBots } from './bots/bots.ts';
import { guardHost, routeAgain } from './http/bad-address.ts';
import { answerErrors } from './http/errors.ts';
import { guardRequests } from './http/guard.ts';
import { SECURITY_HEADERS } from './http/headers.ts';
import { serveHealth } from './http/health.ts';
import { serveOpenApi } from './http/openapi.ts';
import { servePage } from './http/page.ts';
import { DEFAULT_TIMEOUTS, type Timeouts, timeoutOptions } from './http/timeouts.ts';
import { validateStrictly } from './http/validate.ts';
import { serveModeration } from './moderation/api.ts';
import { serveNotices } from './notify/api.ts';
import type { Notifier } from './notify/notifier.ts';
import { type LogLevel, type LogTarget, loggerOptions } from './ops/log.ts';
import { measureProcess } from './ops/metrics.ts';
import { serveCommunity } from './ratings/api.ts';
import { makeServices, type ServiceSettings, type Services } from './services.ts';
import { serveSets } from './sets/api.ts';
import type { ServerSettings } from './settings.ts';
import type { Scheduler } from './tables/all/scheduler.ts';
import type { Tables } from './tables/all/tables.ts';
import { serveAccountTables } from './tables/api/account-tables-api.ts';
import type { Heartbeat } from './tables/api/heartbeat.ts';
import { serveLobby } from './tables/api/lobby-api.ts';
import { servePlay } from './tables/api/play-api.ts';
import { MOST_MESSAGE, serveSockets } from './tables/api/socket.ts';
import { serveTables } from './tables/api/tables-api.ts';
import { serveTournaments } from './tournaments/api.ts';

const MOST_BODY = 64 * 1024;

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
  timeouts?: Partial<Timeouts>;
  trustProxy?: ServerSettings['trustProxy'];
  /** Whether clocks run by themselves; tests sweep by hand. */
  isScheduled?: boolean;
}

/** The routes of the API, by folder. */
const ROUTES: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  serveHealth,
  serveAccounts,
  serveRecovery,
  serveLocalGames,
  serveSets,
  serveTables,
  serveAccountTables,
  serveLobby,
  servePlay,
  serveSockets,
  serveModeration,
  serveNotices,
  serveCommunity,
  serveTournaments,
];

export async function makeApp(settings: AppSettings): Promise<FastifyInstance> {
  const { root, bots = startBots(), now = Date.now, trustProxy = false, isScheduled = true } = settings;
  const app: FastifyInstance = fastify({
    logger: loggerOptions(settings.logLevel ?? 'silent', settings.logTo),
    trustProxy: typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    forceCloseConnections: true,
    bodyLimit: MOST_BODY,
    frameworkErrors: (error, request, reply) => routeAgain(app, error, request, reply),
    ...timeoutOptions({ ...DEFAULT_TIMEOUTS, ...settings.timeouts }),
  });
  const services = makeServices({ ...settings, bots, now }, (problem, error) => app.log.error({ err: error }, problem));
  const { tables, scheduler, notifier, limits, report, metrics, store } = services;
  app.decorate('tables', tables);
  app.decorate('scheduler', scheduler);
  app.decorate('notifier', notifier);
  // Before the sockets close, so that clients learn the reason.
  app.addHook('preClose', () => services.stop());
  app.addHook('onClose', async () => {
    await bots.close();
    await settings.fanOut?.close();
    await store.close();
  });
  measureProcess(
    metrics,
    () => limits.sockets,
    () => tables.rooms.count,
  );

  app.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  answerErrors(app);
  guardHost(app);
  await serveOpenApi(app, services.publicUrl);
  validateStrictly(app);
  await app.register(fastifyWebsocket, { options: { maxPayload: MOST_MESSAGE } });
  guardRequests(app, services);
  for (const serve of ROUTES) serve(app, services);
  await servePage(app, root);

  // If the store fails now, it is retried when the first account is made.
  await services.accounts.names
    .fill()
    .catch((error: unknown) => report('the looks of the names of accounts could not be kept', error));
  if (isScheduled) scheduler.start();
  return app;
}
