// Every decision of the game by its name.

import '../effects/index.ts';
import type { FrameKind } from '../state.ts';
import { activateMission } from './activate-mission.ts';
import { activateNeighbour } from './activate-neighbour.ts';
import { activateTiles } from './activate-tiles.ts';
import { boostAction } from './boost-action.ts';
import { chooseDie } from './choose-die.ts';
import { command } from './command.ts';
import { destroy } from './destroy.ts';
import { discardExcess } from './discard-excess.ts';
import { discover } from './discover.ts';
import { drawColour } from './draw-colour.ts';
import { endTurn } from './end-turn.ts';
import { fly } from './fly.ts';
import { complete, type DecisionOf, FRAMES, type FrameRules } from './frame.ts';
import { inject } from './inject.ts';
import { keepCard } from './keep-card.ts';
import { payRavager } from './pay-ravager.ts';
import { placeAdvanced } from './place-advanced.ts';
import { placeMission } from './place-mission.ts';
import { reassign } from './reassign.ts';
import { repair } from './repair.ts';
import { reserve } from './reserve.ts';
import { spendCard } from './spend-card.ts';
import { spendTechnology } from './spend-technology.ts';
import { turn } from './turn.ts';
import { useDebris } from './use-debris.ts';
import { useDie } from './use-die.ts';

const all = {
  turn,
  'activate-tiles': activateTiles,
  'activate-neighbour': activateNeighbour,
  'choose-die': chooseDie,
  'use-die': useDie,
  'boost-action': boostAction,
  'pay-ravager': payRavager,
  discover,
  inject,
  'place-advanced': placeAdvanced,
  repair,
  'use-debris': useDebris,
  destroy,
  command,
  fly,
  'place-mission': placeMission,
  'activate-mission': activateMission,
  'spend-technology': spendTechnology,
  'spend-card': spendCard,
  reassign,
  'draw-colour': drawColour,
  'keep-card': keepCard,
  reserve,
  'end-turn': endTurn,
  'discard-excess': discardExcess,
} satisfies { [K in FrameKind]: FrameRules<DecisionOf<K>> };

/** One member for each kind of decision, as its file describes it. */
export type Decision = ReturnType<(typeof all)[keyof typeof all]['show']>;

for (const [kind, rules] of Object.entries(all)) FRAMES[kind as FrameKind] = complete(rules as FrameRules);

export { FRAMES };
