// Others' moves are sent in their steps, as a table of the browser gets them: once for all who see the same.

import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match, newMatch, stepsOfMoves, unpackSteps } from '@black-angel/match';
import type { SentUpdate } from '@black-angel/protocol';
import { expect, it } from 'vitest';
import { Broadcast, momentFor } from '../src/tables/game/broadcast.ts';

const { decision, formatMove, legalMoves } = PRESENT_ENGINE;

const TURNS = 14;
const NO_CLOCK = { left: [null, null], running: null, since: 0, deadline: null };

/** A match in which somebody's turn has just passed on, and the number of moves before that turn. */
function afterSomeTurns(): { match: Match; told: number } {
  const seats = ['Ada', 'Bea'].map((name) => ({ name, kind: 'person', level: null }) as const);
  const start = { kind: 'setup', options: { players: 2, advanced: true, hal: null }, seed: 'told' } as const;
  const match = new Match(newMatch(start, [...seats]));
  let told = 0;
  for (let n = 0; match.turnsBegun < TURNS; n++) {
    const { seat } = decision(match.state)!;
    const begun = match.turnsBegun;
    const moves = legalMoves(match.state, seat);
    match.play(seat, formatMove(moves[(n * 7919) % moves.length]!)!);
    if (match.turnsBegun > begun && match.turnsBegun < TURNS) told = match.count;
  }
  return { match, told };
}

it('an update has the steps of the moves it tells; those who see the same share it', () => {
  const { match, told } = afterSomeTurns();
  const telling = new Broadcast(match, Number.POSITIVE_INFINITY, NO_CLOCK);
  const mover = match.entries('spectator', told).find(({ index }) => index === told)!.seat;
  const text = telling.text('spectator', told, match.count);
  const { update } = JSON.parse(text) as { update: SentUpdate };
  const steps = unpackSteps(update.moment.view, update.steps!);
  expect(steps.length).toBeGreaterThan(2);
  expect(steps).toEqual(stepsOfMoves(match, 'spectator', told, match.count));
  expect(update.moment).toEqual(match.moment('spectator'));
  expect(update.entries).toEqual(match.entries('spectator', told).filter(({ index }) => index >= told));
  expect(telling.text('spectator', told, match.count)).toBe(text);
  // Nobody gets the steps of their own moves.
  expect(telling.text(mover, told, match.count)).not.toContain('"steps"');
});

it('an earlier moment comes with the steps of the move before it', () => {
  const { match } = afterSomeTurns();
  const moments = Array.from({ length: match.count }, (_, i) => momentFor(match, 'spectator', i + 1));
  for (const { steps = [], index, view } of moments)
    expect(unpackSteps(view, steps)).toEqual(match.stepViews('spectator', index - 1, index));
  expect(moments.some(({ steps }) => steps)).toBe(true);
  expect(momentFor(match, 'spectator', 0)).toEqual(match.moment('spectator', 0));
});
