// Copies of a state, made for every try of a bot, every undo and every preview. A copy shares the parts of the original
// until one of the two changes a part: most tries change one or two of them.
//
// Code that changes a part calls `own` or `ownPlayer` first. The player who decides is owned before every choice and
// step (frames/frame.ts), so the rules of a frame change that player directly.

import type { Player, State } from './state.ts';

// The parts of a state, as bits of `shared`. The players come first, by seat.
const PLAYERS = 0b1111;
/** Decks, stacks, discards, and the display. */
export const PILES = 1 << 4;
/** Strips, and the cards on them. */
export const SKY = 1 << 5;
/** Damage, Ravagers, captives, the supply of dice, neutral robots. */
export const SHIP = 1 << 6;
export const DICE = 1 << 7;
const EVERYTHING = PLAYERS | PILES | SKY | SHIP | DICE;

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

/**
 * Copies shared parts. One large function, so that the compiler does not inline it into the rules: it is called for one
 * change in many.
 */
function unshare(state: State, parts: number): void {
  state.shared &= ~parts;
  if (parts & PLAYERS) {
    const { players } = state;
    for (let seat = 0; seat < players.length; seat++)
      if (parts & (1 << seat)) players[seat] = copyPlayer(players[seat]!);
  }
  if (parts & PILES) {
    state.missionDecks = copyLists(state.missionDecks);
    state.missionDiscards = copyLists(state.missionDiscards);
    state.ravagerDeck = state.ravagerDeck.slice();
    state.ravagerDiscard = state.ravagerDiscard.slice();
    state.stacks = copyLists(state.stacks);
    state.tileDiscards = copyLists(state.tileDiscards);
    state.display = state.display.slice();
    state.advancedStack = state.advancedStack.slice();
    state.advancedShow = state.advancedShow.slice();
    state.gone = state.gone.slice();
  }
  if (parts & SKY) {
    state.strips = state.strips.slice();
    state.cards = state.cards.slice();
    state.owners = state.owners.slice();
  }
  if (parts & SHIP) {
    state.damage = state.damage.slice();
    state.ravagers = copyLists(state.ravagers);
    state.captives = state.captives.slice();
    state.supply = state.supply.slice();
    state.damagedSupply = state.damagedSupply.slice();
    state.neutral = state.neutral.slice();
  }
  if (parts & DICE) state.dice = copyLists(state.dice);
}

/** Makes these parts private. Lists that were read from the state before are no longer its own. */
export function own(state: State, parts: number): void {
  const copied = state.shared & parts;
  if (copied !== 0) unshare(state, copied);
}

/** The player of a seat, to be changed. */
export function ownPlayer(state: State, seat: number): Player {
  own(state, 1 << seat);
  return state.players[seat]!;
}

/** For what changes most of the state: Sequence B, Hal's turn, the end of the game. */
export const ownEverything = (state: State): void => own(state, EVERYTHING);

export function copyState(s: State): State {
  // A frozen state cannot be changed, so it need not know.
  if (s.shared !== EVERYTHING && !Object.isFrozen(s)) s.shared = EVERYTHING;
  const turn = s.turn;
  return {
    shared: EVERYTHING,
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
    players: s.players.slice(),
    hal: s.hal && { vp: s.hal.vp, deck: s.hal.deck.slice(), discard: s.hal.discard.slice() },
    neutral: s.neutral,
    dice: s.dice,
    supply: s.supply,
    damagedSupply: s.damagedSupply,
    damage: s.damage,
    ravagers: s.ravagers,
    captives: s.captives,
    strips: s.strips,
    spesRow: s.spesRow,
    spesInSight: s.spesInSight,
    cards: s.cards,
    owners: s.owners,
    missionDecks: s.missionDecks,
    missionDiscards: s.missionDiscards,
    ravagerDeck: s.ravagerDeck,
    ravagerDiscard: s.ravagerDiscard,
    ravagersRemoved: s.ravagersRemoved,
    stacks: s.stacks,
    tileDiscards: s.tileDiscards,
    display: s.display,
    advancedStack: s.advancedStack,
    advancedShow: s.advancedShow,
    gone: s.gone,
  };
}
