// A copy that shares with an earlier state everything that is equal in both. A step owns many parts that it does not
// change (copy.ts); after this, the same object means the same content, and a different one nearly always another
// content. Lets callers cache by identity.

import { EVERYTHING } from './copy.ts';
import type { Frame, Hal, Player, State } from './state.ts';

function areEqual<T>(list: readonly T[], before: readonly T[]): boolean {
  if (list === before) return true;
  const { length } = list;
  if (length !== before.length) return false;
  for (let i = 0; i < length; i++) if (list[i] !== before[i]) return false;
  return true;
}

const numbers = (list: number[], before: number[]): number[] => (areEqual(list, before) ? before : list.slice());

function lists(all: number[][], before: number[][]): number[][] {
  if (all === before) return before;
  const shared = all.map((list, i) => numbers(list, before[i] ?? []));
  return areEqual(shared, before) ? before : shared;
}

const frames = (list: Frame[], before: Frame[]): Frame[] => (areEqual(list, before) ? before : list.slice());

function hal(now: Hal | null, before: Hal | null): Hal | null {
  if (!now || !before) return now && { vp: now.vp, deck: now.deck.slice(), discard: now.discard.slice() };
  const deck = numbers(now.deck, before.deck);
  const discard = numbers(now.discard, before.discard);
  const isSame = now.vp === before.vp && deck === before.deck && discard === before.discard;
  return isSame ? before : { vp: now.vp, deck, discard };
}

function player(p: Player, before: Player): Player {
  if (p === before) return before;
  const shared: Player = {
    vp: p.vp,
    ships: p.ships,
    resources: p.resources,
    debris: p.debris,
    robots: p.robots,
    breakRoom: p.breakRoom,
    workstations: numbers(p.workstations, before.workstations),
    fleet: numbers(p.fleet, before.fleet),
    hand: numbers(p.hand, before.hand),
    slots: numbers(p.slots, before.slots),
    grid: numbers(p.grid, before.grid),
    ejectedTiles: numbers(p.ejectedTiles, before.ejectedTiles),
    advancedPlaces: numbers(p.advancedPlaces, before.advancedPlaces),
    advancedBeyond: numbers(p.advancedBeyond, before.advancedBeyond),
    ejectedCards: numbers(p.ejectedCards, before.ejectedCards),
  };
  return isSamePlayer(shared, before) ? before : shared;
}

function isSamePlayer(p: Player, before: Player): boolean {
  for (const key in p) if (p[key as keyof Player] !== before[key as keyof Player]) return false;
  return true;
}

/** A copy of the present content of a state, which may change afterwards. `before` is a state of the same game. */
export function snapshot(s: State, before: State): State {
  return {
    // A later change of either state copies the part first.
    shared: EVERYTHING,
    components: s.components,
    options: s.options,
    key: s.key,
    drawn: numbers(s.drawn, before.drawn),
    round: s.round,
    seat: s.seat,
    turn: s.turn,
    frames: frames(s.frames, before.frames),
    ending: s.ending,
    lastRound: s.lastRound,
    halted: s.halted,
    players: s.players.map((p, seat) => player(p, before.players[seat]!)),
    hal: hal(s.hal, before.hal),
    neutral: numbers(s.neutral, before.neutral),
    dice: lists(s.dice, before.dice),
    supply: numbers(s.supply, before.supply),
    damagedSupply: numbers(s.damagedSupply, before.damagedSupply),
    damage: numbers(s.damage, before.damage),
    ravagers: lists(s.ravagers, before.ravagers),
    captives: numbers(s.captives, before.captives),
    strips: numbers(s.strips, before.strips),
    spesRow: s.spesRow,
    spesInSight: s.spesInSight,
    cards: numbers(s.cards, before.cards),
    owners: numbers(s.owners, before.owners),
    missionDecks: lists(s.missionDecks, before.missionDecks),
    missionDiscards: lists(s.missionDiscards, before.missionDiscards),
    ravagerDeck: numbers(s.ravagerDeck, before.ravagerDeck),
    ravagerDiscard: numbers(s.ravagerDiscard, before.ravagerDiscard),
    ravagersRemoved: s.ravagersRemoved,
    stacks: lists(s.stacks, before.stacks),
    tileDiscards: lists(s.tileDiscards, before.tileDiscards),
    display: numbers(s.display, before.display),
    advancedStack: numbers(s.advancedStack, before.advancedStack),
    advancedShow: numbers(s.advancedShow, before.advancedShow),
    gone: numbers(s.gone, before.gone),
  };
}
