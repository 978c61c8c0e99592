// The steps of a turn, on events of real games.

import { makeUnitRandom } from '@black-angel/bots';
import type { GameEvent } from '@black-angel/engine';
import { Match, type MatchSeat, newMatch } from '@black-angel/match';
import { playGame } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { pointsOf } from './step-points.ts';
import { beginThread, follow, isQuiet, STEP_KINDS, type Step, stepsOf } from './turn-steps.ts';

const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });

function eventsOf(players: 1 | 3, seed: string): GameEvent[] {
  const options = { players, advanced: true, hal: players === 1 ? ('standard' as const) : null };
  const random = makeUnitRandom(seed.length);
  const { moves } = playGame(options, seed, (_state, legal) => Math.floor(random() * legal.length));
  const seats = ['Ada', 'Bea', 'Cid'].slice(0, players).map(person);
  if (players === 1) seats.push({ name: 'Hal', kind: 'hal', level: null });
  const match = new Match({ ...newMatch({ kind: 'setup', options, seed }, seats), moves: [...moves] });
  return match.entries('spectator').flatMap(({ events }) => events);
}

const GAMES = [eventsOf(1, 'steps'), eventsOf(1, 'more steps'), eventsOf(3, 'three'), eventsOf(3, 'three more')];

/** The turns of a game, each in steps. */
function turnsOf(events: readonly GameEvent[]): Step[][] {
  const turns = Map.groupBy(stepsOf(events, beginThread(-1)), ({ turn }) => turn);
  return [...turns.values()];
}

describe('the steps of a turn', () => {
  it('contain every event once, in order', () => {
    for (const events of GAMES) expect(stepsOf(events, beginThread(-1)).flatMap((step) => step.events)).toEqual(events);
  });

  it('have one actor: whose turn it is', () => {
    for (const events of GAMES)
      for (const steps of turnsOf(events).slice(1)) {
        expect(new Set(steps.map(({ seat }) => seat)).size).toBe(1);
        // The next turn begins at the end of the last step.
        const starts = steps.flatMap((step) => step.events.filter(({ kind }) => kind === 'turnStarted'));
        expect(starts.length).toBeLessThanOrEqual(1);
      }
  });

  it('are the card, the die and the action of Hal, then what it does', () => {
    const hals = turnsOf(GAMES[0]!).filter(([step]) => step!.seat === 1 && step!.kind === 'card');
    expect(hals.length).toBeGreaterThan(3);
    const kinds = hals.map((steps) => steps.map(({ kind }) => kind));
    expect(kinds.some((list) => list.slice(0, 3).join() === 'card,die,action')).toBe(true);
  });

  it('are few: half of all turns have at most six', () => {
    const counts = GAMES.flatMap(turnsOf)
      .map((steps) => steps.length)
      .sort((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(6);
  });

  it('never repeat a kind without another between', () => {
    for (const steps of GAMES.flatMap(turnsOf))
      for (const [i, { kind }] of steps.entries()) if (i > 0) expect(kind).not.toBe(steps[i - 1]!.kind);
  });

  it('are the same in pieces, as moves arrive', () => {
    const [events] = GAMES;
    let thread = beginThread(-1);
    const kinds: string[] = [];
    for (const event of events!) {
      thread = follow(thread, event);
      const name = `${thread.turn} ${thread.kind}`;
      if (!isQuiet(event) && kinds.at(-1) !== name) kinds.push(name);
    }
    expect(kinds).toEqual(stepsOf(events!, beginThread(-1)).map(({ turn, kind }) => `${turn} ${kind}`));
  });

  it('point at something on the table, nearly all of them', () => {
    const steps = GAMES.flatMap((events) => stepsOf(events, beginThread(-1)));
    const seen = new Set(steps.map(({ kind }) => kind));
    for (const kind of ['card', 'die', 'action', 'tiles', 'ship', 'mission', 'ravagers', 'dice', 'advance'] as const) {
      expect(STEP_KINDS).toContain(kind);
      expect([kind, seen.has(kind)]).toEqual([kind, true]);
      for (const step of steps.filter((one) => one.kind === kind))
        if (!step.events.some(({ kind: of }) => of === 'missionDiscarded' || of === 'ravagerDiscarded'))
          expect([kind, pointsOf(step).length > 0, step.events]).toEqual([kind, true, step.events]);
    }
  });
});
