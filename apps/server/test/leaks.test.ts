// No leaks: two games that differ only in what a viewer may not know give that viewer the same traffic, byte by byte,
// whatever the viewer asks. Planted leaks prove that the check works.

import type { Engine, Viewer } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match } from '@black-angel/match';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as GameOfRow from '../src/tables/game/load-game.ts';
import { routesOf } from './routes.ts';
import { soak, soakTimeout } from './soak.ts';
import { settle } from './wire.ts';
import {
  isRevealed,
  openings,
  planted,
  type Random,
  sameMove,
  seededRandom,
  stateAfter,
  TABLE,
  tokenOf,
  twoStates,
  World,
} from './worlds.ts';

const { contentOf, decision, explain, formatMove, legalMoves, parseMove } = PRESENT_ENGINE;

vi.mock('../src/tables/game/load-game.ts', async (importOriginal) => {
  const original = await importOriginal<typeof GameOfRow>();
  const matchOfRow: typeof original.matchOfRow = (row, log) => {
    const state = openings.get(row.seats[0]!.entropy!);
    if (!state) return original.matchOfRow(row, log);
    const match = new Match(original.savedOf(row, log), { opening: { state, content: contentOf(state), events: [] } });
    planted.leak?.(match);
    return match;
  };
  return { ...original, matchOfRow };
});

afterEach(() => {
  planted.leak = null;
});

/** Moves of any kind, most of them illegal: their refusals must not leak either. */
function strangeMoves(): string[] {
  const random = seededRandom(5);
  const texts = new Set<string>();
  for (let moves = 0; moves < 60; moves += 2) {
    const state = stateAfter({ players: 3, advanced: true }, moves, random);
    const seat = decision(state)?.seat;
    if (seat !== undefined) for (const move of legalMoves(state, seat)) texts.add(formatMove(move)!);
  }
  return [...texts];
}
const STRANGE = strangeMoves();

/** The answers to everything that a viewer can ask, over the socket and HTTP. */
async function askEverything(world: World, viewer: Viewer, strange: readonly string[]): Promise<string> {
  return [...(await askSocket(world, viewer, strange)), ...(await askHttp(world, viewer))].join('\n');
}

async function askSocket(world: World, viewer: Viewer, strange: readonly string[]): Promise<string[]> {
  const { eyes } = world;
  const before = eyes.frames.length;
  const last = eyes.messages.findLast((message) => message.kind === 'opened' || message.kind === 'update');
  const at = last?.kind === 'opened' ? last.game!.moment.index : last?.kind === 'update' ? last.update.moment.index : 0;
  await world.ask(
    eyes,
    ...[0, at - 1, at, at + 1, at + 2, 99_999].map((index) => ({ kind: 'momentAt', index: Math.max(0, index) })),
    { kind: 'scores' },
    { kind: 'record' },
    ...strange.map((move) => ({ kind: 'move', at, move })),
    { kind: 'move', at: at + 1, move: 'B' },
    // An undo of the viewer's own step would end the script.
    ...(decision(world.state)?.seat === viewer ? [] : [{ kind: 'undo', at, what: 'turn' }]),
  );
  return eyes.frames.slice(before);
}

async function askHttp({ app }: World, viewer: Viewer): Promise<string[]> {
  const answers: string[] = [];
  const authorization = `Bearer ${viewer === 'spectator' ? 'z'.repeat(43) : tokenOf(viewer)}`;
  for (const { method, path } of routesOf(app)) {
    if (method !== 'GET' || path === '/api/socket' || path === '*' || /metrics|openapi|notices/.test(path)) continue;
    const url = path.replace(':id', TABLE).replace(/:\w+/g, '1');
    for (const headers of [{}, { authorization }]) {
      const { statusCode, body } = await app.inject({ method, url, headers });
      answers.push(`${method} ${path} ${statusCode} ${body}`);
    }
  }
  const seats = viewer === 'spectator' ? [] : [{ table: TABLE, token: tokenOf(viewer) }];
  answers.push((await app.inject({ method: 'POST', url: '/api/my-tables', payload: { seats } })).body);
  return answers;
}

interface Scenario {
  players: number;
  advanced: boolean;
  moves: number;
  viewer: Viewer;
  hasSameKey: boolean;
  spectatorDelay: number;
}

/**
 * Plays in both worlds until a difference is revealed by the rules. Returns where they differed before that, or null.
 */
