// Copies of a state, made for every try of a bot, every undo and every preview. A copy shares the parts of the original
// until one of the two changes a part: most tries change one or two of them. A shared part never changes again.
//
// Code that changes a part calls `own` first; for a player `ownPlayer`, for the lists of a player `ownLists`. The
// player who decides is owned before every choice and step (frames/frame.ts), so the rules of a frame change the
// numbers of that player directly.

import type { Player, PlayerList, State } from './state.ts';

// The parts of a state, as bits of `shared`. The players come first, by seat: bits 0 to 3.
/** Decks, stacks and discards. */
export const PILES = 1 << 4;
/** Technology and Advanced tiles on offer. */
export const DISPLAY = 1 << 5;
/** Strips, and the cards on them. */
export const SKY = 1 << 6;
/** Ravagers and their captives. */
export const RAVAGERS = 1 << 7;
/** Damage, the supply of dice, neutral robots. */
export const SHIP = 1 << 8;
/** The dice of all compartments. */
export const DICE = 1 << 9;
/** The numbers drawn from the random streams. */
export const CHANCE = 1 << 10;

// The lists of a player, as bits of `shared` for seat 0; four bits for each seat follow.
const FIRST_LIST = 11;
/** The ships of a player in space. */
export const FLEET = 1 << FIRST_LIST;
/** The hand and the slots. */
export const CARDS = FLEET << 1;
/** The technology grid of a player. */
export const GRID = FLEET << 2;
/** All other lists of a player: they seldom change. */
export const BESIDE = FLEET << 3;
/** The bit of each list. */
export const BIT_OF_LIST: Readonly<Record<PlayerList, number>> = {
  workstations: BESIDE,
  fleet: FLEET,
  hand: CARDS,
  slots: CARDS,
  grid: GRID,
  ejectedTiles: BESIDE,
  advancedPlaces: BESIDE,
  advancedBeyond: BESIDE,
  ejectedCards: BESIDE,
};
const LISTS = FLEET | CARDS | GRID | BESIDE;
const LISTS_OF_A_PLAYER = 4;

/** All parts. */
export const EVERYTHING = (1 << (FIRST_LIST + 4 * LISTS_OF_A_PLAYER)) - 1;

/** The player's lists stay shared. */
function copyPlayer(p: Player): Player {
  return {
    vp: p.vp,
    ships: p.ships,
    resources: p.resources,
    debris: p.debris,
    robots: p.robots,
    breakRoom: p.breakRoom,
    workstations: p.workstations,
    fleet: p.fleet,
    hand: p.hand,
    slots: p.slots,
    grid: p.grid,
    ejectedTiles: p.ejectedTiles,
    advancedPlaces: p.advancedPlaces,
    advancedBeyond: p.advancedBeyond,
    ejectedCards: p.ejectedCards,
  };
}

/** As BIT_OF_LIST says. */
function copyListsOf(player: Player, lists: number): void {
  if (lists & FLEET) player.fleet = player.fleet.slice();
  if (lists & CARDS) {
    player.hand = player.hand.slice();
    player.slots = player.slots.slice();
  }
  if (lists & GRID) player.grid = player.grid.slice();
  if (lists & BESIDE) {
    player.workstations = player.workstations.slice();
    player.ejectedTiles = player.ejectedTiles.slice();
    player.advancedPlaces = player.advancedPlaces.slice();
    player.advancedBeyond = player.advancedBeyond.slice();
    player.ejectedCards = player.ejectedCards.slice();
  }
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
  const { players } = state;
  for (let seat = 0; seat < players.length; seat++) {
    if (parts & (1 << seat)) players[seat] = copyPlayer(players[seat]!);
    const lists = (parts >> (seat * LISTS_OF_A_PLAYER)) & LISTS;
    if (lists !== 0) copyListsOf(players[seat]!, lists);
  }
  if (parts & PILES) {
    state.missionDecks = copyLists(state.missionDecks);
    state.missionDiscards = copyLists(state.missionDiscards);
    state.ravagerDeck = state.ravagerDeck.slice();
    state.ravagerDiscard = state.ravagerDiscard.slice();
    state.stacks = copyLists(state.stacks);
    state.tileDiscards = copyLists(state.tileDiscards);
    state.advancedStack = state.advancedStack.slice();
    state.gone = state.gone.slice();
  }
  if (parts & DISPLAY) {
    state.display = state.display.slice();
    state.advancedShow = state.advancedShow.slice();
  }
  if (parts & SKY) {
    state.strips = state.strips.slice();
    state.cards = state.cards.slice();
    state.owners = state.owners.slice();
  }
  if (parts & RAVAGERS) {
    state.ravagers = copyLists(state.ravagers);
    state.captives = state.captives.slice();
  }
  if (parts & SHIP) {
    state.damage = state.damage.slice();
    state.supply = state.supply.slice();
    state.damagedSupply = state.damagedSupply.slice();
    state.neutral = state.neutral.slice();
  }
  if (parts & DICE) state.dice = copyLists(state.dice);
  if (parts & CHANCE) state.drawn = state.drawn.slice();
}

/** Makes these parts private. References to their lists from before this call are stale. */
export function own(state: State, parts: number): void {
  const copied = state.shared & parts;
  if (copied !== 0) unshare(state, copied);
}

/** The player of a seat, to change its numbers. */
export function ownPlayer(state: State, seat: number): Player {
  own(state, 1 << seat);
  return state.players[seat]!;
}

/** The player of a seat, to change these lists. */
export function ownLists(state: State, seat: number, lists: number): Player {
  own(state, (1 << seat) | (lists << (seat * LISTS_OF_A_PLAYER)));
  return state.players[seat]!;
}

/** For code that changes most of the state: Sequence B, Hal's turn, the end of the game. */
export const ownEverything = (state: State): void => own(state, EVERYTHING);

/** Whether a part is shared. Then it never changes again: the same object means the same content. */
export const isShared = (state: State, part: number): boolean => (state.shared & part) !== 0;

/** The same for lists of a player. */
export const areListsShared = (state: State, seat: number, lists: number): boolean =>
  (state.shared & (lists << (seat * LISTS_OF_A_PLAYER))) !== 0;

/** A copy of a state. It is cheap: the two share each part until one of them changes it. */
export function copyState(s: State): State {
  // A frozen state never changes, so its marks are not needed.
  if (s.shared !== EVERYTHING && !Object.isFrozen(s)) s.shared = EVERYTHING;
  return {
    shared: EVERYTHING,
    components: s.components,
    options: s.options,
    key: s.key,
    drawn: s.drawn,
    round: s.round,
    seat: s.seat,
    turn: s.turn,
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
