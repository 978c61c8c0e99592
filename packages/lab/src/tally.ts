// What happened in a game besides its result, for balance reports. Taken from the events of a replay, never while a bot thinks.

import { type GameEvent, type GameRecord, replaySteps } from '@black-angel/rules';

/** How often, by name. */
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
}

export const emptyTally = (): SeatTally => ({
  actions: [0, 0, 0, 0, 0, 0],
  sequenceBs: 0,
  boosts: {},
  placed: {},
  activated: {},
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
  }
}

/** One tally a seat, Hal's last. */
export function tallyGame(record: GameRecord): SeatTally[] {
  const seats = record.seats.map(emptyTally);
  for (const { events } of replaySteps(record)) for (const event of events) countEvent(seats, event);
  return seats;
}

const addCounts = (sum: Counts, more: Counts): void => {
  for (const [name, number] of Object.entries(more)) count(sum, name, number);
};

export function addTally(sum: SeatTally, more: SeatTally): void {
  for (const [i, number] of more.actions.entries()) sum.actions[i]! += number;
  sum.sequenceBs += more.sequenceBs;
  addCounts(sum.boosts, more.boosts);
  addCounts(sum.placed, more.placed);
  addCounts(sum.activated, more.activated);
}
