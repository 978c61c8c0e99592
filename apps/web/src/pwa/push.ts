// Web push on this device: the browser's message service is given the server's key, and the server the browser's address there.

import type { ChannelInfo, NewChannel } from '@black-angel/protocol';
import { addChannel, type ChannelOwner, removeChannel } from '../net/channels-api.ts';

export type PushProblem = 'unsupported' | 'denied' | 'failed';

export class PushFailure extends Error {
  readonly why: PushProblem;
  constructor(why: PushProblem, message = '') {
    super(message);
    this.name = 'PushFailure';
    this.why = why;
  }
}

/** Which channels of this device the server knows, by whose they are. */
const KEY = 'black-angel-push';

function known(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function keep(ids: Record<string, string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // The switch is off at the next visit then, though messages come; switching it on again does no harm.
  }
}

/** The channel of this device, if it is among these. */
export function ownChannel({ path }: ChannelOwner, channels: readonly ChannelInfo[]): string | null {
  const id = known()[path];
  return channels.some((one) => one.id === id) ? id! : null;
}

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function subscribe(serverKey: string): Promise<PushSubscriptionJSON> {
  if (!canPush()) throw new PushFailure('unsupported');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new PushFailure('unsupported');
  if ((await Notification.requestPermission()) !== 'granted') throw new PushFailure('denied');
  try {
    const ready = await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey: serverKey };
    // The server may have another key than when the browser signed up.
    const subscription = await ready.pushManager.subscribe(wish).catch(async () => {
      await (await ready.pushManager.getSubscription())?.unsubscribe();
      return ready.pushManager.subscribe(wish);
    });
    return subscription.toJSON();
  } catch (error) {
    throw new PushFailure('failed', (error as Error).message);
  }
}

export async function switchPushOn(owner: ChannelOwner, serverKey: string): Promise<ChannelInfo[]> {
  const { endpoint = '', keys = {} } = await subscribe(serverKey);
  const channel: NewChannel = {
    kind: 'push',
    endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
  const channels = await addChannel(owner, channel);
  // The newest is the last.
  const added = channels.findLast(({ kind }) => kind === 'push');
  if (added) keep({ ...known(), [owner.path]: added.id });
  return channels;
}

export async function switchPushOff(owner: ChannelOwner, id: string): Promise<ChannelInfo[]> {
  const channels = await removeChannel(owner, id);
  await forgetHere(owner);
  return channels;
}

async function forgetHere(owner: ChannelOwner): Promise<void> {
  const { [owner.path]: _gone, ...others } = known();
  keep(others);
  if (Object.keys(others).length === 0 && canPush())
    await navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration?.pushManager.getSubscription())
      .then((subscription) => subscription?.unsubscribe())
      // The server writes there no longer; that is what counts.
      .catch(() => {});
}

/** Whoever logs out is no longer told here, even if the server cannot be told or has forgotten it already. Never rejects. */
export async function forgetPush(owner: ChannelOwner): Promise<void> {
  const id = known()[owner.path];
  if (id === undefined) return;
  await removeChannel(owner, id).catch(() => {});
  await forgetHere(owner);
}
