import type { GameEvent } from '@black-angel/engine';
import { describe, expect, it } from 'vitest';
import { SCORE, soundsOf } from './sound-score.ts';

const gained: GameEvent = { kind: 'gained', rule: 'A1.2', seat: 0, what: 'vp', amount: 1 };
const rolled: GameEvent = { kind: 'diceRolled', rule: 'B1.2', seat: 0, dice: [] };
const ended: GameEvent = { kind: 'gameEnded', rule: 'E7', vp: [1], winners: [0] };

describe('sounds', () => {
  it('sounds each kind once, in the order of the events', () => {
    expect(soundsOf([rolled, gained, gained, rolled])).toEqual(['dice', 'gain']);
  });

  it('lets the end of the game sound alone', () => {
    expect(soundsOf([rolled, gained, ended])).toEqual(['victory']);
  });

  it('is silent for events without a sound', () => {
    expect(soundsOf([{ kind: 'dieReturned', rule: 'A3.2', colour: 'gray' }])).toEqual([]);
  });

  it('keeps every note short, audible and away from zero pitch', () => {
    for (const note of Object.values(SCORE).flat()) {
      expect(note.from).toBeGreaterThan(20);
      expect(note.to).toBeGreaterThan(20);
      expect(note.at + note.length).toBeLessThan(1.5);
      expect(note.loud).toBeLessThanOrEqual(0.6);
    }
  });
});
