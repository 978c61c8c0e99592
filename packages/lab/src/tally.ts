// What happened in a game besides its result, for balance reports. Counted from the events of a replay.

import { type GameEvent, type GameRecord, replaySteps } from '@black-angel/rules';

/** Counts by name. */
export type Counts = Record<string, number>;

export interface SeatTally {
  /** Actions taken, by printed number 1 to 6. */
  actions: number[];
  sequenceBs: number;
  /** Boosts used, by kind. */
  boosts: Counts;
  /** Missions, by card. */
  placed: Counts;
  activated: Counts;
  /** Neutralization missions that gave this seat something, as owner or by a ship. */
  resolved: Counts;
  /** Tiles taken, by id. */
  taken: Counts;
  /** VP and other goods from a Mission: its reward, its activations, its neutralization; by card. */
  missionVp: Counts;
  missionGoods: Counts;
  /** Ravagers, by card: destroyed, which brings them to the hand, and met at an action. */
  destroyed: Counts;
  struck: Counts;
  /** Missions and Ravagers played around the board, by card. */
  played: Counts;
  /** VP by source; losses are counted in `lost`. */
  vp: Counts;
}

/** The source of VP, by the rule that gave them; other rules are `hal`. */
const VP_SOURCES: Record<string, string> = {
  'A2.C3': 'placing',
  'A2.M2': 'activating',
  'A2.M3': 'activating',
  X1: 'tiles',
  X5: 'neutralizing',
  V2: 'boosts',
};

export const emptyTally = (): SeatTally => ({
  actions: [0, 0, 0, 0, 0, 0],
  sequenceBs: 0,
  boosts: {},
  placed: {},
  activated: {},
  resolved: {},
  taken: {},
  missionVp: {},
  missionGoods: {},
  destroyed: {},
  struck: {},
  played: {},
  vp: {},
});

const count = (counts: Counts, name: string, more = 1): void => {
  counts[name] = (counts[name] ?? 0) + more;
};

function countEvent(seats: readonly SeatTally[], event: GameEvent): void {
  switch (event.kind) {
    case 'actionTaken':
      seats[event.seat]!.actions[event.action - 1]!++;
      break;
    case 'sequenceChosen':
      if (event.sequence === 'B') seats[event.seat]!.sequenceBs++;
      break;
    case 'boostUsed':
      count(seats[event.seat]!.boosts, event.boost);
      break;
    case 'missionPlaced':
      count(seats[event.seat]!.placed, event.card);
      break;
    case 'missionActivated':
      count(seats[event.seat]!.activated, event.card);
      break;
    case 'missionResolved':
      count(seats[event.seat]!.resolved, event.card);
      break;
    case 'tileTaken':
      count(seats[event.seat]!.taken, event.tile);
      break;
    case 'cardPlayed':
      count(seats[event.seat]!.played, event.card);
      break;
    case 'ravagersDestroyed':
      for (const card of event.cards) count(seats[event.seat]!.destroyed, card);
      break;
    case 'ravagerStruck':
      count(seats[event.seat]!.struck, event.card);
      break;
    case 'gained':
      if (event.what === 'vp') count(seats[event.seat]!.vp, VP_SOURCES[event.rule] ?? 'hal', event.amount);
      break;
    case 'lost':
      if (event.what === 'vp') count(seats[event.seat]!.vp, 'lost', event.amount);
      break;
    case 'advancedScored':
      count(seats[event.seat]!.vp, 'advanced', event.vp);
      break;
    case 'itemsScored':
      count(seats[event.seat]!.vp, 'items', event.vp);
      break;
  }
}

/** The sources that are Missions. */
const MISSION_SOURCES: readonly string[] = ['placing', 'activating', 'neutralizing'];

/** What a Mission gives follows the event that names it: `card` is the latest that was named. */
function countMission(seats: readonly SeatTally[], event: GameEvent, card: string | null): void {
  if (event.kind !== 'gained' || card === null || !MISSION_SOURCES.includes(VP_SOURCES[event.rule] ?? '')) return;
  const { missionVp, missionGoods } = seats[event.seat]!;
  count(event.what === 'vp' ? missionVp : missionGoods, card, event.amount);
}

/** One tally for each seat, Hal's last. */
export function tallyGame(record: GameRecord): SeatTally[] {
  const seats = record.seats.map(emptyTally);
  let card: string | null = null;
  for (const { events } of replaySteps(record))
    for (const event of events) {
      if (event.kind === 'missionPlaced' || event.kind === 'missionActivated' || event.kind === 'missionResolved')
        card = event.card;
      countEvent(seats, event);
      countMission(seats, event, card);
    }
  return seats;
}

const addNumbers = (sum: number, more: number): number => sum + more;
const addCounts = (sum: Counts, more: Counts): Counts => {
  for (const [name, number] of Object.entries(more)) count(sum, name, number);
  return sum;
};

/** Complete by its type: a new figure does not compile without its sum. */
const ADD: { readonly [Figure in keyof SeatTally]: (sum: SeatTally[Figure], more: SeatTally[Figure]) => unknown } = {
  actions: (sum, more) => sum.map((number, i) => number + more[i]!),
  sequenceBs: addNumbers,
  boosts: addCounts,
  placed: addCounts,
  activated: addCounts,
  resolved: addCounts,
  taken: addCounts,
  missionVp: addCounts,
  missionGoods: addCounts,
  destroyed: addCounts,
  struck: addCounts,
  played: addCounts,
  vp: addCounts,
};

export function addTally(sum: SeatTally, more: SeatTally): void {
  for (const figure of Object.keys(ADD) as (keyof SeatTally)[]) {
    const add = ADD[figure] as (sum: unknown, more: unknown) => unknown;
    Object.assign(sum, { [figure]: add(sum[figure], more[figure]) });
  }
}
