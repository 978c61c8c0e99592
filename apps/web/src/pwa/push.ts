// Web push on this device: subscribes with the server's key and gives the subscription to the server.

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

/** The channels of this device, by their owner. */
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
    // The switch is off at the next visit, though messages come. Switching it on again is harmless.
  }
}

/** The channel of this device among these; null if there is none. */
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
    // The server's key may have changed since the subscription.
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
      // The server sends nothing there any more, which is enough.
      .catch(() => {});
}

/** Ends push for a player who logs out, even if the server cannot be reached. Never rejects. */
export async function forgetPush(owner: ChannelOwner): Promise<void> {
  const id = known()[owner.path];
  if (id === undefined) return;
  await removeChannel(owner, id).catch(() => {});
  await forgetHere(owner);
}
