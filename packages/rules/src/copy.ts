// Copies a state into a private draft. Written by hand for speed: undo, bots and look-ahead copy often.

import type { Player, State } from './state.ts';

function copyPlayer(p: Player): Player {
  return {
    vp: p.vp,
    ships: p.ships,
    resources: p.resources,
    debris: p.debris,
    robots: p.robots,
    breakRoom: p.breakRoom,
    workstations: p.workstations.slice(),
    fleet: p.fleet.slice(),
    hand: p.hand.slice(),
    slots: p.slots.slice(),
    grid: p.grid.slice(),
    ejectedTiles: p.ejectedTiles.slice(),
    advancedPlaces: p.advancedPlaces.slice(),
    advancedBeyond: p.advancedBeyond.slice(),
    ejectedCards: p.ejectedCards.slice(),
  };
}

function copyLists(lists: number[][]): number[][] {
  const copy = lists.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i]!.slice();
  return copy;
}

export function copyState(s: State): State {
  const players = s.players.slice();
  for (let i = 0; i < players.length; i++) players[i] = copyPlayer(players[i]!);
  const turn = s.turn;
  return {
    components: s.components,
    options: s.options,
    key: s.key,
    drawn: s.drawn.slice(),
    round: s.round,
    seat: s.seat,
    turn: {
      sequence: turn.sequence,
      dieColour: turn.dieColour,
      dieFrom: turn.dieFrom,
      colour: turn.colour,
      value: turn.value,
      turned: turn.turned,
      boostedValue: turn.boostedValue,
      boostedColour: turn.boostedColour,
    },
    frames: s.frames.slice(),
    ending: s.ending,
    lastRound: s.lastRound,
    halted: s.halted,
    players,
    hal: s.hal && { vp: s.hal.vp, deck: s.hal.deck.slice(), discard: s.hal.discard.slice() },
    neutral: s.neutral.slice(),
    dice: copyLists(s.dice),
    supply: s.supply.slice(),
    damagedSupply: s.damagedSupply.slice(),
    damage: s.damage.slice(),
    ravagers: copyLists(s.ravagers),
    captives: s.captives.slice(),
    strips: s.strips.slice(),
    spesRow: s.spesRow,
    spesInSight: s.spesInSight,
    cards: s.cards.slice(),
    owners: s.owners.slice(),
    missionDecks: copyLists(s.missionDecks),
    missionDiscards: copyLists(s.missionDiscards),
    ravagerDeck: s.ravagerDeck.slice(),
    ravagerDiscard: s.ravagerDiscard.slice(),
    ravagersRemoved: s.ravagersRemoved,
    stacks: copyLists(s.stacks),
    tileDiscards: copyLists(s.tileDiscards),
    display: s.display.slice(),
    advancedStack: s.advancedStack.slice(),
    advancedShow: s.advancedShow.slice(),
    gone: s.gone.slice(),
  };
}
