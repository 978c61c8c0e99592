// Settings from environment variables, with a sentence for each mistake.

import { DEFAULT_LIMITS } from './http/limits.ts';
import { DEFAULT_TIMEOUTS, type Timeouts } from './http/timeouts.ts';
import { WEBHOOKS, type WebhookReach } from './notify/outgoing.ts';
import { LOG_LEVELS, type LogLevel } from './ops/log.ts';
import { MINUTE } from './store/time.ts';

export interface ServerSettings {
  port: number;
  host: string;
  /** The folder of the SQLite file. */
  data: string;
  /** The PostgreSQL database that several nodes share; null: SQLite. */
  databaseUrl: string | null;
  logLevel: LogLevel;
  /** The public address, without a slash at the end; null: notices have no links. */
  publicUrl: string | null;
  /** The number of proxies before the server, or their addresses; false: none. */
  trustProxy: false | number | string[];
  /** The maximum of sockets; further ones are refused with Retry-After. */
  mostSockets: number;
  mostSocketsPerAddress: number;
  /** Tables of one account or address that wait for players. */
  mostOpenTables: number;
  mostSets: number;
  /** How long a client may take to send a request, in milliseconds. */
  timeouts: Pick<Timeouts, 'headers' | 'request' | 'connection'>;
  /** Milliseconds after which an open table without players is deleted; null: never. */
  emptyFor: number | null;
  /** Milliseconds that a table with players waits for more; null: without limit. */
  waitingFor: number | null;
  /** Opens metrics and reports; null: metrics for this machine only, and no reports. */
  operatorToken: string | null;
  webhooks: WebhookReach;
  smtpUrl: string | null;
  mailFrom: string;
  /** The data is a copy: the server tells nobody anything, and nothing happens by itself. */
  isDrill: boolean;
}

export const DEFAULT_PORT = 8484;
/** Both loopback addresses only: a local game is not exposed to the network by default. */
const DEFAULT_HOST = 'localhost';
const DEFAULT_DATA = 'data';
const LEAST_TOKEN = 20;
const MOST_SECONDS = 3600;
export const DEFAULT_EMPTY_FOR = 60 * MINUTE;
export const DEFAULT_WAITING_FOR = 7 * 24 * 60 * MINUTE;
const MOST_MINUTES = 60 * 24 * 365;

type Env = Readonly<Record<string, string | undefined>>;

/** Thrown by the parsers; `parseSettings` returns its message. */
class SettingsError extends Error {}

function wholeNumber(env: Env, name: string, byDefault: number, least: number, most: number): number {
  const text = env[name] ?? '';
  const value = text === '' ? byDefault : Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}

/** In milliseconds. */
const seconds = (env: Env, name: string, byDefault: number): number =>
  1000 * wholeNumber(env, name, byDefault / 1000, 1, MOST_SECONDS);

/** In milliseconds; null for 0. */
const minutesOrNever = (env: Env, name: string, byDefault: number): number | null =>
  MINUTE * wholeNumber(env, name, byDefault / MINUTE, 0, MOST_MINUTES) || null;

function oneOf<T extends string>(env: Env, name: string, values: readonly T[], byDefault: T): T {
  const text = env[name] || byDefault;
  const value = values.find((one) => one === text);
  if (value === undefined) throw new SettingsError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
  return value;
}

function address(env: Env, name: string, protocols: readonly string[]): string | null {
  const text = env[name] ?? '';
  if (text === '') return null;
  // The value may contain a password: it is not printed.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new SettingsError(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
  return text;
}

function proxies(text: string): ServerSettings['trustProxy'] {
  if (text === '' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text);
  const list = text.split(',').map((one) => one.trim());
  if (list.every((one) => one === 'loopback' || /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(one))) return list;
  throw new SettingsError(
    `TRUST_PROXY must be the number of proxies before the server, or their addresses with commas, not "${text}".`,
  );
}

function operatorToken(text: string): string | null {
  if (text === '') return null;
  if (text.length < LEAST_TOKEN)
    throw new SettingsError(
      `OPERATOR_TOKEN must have at least ${LEAST_TOKEN} characters: it opens what players report.`,
    );
  return text;
}

function parse(env: Env): ServerSettings {
  const smtpUrl = address(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const mailFrom = env['MAIL_FROM'] ?? '';
  if (smtpUrl !== null && !mailFrom.includes('@'))
    throw new SettingsError('MAIL_FROM must be the address that e-mail comes from, because SMTP_URL is set.');
  return {
    port: wholeNumber(env, 'PORT', DEFAULT_PORT, 0, 65_535),
    host: env['HOST'] || DEFAULT_HOST,
    data: env['DATA'] || DEFAULT_DATA,
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'error'),
    publicUrl: address(env, 'PUBLIC_URL', ['https:', 'http:'])?.replace(/\/+$/, '') ?? null,
    trustProxy: proxies(env['TRUST_PROXY'] ?? ''),
    mostSockets: wholeNumber(env, 'MOST_SOCKETS', DEFAULT_LIMITS.mostSockets, 1, 1_000_000),
    mostSocketsPerAddress: wholeNumber(
      env,
      'MOST_SOCKETS_PER_ADDRESS',
      DEFAULT_LIMITS.mostSocketsPerAddress,
      1,
      1_000_000,
    ),
    mostOpenTables: wholeNumber(env, 'MOST_OPEN_TABLES', DEFAULT_LIMITS.mostOpenTables, 1, 1_000_000),
    mostSets: wholeNumber(env, 'MOST_SETS', DEFAULT_LIMITS.mostSets, 0, 1_000_000),
    timeouts: {
      headers: seconds(env, 'HEADERS_TIMEOUT', DEFAULT_TIMEOUTS.headers),
      request: seconds(env, 'REQUEST_TIMEOUT', DEFAULT_TIMEOUTS.request),
      connection: seconds(env, 'CONNECTION_TIMEOUT', DEFAULT_TIMEOUTS.connection),
    },
    emptyFor: minutesOrNever(env, 'EMPTY_TABLE_MINUTES', DEFAULT_EMPTY_FOR),
    waitingFor: minutesOrNever(env, 'WAITING_TABLE_MINUTES', DEFAULT_WAITING_FOR),
    operatorToken: operatorToken(env['OPERATOR_TOKEN'] ?? ''),
    webhooks: oneOf(env, 'WEBHOOKS', WEBHOOKS, 'public'),
    smtpUrl,
    mailFrom,
    isDrill: oneOf(env, 'DRILL', ['0', '1'], '0') === '1',
  };
}

export function parseSettings(env: Env): ServerSettings | string {
  try {
    return parse(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}

/** Why the server could not start. */
export function problemOf(error: NodeJS.ErrnoException, { port, host }: Pick<ServerSettings, 'port' | 'host'>): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This user may not open port ${port}. Choose one above 1023: PORT=${DEFAULT_PORT} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". HOST=0.0.0.0 listens on all of its addresses.`;
    default:
      return `The server could not start: ${error.message}`;
  }
}
