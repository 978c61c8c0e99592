import { LEVELS, thinkInSteps } from '@black-angel/bots';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { describe, expect, it } from 'vitest';
import { Driver, Match, type MatchSeat, newMatch, type Thinking } from '../src/index.ts';

const { decision, formatMove, legalMoves } = PRESENT_ENGINE;

const bot = (name: string): MatchSeat => ({ name, kind: 'bot', level: 'easy' });
const think = ({ view, moves }: Thinking) =>
  thinkInSteps(LEVELS.novice.make(), { view, moves, budget: {}, random: (below) => below - 1 });

function drive(seats: MatchSeat[], isAutomatic: boolean): { driver: Driver; changes: () => number } {
  const options = { players: seats.length as 2 | 3, advanced: false, hal: null };
  const match = new Match(newMatch({ kind: 'setup', options, seed: 'drive' }, seats));
  let changes = 0;
  const driver = new Driver(match, {
    think,
    changed: () => {
      changes++;
    },
    isAutomatic: () => isAutomatic,
  });
  return { driver, changes: () => changes };
}

describe('the driver', () => {
  it('plays a game of bots to its end, telling every move', async () => {
    const { driver, changes } = drive([bot('A'), bot('B'), bot('C')], false);
    await driver.run();
    expect(driver.match.isOver).toBe(true);
    expect(changes()).toBe(driver.match.count);
  });

  it('waits for a person, and goes on after that move', async () => {
    const { driver } = drive([{ name: 'Ada', kind: 'person', level: null }, bot('B')], true);
    const { match } = driver;
    await driver.run();
    for (let i = 0; i < 40 && !match.isOver; i++) {
      expect(match.next()).toEqual({ kind: 'person', seat: 0 });
      expect(match.trivial()).toBeNull();
      const { seat } = decision(match.state)!;
      expect(await driver.play(seat, formatMove(legalMoves(match.state, seat)[0]!)!)).toBeNull();
      await driver.run();
      while (match.next().kind === 'bot') await new Promise((resolve) => setTimeout(resolve));
    }
  });

  it('asks trivial decisions when it is told to', async () => {
    const { driver } = drive([{ name: 'Ada', kind: 'person', level: null }, bot('B')], false);
    await driver.run();
    const automatic = driver.match.save().automatic;
    expect(automatic).toEqual([]);
  });

  it.each([
    ['while the bot thinks', 0],
    ['between two moves of its plan', 1],
  ])('a person who takes the seat back %s decides from then on', async (_when, played) => {
    const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });
    const options = { players: 2, advanced: false, hal: null } as const;
    const match = new Match(newMatch({ kind: 'setup', options, seed: 'taken back' }, [person('Ada'), person('Bob')]));
    let isTakenBack = false;
    const driver = new Driver(match, {
      think: async (question) => {
        const { lines } = await thinkInSteps(LEVELS.normal.make(), { ...question, budget: {}, random: () => 0 });
        expect(lines[0]!.moves.length).toBeGreaterThan(1);
        isTakenBack = played === 0;
        return { move: question.moves[0]!, lines };
      },
      changed: () => {
        isTakenBack = true;
      },
      isAutomatic: () => false,
      isBot: (seat) => seat === 0 && !isTakenBack,
    });
    await driver.run();
    expect(match.count).toBe(played);
  });

  it('stops when it is told to', async () => {
    const { driver } = drive([bot('A'), bot('B')], false);
    const running = driver.run();
    driver.stop();
    await running;
    expect(driver.match.isOver).toBe(false);
  });
});
