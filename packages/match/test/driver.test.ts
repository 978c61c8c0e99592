import { LEVELS, thinkInSteps } from '@black-angel/bots';
import { decision, formatMove, legalMoves } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { Driver, Match, type MatchSeat, newMatch, type Thinking } from '../src/index.ts';

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

  it('stops when it is told to', async () => {
    const { driver } = drive([bot('A'), bot('B')], false);
    const running = driver.run();
    driver.stop();
    await running;
    expect(driver.match.isOver).toBe(false);
  });
});
