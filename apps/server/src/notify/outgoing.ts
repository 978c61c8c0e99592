// Requests to addresses that players choose. They must not reach this machine, its network or a cloud's metadata
// (SSRF). The name is resolved once, all its addresses are checked, and the connection goes to a checked address.

import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublic } from '../http/addresses.ts';

export const WEBHOOKS = ['public', 'any', 'off'] as const;
/** Where webhooks may lead: to public addresses by https, anywhere, or nowhere. */
export type WebhookReach = (typeof WEBHOOKS)[number];

export interface Address {
  address: string;
  family: number;
}
export type Resolve = (host: string) => Promise<Address[]>;

export interface Outgoing {
  url: URL;
  /** The checked address to connect to. */
  to: Address;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}
/** Sends a POST and returns the status of the answer. */
export type Transport = (outgoing: Outgoing) => Promise<number>;

/** The address is not allowed: a retry is useless. */
export class RefusedAddress extends Error {}

export interface OutgoingSettings {
  reach: WebhookReach;
  resolve?: Resolve;
  transport?: Transport;
}

const MOST_MILLISECONDS = 10_000;
const MOST_ANSWER = 64 * 1024;
const PORTS = ['', '443', '8443'];

/** Checks an address without resolving its name. */
export function checkUrl(text: string, reach: WebhookReach): URL {
  if (reach === 'off') throw new RefusedAddress('webhooks are switched off');
  if (!URL.canParse(text)) throw new RefusedAddress('this is not an address');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw new RefusedAddress('an address with a password is not taken');
  const isAny = reach === 'any' && url.protocol === 'http:';
  if (url.protocol !== 'https:' && !isAny) throw new RefusedAddress('the address must begin with https://');
  if (reach === 'public' && !PORTS.includes(url.port)) throw new RefusedAddress('this port is not taken');
  return url;
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

async function addressOf(url: URL, { reach, resolve = resolveName }: OutgoingSettings): Promise<Address> {
  const host = hostOf(url);
  const literal = isIP(host);
  const addresses = literal === 0 ? await resolve(host) : [{ address: host, family: literal }];
  const [first] = addresses;
  if (!first) throw new Error('the name has no address');
  // All of them: a name with a public and a private address is an attack.
  if (reach !== 'any' && !addresses.every(({ address }) => isPublic(address)))
    throw new RefusedAddress('this address leads to an internal network');
  return first;
}

const resolveName: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** Resolves with the status of the answer; rejects with RefusedAddress if the address is not allowed. */
export async function post(
  text: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  settings: OutgoingSettings,
): Promise<number> {
  const url = checkUrl(text, settings.reach);
  const to = await addressOf(url, settings);
  return (settings.transport ?? send)({ url, to, headers, body });
}

/** The transport of production. It follows no redirections: they could lead to an internal address. */
export const send: Transport = ({ url, to, headers, body }) =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? requestHttp : requestHttps)({
      method: 'POST',
      protocol: url.protocol,
      host: hostOf(url),
      port: url.port,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'black-angel' },
      agent: false,
      lookup: (_host, options, callback) =>
        options.all ? callback(null, [to]) : callback(null, to.address, to.family),
      signal: AbortSignal.timeout(MOST_MILLISECONDS),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MOST_ANSWER) response.destroy();
      });
      response.on('error', reject);
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    request.end(body);
  });
