// What the numbers in the sentences of lessons count. A number that no pattern of the test explains has its fact here,
// in the order of the English sentence. The test compares it with the position beside which the sentence is read.

import type { GameEvent, State } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import type { ColourName } from '@black-angel/rules';
import { defaultContent, missionCard } from '@black-angel/rules/components';
import type { Position } from '@black-angel/rules/position';
import { type EventPattern, fitsEvent, type Step } from '../src/learn/step.ts';

const { outlook, view } = PRESENT_ENGINE;

export interface Beside {
  step: Step;
  /** At the beginning of the step, at its end, and where the sentence is read. */
  start: State;
  end: State;
  now: State;
  /** What happens in the step, Hal's turn included, and the VP of the learner's own turn. */
  events: readonly GameEvent[];
  vp: number;
}

/** A number, or numbers one of which is meant; null where the number is part of a rule or of an idiom. */
export type Fact = (beside: Beside) => number | readonly number[] | null;

const rule: Fact = () => null;
const saying: Fact = () => null;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const eventsOf = <K extends GameEvent['kind']>({ events }: Beside, kind: K) =>
  events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);
const times =
  (pattern: EventPattern): Fact =>
  ({ events }) =>
    events.filter((event) => fitsEvent(pattern, event)).length;
const amount =
  (seat: number, what: 'vp' | 'resource', kind: 'gained' | 'spent' = 'gained'): Fact =>
  (beside) =>
    sum(eventsOf(beside, kind).map((event) => (event.seat === seat && event.what === what ? event.amount : 0)));

const vp: Fact = (beside) => beside.vp;
const ravagersWoken = times({ kind: 'ravagerAppeared' });
const activations = times({ kind: 'missionActivated', seat: 0 });
const vpPerActivation: Fact = (beside) => eventsOf(beside, 'gained').find(({ what }) => what === 'vp')!.amount;
const destroyedBy =
  (seat: number): Fact =>
  (beside) =>
    sum(eventsOf(beside, 'ravagersDestroyed').map((event) => (event.seat === seat ? event.cards.length : 0)));

const valuesOf = ({ events }: Beside): number[] =>
  events.flatMap((event) => {
    if (event.kind === 'dieChosen' || event.kind === 'dieBought' || event.kind === 'dieTurned') return event.die.value;
    return event.kind === 'diceRolled' ? event.dice.map(({ value }) => value) : [];
  });
const diceOf = (state: State) => view(state, 0).dice;
export const anyDie: Fact = (beside) => [
  ...diceOf(beside.start)
    .flat()
    .map(({ value }) => value),
  ...valuesOf(beside),
  // With its boost.
  ...eventsOf(beside, 'actionTaken').map(({ value }) => value),
];
/** The die of the learner's turn, as it is taken, and as it is turned. */
const dieUsed: Fact = (beside) => valuesOf(beside)[0] ?? null;
const dieTurned: Fact = (beside) => eventsOf(beside, 'dieTurned').map(({ die }) => die.value);
const dieInUse: Fact = ({ now }) => view(now, 0).turn.die?.value ?? null;
const actionValue: Fact = (beside) => eventsOf(beside, 'actionTaken')[0]!.value;
export const rollCost: Fact = ({ start }) => sum(diceOf(start)[view(start, 0).seat]!.map(({ value }) => value));
const repairsLeft: Fact = ({ now }) => {
  const { decision } = view(now, 0);
  return decision?.kind === 'repair' ? decision.activationsLeft : 0;
};

const damage =
  (action: number): Fact =>
  ({ now }) =>
    view(now, 0).damage[action - 1]!;
const ravagersAt =
  (action: number): Fact =>
  ({ start }) =>
    view(start, 0).ravagers.at(action - 1)!.length;
const atGreen: Fact = ({ now }) => view(now, 0).players[0]!.workstations[2]!;
const rowsToSpes = (state: State): number => outlook(state, 0).sequenceBsToSpes;
const nearer: Fact = ({ start, end }) => rowsToSpes(start) - rowsToSpes(end);
const toSpes: Fact = ({ now }) => rowsToSpes(now);
const ravagersLeft: Fact = ({ now }) => view(now, 0).ravagerDeck;
const advancedNow: Fact = ({ now }) => outlook(now, 0).advanced;

