import { Driver, Match, type MatchSeat, newMatch, type Update } from '@black-angel/match';
import { decision, formatMove, legalMoves } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { Foresight } from './foresight.ts';

const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });

/** A match and a table before it; what the authority says reaches the table when it is let through. */
function play(seed: string) {
  const start = { kind: 'setup', options: { players: 1, advanced: true, hal: 'standard' }, seed } as const;
  const match = new Match(newMatch(start, [person('Ada'), { name: 'Hal', kind: 'hal', level: null }]));
  const told: Update[] = [];
  const held: Update[] = [];
  let known = 0;
  const driver = new Driver(match, {
    think: () => Promise.reject(new Error('nobody thinks here')),
    changed: () => {
      const entries = match.entries(0, known).filter(({ index }) => index >= known);
      held.push({ moment: match.moment(0), entries, keep: Math.min(known, match.count) });
      known = match.count;
    },
    isAutomatic: () => true,
  });
  const foresight = new Foresight((update) => told.push(update));
  foresight.begin(match.moment(0));
  const hear = (): void => {
    for (const update of held.splice(0)) foresight.hear(update);
  };
  return { match, driver, foresight, told, held, hear };
}

describe('foresight', () => {
  it('tells every move once, what rolls or reveals nothing before the authority has answered', async () => {
    const { match, driver, foresight, told, hear } = play('foresight');
    let foreseen = 0;
    for (let i = 0; i < 400 && !match.isOver; i++) {
      const moves = legalMoves(match.state, decision(match.state)!.seat);
      const move = formatMove(moves[(i * 7 + 3) % moves.length]!)!;
      const before = told.length;
      const answer = driver.play(0, move);
      foresight.sent(move);
      foreseen += told.length - before;
      hear();
      await answer;
      expect(told).toHaveLength(before + 1);
      expect(told.at(-1)!.moment).toEqual(match.moment(0));
      expect(told.at(-1)!.entries.at(-1)!.index).toBe(match.count - 1);
    }
    expect(foreseen).toBeGreaterThan(50);
    expect(told.length - foreseen).toBeGreaterThan(20);
  });

  it('lets the authority have the last word', async () => {
    const { match, driver, foresight, told, held } = play('another');
    let move = '';
    for (let i = 0; told.length === 0; i++) {
      const moves = legalMoves(match.state, 0);
      move = formatMove(moves[i % moves.length]!)!;
      foresight.sent(move);
    }
    await driver.play(0, move);
    const other = { ...held[0]!, moment: { ...held[0]!.moment, undo: { step: 0, turn: 0 } } };
    foresight.hear(other);
    expect(told.at(-1)).toBe(other);
    foresight.hear(held[0]!);
    expect(told.at(-1)).toBe(held[0]);
  });
});
