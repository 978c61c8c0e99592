// The worth of a player's Mission cards: those in space that the player can use, and those in hand that could be
// placed. An activation mission is worth as many activations as the player can pay for, so goods are worth more when a
// card turns them into VP.

import { rowOf, type State } from '@black-angel/rules';
import { type Content, isRavager } from '@black-angel/rules/components';
import { countDice, DIE_KINDS, dieNumber, type Player, tileIn } from '@black-angel/rules/playout';

type Mission = Content['missions'][number];

/** The values of the features with the same names. */
export interface MissionWorth {
  missionsInSpace: number;
  /** Counts the activations that can be paid for while the card lasts. */
  activationsOpen: number;
  /** With the dice in the compartment. */
  activationsReady: number;
  neutralizationGain: number;
  neutralizationVisit: number;
  /** The best card in hand of each kind, as if it were placed. */
  activationInHand: number;
  neutralizationInHand: number;
  /** Ships on hexes where a card in hand could be placed. */
  berths: number;
}

/** Rough VP of a Mission's goods, when gained and when paid. */
const GAINED = 0.7;
const PAID = 0.5;
/** The most activations of one die, and the number counted for a card that costs nothing. */
const MOST_TIMES = 3;
const FREE_TIMES = 2;

type Goods = Mission['gain'];
const worthOf = (gain: Goods): number => gain.vp + GAINED * (gain.ship + gain.resource + gain.robot + gain.debris);

/** The goods that pay for activations. */
class Purse {
  ships = 0;
  resources = 0;
  robots = 0;
  debris = 0;
  technology = 0;
  missions = 0;
  ravagers = 0;
}

function technologyIn({ grid }: Player, content: Content): number {
  let technology = 0;
  for (let cell = 0; cell < 9; cell++) {
    const tile = tileIn(grid[cell]!);
    if (tile !== 0 && !content.tiles[tile]!.advanced) technology++;
  }
  return technology;
}

function missionsIn(hand: readonly number[]): number {
  let missions = 0;
  for (let i = 0; i < hand.length; i++) if (!isRavager(hand[i]!)) missions++;
  return missions;
}

const often = (have: number, cost: number, most: number): number =>
  cost === 0 ? most : Math.min(most, Math.floor(have / cost));

function timesPaid({ cost }: Mission, purse: Purse): number {
  let most = MOST_TIMES;
  most = often(purse.ships, cost.ship, most);
  most = often(purse.resources, cost.resource, most);
  most = often(purse.robots, cost.robot, most);
  most = often(purse.debris, cost.debris, most);
  most = often(purse.technology, cost.technology, most);
  most = often(purse.missions, cost.missionCard, most);
  return often(purse.ravagers, cost.ravagerCard, most);
}

const netOf = ({ gain, cost }: Mission): number =>
  worthOf(gain) -
  PAID * (cost.ship + cost.resource + cost.robot + cost.debris + cost.ravagerCard) -
  0.3 * (cost.technology + cost.missionCard);

const isFree = ({ cost }: Mission): boolean =>
  cost.ship + cost.resource + cost.robot + cost.debris + cost.technology + cost.missionCard + cost.ravagerCard === 0;

/** What does not depend on the position, by card. */
interface Facts {
  net: readonly number[];
  isFree: readonly boolean[];
  /** Worth of a neutralization to its owner and to each ship. */
  owner: readonly number[];
  eachShip: readonly number[];
}

const known = new WeakMap<Content, Facts>();

function factsOf(content: Content): Facts {
  let facts = known.get(content);
  if (!facts) {
    const { missions } = content;
    facts = {
      net: missions.map(netOf),
      isFree: missions.map(isFree),
      owner: missions.map(({ owner }) => worthOf(owner)),
      eachShip: missions.map(({ eachShip }) => worthOf(eachShip)),
    };
    known.set(content, facts);
  }
  return facts;
}

/** How much of the time that matters a card lasts, from 0 to 1. With fewer players the Black Angel is slower. */
const lifeOf = (row: number, players: number): number => Math.min(1, ((row + 1) * 4) / (3 * Math.max(2, players)));

/** The player's own cards of a colour: in space from this hex on, or ejected. */
function countOwn(state: State, seat: number, content: Content, each: NonNullable<Mission['each']>, from: number) {
  let count = 0;
  if (each.inSpace) {
    for (let hex = from; hex < state.cards.length; hex++)
      if (state.owners[hex] === seat && content.missions[state.cards[hex]!]!.colour === each.colour) count++;
  } else
    for (const card of state.players[seat]!.ejectedCards) if (content.missions[card]!.colour === each.colour) count++;
  return count;
}

/** The sum over the colours of the best activation for a die that is there. */
function bestOfDice(best: Float64Array, dice: readonly number[]): number {
  let sum = 0;
  for (let colour = 0; colour < 3; colour++) {
    let most = 0;
    for (let value = 1; value < 4; value++) {
      const die = dieNumber(colour, value);
      if (best[die]! > most && countDice(dice, colour, value) > 0) most = best[die]!;
    }
    sum += most;
  }
  return sum;
}

function addActivation(
  content: Content,
  card: number,
  row: number,
  players: number,
  purse: Purse,
  best: Float64Array,
  out: MissionWorth,
): void {
  const mission = content.missions[card]!;
  const facts = factsOf(content);
  const times = timesPaid(mission, purse);
  const net = facts.net[card]!;
  out.activationsOpen += net * (facts.isFree[card] ? FREE_TIMES : times) * lifeOf(row, players);
  for (let value = 1; value < 4; value++) {
    const die = dieNumber(mission.colour, value);
    best[die] = Math.max(best[die]!, net * Math.min(times, value));
  }
}

