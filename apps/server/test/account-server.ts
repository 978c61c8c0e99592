// A server with accounts, new for every test.

import { tmpdir } from 'node:os';
import type { LoggedIn } from '@black-angel/protocol';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import type { AppSettings } from '../src/app.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import type { Authenticator } from './authenticator.ts';
import { QUICK_BOTS } from './club.ts';
import { makeApp } from './seeded.ts';

export const SITE = 'https://angel.example';
export const PASSWORD = 'correct horse';
export const PROOF = { password: PASSWORD };

export interface Answer<T> {
  status: number;
  body: T & { error?: string };
}

export class AccountServer {
  now = 0;
  store = new MemoryStore();
  app!: FastifyInstance;

  /** On an empty store, unless one is given. */
  async start(settings: Partial<AppSettings> = {}): Promise<void> {
    this.now = Date.parse('2026-03-02T10:00:00Z');
    this.store = new MemoryStore();
    await this.open(settings);
  }

  private async open(settings: Partial<AppSettings>): Promise<void> {
    this.app = await makeApp({
      root: tmpdir(),
      store: this.store,
      bots: QUICK_BOTS,
      now: () => this.now,
      isScheduled: false,
      publicUrl: SITE,
      limits: { logIns: { burst: 1000, perSecond: 0 } },
      ...settings,
    });
  }

  /** With other settings on the same store. */
  async restart(settings: Partial<AppSettings>): Promise<void> {
    await this.app.close();
    await this.open(settings);
  }

  async ask<T = unknown>(
    method: InjectOptions['method'] & string,
    url: string,
    token: string | null = null,
    body?: object,
  ): Promise<Answer<T>> {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await this.app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Answer<T>['body'] };
  }

  async challenge(url: string, token: string | null = null, body?: object): Promise<string> {
    return (await this.ask<{ challenge: string }>('POST', url, token, body)).body.challenge;
  }

  signUp(name: string): Promise<Answer<LoggedIn>> {
    return this.ask('POST', '/api/account', null, { name, password: PASSWORD });
  }

  /** The session of a new account. */
  async make(name: string): Promise<string> {
    return (await this.signUp(name)).body.session;
  }

  tryLogIn(name: string, password: string): Promise<Answer<LoggedIn>> {
    return this.ask('POST', '/api/session', null, { name, password });
  }

  /** One more session. */
  async logIn(name: string): Promise<string> {
    return (await this.tryLogIn(name, PASSWORD)).body.session;
  }

  async holds(token: string): Promise<boolean> {
    return (await this.ask('GET', '/api/account', token)).status === 200;
  }

  async signUpByPasskey(name: string, device: Authenticator): Promise<Answer<LoggedIn>> {
    const passkey = device.create(await this.challenge('/api/account/passkey-options', null, { name }));
    return this.ask('POST', '/api/account', null, { name, passkey });
  }

  async makeByPasskey(name: string, device: Authenticator): Promise<string> {
    return (await this.signUpByPasskey(name, device)).body.session;
  }

  async proveBy(device: Authenticator, token: string): Promise<{ passkey: object }> {
    return { passkey: device.get(await this.challenge('/api/account/proof-options', token)) };
  }
}

export function useAccountServer(): AccountServer {
  const server = new AccountServer();
  beforeEach(() => server.start());
  afterEach(() => server.app.close());
  return server;
}
