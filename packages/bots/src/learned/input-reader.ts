// Reads the inputs of the net from a state into the sums of its first layer. Most positions that a search judges differ
// little from the one before, so marks from unchanged parts of the state are kept, as the features are
// (feature-reader.ts), and only what has changed is added to the sums.

import type { State } from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import {
  areListsShared,
  BESIDE,
  CARDS,
  DICE,
  DISPLAY,
  FLEET,
  GRID,
  isShared,
  RAVAGERS,
  SHIP,
  SKY,
} from '@black-angel/rules/playout';
import { FEATURE_GROUPS, type FeatureReader } from '../feature-reader.ts';
import { FEATURES } from '../features.ts';
import { ReadList } from '../read-list.ts';
import {
  CLOCK_NUMBER,
  FEATURE_SCALE,
  INPUT_OF_NUMBER,
  LEAD_NUMBER,
  MOST_MARKS,
  ONE,
  toNumber,
} from './input-layout.ts';
import {
  clockKey,
  goodsKey,
  leadKey,
  type Marks,
  markBesideBoard,
  markCards,
  markClock,
  markDamage,
  markDisplay,
  markEndings,
  markGoods,
  markGrid,
  markLead,
  markMissions,
  markOthersDice,
  markOthersShips,
  markOwnDice,
  markRavagers,
  markShips,
  markTurn,
  markWorkstations,
  setClock,
  turnKey,
} from './marks.ts';
import type { Sums } from './sums.ts';

/** The marks of some parts of the state, as they were read last, nearly in ascending order. */
class Block {
  readonly list = new ReadList();
  marks: Marks = new Uint16Array(MOST_MARKS);
  count = 0;
  /** What was read, if it is not a list. */
  private key = -1;

  isNewKey(key: number): boolean {
    const isNew = key !== this.key;
    this.key = key;
    return isNew;
  }
}

export class InputReader {
  private readonly seat: number;
  private readonly sums: Sums;
  /** The features and the numbers that are in the sums. */
  private readonly features = new Float64Array(FEATURES.length);
  private readonly reads = FEATURE_GROUPS.map(() => 0);
  private readonly numbers = new Int16Array(INPUT_OF_NUMBER.length);
  /** The numbers and marks that are being read. */
  private readonly nextNumbers = new Int16Array(INPUT_OF_NUMBER.length);
  private fresh: Marks = new Uint16Array(MOST_MARKS);
  private left = -1;
  private readonly clock = new Block();
  private readonly turn = new Block();
  private readonly lead = new Block();
  private readonly goods = new Block();
  private readonly damage = new Block();
  private readonly ravagers = new Block();
  private readonly cards = new Block();
  private readonly grid = new Block();
  private readonly beside = new Block();
  private readonly dice = new Block();
  private readonly missions = new Block();
  private readonly display = new Block();
  private readonly ships = new Block();
  private readonly othersShips = new Block();
  /** The fleets of all seats, and how many players there were. */
  private players = 0;
  private readonly fleets = [new ReadList(), new ReadList(), new ReadList(), new ReadList()];

  /** Reads for one seat only. The sums belong to this reader. */
  constructor(seat: number, sums: Sums) {
    this.seat = seat;
    this.sums = sums;
  }

  /** Brings the sums to this position. The features were read from it, with this much time left. */
  read(state: State, features: FeatureReader, left: number): void {
    this.readFeatures(features);
    this.readCounters(state, left);
    this.readBoard(state);
    this.readShip(state);
    this.readSpace(state);
  }

  private readFeatures({ values, reads }: FeatureReader): void {
    let next = 0;
    for (let group = 0; group < reads.length; group++) {
      const [first, last] = FEATURE_GROUPS[group]!;
      const isSame = reads[group] === this.reads[group];
      this.reads[group] = reads[group]!;
      this.changeFeatures(values, next, isSame ? first : last + 1);
      next = last + 1;
    }
    this.changeFeatures(values, next, values.length);
  }

  private changeFeatures(values: Float64Array, from: number, to: number): void {
    const { features } = this;
    for (let i = from; i < to; i++) {
      const value = values[i]!;
      if (value === features[i]) continue;
      features[i] = value;
      this.changeNumber(i, toNumber(value * FEATURE_SCALE));
    }
  }

  private changeNumber(place: number, number: number): void {
    const { numbers } = this;
    const before = numbers[place]!;
    numbers[place] = number;
    if (numbers[place] !== before) this.sums.change(INPUT_OF_NUMBER[place]!, numbers[place]! - before);
  }

