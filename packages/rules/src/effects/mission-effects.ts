// Every kind of Mission effect by its name.

import type { Mission } from '../content/content.ts';
import { contentOf, type MissionKind } from '../content/content.ts';
import type { Emit } from '../events.ts';
import type { State } from '../state.ts';
import type { VpRule } from '../vp-rule.ts';
import { activation } from './activation.ts';
import { neutralization } from './neutralization.ts';

/** A2.M2: one activation, paid before it gives anything. */
export interface MissionActivation {
  /** Pays, or puts the decisions it needs on the stack. */
  pay(state: State, seat: number, mission: Mission, emit: Emit): void;
  gain(state: State, seat: number, mission: Mission, rule: VpRule, emit: Emit): void;
}

export interface MissionEffectRules {
  /** Null if no die activates it (A2.M1): exactly where the compiled Mission's `isActivation` is false. */
  readonly activate: MissionActivation | null;
  /** B3.2: when the strip under the card is ejected; null if nothing happens then. */
  readonly eject: ((state: State, hex: number, emit: Emit) => void) | null;
  /** H10: Hal places it on the strip farthest from the Black Angel, else on the nearest. */
  readonly isPlacedFar: boolean;
}

const MISSION_EFFECTS: Record<MissionKind, MissionEffectRules> = { activation, neutralization };

export const missionEffect = (state: State, card: number): MissionEffectRules =>
  MISSION_EFFECTS[contentOf(state).missions[card]!.kind];
