// Makes a full state that fits a view: everything unknown is dealt at random. Bots start from it, so they cannot cheat.

import { packCaptive } from './captives.ts';
import { CARDS, type Content, colourNumber, contentOf, FIRST_ADVANCED, range, TECHNOLOGY } from './content/content.ts';
import { packDice } from './dice.ts';
import { BACKS, type Back } from './events.ts';
import { FRAMES, tilesOf } from './frames/frame.ts';
import { packCell, packGone } from './grid.ts';
import { type Random, shuffled } from './random.ts';
import { STREAMS } from './rng.ts';
import { RAVAGERS_REMOVED } from './setup.ts';
import { packStrip } from './space.ts';
import type { Frame, Player, State, Turn } from './state.ts';
import { FRESH_TURN, TURN_OF } from './turn.ts';
import type { TurnView, View } from './view.ts';

const orZero = (number: number | null): number => number ?? 0;

/** The cards of each back whose place the viewer does not know, shuffled. */
function unknownCards(view: View, content: Content, random: Random): number[][] {
  const known = new Set<number>();
  for (const mission of view.missions) if (mission) known.add(mission.card);
  for (const cards of view.ravagers) for (const card of cards) known.add(card);
  for (const player of view.players) {
    for (const list of [player.ejectedCards, player.hand ?? [], player.slots ?? []])
      for (const card of list) if (card !== null) known.add(card);
  }
  const pools: number[][] = [[], [], [], []];
  for (let card = 1; card <= CARDS; card++) if (!known.has(card)) pools[content.back[card]!]!.push(card);
  return pools.map((pool) => shuffled(pool, random));
}

function dealPlayer(view: View, seat: number, pools: number[][]): Player {
  const player = view.players[seat]!;
  const deal = (back: Back | null): number => (back === null ? 0 : pools[BACKS.indexOf(back)]!.pop()!);
  const hand =
    player.hand?.slice() ?? BACKS.flatMap((back) => Array.from({ length: player.handBacks[back] }, () => deal(back)));
  return {
    vp: player.vp,
    ships: player.ships,
    resources: player.resources,
    debris: player.debris,
    robots: player.robots,
    breakRoom: player.breakRoom,
    workstations: player.workstations.slice(),
    fleet: player.fleet.slice(),
    hand: hand.sort((a, b) => a - b),
    slots: player.slots?.map(orZero) ?? player.slotBacks.map(deal),
    grid: player.grid.map(packCell),
    ejectedTiles: player.ejectedTiles.slice(),
    advancedPlaces: player.advancedPlaces.map(orZero),
    advancedBeyond: player.advancedBeyond.slice(),
    ejectedCards: player.ejectedCards.slice(),
  };
}

function packTurn({ sequence, die }: TurnView): Turn {
  if (!die) return sequence ? TURN_OF[sequence] : FRESH_TURN;
  return {
    sequence: sequence ?? '',
    dieColour: colourNumber(die.takenColour),
    dieFrom: die.from,
    colour: colourNumber(die.colour),
    value: die.value,
    turned: die.turned,
    boostedValue: die.boostedValue,
    boostedColour: die.boostedColour,
  };
}

const packDecisions = ({ pending, decision }: View): Frame[] =>
  [...pending, ...(decision ? [decision] : [])].map((shown) => FRAMES[shown.kind].pack(shown));

/** Every tile that lies face up somewhere. */
function knownTiles(view: View, frames: readonly Frame[]): Set<number | null> {
  const known = new Set<number | null>([...view.display, ...view.advancedShow, ...view.stackTops]);
  for (const { tile } of view.gone) known.add(tile);
  for (const list of view.tileDiscards) for (const tile of list) known.add(tile);
  for (const frame of frames) for (const tile of tilesOf(frame)) known.add(tile);
  for (const player of view.players) {
    for (const cell of player.grid) known.add(cell.tile);
    for (const list of [player.ejectedTiles, player.advancedPlaces, player.advancedBeyond])
      for (const tile of list) known.add(tile);
  }
  return known;
}

/** A full state that agrees with a view: what the viewer cannot know is dealt at random. @rule K3 */
export function determinize(view: View, random: Random): State {
  const content = contentOf(view);
  const pools = unknownCards(view, content, random);
  const players = view.players.map((_, seat) => dealPlayer(view, seat, pools));
  const frames = packDecisions(view);
  const known = knownTiles(view, frames);
  const technology = shuffled(
    range(1, TECHNOLOGY).filter((tile) => !known.has(tile)),
    random,
  );
  const advanced = shuffled(
    range(FIRST_ADVANCED, content.tiles.length - 1).filter((tile) => !known.has(tile)),
    random,
  );
  const halUnknown = content.halCards.map((_, i) => i).filter((card) => !view.hal?.discard.includes(card));
  const take = (pool: number[], count: number): number[] => pool.splice(0, count);
  return {
    shared: 0,
    components: view.components,
    options: view.options,
    key: Array.from({ length: 4 }, () => random(0x10000) * 0x10000 + random(0x10000)),
    drawn: new Array<number>(STREAMS).fill(0),
    round: view.round,
    seat: view.seat,
    turn: packTurn(view.turn),
    frames: frames.map((frame) => FRAMES[frame.kind].deal(frame, content, players, random)),
    ending: view.ending,
    lastRound: view.lastRound,
    halted: view.halted,
    players,
    hal: view.hal && { vp: view.hal.vp, deck: shuffled(halUnknown, random), discard: view.hal.discard.slice() },
    neutral: view.neutral.slice(),
    dice: view.dice.map(packDice),
    supply: view.supply.slice(),
    damagedSupply: view.damagedSupply.slice(),
    damage: view.damage.slice(),
    ravagers: view.ravagers.map((cards) => cards.slice()),
    captives: view.captives.map(packCaptive),
    strips: view.strips.map(packStrip),
    spesRow: view.spesRow,
    spesInSight: view.spesInSight,
    cards: view.missions.map((mission) => mission?.card ?? 0),
    owners: view.missions.map((mission) => mission?.owner ?? -1),
    missionDecks: view.missionDecks.map((count, colour) => take(pools[colour]!, count)),
    missionDiscards: view.missionDiscards.map((count, colour) => take(pools[colour]!, count)),
    ravagerDeck: take(pools[3]!, view.ravagerDeck),
    ravagerDiscard: take(pools[3]!, view.ravagerDiscard),
    ravagersRemoved: take(pools[3]!, RAVAGERS_REMOVED[view.options.players]).sort((a, b) => a - b),
    stacks: view.stacks.map((count, colour) => {
      if (count === 0) return [];
      const beneath = technology.filter((tile) => content.tiles[tile]!.colour === colour);
      return [...beneath, view.stackTops[colour]!];
    }),
    tileDiscards: view.tileDiscards.map((tiles) => tiles.slice()),
    display: view.display.map(orZero),
    advancedStack: advanced,
    advancedShow: view.advancedShow.map(orZero),
    gone: view.gone.map(packGone),
  };
}
