// The sound of each event, and the notes of each sound. Data only: sounds.ts plays it.

import type { EventKind, GameEvent } from '@black-angel/engine';

export type SoundName =
  | 'dice'
  | 'pick'
  | 'card'
  | 'slide'
  | 'ship'
  | 'strike'
  | 'hit'
  | 'repair'
  | 'gain'
  | 'turn'
  | 'advance'
  | 'alarm'
  | 'victory';

/** One note: a tone that glides from one pitch to another, or noise through a filter that does. Times in seconds. */
export interface Note {
  voice: OscillatorType | 'noise';
  at: number;
  length: number;
  /** Hertz. */
  from: number;
  to: number;
  /** 0 to 1. */
  loud: number;
}

/** Null: not heard. */
const SOUND_OF: Readonly<Record<EventKind, SoundName | null>> = {
  turnStarted: 'turn',
  sequenceChosen: null,
  cardPlayed: 'card',
  cardDrawn: 'card',
  cardDiscarded: null,
  cardAbsent: null,
  missionDiscarded: null,
  tileActivated: null,
  tileTurned: null,
  boostUsed: null,
  gained: 'gain',
  notGained: null,
  spent: null,
  lost: null,
  dieChosen: 'pick',
  dieBought: 'pick',
  dieTurned: 'dice',
  dieReturned: null,
  dieReserved: null,
  diceRolled: 'dice',
  diceGivenBack: null,
  damagedDieTaken: null,
  actionTaken: null,
  ravagerStruck: 'strike',
  robotHeld: null,
  robotFreed: null,
  damagePlaced: 'hit',
  damageIgnored: null,
  damageRepaired: 'repair',
  debrisPlaced: null,
  tileTaken: null,
  tileInjected: 'slide',
  tilePushed: null,
  tileEjected: null,
  tileSpent: null,
  advancedPlaced: 'slide',
  advancedRevealed: null,
  ravagersDestroyed: 'repair',
  shipLaunched: 'ship',
  shipMoved: 'ship',
  shipLost: 'strike',
  missionPlaced: 'card',
  missionActivated: null,
  missionEjected: null,
  missionResolved: null,
  ravagerAppeared: 'strike',
  ravagerDiscarded: null,
  ravagerAbsent: null,
  technologyAppeared: 'slide',
  technologyPushed: null,
  technologyDiscarded: null,
  technologyAbsent: null,
  deckRemade: null,
  robotReassigned: 'pick',
  neutralRobotRemoved: null,
  boardReset: null,
  angelAdvanced: 'advance',
  stripTurned: null,
  spesSighted: 'alarm',
  endTriggered: 'alarm',
  halCardRevealed: 'card',
  advancedScored: null,
  itemsScored: null,
  gameEnded: 'victory',
};

/** The most sounds of one move. */
const MOST_AT_ONCE = 4;

/** The sounds of what happened, each once, in order. The end of the game is heard alone. */
export function soundsOf(events: readonly GameEvent[]): SoundName[] {
  const sounds = new Set<SoundName>();
  for (const { kind } of events) {
    const sound = SOUND_OF[kind];
    if (sound === 'victory') return [sound];
    if (sound) sounds.add(sound);
  }
  return [...sounds].slice(0, MOST_AT_ONCE);
}

const knock = (at: number, from: number): Note => ({ voice: 'noise', at, length: 0.05, from, to: from / 2, loud: 0.5 });
const tone = (at: number, pitch: number, length: number, loud: number): Note => ({
  voice: 'triangle',
  at,
  length,
  from: pitch,
  to: pitch,
  loud,
});

export const SCORE: Record<SoundName, readonly Note[]> = {
  dice: [knock(0, 2600), knock(0.07, 2100), knock(0.12, 2900), knock(0.2, 1800), knock(0.31, 1500)],
  pick: [knock(0, 1700), knock(0.06, 2300)],
  hit: [{ voice: 'sine', at: 0, length: 0.14, from: 140, to: 55, loud: 0.45 }],
  card: [{ voice: 'noise', at: 0, length: 0.09, from: 5200, to: 2600, loud: 0.22 }],
  slide: [
    { voice: 'noise', at: 0, length: 0.16, from: 700, to: 1500, loud: 0.3 },
    { voice: 'sine', at: 0.13, length: 0.08, from: 190, to: 120, loud: 0.5 },
  ],
  ship: [
    { voice: 'sawtooth', at: 0, length: 0.42, from: 110, to: 330, loud: 0.1 },
    { voice: 'noise', at: 0, length: 0.45, from: 500, to: 2400, loud: 0.18 },
  ],
  strike: [
    { voice: 'square', at: 0, length: 0.28, from: 150, to: 45, loud: 0.22 },
    { voice: 'noise', at: 0, length: 0.22, from: 1800, to: 200, loud: 0.4 },
  ],
  repair: [tone(0, 520, 0.09, 0.25), tone(0.08, 780, 0.14, 0.25)],
  gain: [tone(0, 1046, 0.1, 0.16), tone(0.06, 1318, 0.16, 0.16)],
  turn: [tone(0, 392, 0.18, 0.22), tone(0.12, 587, 0.3, 0.22)],
  advance: [
    { voice: 'sine', at: 0, length: 0.7, from: 60, to: 150, loud: 0.5 },
    { voice: 'noise', at: 0, length: 0.7, from: 200, to: 1200, loud: 0.2 },
  ],
  alarm: [tone(0, 660, 0.16, 0.24), tone(0.2, 660, 0.16, 0.24), tone(0.4, 880, 0.4, 0.24)],
  victory: [
    tone(0, 523, 0.3, 0.24),
    tone(0.14, 659, 0.3, 0.24),
    tone(0.28, 784, 0.3, 0.24),
    tone(0.42, 1046, 0.7, 0.28),
    { voice: 'sine', at: 0.42, length: 0.9, from: 131, to: 131, loud: 0.3 },
  ],
};
