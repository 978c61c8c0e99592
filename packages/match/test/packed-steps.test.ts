import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { expect, it } from 'vitest';
import {
  Match,
  type MatchSeat,
  newMatch,
  packSteps,
  StepsJson,
  sharedViewCache,
  stepsOfMoves,
  unpackSteps,
  watchedMoves,
} from '../src/index.ts';

const { decision, formatMove, legalMoves } = PRESENT_ENGINE;

const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });

/** A game in which everybody watches the others: the moves of each turn, as a server sends them. */
function* turns(viewer: number | 'spectator', isShared = true) {
  const start = { kind: 'setup', options: { players: 2, advanced: true, hal: null }, seed: 'packed' } as const;
  const views = isShared ? { views: sharedViewCache(PRESENT_ENGINE) } : {};
  const match = new Match(newMatch(start, [person('Ada'), person('Bea')]), views);
  let told = 0;
  for (let n = 0; n < 200 && !match.isOver; n++) {
    const { seat } = decision(match.state)!;
    const moves = legalMoves(match.state, seat);
    match.play(seat, formatMove(moves[(n * 7919) % moves.length]!)!);
    if (!match.hasPassedBarrier) continue;
    const from = told;
    told = match.count;
    yield { match, from, moment: match.moment(viewer) };
  }
}

it.each([true, false])('steps come out of their differences as they went in, for every viewer', (isShared) => {
  for (const viewer of [0, 1, 'spectator'] as const) {
    let count = 0;
    for (const { match, from, moment } of turns(viewer, isShared)) {
      const steps = stepsOfMoves(match, viewer, from, match.count);
      const sent = JSON.parse(JSON.stringify(packSteps(moment.view, steps)));
      expect(unpackSteps(moment.view, sent)).toEqual(steps);
      const watched = watchedMoves(match, viewer, from, match.count);
      expect(JSON.parse(new StepsJson(match).of(viewer, watched, match.state))).toEqual(sent);
      count += steps.length;
    }
    expect(count).toBeGreaterThan(50);
  }
});

it('viewers who see different things get their own steps from one comparison', () => {
  let steps = 0;
  for (const { match, from } of turns('spectator')) {
    const texts = new StepsJson(match);
    for (const viewer of [0, 'spectator', 1, 0] as const) {
      const watched = watchedMoves(match, viewer, from, match.count);
      const text = texts.of(viewer, watched, match.state);
      const seen = stepsOfMoves(match, viewer, from, match.count);
      expect(unpackSteps(match.moment(viewer).view, JSON.parse(text))).toEqual(seen);
      steps += seen.length;
    }
  }
  expect(steps).toBeGreaterThan(200);
});

it('every move that the viewer watches has its end among the steps, but for the last: that is the moment', () => {
  for (const { match, from } of turns(0)) {
    const steps = stepsOfMoves(match, 0, from, match.count);
    const entries = match.entries(0, from).filter(({ index }) => index >= from);
    for (const { index, seat, events } of entries.slice(0, -1)) {
      const ends = steps.filter((step) => step.index === index && step.events === events.length);
      expect(ends.length).toBe(seat === 0 ? 0 : 1);
    }
  }
});

it('a step is a small part of a view', () => {
  let packed = 0;
  let whole = 0;
  for (const { match, from, moment } of turns('spectator')) {
    const steps = stepsOfMoves(match, 'spectator', from, match.count);
    packed += JSON.stringify(packSteps(moment.view, steps)).length;
    whole += steps.reduce((sum, { view }) => sum + JSON.stringify(view).length, 0);
  }
  expect(packed).toBeLessThan(whole / 5);
});