const ownIn = (state: State) => (PRESENT_ENGINE.makePosition(state) as Position).players![0]!;
const missionsIn = (state: State) => (PRESENT_ENGINE.makePosition(state) as Position).space ?? [];
const inSpace: Fact = ({ now }) => missionsIn(now).filter(({ owner }) => owner === 0).length;
/** Tiles in a row or column, of a colour. */
const tilesIn =
  (line: `r${number}` | `c${number}`, colour = ''): Fact =>
  ({ now }) =>
    Object.entries(ownIn(now).grid ?? {}).filter(
      ([cell, tile]) => cell.includes(line) && JSON.stringify(tile).includes(colour),
    ).length;
const FIRST_CARD: Record<ColourName, number> = { orange: 1, gray: 21, green: 41 };
const ejected =
  (colour: ColourName): Fact =>
  ({ now }) =>
    (ownIn(now).ejectedCards ?? []).filter(
      (card) => Number(card) >= FIRST_CARD[colour] && Number(card) < FIRST_CARD[colour] + 20,
    ).length;
/** E5. */
const limit =
  (colour: ColourName): Fact =>
  (beside) =>
    4 + 2 * (ejected(colour)(beside) as number);
/** How often a Mission pays when its strip leaves: for its owner, and for the owner's ship on it. */
const shares: Fact = ({ end }) =>
  Math.max(
    ...missionsIn(end).map(({ at, owner }) => Number(owner === 0) + Number((ownIn(end).fleet ?? []).includes(at))),
  );
/** The numbers of a Mission card. */
const onCard =
  (id: number): Fact =>
  () =>
    (JSON.stringify(missionCard(defaultContent, id)).match(/\d+/g) ?? []).map(Number);

