// Every kind of Mission effect by its name.

import { contentOf, type MissionKind } from '../content/content.ts';
import type { State } from '../state.ts';
import { activation } from './activation.ts';
import type { MissionEffectRules } from './mission-effect.ts';
import { neutralization } from './neutralization.ts';

const MISSION_EFFECTS: Record<MissionKind, MissionEffectRules> = { activation, neutralization };

export const missionEffect = (state: State, card: number): MissionEffectRules =>
  MISSION_EFFECTS[contentOf(state).missions[card]!.kind];