  /** What is not in a list: the clock, the lead, the goods. */
  private readCounters(state: State, left: number): void {
    const { seat, clock, turn, lead, goods } = this;
    const player = state.players[seat]!;
    const turnNow = turnKey(state, seat);
    if (turn.isNewKey(turnNow)) this.change(turn, markTurn(turnNow, this.fresh, 0));
    if (clock.isNewKey(clockKey(state)) || left !== this.left) {
      this.left = left;
      setClock(state, seat, left, this.nextNumbers);
      this.change(clock, markEndings(state, this.fresh, markClock(state, this.fresh, 0)));
      this.changeNumbers(CLOCK_NUMBER.timeLeft, LEAD_NUMBER.overBest);
    }
    if (lead.isNewKey(leadKey(state))) {
      this.change(lead, markLead(state, seat, this.nextNumbers, this.fresh, 0));
      this.changeNumbers(LEAD_NUMBER.overBest, this.numbers.length);
    }
    if (goods.isNewKey(goodsKey(player))) this.change(goods, markGoods(player, this.fresh, 0));
  }

  private changeNumbers(from: number, to: number): void {
    for (let i = from; i < to; i++) this.changeNumber(i, this.nextNumbers[i]!);
  }

  private readBoard(state: State): void {
    const { seat, cards, grid, beside } = this;
    const player = state.players[seat]!;
    if (cards.list.isNew(player.hand, areListsShared(state, seat, CARDS)))
      this.change(cards, markCards(player, defaultContent, this.fresh, 0));
    if (grid.list.isNew(player.grid, areListsShared(state, seat, GRID)))
      this.change(grid, markGrid(player, this.fresh, 0));
    if (beside.list.isNew(player.ejectedCards, areListsShared(state, seat, BESIDE)))
      this.change(beside, markBesideBoard(player, defaultContent, this.fresh, markWorkstations(player, this.fresh, 0)));
  }

  private readShip(state: State): void {
    const { seat, dice, ravagers, damage, display } = this;
    if (dice.list.isNew(state.dice[seat]!, isShared(state, DICE)))
      this.change(dice, markOthersDice(state, seat, this.fresh, markOwnDice(state.dice[seat]!, this.fresh, 0)));
    if (ravagers.list.isNew(state.captives, isShared(state, RAVAGERS)))
      this.change(ravagers, markRavagers(state, this.fresh, 0));
    if (damage.list.isNew(state.damage, isShared(state, SHIP))) this.change(damage, markDamage(state, this.fresh, 0));
    if (display.list.isNew(state.display, isShared(state, DISPLAY)))
      this.change(display, markDisplay(state, defaultContent, this.fresh, 0));
  }

  private readSpace(state: State): void {
    const { seat, missions, ships, othersShips, fleets } = this;
    const { players } = state;
    const isSkyNew = missions.list.isNew(state.cards, isShared(state, SKY));
    if (isSkyNew) this.change(missions, markMissions(state, seat, this.fresh, 0));
    let areOthersNew = players.length !== this.players;
    this.players = players.length;
    for (let other = 0; other < players.length; other++) {
      const isFleetNew = fleets[other]!.isNew(players[other]!.fleet, areListsShared(state, other, FLEET));
      if (other !== seat) areOthersNew ||= isFleetNew;
      else if (isFleetNew || isSkyNew) this.change(ships, markShips(state, seat, this.fresh, 0));
    }
    if (areOthersNew) this.change(othersShips, markOthersShips(state, seat, this.fresh, 0));
  }

  /**
   * The marks in `fresh` become those of the block. Where the lists are not sorted, the same mark is taken away and
   * added again, which is exact.
   */
  private change(block: Block, count: number): void {
    const { sums, fresh } = this;
    const { marks: before, count: countBefore } = block;
    let i = 0;
    let old = 0;
    while (i < count && old < countBefore) {
      const step = fresh[i]! - before[old]!;
      if (step > 0) sums.change(before[old]!, -ONE);
      else if (step < 0) sums.change(fresh[i]!, ONE);
      if (step >= 0) old++;
      if (step <= 0) i++;
    }
    for (; old < countBefore; old++) sums.change(before[old]!, -ONE);
    for (; i < count; i++) sums.change(fresh[i]!, ONE);
    block.marks = fresh;
    block.count = count;
    this.fresh = before;
  }
}
