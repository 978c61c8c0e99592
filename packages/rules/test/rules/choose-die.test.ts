import { describe, expect, it } from 'vitest';
import { legal, play, position, refusal } from '../helpers.ts';

// The rulebook's example: Madeline has an orange 1, a gray star and a green 2.
const madeline = () =>
  position({
    options: { players: 3 },
    seat: 0,
    players: [
      { debris: 1, resources: 1, dice: ['orange 1', 'gray 0', 'green 2'] },
      { resources: 1, dice: ['gray 1'] },
      { resources: 1, dice: ['gray 3'], reserved: ['green 3'] },
    ],
  });

describe('A2.1, A2.2: choosing and turning a die', () => {
  it('A2.2: turns a gray star to 2 for a debris, once', () => {
    const { state } = play(madeline(), 'die gray 0', 'turn');
    expect(state.turn.value).toBe(2);
    expect(state.players[0]!.debris).toBe(0);
    expect(refusal(state, 'turn')).toMatchObject({ rule: 'A2.2', params: { problem: 'turnedAlready' } });
  });

  it('A2.1: buys a die for a resource paid to its owner', () => {
    const { state } = play(madeline(), 'buy gray 1 from 2');
    expect(state.players.map((player) => player.resources)).toEqual([0, 2, 1]);
  });

  it('A2.2: a bought die cannot be turned', () => {
    const { state } = play(madeline(), 'buy gray 1 from 2');
    expect(refusal(state, 'turn')).toMatchObject({ rule: 'A2.2', params: { problem: 'boughtDie' } });
  });

  it('A2.1: a reserved die of another player cannot be bought', () => {
    expect(refusal(madeline(), 'buy green 3 from 3')).toMatchObject({ rule: 'A2.1', params: { problem: 'reserved' } });
    expect(legal(madeline())).not.toContain('buy green 3 from 3');
  });
});