async function firstDifference(scenario: Scenario, random: Random): Promise<string | null> {
  const { viewer, hasSameKey, spectatorDelay } = scenario;
  const states = twoStates(stateAfter(scenario, scenario.moves, random), viewer, random, hasSameKey);
  const one = await World.open({ world: 'one', state: states[0], viewer, spectatorDelay });
  const two = await World.open({ world: 'two', state: states[1], viewer, spectatorDelay });
  try {
    for (let move = 0; move < 6; move++) {
      const seat = decision(one.state)?.seat;
      if (seat === undefined) return null;
      const strange = STRANGE.filter(
        (text) => explain(one.state, seat, parseMove(text, contentOf(one.state))) !== null,
      ).filter((_text, _i, all) => random(all.length) < 3);
      const answers = [await askEverything(one, viewer, strange), await askEverything(two, viewer, strange)];
      if (answers[0] !== answers[1]) return 'answers';
      const legal = legalMoves(one.state, seat);
      const chosen = legal[random(legal.length)]!;
      const heard = one.eyes.frames.length;
      const at = await one.store.log(TABLE).then((log) => log.length);
      const texts = [chosen, sameMove(one.state, two.state, seat, chosen)].map((m) => formatMove(m)!);
      await one.ask(one.seats[seat]!, { kind: 'move', at, move: texts[0] });
      await two.ask(two.seats[seat]!, { kind: 'move', at, move: texts[1] });
      if (isRevealed(one.events, viewer, hasSameKey)) return null;
      if (one.eyes.frames.join('\n') !== two.eyes.frames.join('\n')) return 'frames';
      // A private step: other viewers neither hear of it nor find it by asking.
      if (one.isPrivate && viewer !== seat && one.eyes.frames.length > heard) return 'a private step';
    }
    return null;
  } finally {
    await one.close();
    await two.close();
    await settle();
  }
}

async function searchLeak(seed: number, rounds: number): Promise<string | null> {
  const random = seededRandom(seed);
  for (let round = 0; round < rounds; round++) {
    const players = 2 + (round % 3);
    const scenario: Scenario = {
      players,
      advanced: round % 2 === 1,
      moves: random(160),
      viewer: round % 5 === 4 ? 'spectator' : random(players),
      hasSameKey: round % 4 !== 3,
      spectatorDelay: round % 10 === 9 ? 2 : 0,
    };
    const found = await firstDifference(scenario, random);
    if (found) return `${found} (round ${round})`;
  }
  return null;
}

/** A secret of the state. */
const deckIn = ({ state }: Match): unknown => (state as unknown as { missionDecks: unknown[] }).missionDecks[0];

describe('two games that differ only in hidden facts', () => {
  it('give the same traffic to who may not know them', { timeout: soakTimeout(120_000) }, async () => {
    expect(await searchLeak(2019, soak(10))).toBeNull();
  });

  it.each<[string, (match: Match) => void, RegExp]>([
    [
      'the order of a deck in every moment',
      (match) => {
        const { moment } = match;
        match.moment = (viewer, index) => {
          const made = moment.call(match, viewer, index);
          return { ...made, view: { ...made.view, deck: deckIn(match) } as typeof made.view };
        };
      },
      /answers|frames/,
    ],
    [
      'the order of a deck in every update',
      (match) => {
        const { json } = match.views;
        match.views.json = (state, viewer) =>
          json(state, viewer).replace(/}$/, `,"deck":${JSON.stringify(deckIn(match))}}`);
      },
      /frames/,
    ],
    [
      'events as they are in every update',
      (match) => {
        const { engine } = match;
        const viewEvent: Engine['viewEvent'] = (event) => engine.viewEvent(event, match.state.seat);
        Object.assign(match, { engine: { ...engine, viewEvent } });
      },
      /frames/,
    ],
    [
      'events as they are in the whole game',
      (match) => {
        const { entries } = match;
        match.entries = (_viewer, from, to) => entries.call(match, match.state.seat, from, to);
      },
      /answers/,
    ],
    [
      'steps that are still private',
      (match) => void Object.defineProperty(match, 'publicCount', { get: () => match.count }),
      /private|answers/,
    ],
    ['the record before the end', (match) => void Object.defineProperty(match, 'isOver', { value: true }), /answers/],
  ])('would be told apart by %s', async (_name, leak, where) => {
    planted.leak = leak;
    expect(await searchLeak(2020, 40)).toMatch(where);
  });
});
