// An online table with its own set: a second browser that did not have the set joins, plays, replays, verifies.

import { type BotInput, botRandom, makeUnitRandom, noviceBot } from '@black-angel/bots';
import { openSet } from '@black-angel/engine/open-set';
import { type ComponentSet, defaultContent, differences, withFacts } from '@black-angel/rules/components';
import { expect, onTestFinished, test } from 'vitest';
import { arrive, expectVerified, leaveToBots } from './online-tables.ts';
import { serveBuilt } from './serve-built.ts';
import { chooseAny, TableDriver } from './table-driver.ts';
import { withBrowser } from './test-page.ts';

withBrowser();

/** Every Mission gives two robots, so the set is played at once; a resource is worth more, so it is a variant. */
const SET: ComponentSet = withFacts(
  { ...defaultContent.set, name: 'House cards', author: 'Anna' },
  {
    ...Object.fromEntries(defaultContent.set.missions.map(({ id }) => [`missions[${id}].reward`, { robot: 2 }])),
    'hal.vpPer.resource': 2,
  },
);

const QUICK_BOTS = {
  think: async (
    _level: unknown,
    { view, moves, seed }: { view: BotInput['view']; moves: BotInput['moves']; seed: string },
  ) => noviceBot.think({ view, moves, budget: {}, random: botRandom(seed, 0, 0) }),
  learn: (set: unknown) => void openSet(set),
  close: async () => {},
};

test('a table with the player’s own set is joined, played, replayed and verified by somebody who did not have it', async () => {
  const served = await serveBuilt({ bots: QUICK_BOTS });
  onTestFinished(served.close);
  const { url } = served;
  const ada = await arrive('Ada', { url });
  await ada.page.goto('#/online/new');
  await ada.page.getByRole('checkbox', { name: 'Random turn order' }).uncheck();
  await ada.page.getByText('More options').click();
  await ada.page
    .getByLabel('Choose a component file')
    .setInputFiles({ name: 'set.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(SET)) });
  await ada.page.getByRole('status').filter({ hasText: 'House cards by Anna' }).waitFor();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Invite by this link' }).inputValue();

  // Bea sees which set it is and what differs, before she sits down.
  const bea = await arrive('Bea', { url });
  await bea.page.goto(link);
  await bea.page.getByText('House cards by Anna').waitFor();
  await bea.page.getByText('variant', { exact: true }).waitFor();
  await bea.page.getByRole('button', { name: new RegExp(`in ${differences(SET).length} facts`) }).click();
  const dialog = bea.page.getByRole('dialog', { name: 'Compared with the built-in set' });
  await dialog.getByText(openSet(SET).hash.slice(0, 12)).waitFor();
  await dialog.getByRole('listitem').filter({ hasText: 'Mission 001' }).waitFor();
  await bea.page.keyboard.press('Escape');
  await bea.page.getByRole('button', { name: 'Take a seat' }).click();
  await bea.page.locator('main.table').waitFor();
  await bea.page.getByRole('button', { name: /^House cards variant differs/ }).waitFor();
  await ada.page.locator('main.table').waitFor();

  // Both play a little; then bots end the game.
  const drivers = [new TableDriver(ada.page), new TableDriver(bea.page)];
  const choose = chooseAny(makeUnitRandom(1));
  for (let clicks = 0; clicks < 6; )
    for (const driver of drivers) {
      const seen = await driver.see();
      expect(seen.trouble).toBe('');
      if (seen.waiting === 'dialog' || seen.waiting === 'question') await driver.accept(seen);
      else if (seen.waiting === 'decide') {
        const point = await driver.reach(choose(seen.glowing));
        if (point) await driver.page.mouse.click(point.x, point.y);
        clicks++;
      }
    }
  await leaveToBots([bea.page, ada.page]);
  await ada.page.close();
  await expectVerified(bea.page, { isLast: true });

  // A rematch is played with the same set.
  await bea.page.getByRole('button', { name: 'Rematch' }).click();
  await bea.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await bea.page.getByText('House cards by Anna').waitFor();
});
