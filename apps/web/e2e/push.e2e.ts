// A message that the server pushes reaches the player through the service worker.

import { expect, onTestFinished, test } from 'vitest';
import { serveBuilt } from './serve-built.ts';
import { visit, withBrowser } from './test-page.ts';

// The shell without windows delivers no pushed message.
withBrowser({ isWhole: true });

test('a message about a turn comes through the service worker', async () => {
  const { url, close } = await serveBuilt();
  onTestFinished(close);
  const { page, context } = await visit({ url, isOffline: true });
  await context.grantPermissions(['notifications']);
  const worker = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations;
      if (known) resolve(known.registrationId);
    });
  });
  await worker.send('ServiceWorker.enable');
  await page.goto('./');
  // A worker that is still activating misses the message.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active!.state !== 'activated')
      await new Promise((resolve) => active!.addEventListener('statechange', resolve, { once: true }));
  });
  const data = JSON.stringify({ kind: 'turn', table: 'abcdefgh', name: 'Ada', url: null });
  const push = { origin: url.replace(/\/$/, ''), registrationId: await registered, data };
  await worker.send('ServiceWorker.deliverPushMessage', push);
  const shown = (): Promise<string[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(shown).toEqual(['Black Angel: It is your turn, Ada.']);
});