function addInSpace(
  state: State,
  seat: number,
  content: Content,
  purse: Purse,
  horizon: number,
  best: Float64Array,
  out: MissionWorth,
): void {
  const { fleet } = state.players[seat]!;
  const facts = factsOf(content);
  for (let hex = 0; hex < state.cards.length; hex++) {
    const card = state.cards[hex]!;
    if (card === 0) continue;
    const isOwn = state.owners[hex] === seat;
    const isVisited = fleet.includes(hex);
    if (isOwn) out.missionsInSpace++;
    if (!isOwn && !isVisited) continue;
    const mission = content.missions[card]!;
    const row = rowOf(hex);
    switch (mission.kind) {
      case 'activation':
        addActivation(content, card, row, state.players.length, purse, best, out);
        break;
      case 'neutralization': {
        // Ejected in time? The nearer its strip, the surer.
        if (row >= horizon) break;
        const surety = 1 - row / (horizon + 1);
        if (mission.each) {
          const gain = mission.each.vpPer * countOwn(state, seat, content, mission.each, 5 * (row + 1)) * surety;
          if (isOwn) out.neutralizationGain += gain;
          else out.neutralizationVisit += gain;
        } else {
          if (isOwn) out.neutralizationGain += facts.owner[card]! * surety;
          if (isVisited) out.neutralizationVisit += facts.eachShip[card]! * surety;
        }
        break;
      }
      default:
        mission.kind satisfies never;
    }
  }
}

function addInHand(state: State, seat: number, content: Content, purse: Purse, out: MissionWorth): void {
  const player = state.players[seat]!;
  const canFly = purse.robots > 0 && (player.fleet.length > 0 || (purse.ships > 0 && purse.robots > 1));
  const facts = factsOf(content);
  let colours = 0;
  const { hand, fleet } = player;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (isRavager(card)) break;
    const mission = content.missions[card]!;
    colours |= 1 << mission.colour;
    switch (mission.kind) {
      case 'activation': {
        const worth = facts.net[card]! * (facts.isFree[card] ? FREE_TIMES : timesPaid(mission, purse));
        if (worth > out.activationInHand) out.activationInHand = worth;
        break;
      }
      case 'neutralization': {
        const worth = mission.each
          ? mission.each.vpPer * countOwn(state, seat, content, mission.each, 5)
          : facts.owner[card]! + 0.5 * facts.eachShip[card]!;
        if (worth > out.neutralizationInHand) out.neutralizationInHand = worth;
        break;
      }
      default:
        mission.kind satisfies never;
    }
  }
  if (!canFly) {
    out.activationInHand *= 0.3;
    out.neutralizationInHand *= 0.3;
  }
  for (let i = 0; i < fleet.length; i++) {
    const hex = fleet[i]!;
    if (state.cards[hex] !== 0) continue;
    const colour = content.territory[state.strips[rowOf(hex)]! * 5 + (hex % 5)]!;
    if (colour >= 0 && colours & (1 << colour)) out.berths++;
  }
}

export class MissionReader {
  /** The answer, valid until the next one. */
  private readonly worth: MissionWorth = {
    missionsInSpace: 0,
    activationsOpen: 0,
    activationsReady: 0,
    neutralizationGain: 0,
    neutralizationVisit: 0,
    activationInHand: 0,
    neutralizationInHand: 0,
    berths: 0,
  };
  private readonly purse = new Purse();
  private technologyInGrid = 0;
  /** The best activation for a die of each colour and value. */
  private readonly best = new Float64Array(DIE_KINDS);

  /** Counts what the player can pay with; hand and grid only if they are new. Returns whether anything has changed. */
  readPurse(player: Player, content: Content, isHandNew: boolean, isGridNew: boolean): boolean {
    const { purse } = this;
    if (isHandNew) {
      purse.missions = missionsIn(player.hand);
      purse.ravagers = player.hand.length - purse.missions;
    }
    if (isGridNew) this.technologyInGrid = technologyIn(player, content);
    const technology = this.technologyInGrid + player.ejectedTiles.length;
    const isSame =
      purse.ships === player.ships &&
      purse.resources === player.resources &&
      purse.robots === player.breakRoom &&
      purse.debris === player.debris &&
      purse.technology === technology;
    purse.ships = player.ships;
    purse.resources = player.resources;
    purse.robots = player.breakRoom;
    purse.debris = player.debris;
    purse.technology = technology;
    return isHandNew || !isSame;
  }

  /** With the purse that was read. `horizon`: the expected number of further advances of the Black Angel. */
  read(state: State, seat: number, content: Content, horizon: number): MissionWorth {
    const { worth, purse, best } = this;
    worth.missionsInSpace = 0;
    worth.activationsOpen = 0;
    worth.activationsReady = 0;
    worth.neutralizationGain = 0;
    worth.neutralizationVisit = 0;
    worth.activationInHand = 0;
    worth.neutralizationInHand = 0;
    worth.berths = 0;
    best.fill(0);
    addInSpace(state, seat, content, purse, horizon, best, worth);
    worth.activationsReady = bestOfDice(best, state.dice[seat]!);
    addInHand(state, seat, content, purse, worth);
    return worth;
  }
}