export const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  'act1.die.came': [dieUsed],
  'act1.die.three': [anyDie, dieUsed],
  'act1.launch.say': [dieInUse],
  'act1.place.came': [ravagersWoken],
  'act1.end.came': [destroyedBy(1), amount(1, 'vp')],
  'act1.activate.say': [activations],
  'act1.activate.came': [vpPerActivation],
  'act1.activate.more': [activations],
  'act1.activate.roll': [vp],
  'act1.repair.say': [damage(2)],
  'act1.repair.two': [rule, rule, rule],
  'act1.store.say': [repairsLeft],
  'act1.store.again': [damage(2)],
  'act1.buy.say': [rule],
  'act1.buy.came': [amount(1, 'vp'), dieUsed],
  'act1.buy.three': [anyDie, dieUsed],
  'act1.buy.star': [rule],
  'act1.tiles.say': [rule],
  'act1.tiles.dear': [rule, rule],
  'act1.fly.came': [rule, nearer],
  'act1.fly.star': [rule],
  'act2.card.gray': [tilesIn('r1', 'orange')],
  'act2.card.slot': [tilesIn('r1', 'orange')],
  'act2.turn.say': [dieTurned],
  'act2.turn.came': [saying],
  'act2.pay.came': [onCard(35), ravagersWoken],
  'act2.count.say': [ravagersAt(4)],
  'act2.count.low': [anyDie, rule, ravagersAt(4), dieUsed],
  'act2.count.one': [ravagersAt(2), dieUsed, ravagersAt(4)],
  'act2.robot.came': [atGreen, atGreen],
  'act2.strip.came': [shares],
  'act2.strip.roll': [shares],
  'act2.leave.came': [vp, saying],
  'act3.tile.say': [rule],
  'act3.limit.say': [inSpace, (beside) => 2 * (inSpace(beside) as number), advancedNow],
  'act3.place.say': [rule, ejected('green'), limit('green')],
  'act3.eject.came': [limit('green'), advancedNow, rule],
  'act3.eject.tile': [rule],
  'act3.eject.place': [limit('orange')],
  'act3.steer.reserve': [rule, rule],
  'act3.last.say': [amount(0, 'resource', 'spent'), rule],
  'dice.turn.say': [dieUsed, dieTurned],
  'dice.turn.came': [rule],
  'dice.turn.first': [dieUsed, dieUsed, dieTurned],
  'dice.turn.command': [dieTurned],
  'dice.buy.own': [rule, anyDie, dieUsed],
  'dice.buy.command': [dieUsed],
  'dice.star.say': [rule],
  'dice.reserve.lower': [anyDie],
  'actions.discover.say': [dieUsed],
  'actions.discover.dear': [dieUsed],
  'actions.repair.say': [rule],
  'actions.destroy.say': [dieUsed],
  'actions.destroy.one': [ravagersAt(2), dieUsed],
  'actions.damaged.say': [damage(5), ravagersAt(1)],
  'actions.damaged.came': [dieUsed, actionValue],
  'actions.damaged.two': [anyDie, rule, ravagersAt(1)],
  'actions.damaged.command': [dieUsed],
  'actions.find.roll': [vp],
  'missions.fly.say': [dieUsed],
  'missions.cost.say': [vpPerActivation, activations],
  'missions.cost.came': [amount(0, 'resource', 'spent'), vp],
  'missions.cost.buy': [vpPerActivation],
  'missions.guest.say': [activations],
  'missions.guest.came': [activations],
  'ravagers.wake.say': [rule],
  'ravagers.pay.came': [rule],
  'ravagers.free.came': [destroyedBy(0)],
  'ravagers.spend.say': [vpPerActivation, activations],
  'ravagers.spend.card': [vpPerActivation],
  'ravagers.spend.destroy': [activations],
  'ravagers.find.turn': [ravagersAt(3), ravagersAt(3)],
  'cards.row.column': [tilesIn('r1', 'orange')],
  'cards.ravager.say': [tilesIn('c1')],
  'cards.ravager.came': [vp, saying],
  'cards.ravager.gray': [tilesIn('c1')],
  'cards.ravager.slot': [saying, tilesIn('c1')],
  'cards.inject.say': [rule],
  'cards.inject.came': [tilesIn('r1', 'orange')],
  'cards.inject.row': [tilesIn('r1', 'orange')],
  'cards.neighbour.robot': [vp],
  'cards.find.came': [saying],
  'journey.ship.say': [onCard(35), onCard(35)],
  'journey.ship.came': [shares],
  'journey.ship.roll': [shares],
  'journey.leave.came': [(beside) => beside.vp / 2, (beside) => beside.vp / 2],
  'journey.station.say': [rule],
  'journey.station.came': [atGreen],
  'endings.two.say': [saying],
  'endings.arrive.say': [toSpes],
  'endings.overrun.say': [ravagersLeft, ravagersWoken],
  'endings.items.say': [rule, rule],
  'hal.take.green': [anyDie],
  'hal.buy.came': [amount(1, 'vp')],
  'two.neutral.say': [({ now }) => now.players.length, ({ now }) => diceOf(now)[2]!.length],
  'two.buy.say': [activations],
  'two.robot.came': [atGreen],
  'two.find.came': [vp],
  'two.find.one': [anyDie],
  'advanced.fit.say': [inSpace],
  'advanced.fit.came': [rule, (beside) => 2 * (inSpace(beside) as number), advancedNow],
  'advanced.limit.say': [rule, rule],
  'advanced.eject.came': [ejected('green'), limit('green')],
  'advanced.eject.tile': [rule],
  'advanced.eject.place': [limit('orange'), ejected('green')],
  'advanced.find.came': [ejected('gray'), limit('gray')],
  'boosts.three.say': [rule],
  'boosts.three.first': [dieUsed, dieUsed],
  'boosts.colour.say': [activations],
  'boosts.colour.came': [vp],
  'boosts.colour.repair': [vp],
  'boosts.vp.say': [vp],
  'boosts.vp.came': [vp],
  'boosts.vp.done': [vp],
  'boosts.keep.say': [rule],
  'boosts.find.came': [dieUsed, activations],
  'boosts.find.turn': [dieUsed, vpPerActivation],
};
