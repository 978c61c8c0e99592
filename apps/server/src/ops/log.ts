// The log of the server: one line of JSON for each thing worth knowing, and no secret in it.

import type { FastifyRequest } from 'fastify';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRET = '[hidden]';
const SECRET_FIELDS = ['token', 'owner', 'password', 'session', 'secret', 'entropy', 'authorization', 'cookie'];

/** Where secrets could stand in what is logged. */
const redactedPaths = [
  ...SECRET_FIELDS,
  ...SECRET_FIELDS.map((field) => `*.${field}`),
  ...SECRET_FIELDS.map((field) => `*.*.${field}`),
];

/** Errors of libraries may quote what they were given, but tokens have a shape that gives them away. */
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
      // No headers, and no query: nothing of the protocol stands there, but people paste things.
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0]!, address: ip }),
    },
  };
}
