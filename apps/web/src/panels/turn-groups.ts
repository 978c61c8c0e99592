// Events grouped by turn, for the log and the recap. Headless.

import type { EventKind, GameEvent } from '@black-angel/engine';
import type { Entry } from '@black-angel/match';
import type { Handover } from '@black-angel/protocol';

export interface TurnGroup {
  /** Moves made before the turn: the moment at which it begins. */
  index: number;
  kind: 'setup' | 'turn' | 'end';
  /** Whose turn; -1 for the setup and the end of the game. */
  seat: number;
  round: number;
  events: GameEvent[];
  /** A bot plays for a person, or the person is back: `after` of these events come before it. */
  notes: { after: number; handover: Handover }[];
}

/** Of the end of the game. */
const SCORING = 'scoring';
/** It follows from others. A short log leaves it out. */
const MINOR = 'minor';
const MAIN = 'main';

const RANK: Readonly<Record<EventKind, typeof SCORING | typeof MINOR | typeof MAIN>> = {
  turnStarted: MAIN,
  sequenceChosen: MAIN,
  cardPlayed: MAIN,
  cardDrawn: MAIN,
  cardDiscarded: MAIN,
  cardAbsent: MAIN,
  missionDiscarded: MAIN,
  tileActivated: MAIN,
  tileTurned: MAIN,
  boostUsed: MAIN,
  gained: MAIN,
  notGained: MINOR,
  spent: MAIN,
  lost: MAIN,
  dieChosen: MAIN,
  dieBought: MAIN,
  dieTurned: MAIN,
  dieReturned: MINOR,
  dieReserved: MAIN,
  diceRolled: MAIN,
  diceGivenBack: MAIN,
  damagedDieTaken: MAIN,
  actionTaken: MAIN,
  ravagerStruck: MAIN,
  robotHeld: MAIN,
  robotFreed: MAIN,
  damagePlaced: MAIN,
  damageIgnored: MINOR,
  damageRepaired: MAIN,
  debrisPlaced: MAIN,
  tileTaken: MAIN,
  tileInjected: MAIN,
  tilePushed: MINOR,
  tileEjected: MAIN,
  tileSpent: MAIN,
  advancedPlaced: MAIN,
  advancedRevealed: MAIN,
  ravagersDestroyed: MAIN,
  shipLaunched: MAIN,
  shipMoved: MAIN,
  shipLost: MAIN,
  missionPlaced: MAIN,
  missionActivated: MAIN,
  missionEjected: MAIN,
  missionResolved: MAIN,
  ravagerAppeared: MAIN,
  ravagerDiscarded: MAIN,
  ravagerAbsent: MAIN,
  technologyAppeared: MAIN,
  technologyPushed: MINOR,
  technologyDiscarded: MAIN,
  technologyAbsent: MAIN,
  deckRemade: MINOR,
  robotReassigned: MAIN,
  neutralRobotRemoved: MAIN,
  boardReset: MINOR,
  angelAdvanced: MAIN,
  stripTurned: MINOR,
  spesSighted: MAIN,
  endTriggered: MAIN,
  halCardRevealed: MAIN,
  advancedScored: SCORING,
  itemsScored: SCORING,
  gameEnded: SCORING,
};

export const isMinor = (event: GameEvent): boolean =>
  RANK[event.kind] === MINOR || (event.kind === 'sequenceChosen' && event.sequence === 'A');

/** The turn itself is the heading of its group. */
const isHeading = ({ kind }: GameEvent): boolean => kind === 'turnStarted';

export function turnGroups(entries: readonly Entry[], handovers: readonly Handover[] = []): TurnGroup[] {
  const groups: TurnGroup[] = [];
  let group: TurnGroup | null = null;
  const begin = (made: TurnGroup): TurnGroup => {
    groups.push(made);
    return made;
  };
  let noted = 0;
  const noteUpTo = (count: number): void => {
    for (; group && noted < handovers.length && handovers[noted]!.at <= count; noted++)
      group.notes.push({ after: group.events.length, handover: handovers[noted]! });
  };
  for (const entry of entries) {
    noteUpTo(entry.index);
    for (const event of entry.events) {
      if (event.kind === 'turnStarted') {
        const { seat, round } = event;
        group = begin({ index: entry.index + 1, kind: 'turn', seat, round, events: [], notes: [] });
      } else if (RANK[event.kind] === SCORING && group?.kind !== 'end') {
        group = begin({
          index: entry.index + 1,
          kind: 'end',
          seat: -1,
          round: group?.round ?? 0,
          events: [],
          notes: [],
        });
      } else
        group ??= begin({ index: Math.max(entry.index, 0), kind: 'setup', seat: -1, round: 0, events: [], notes: [] });
      if (!isHeading(event)) group.events.push(event);
    }
  }
  noteUpTo((entries.at(-1)?.index ?? -1) + 1);
  return groups;
}

/** The turns of others since the viewer's own last turn; while the viewer's turn runs, those before it. */
export function recapGroups(entries: readonly Entry[], viewer: number): TurnGroup[] {
  const groups = turnGroups(entries).filter(({ kind }) => kind === 'turn');
  if (groups.at(-1)?.seat === viewer) groups.pop();
  const own = groups.findLastIndex(({ seat }) => seat === viewer);
  return groups.slice(own + 1);
}

/** How the VP of each seat changed by these events. */
export function vpChanges(events: readonly GameEvent[]): Map<number, number> {
  const changes = new Map<number, number>();
  for (const event of events) {
    if (!('what' in event) || event.what !== 'vp' || event.kind === 'notGained') continue;
    const sign = event.kind === 'gained' ? 1 : -1;
    changes.set(event.seat, (changes.get(event.seat) ?? 0) + sign * event.amount);
  }
  return changes;
}
