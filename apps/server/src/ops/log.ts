// The server's log: lines of JSON without secrets.

import type { FastifyRequest } from 'fastify';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRET = '[hidden]';
const SECRET_FIELDS = ['token', 'owner', 'password', 'session', 'secret', 'entropy', 'authorization', 'cookie'];

/** Fields that may hold secrets. */
const redactedPaths = [
  ...SECRET_FIELDS,
  ...SECRET_FIELDS.map((field) => `*.${field}`),
  ...SECRET_FIELDS.map((field) => `*.*.${field}`),
];

/** Errors of libraries may quote their input. Tokens are recognized by their shape. */
export const withoutTokens = (text: string): string => text.replace(/[A-Za-z0-9_-]{43,}/g, SECRET);

export interface LogTarget {
  write(line: string): void;
}

export function loggerOptions(level: LogLevel, target: LogTarget = process.stdout) {
  return {
    level,
    stream: { write: (line: string) => void target.write(withoutTokens(line)) },
    redact: { paths: redactedPaths, censor: SECRET },
    serializers: {
      // No headers and no query: the protocol puts no secrets there, but people do.
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0]!, address: ip }),
    },
  };
}
