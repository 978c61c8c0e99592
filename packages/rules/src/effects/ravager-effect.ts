// A2.6: the permanent effect of the top Ravager at an action, resolved before the action.

import { packCaptive } from '../captives.ts';
import type { RavagerEffect } from '../content/component-set.ts';
import { contentOf } from '../content/content.ts';
import { own, ownPlayer, RAVAGERS } from '../copy.ts';
import { canDamageAction, canDamageSupplyDie, damageAction, damageSupplyDie, isAnythingDamaged } from '../damage.ts';
import { countInHand, missionsInHand } from '../decks.ts';
import { cardName, type Emit } from '../events.ts';
import { push } from '../frames/frame.ts';
import { loseVp } from '../gains.ts';
import type { State } from '../state.ts';

export function topRavager(state: State, action: number): number {
  const cards = state.ravagers[action]!;
  return cards.length === 0 ? 0 : cards[cards.length - 1]!;
}

const nextAction = (action: number): number => (action + 1) % 6;

interface RavagerRules {
  /** Whether it can be paid, or its cube placed. */
  can(state: State, seat: number, action: number, card: number): boolean;
  run(state: State, seat: number, action: number, card: number, emit: Emit): void;
  addsDamage: boolean;
}

const EFFECTS: Record<RavagerEffect['kind'], RavagerRules> = {
  damageNextAction: {
    addsDamage: true,
    can: (state, _seat, action) => canDamageAction(state, nextAction(action)),
    run: (state, _seat, action, _card, emit) => damageAction(state, nextAction(action), 'A2.6', emit),
  },
  damageSupplyDie: {
    addsDamage: true,
    can: (state, _seat, _action, card) => canDamageSupplyDie(state, contentOf(state).ravagers[card]!.colour),
    run: (state, _seat, _action, card, emit) =>
      damageSupplyDie(state, contentOf(state).ravagers[card]!.colour, 'A2.6', emit),
  },
  discardMission: {
    addsDamage: false,
    can: (state, seat) => missionsInHand(state, seat) > 0,
    run: (state, seat, action) => push(state, 'pay-ravager', seat, 0, action),
  },
  discardRavager: {
    addsDamage: false,
    can: (state, seat) => countInHand(state, seat, 3) > 0,
    run: (state, seat, action) => push(state, 'pay-ravager', seat, 1, action),
  },
  placeRobot: {
    addsDamage: false,
    can: (state, seat) => state.players[seat]!.breakRoom > 0,
    run: (state, seat, _action, card, emit) => {
      own(state, RAVAGERS);
      ownPlayer(state, seat).breakRoom--;
      state.captives.push(packCaptive({ card, seat }));
      emit?.({ kind: 'robotHeld', rule: 'A2.6', seat, card: cardName(card) });
    },
  },
};

/** The kind of the top Ravager's effect at an action, or null. */
export function strikeKind(state: State, action: number): RavagerEffect['kind'] | null {
  const card = topRavager(state, action);
  return card ? contentOf(state).ravagers[card]!.effect : null;
}

/** Whether there will be something to repair once the strike at this action is done. */
export function willBeDamage(state: State, action: number): boolean {
  if (isAnythingDamaged(state)) return true;
  const card = topRavager(state, action);
  if (!card) return false;
  const effect = EFFECTS[contentOf(state).ravagers[card]!.effect];
  return effect.addsDamage && effect.can(state, 0, action, card);
}

/** H5: for Hal only what adds damage is resolved. */
export function strike(state: State, seat: number, action: number, forHal: boolean, emit: Emit): void {
  const card = topRavager(state, action);
  if (!card) return;
  const effect = EFFECTS[contentOf(state).ravagers[card]!.effect];
  if (forHal && !effect.addsDamage) return;
  emit?.({ kind: 'ravagerStruck', rule: 'A2.6', seat, action: action + 1, card: cardName(card) });
  if (effect.can(state, seat, action, card) || effect.addsDamage) effect.run(state, seat, action, card, emit);
  else loseVp(state, seat, 1, 'A2.6', emit);
}
