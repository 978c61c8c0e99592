// Splits an update into scenes: the player's move, the steps of Hal's turn, and the result.

import type { Entry, HalStep, Update } from '@black-angel/match';
import type { GameEvent } from '@black-angel/rules';

export interface Scene extends Omit<Update, 'halSteps'> {
  /** The events since the scene before. */
  events: GameEvent[];
  /** More of the same update follows. */
  isStep: boolean;
}

/** The entries up to a step, the last of them cut short. */
const entriesUpTo = (entries: readonly Entry[], { index, events }: HalStep): Entry[] =>
  entries.flatMap((entry) => {
    if (entry.index > index) return [];
    return entry.index < index ? entry : { ...entry, events: entry.events.slice(0, events) };
  });

const eventsOf = (entries: readonly Entry[]): GameEvent[] => entries.flatMap(({ events }) => events);

export function scenesOf({ moment, entries, keep, halSteps = [] }: Update): Scene[] {
  let told = 0;
  const scene = (shown: Omit<Scene, 'events' | 'keep'>): Scene => {
    const events = eventsOf(shown.entries);
    const fresh = events.slice(told);
    told = events.length;
    return { ...shown, keep, events: fresh };
  };
  const steps = halSteps.map((step) =>
    scene({
      // Before the last scene nothing can be decided or undone.
      moment: { index: step.index + 1, view: step.view, undo: { step: 0, turn: 0 }, result: null },
      entries: entriesUpTo(entries, step),
      isStep: true,
    }),
  );
  return [...steps, scene({ moment, entries, isStep: false })];
}

/** The same with one scene for each update. */
export function withoutSteps(scenes: readonly Scene[]): Scene[] {
  const whole: Scene[] = [];
  let events: GameEvent[] = [];
  for (const scene of scenes) {
    events.push(...scene.events);
    if (scene.isStep) continue;
    whole.push({ ...scene, events });
    events = [];
  }
  return whole;
}
