// A Mission card arrives in space: reward, Ravagers, Technology (A2.C3–C5).

import { contentOf } from './content/content.ts';
import { DISPLAY, own, PILES, RAVAGERS, SKY } from './copy.ts';
import { damageAction } from './damage.ts';
import { drawRavager, takeFromStack } from './decks.ts';
import { cardName, type Emit, hexName, tileName } from './events.ts';
import { gainAll } from './gains.ts';
import { visibleIconsAround } from './space.ts';
import { COLOURS, type State } from './state.ts';

export const RAVAGERS_AT_A_PLACE = 3;

const canBePlaced = (state: State, card: number): boolean =>
  state.ravagers[contentOf(state).ravagers[card]!.action]!.length < RAVAGERS_AT_A_PLACE;

function canOneBePlaced(state: State, cards: readonly number[]): boolean {
  for (let i = 0; i < cards.length; i++) if (canBePlaced(state, cards[i]!)) return true;
  return false;
}

/** A2.C4: one Ravager card to its action, with one Damage cube. */
export function ravagerAppears(state: State, rule: string, emit: Emit): void {
  if (!canOneBePlaced(state, state.ravagerDeck) && !canOneBePlaced(state, state.ravagerDiscard)) {
    emit?.({ kind: 'ravagerAbsent', rule: 'A2.C4' });
    return;
  }
  own(state, RAVAGERS | PILES);
  for (;;) {
    const card = drawRavager(state, emit);
    const action = contentOf(state).ravagers[card]!.action;
    if (canBePlaced(state, card)) {
      state.ravagers[action]!.push(card);
      emit?.({ kind: 'ravagerAppeared', rule, card: cardName(card), action: action + 1 });
      damageAction(state, action, rule, emit);
      return;
    }
    state.ravagerDiscard.push(card);
    emit?.({ kind: 'ravagerDiscarded', rule, card: cardName(card) });
  }
}

/** A2.C5: into the first place of the display; a gap absorbs the push, otherwise the last tile is discarded. */
export function technologyAppears(state: State, colour: number, emit: Emit): void {
  const content = contentOf(state);
  const tile = takeFromStack(state, colour, emit);
  if (tile === 0) {
    emit?.({ kind: 'technologyAbsent', rule: 'A2.C5', colour: COLOURS[colour]! });
    return;
  }
  own(state, DISPLAY);
  emit?.({ kind: 'technologyAppeared', rule: 'A2.C5', tile: tileName(content, tile), place: 1 });
  let moving = tile;
  for (let place = 0; place < state.display.length; place++) {
    const pushed = state.display[place]!;
    state.display[place] = moving;
    if (pushed === 0) return;
    moving = pushed;
    if (place + 1 < state.display.length)
      emit?.({
        kind: 'technologyPushed',
        rule: 'A2.C5',
        tile: tileName(content, pushed),
        from: place + 1,
        to: place + 2,
      });
  }
  state.tileDiscards[content.tiles[moving]!.colour]!.push(moving);
  emit?.({ kind: 'technologyDiscarded', rule: 'A2.C5', tile: tileName(content, moving) });
}

/** The robot on the card has been taken by the caller (Hal always has one). */
export function placeMission(state: State, seat: number, card: number, hex: number, emit: Emit): void {
  const mission = contentOf(state).missions[card]!;
  own(state, SKY);
  state.cards[hex] = card;
  state.owners[hex] = seat;
  emit?.({ kind: 'missionPlaced', rule: 'A2.C3', seat, card: cardName(card), at: hexName(hex) });
  gainAll(state, seat, mission.reward, 'A2.C3', emit);
  let icons = visibleIconsAround(state, hex);
  // The Mission is seen before the Ravagers that it brings.
  if (icons > 0) emit?.stepDone?.();
  for (; icons > 0; icons--) ravagerAppears(state, 'A2.C4', emit);
  for (const colour of mission.technology) technologyAppears(state, colour, emit);
}
