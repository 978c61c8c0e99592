import type { GameEvent } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match, type MatchSeat, newMatch } from '@black-angel/match';
import { describe, expect, it } from 'vitest';
import { pieceOfEvent } from '../../ui-state/pieces.ts';
import { beginThread } from '../../ui-state/turn-steps.ts';
import { type Scene, scenesOf } from './scenes.ts';

const { decision, formatMove, legalMoves } = PRESENT_ENGINE;

const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });

/** The scenes of every move of a game of two, as the second player sees it. */
function* movesOf(seed: string): Generator<{ scenes: Scene[]; events: GameEvent[]; seat: number }> {
  const options = { players: 2, advanced: true, hal: null } as const;
  const match = new Match(newMatch({ kind: 'setup', options, seed }, [person('Ada'), person('Bea')]));
  for (let i = 0; !match.isOver; i++) {
    const keep = match.count;
    const { seat } = decision(match.state)!;
    const moves = legalMoves(match.state, seat);
    match.play(seat, formatMove(moves[(i * 7 + 3) % moves.length]!)!);
    const line = { moment: match.moment(1), entries: match.entries(1) };
    const { scenes } = scenesOf(line, keep, beginThread(seat), 1);
    yield { scenes, events: match.entries(1, keep).flatMap(({ index, events }) => (index < keep ? [] : events)), seat };
  }
}

describe('the scenes of a move', () => {
  const moves = [...movesOf('scenes')];

  it('tell its events in order; an own move is one scene', () => {
    for (const { scenes, events, seat } of moves) {
      expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
      if (seat === 1) expect(scenes.filter(({ step }) => step?.seat === 1).length).toBeLessThanOrEqual(1);
    }
  });

  it('show the end of the move at once; what is told later waits', () => {
    const split = moves.filter(({ scenes, seat }) => seat === 0 && scenes.length > 1);
    expect(split.length).toBeGreaterThan(3);
    for (const { scenes } of split)
      for (const [i, { later, moment }] of scenes.entries()) {
        expect(later).toEqual(scenes.slice(i + 1).flatMap(({ events }) => events));
        expect(moment.view).toBe(scenes.at(-1)!.moment.view);
      }
    // A Mission is placed before the Ravagers come that it wakes.
    const waiting = split.flatMap(({ scenes }) =>
      scenes.flatMap(({ later }) => later.flatMap((event) => pieceOfEvent(event) ?? [])),
    );
    expect(waiting.some((piece) => piece.startsWith('card:'))).toBe(true);
  });
});

describe('the scenes of Hal’s turn', () => {
  const options = { players: 1, advanced: true, hal: 'standard' } as const;
  const hal: MatchSeat = { name: 'Hal', kind: 'hal', level: null };
  const vpOf = (events: readonly GameEvent[]): number =>
    events.reduce((sum, event) => {
      if (!('what' in event) || event.what !== 'vp' || event.seat !== 1) return sum;
      return sum + (event.kind === 'gained' ? event.amount : -event.amount);
    }, 0);

  it('show the table as of the step that is told: no VP, Ravager or cube of a later one', () => {
    const told = new Set<string>();
    for (const seed of ['steps', 'more steps']) {
      const match = new Match(newMatch({ kind: 'setup', options, seed }, [person('Ada'), hal]));
      for (let i = 0; !match.isOver; i++) {
        const keep = match.count;
        const moves = legalMoves(match.state, 0);
        const before = match.moment(0).view;
        match.play(0, formatMove(moves[(i * 11 + 5) % moves.length]!)!);
        const line = { moment: match.moment(0), entries: match.entries(0), stepViews: match.stepViews(0, keep) };
        let shown: GameEvent[] = [];
        for (const { events, step, moment, isStep } of scenesOf(line, keep, beginThread(0), 0).scenes) {
          shown = [...shown, ...events];
          if (step?.seat !== 1 || !isStep) continue;
          told.add(step.kind);
          expect(moment.view.hal!.vp).toBe(before.hal!.vp + vpOf(shown));
          const count = (kind: GameEvent['kind']): number => shown.filter((event) => event.kind === kind).length;
          const gone = shown.reduce((sum, e) => sum + (e.kind === 'ravagersDestroyed' ? e.cards.length : 0), 0);
          const ravagersIn = ({ ravagers }: typeof before): number => ravagers.flat().length;
          expect(ravagersIn(moment.view)).toBe(ravagersIn(before) + count('ravagerAppeared') - gone);
        }
      }
    }
    expect([...told]).toEqual(
      expect.arrayContaining(['card', 'die', 'action', 'strike', 'destroy', 'mission', 'ravagers']),
    );
  });
});
