// Two games that differ only in what a viewer may not know must look the same to the viewer: views, events, legal
// moves. The checker is tested too: it must catch a planted leak.

import { describe, expect, it } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { contentOf } from '../src/components.ts';
import {
  actors,
  apply,
  cardName,
  determinize,
  formatMove,
  type GameEvent,
  isOver,
  legalMoves,
  type Move,
  type State,
  type Viewer,
  view,
} from '../src/index.ts';
import { viewEvent } from '../src/server.ts';
import { MODES, randomGame, testRandom } from './helpers.ts';

interface Eyes {
  view(state: State, viewer: Viewer): unknown;
  event(event: GameEvent, viewer: Viewer): unknown;
}

const EYES: Eyes = { view, event: viewEvent };

/** After these events hidden facts are public, so the two worlds may differ. */
const REVEALS = [
  'ravagerAppeared',
  'ravagerDiscarded',
  'technologyAppeared',
  'advancedRevealed',
  'halCardRevealed',
  'missionPlaced',
];

/** The equivalent move in the other world: a card is replaced by the one with the same back in its place. */
function sameMove(from: State, to: State, seat: number, move: Move): Move {
  if (!('card' in move)) return move;
  const backs = contentOf(from).back;
  const frame = from.frames.at(-1)!;
  const pool = (state: State): readonly number[] =>
    move.kind === 'keep' ? state.frames.at(-1)!.list : state.players[seat]!.hand;
  const alike = (state: State): number[] => pool(state).filter((card) => backs[card] === backs[move.card]);
  expect(frame.kind).toBe(to.frames.at(-1)!.kind);
  return { ...move, card: alike(to)[alike(from).indexOf(move.card)]! };
}

/** Plays from a state in two worlds that fit the viewer's view. Returns what the viewer could tell apart, or null. */
function firstDifference(start: State, viewer: Viewer, random: (below: number) => number, eyes: Eyes): string | null {
  const seen = view(start, viewer);
  let one = determinize(seen, random);
  let two = { ...determinize(seen, random), key: one.key };
  for (let move = 0; move < 6; move++) {
    const [seat] = actors(one);
    if (JSON.stringify(eyes.view(one, viewer)) !== JSON.stringify(eyes.view(two, viewer))) return 'view';
    if (isOver(one)) return null;
    if (seat === viewer && JSON.stringify(legalMoves(one, seat)) !== JSON.stringify(legalMoves(two, seat)))
      return 'moves';
    const moves = legalMoves(one, seat!);
    const chosen = moves[random(moves.length)]!;
    const appliedOne = apply(one, seat!, chosen);
    const appliedTwo = apply(two, seat!, sameMove(one, two, seat!, chosen));
    if (!appliedOne.ok) throw new Error(`refused: ${formatMove(chosen)}`);
    if (!appliedTwo.ok) return `refused: ${formatMove(chosen)}`;
    if (appliedOne.events.some((event) => REVEALS.includes(event.kind))) return null;
    const told = (events: GameEvent[]): string => JSON.stringify(events.map((event) => eyes.event(event, viewer)));
    const own = appliedOne.events.some((event) => event.kind === 'cardDrawn' && event.seat === viewer);
    if (own) return null;
    if (told(appliedOne.events) !== told(appliedTwo.events)) return 'events';
    if (appliedOne.barrier !== appliedTwo.barrier) return 'barrier';
    one = appliedOne.state;
    two = appliedTwo.state;
  }
  return null;
}

function searchLeak(eyes: Eyes, games: number): string | null {
  for (const mode of MODES) {
    const random = testRandom(2019 + mode.players);
    for (let game = 0; game < games; game++) {
      let found: string | null = null;
      randomGame(mode, `leak ${game}`, random, (state, move) => {
        if (found || move % 6 !== 0) return;
        for (const viewer of [...state.players.keys(), 'spectator' as const])
          found ??= firstDifference(state, viewer, random, eyes);
      });
      if (found) return found;
    }
  }
  return null;
}

describe('K1–K3: nobody sees what is not his', () => {
  it('K2, K3: views, events and legal moves of two indistinguishable worlds are byte-identical', () => {
    expect(searchLeak(EYES, many(2, 12))).toBeNull();
  });

  it.each<[string, Eyes, string]>([
    ['the order of a deck', { ...EYES, view: (state, viewer) => [view(state, viewer), state.missionDecks[0]] }, 'view'],
    [
      'a hand',
      { ...EYES, view: (state, viewer) => [view(state, viewer), state.players.map(({ hand }) => hand)] },
      'view',
    ],
    [
      'the removed Ravagers',
      { ...EYES, view: (state, viewer) => [view(state, viewer), state.ravagersRemoved] },
      'view',
    ],
    ['unfiltered events', { ...EYES, event: (event) => event }, 'events'],
  ])('the check catches a planted leak: %s', (_name, eyes, where) => {
    expect(searchLeak(eyes, 4)).toBe(where);
  });

  it('K3: neither key nor counters, decks nor hands of others appear in a view', () => {
    const random = testRandom(3);
    randomGame({ players: 4, advanced: true }, 'secrets', random, (state) => {
      const seen = view(state, 0);
      for (const name of ['key', 'drawn', 'ravagersRemoved', 'seed']) expect(seen).not.toHaveProperty(name);
      expect(typeof seen.missionDecks[0]).toBe('number');
      expect(seen.players[1]!.hand).toBeNull();
      expect(seen.players[1]!.slots).toBeNull();
    });
  });

  it('K3: a drawn card is named to its player alone', () => {
    const event: GameEvent = { kind: 'cardDrawn', rule: 'A3.1', seat: 1, card: cardName(17), back: 'orange' };
    expect(viewEvent(event, 1)).toEqual(event);
    expect(viewEvent(event, 0)).toEqual({ ...event, card: '' });
    expect(viewEvent(event, 'spectator')).toEqual({ ...event, card: '' });
  });
});
