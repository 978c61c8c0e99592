import type { GameEvent } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { describe, expect, it } from 'vitest';
import { Match, type MatchSeat, newMatch } from '../src/index.ts';

const { decision, formatMove, hashState, legalMoves, view } = PRESENT_ENGINE;

const HAL = 1;
const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });
const solitaire = (seed: string): Match =>
  new Match(
    newMatch({ kind: 'setup', options: { players: 1, advanced: true, hal: 'standard' }, seed }, [
      person('Ada'),
      { name: 'Hal', kind: 'hal', level: null },
    ]),
  );

/** A move of the seat that decides, chosen by a number. */
function playSome(match: Match, n: number): void {
  const { seat } = decision(match.state)!;
  const moves = legalMoves(match.state, seat);
  expect(match.play(seat, formatMove(moves[n % moves.length]!)!)).toBeNull();
}

const isHalsStart = (event: GameEvent): boolean => event.kind === 'turnStarted' && event.seat === HAL;
const countOf = (events: readonly GameEvent[], kind: GameEvent['kind']): number =>
  events.filter((event) => event.kind === kind).length;
const halVpOf = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => {
    if (!('what' in event) || event.what !== 'vp' || event.seat !== HAL) return sum;
    return sum + (event.kind === 'gained' ? event.amount : -event.amount);
  }, 0);

const TELLING = [
  'diceRolled',
  'halCardRevealed',
  'dieBought',
  'dieChosen',
  'actionTaken',
  'ravagerStruck',
  'missionPlaced',
  'ravagersDestroyed',
  'damageRepaired',
  'tileTaken',
  'missionDiscarded',
  'ravagerAppeared',
  'angelAdvanced',
  'dieReturned',
];
/** What a step is about. */
const aboutOf = (events: readonly GameEvent[]): string | undefined =>
  TELLING.find((telling) => events.some(({ kind }) => kind === telling));

/** Every move of a game that contains a turn of Hal's, with its steps. */
function* halsTurns(match: Match) {
  for (let i = 0; !match.isOver; i++) {
    const index = match.count;
    const before = view(match.state, 0);
    playSome(match, i * 11 + 5);
    const [entry] = match.entries(0, index).filter((made) => made.index === index);
    const { events } = entry!;
    const steps = match.stepViews(0, index);
    if (events.some(isHalsStart)) yield { index, before, events, steps };
    else expect(steps).toEqual([]);
  }
}

