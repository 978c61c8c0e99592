// What the maker of a table chooses: rated or friendly, with or without undo.

import { expect, it } from 'vitest';
import { MOST_WITH_UNDO } from '../src/tables/verbs/undo.ts';
import { Club } from './club.ts';
import { config, entropy, makeTable, moveId, PERSON } from './online-client.ts';
import { settle, Wire } from './wire.ts';

async function begin(change: Parameters<typeof config>[1]) {
  const club = new Club();
  const ada = await makeTable(club.tables, 'Ada', config([PERSON, PERSON], change));
  const account = { account: 'bea', isRated: true };
  await club.tables.join(ada.table.id, { name: 'Bea', entropy: entropy() }, account);
  return { club, id: ada.table.id, wire: await Wire.connect(club.tables, ada.table.id, ada.token) };
}

it.each([
  [true, { ok: true }],
  [false, { ok: false, why: 'notAllowed' }],
])('undo: %s', async (undo, expected) => {
  const { wire } = await begin({ undo });
  const id = moveId();
  wire.say({ kind: 'undo', id, at: 0, what: 'turn' });
  await settle();
  expect(wire.answerTo(id)).toEqual(expected);
});

it('undo ends when the log has grown far beyond a game: pairs of moves and undos do not make it grow for ever', async () => {
  const { club, id, wire } = await begin({});
  const { game } = await club.tables.room(id);
  game!.seq = MOST_WITH_UNDO;
  const request = moveId();
  wire.say({ kind: 'undo', id: request, at: 0, what: 'turn' });
  await settle();
  expect(wire.answerTo(request)).toEqual({ ok: false, why: 'notAllowed' });
});

it.each([true, false])('rated: %s, fixed when the game begins', async (rated) => {
  const { club, id } = await begin({ rated });
  expect((await club.row(id)).seats[1]!.isRated).toBe(rated);
});

it('the lobby shows the choices', async () => {
  const club = new Club();
  const options = { rated: false, hints: false, undo: false };
  await makeTable(club.tables, 'Ada', config([PERSON, PERSON], options));
  expect((await club.tables.lobby())[0]!.config).toMatchObject(options);
});
