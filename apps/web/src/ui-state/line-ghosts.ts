// The ghosts of whole lines: all steps of a planned turn at once, and two turns beside each other. Headless.

import { type Ghost, ghostsOf, isFlightOf } from './ghosts.ts';
import type { PlannedStep } from './planned-steps.ts';
import { isButton } from './target.ts';

/** Lines that are compared: the turn that was played and the best turn that a review has found. */
export const LINE_TONES = ['played', 'best'] as const;
export type LineTone = (typeof LINE_TONES)[number];

export interface GhostLine {
  /** Null for a line that is compared with none. */
  tone: LineTone | null;
  steps: readonly PlannedStep[];
}

export interface TonedGhost {
  ghost: Ghost;
  tone: LineTone | null;
}

/** A step of a compared line also lights what is pointed at: not every step moves something. */
function ghostsOfStep({ decision, view, option }: PlannedStep, tone: LineTone | null): Ghost[] {
  const isFlight = isFlightOf(option);
  const ghosts = ghostsOf(decision, view, option).filter(({ kind }) => kind !== 'path' || isFlight);
  if (tone === null) return ghosts;
  const aims = option.path.filter((target) => !isButton(target));
  return [...aims.map((ref): Ghost => ({ kind: 'lights', ref })), ...ghosts];
}

/** What a line gains and draws is counted together; everything else is shown once. */
function ghostsOfLine({ steps, tone }: GhostLine): Ghost[] {
  const sums = new Map<string, Ghost>();
  for (const ghost of steps.flatMap((step) => ghostsOfStep(step, tone))) {
    const key =
      ghost.kind === 'goods'
        ? `goods ${ghost.seat} ${ghost.what}`
        : ghost.kind === 'comes'
          ? `comes ${ghost.place}`
          : JSON.stringify(ghost);
    const known = sums.get(key);
    if (known?.kind === 'goods' && ghost.kind === 'goods')
      sums.set(key, { ...ghost, amount: known.amount + ghost.amount });
    else if (known?.kind === 'comes' && ghost.kind === 'comes')
      sums.set(key, { ...ghost, count: known.count + ghost.count });
    else sums.set(key, ghost);
  }
  return [...sums.values()].filter((ghost) => ghost.kind !== 'goods' || ghost.amount !== 0);
}

/** What all lines have in common has no tone. */
export function ghostsOfLines(lines: readonly GhostLine[]): TonedGhost[] {
  const found = lines.map((line) => ({ tone: line.tone, ghosts: ghostsOfLine(line) }));
  const counts = new Map<string, number>();
  for (const { ghosts } of found)
    for (const ghost of ghosts) counts.set(JSON.stringify(ghost), (counts.get(JSON.stringify(ghost)) ?? 0) + 1);
  const shared = new Set<string>();
  return found.flatMap(({ tone, ghosts }) =>
    ghosts.flatMap((ghost): TonedGhost[] => {
      const key = JSON.stringify(ghost);
      if (lines.length === 1 || counts.get(key) !== lines.length) return [{ ghost, tone }];
      if (shared.has(key)) return [];
      shared.add(key);
      return [{ ghost, tone: null }];
    }),
  );
}
