// Network addresses: which are internal, and which count as one client.

import { BlockList, isIP, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Not public: loopback, private networks, link-local (the metadata service of clouds), reserved. */
const internal = new BlockList();
const INTERNAL_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
for (const [net, prefix] of INTERNAL_V4) internal.addSubnet(net, prefix, 'ipv4');
// Inside the assigned space (2000::/3): tunnels that carry an IPv4 address, and documentation.
const INTERNAL_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [net, prefix] of INTERNAL_V6) internal.addSubnet(net, prefix, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/** Unwraps an IPv4 address that is written as IPv6. */
const plain = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped ? mapped[1]! : address.replace(/%.*$/, '');
};

export function isLoopback(address: string): boolean {
  const one = plain(address);
  return isIP(one) !== 0 && loopback.check(one, isIPv6(one) ? 'ipv6' : 'ipv4');
}

/** Whether this is an address of the public internet. */
export function isPublic(address: string): boolean {
  const one = plain(address);
  if (isIP(one) === 4) return !internal.check(one, 'ipv4');
  if (isIP(one) === 6) return givenOut.check(one, 'ipv6') && !internal.check(one, 'ipv6');
  return false;
}

/**
 * The key of a client: an IPv4 address, or the /64 network of an IPv6 address, because a household has one of those.
 */
export function clientOf(address: string): string {
  const one = plain(address);
  if (isIP(one) !== 6) return one;
  const [head = '', tail] = one.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...gap, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
