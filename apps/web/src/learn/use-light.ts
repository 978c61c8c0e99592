// Where the light falls: on what a sentence names, one thing after another, and then on what is to be done.

import { useEffect, useState } from 'react';
import { settings } from '../browser/settings.ts';
import type { LessonRun } from './lesson-run.ts';
import type { Lit } from './step.ts';

/** Milliseconds for a stop: time to read half a sentence and to find the thing. */
const STOP = 1500;

const DARK: Lit = '';

export const refsIn = (lit: Lit): string[] => lit.split(' ').filter(Boolean);

/** What the sentences on the screen name: first the result of the step before or of the moves so far. */
export function stopsOf(run: LessonRun): readonly Lit[] {
  const { phase, before, cut } = run.get();
  const { step, moves } = run;
  if (phase === 'passed') return step.came;
  if (moves.length > 0) return step.after[moves.length] ?? [];
  const named = step.isFound ? [] : step.point;
  // Nothing while the curtain is down.
  return cut ? [DARK, ...named] : [...(before?.step.came ?? []), ...named];
}

/**
 * The things that are lit now. Where films are off, all of them are lit at once.
 *
 * @param refs What stays lit in the end.
 * @param isOn The light stays where it is meanwhile, for example after a wrong try.
 */
export function useLight(stops: readonly Lit[], refs: readonly string[], isOn: boolean): readonly string[] {
  const tour = stops.join('|');
  const [seen, setSeen] = useState({ tour, stops: 0 });
  const passed = seen.tour === tour ? seen.stops : 0;
  const isGoing = isOn && passed < stops.length && settings().speed !== 'off';
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setSeen({ tour, stops: passed + 1 }), STOP);
    return () => clearTimeout(timer);
  }, [isGoing, tour, passed]);
  if (isGoing) return refsIn(stops[passed]!);
  const all = isOn ? stops.flatMap(refsIn) : [];
  return [...new Set(refs.length > 0 && settings().speed !== 'off' ? refs : [...refs, ...all])];
}