describe('the steps of Hal’s turn', () => {
  it('come in order, each with the table as it is then: his card, his die, what he does with it; or his Sequence B', () => {
    const kinds = new Set<string>();
    const games = ['steps', 'more steps', 'other steps', 'final steps'];
    for (const match of games.map(solitaire))
      for (const { index, before, events, steps } of halsTurns(match)) {
        const parts = steps.map((step, i) => events.slice(steps[i - 1]?.events ?? 0, step.events));
        // The player's own turn ends first, before any event of Hal's.
        expect(parts[0]!.findIndex(isHalsStart)).toBe(parts[0]!.length - 1);
        kinds.add(parts.slice(1).map(aboutOf).join(', '));
        // No event of Hal's turn comes after the last step.
        const [next] = events.slice(steps.at(-1)!.events);
        expect(next!.kind === 'turnStarted' || /^E|^H15/.test(next!.rule)).toBe(true);
        for (const [i, step] of steps.entries()) {
          expect(step.index).toBe(index);
          const soFar = events.slice(0, step.events);
          expect(step.view.hal!.vp).toBe(before.hal!.vp + halVpOf(soFar));
          expect(step.view.strips[0]).toEqual(before.strips[countOf(soFar, 'stripTurned')]);
          expect(countOf(parts[i]!, 'angelAdvanced')).toBeLessThanOrEqual(1);
          expect(step.view).toMatchObject({ viewer: 0, seat: HAL, decision: { kind: 'turn', seat: HAL } });
        }
      }
    // Everything he does after the action is a step of its own.
    expect([...kinds].map((kind) => kind.replace(/die(Bought|Chosen)/, 'die')).sort()).toEqual(
      expect.arrayContaining([
        'diceRolled',
        'diceRolled, angelAdvanced',
        'halCardRevealed, die, actionTaken',
        'halCardRevealed, die, actionTaken, damageRepaired',
        'halCardRevealed, die, actionTaken, missionPlaced, ravagerAppeared',
        'halCardRevealed, die, actionTaken, ravagerStruck, tileTaken',
        'halCardRevealed, die, actionTaken, ravagersDestroyed',
        'halCardRevealed, die, actionTaken, tileTaken',
        'halCardRevealed, dieReturned',
      ]),
    );
  });

  it('change nothing in the match', () => {
    const [match, other] = [solitaire('same'), solitaire('same')];
    for (let i = 0; i < 60; i++) {
      playSome(match, i * 3 + 1);
      playSome(other, i * 3 + 1);
      match.stepViews('spectator', 0);
    }
    expect(hashState(match.state)).toBe(hashState(other.state));
    expect(match.moment(0)).toEqual(other.moment(0));
    expect(match.save()).toEqual(other.save());
  });

  it('hide what the viewer may not see', () => {
    const match = solitaire('hidden');
    for (let i = 0; i < 60; i++) playSome(match, i * 3 + 1);
    const seen = match.stepViews('spectator', 0);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.every((step) => step.view.players[0]!.hand === null)).toBe(true);
    expect(match.stepViews(0, 0).every((step) => step.view.players[0]!.hand !== null)).toBe(true);
  });

  it('are none in a game of one’s own', () => {
    const match = solitaire('own');
    for (let i = 0; i < 60; i++) {
      const index = match.count;
      playSome(match, i * 3 + 1);
      const [entry] = match.entries(0, index).filter((made) => made.index === index);
      if (!entry!.events.some(isHalsStart)) expect(match.stepViews(0, index)).toEqual([]);
    }
  });
});

describe('the steps of another’s move', () => {
  const ADA = 0;
  const BEA = 1;
  const start = { kind: 'setup', options: { players: 2, advanced: false, hal: null }, seed: 'two' } as const;
  const match = new Match(newMatch(start, [person('Ada'), person('Bea')]));
  for (let i = 0; !match.isOver; i++) playSome(match, i * 11 + 5);
  const entries = match.entries(ADA).filter(({ index }) => index >= 0);
  const viewsOf = ({ index }: { index: number }) => match.stepViews(ADA, index, index + 1);

  it('show a Mission before the Ravagers that it brings', () => {
    const placing = entries.filter(
      ({ seat, events }) => seat === BEA && countOf(events, 'missionPlaced') * countOf(events, 'ravagerAppeared') > 0,
    );
    expect(placing.length).toBeGreaterThan(0);
    const ravagers = ({ ravagers: places }: { ravagers: readonly (readonly unknown[])[] }): number =>
      places.reduce((sum, cards) => sum + cards.length, 0);
    for (const entry of placing) {
      const [first] = viewsOf(entry);
      expect(entry.events.slice(0, first!.events).map(({ kind }) => kind)).toContain('missionPlaced');
      expect(ravagers(first!.view)).toBe(ravagers(match.moment(ADA, entry.index).view));
      expect(ravagers(match.moment(ADA, entry.index + 1).view)).toBeGreaterThan(ravagers(first!.view));
      expect(first!.view.decision).toEqual({ kind: 'turn', seat: BEA });
    }
  });

  it('show the dice of Sequence B before the ship advances', () => {
    const advancing = entries.filter(
      ({ seat, events }) => seat === BEA && countOf(events, 'diceRolled') * countOf(events, 'angelAdvanced') > 0,
    );
    expect(advancing.length).toBeGreaterThan(0);
    for (const entry of advancing)
      expect(viewsOf(entry)[0]!.view.strips).toEqual(match.moment(ADA, entry.index).view.strips);
  });

  it('are none for who plays it', () => {
    for (const entry of entries) if (entry.seat === ADA) expect(viewsOf(entry)).toEqual([]);
  });
});
