// The steps of a planned turn, each at the decision where it would be made. Headless.

import type { View } from '@black-angel/engine';
import { decisionOf, type OpenDecision } from './decision.ts';
import { rememberState } from './fitting-state.ts';
import type { Option } from './paths.ts';

export interface PlannedStep {
  decision: OpenDecision;
  view: View;
  option: Option;
}

/** The steps up to the first that reveals something: what follows depends on it. */
export function plannedSteps(first: OpenDecision, view: View, moves: readonly string[]): PlannedStep[] {
  const { seat, engine } = first;
  const steps: PlannedStep[] = [];
  let at: { decision: OpenDecision; view: View } | null = { decision: first, view };
  for (const text of moves) {
    const option: Option | undefined = at?.decision.options.find((candidate) => candidate.text === text);
    if (!at || !option) break;
    steps.push({ ...at, option });
    const applied = engine.apply(at.decision.state, seat, option.move);
    if (!applied.ok || applied.barrier) break;
    const later = engine.view(applied.state, seat);
    rememberState(later, applied.state);
    const decision = decisionOf(later);
    at = decision && { decision, view: later };
  }
  return steps;
}
