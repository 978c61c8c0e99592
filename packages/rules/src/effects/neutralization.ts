// X5, X6: a neutralization mission is resolved when it is ejected, for its owner and for the players with ships on it.

import { contentOf, type Mission } from '../content/content.ts';
import { cardName, type Emit } from '../events.ts';
import { gainAll, gainVp, isHal } from '../gains.ts';
import { COLUMNS } from '../hex.ts';
import { hasShipAt } from '../space.ts';
import type { State } from '../state.ts';
import type { MissionEffectRules } from './mission-effects.ts';

/** B3.2, X6: cards on the strip being ejected count neither as in space nor as ejected. */
function countCards(state: State, seat: number, each: NonNullable<Mission['each']>): number {
  const missions = contentOf(state).missions;
  let count = 0;
  if (each.inSpace) {
    for (let hex = COLUMNS; hex < state.cards.length; hex++)
      if (state.owners[hex] === seat && missions[state.cards[hex]!]!.colour === each.colour) count++;
  } else for (const card of state.players[seat]!.ejectedCards) if (missions[card]!.colour === each.colour) count++;
  return count;
}

function scoreEach(state: State, seat: number, mission: Mission, emit: Emit): void {
  gainVp(state, seat, mission.each!.vpPer * countCards(state, seat, mission.each!), 'X5', emit);
}

function eject(state: State, hex: number, emit: Emit): void {
  const card = state.cards[hex]!;
  const mission = contentOf(state).missions[card]!;
  const owner = state.owners[hex]!;
  if (!isHal(state, owner)) {
    emit?.({ kind: 'missionResolved', rule: 'X5', seat: owner, card: cardName(card) });
    if (mission.each) scoreEach(state, owner, mission, emit);
    else gainAll(state, owner, mission.owner, 'X5', emit);
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!hasShipAt(state.players[seat]!.fleet, hex)) continue;
    if (mission.each && seat === owner) continue;
    if (seat !== owner) emit?.({ kind: 'missionResolved', rule: 'X5', seat, card: cardName(card) });
    if (mission.each) scoreEach(state, seat, mission, emit);
    else gainAll(state, seat, mission.eachShip, 'X5', emit);
  }
}

export const neutralization: MissionEffectRules = {
  activate: null,
  eject,
  isPlacedFar: false,
};
