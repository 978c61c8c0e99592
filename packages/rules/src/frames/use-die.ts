// A2.2–A2.4: turn the die, boost it, then use it for an action of its colour or for a Mission card in space.

import type { Cost } from '../content/component-set.ts';
import { contentOf, type Mission } from '../content/content.ts';
import { effectiveValue, isDamaged } from '../damage.ts';
import { countInHand, missionsInHand } from '../decks.ts';
import { strike, strikeKind } from '../effects/ravager-effect.ts';
import { cardName, cellName, dieFace, type Emit, tileName } from '../events.ts';
import { CommandQuery, neededValue } from '../feasibility/command-query.ts';
import { canPayMission, DiceQuery } from '../feasibility/dice-query.ts';
import { HIGHEST, minValueExceptCommand } from '../feasibility/needed-value.ts';
import { countSpendableTiles, isBoostUp, tileIn, useBoost } from '../grid.ts';
import { COLUMNS, hexName } from '../hex.ts';
import { isEmptyStrip, isPresentAt } from '../space.ts';
import { COLOURS, type Frame, type State } from '../state.ts';
import { findActionBoosts } from './boost-action.ts';
import {
  type DecisionOf,
  type FrameRules,
  type Illegal,
  illegal,
  makeFrame,
  NO_CHOICE,
  NOTHING,
  pop,
  push,
  wrongKind,
} from './frame.ts';
import { ABOVE_END } from './place.ts';

const RAVAGER = 3;
const TURN = 0;
// 10 + cell sets the value to 3; 20 + cell × 3 + colour sets the colour; 100 + action; 200 + hex
const THREE = 10;
const COLOUR = 20;
const ACTION = 100;
const MISSION = 200;

/** A2.2: only the player's own die, and only once; after a boost that sets the value, turning has no effect. */
const mayTurn = (state: State, seat: number): boolean => {
  const turn = state.turn;
  return turn.dieFrom === seat && !turn.turned && !turn.boostedValue && state.players[seat]!.debris > 0;
};

function turnDie(state: State, seat: number): void {
  state.players[seat]!.debris--;
  state.turn = { ...state.turn, turned: true, value: contentOf(state).dieOpposite[state.turn.value]! };
}

/** The uses of the chosen die, found so far. */
interface Uses {
  readonly turning: boolean;
  /** T3: the die can still be used on its opposite face. */
  usefulTurned: boolean;
}

function addActions(state: State, seat: number, uses: Uses, out: number[]): number {
  const content = contentOf(state);
  const { value, colour } = state.turn;
  const { turning } = uses;
  const opposite = turning ? content.dieOpposite[value]! : 0;
  const actions = content.actionsOf[colour]!;
  const query = new CommandQuery(state, seat, false);
  let count = 0;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]!;
    const lowered = effectiveValue(state, action, value);
    const needed =
      content.actionKind[action] === 'command'
        ? query.neededValue(action, false, turning ? HIGHEST : lowered)
        : minValueExceptCommand(state, content, action);
    if (needed <= lowered) out[count++] = ACTION + action;
    if (needed <= effectiveValue(state, action, opposite)) uses.usefulTurned = true;
  }
  return count;
}

/** A2.M1 */
function addMissions(state: State, seat: number, uses: Uses, out: number[], start: number): number {
  const { missions, dieOpposite } = contentOf(state);
  const { value, colour } = state.turn;
  const isOppositeUsed = uses.turning && dieOpposite[value]! > 0;
  if (value === 0 && !isOppositeUsed) return start;
  const { debris } = state.players[seat]!;
  const { cards } = state;
  let count = start;
  for (let hex = 0; hex < cards.length; hex++) {
    if (isEmptyStrip(cards, hex)) hex += COLUMNS - 1;
    if (cards[hex] === 0) continue;
    const mission = missions[cards[hex]!]!;
    if (!mission.isActivation || mission.colour !== colour || !isPresentAt(state, seat, hex)) continue;
    if (!canPayMission(state, seat, mission)) continue;
    if (value > 0) out[count++] = MISSION + hex;
    if (isOppositeUsed && (mission.cost.debris === 0 || debris > mission.cost.debris)) uses.usefulTurned = true;
  }
  return count;
}

/** V2: whether the die can be used on its opposite face with the help of boosts. */
const isUsableTurned = (state: State, dice: DiceQuery): boolean =>
  dice.canUseAs({ ...state.turn, value: contentOf(state).dieOpposite[state.turn.value]! }, true);

/** V2: the boost of the tile in this cell fits the die as it is now. */
function boostFits(state: State, seat: number, cell: number, kind: 'dieToThree' | 'dieToAnyColour'): boolean {
  const value = state.players[seat]!.grid[cell]!;
  if (!isBoostUp(value)) return false;
  const boost = contentOf(state).tiles[tileIn(value)]!.boost!;
  const turn = state.turn;
  if (boost.kind !== kind) return false;
  if (kind === 'dieToAnyColour') return !turn.boostedColour && boost.colour === turn.colour;
  return !turn.boostedValue && turn.value !== 3 && (boost.colour === turn.colour || boost.colour === turn.dieColour);
}

/** V2: whether the player's own die with this colour and value can be used, as it is or turned. */
function isUsable(state: State, dice: DiceQuery, die: State['turn']): boolean {
  if (dice.canUseAs(die, false)) return true;
  return mayTurn(state, dice.seat) && dice.canUseAs({ ...die, value: contentOf(state).dieOpposite[die.value]! }, true);
}

function addBoosts(state: State, dice: DiceQuery, out: number[], start: number): number {
  const { seat } = dice;
  let count = start;
  for (let cell = 0; cell < 9; cell++) {
    if (boostFits(state, seat, cell, 'dieToThree')) {
      const boosted = { ...state.turn, value: 3, boostedValue: true };
      if (dice.canUseAs(boosted, false)) out[count++] = THREE + cell;
    } else if (boostFits(state, seat, cell, 'dieToAnyColour'))
      for (let colour = 0; colour < 3; colour++) {
        const boosted = { ...state.turn, colour, boostedColour: true };
        if (colour !== state.turn.colour && isUsable(state, dice, boosted)) out[count++] = COLOUR + cell * 3 + colour;
      }
  }
  return count;
}

function startAction(state: State, seat: number, action: number, emit: Emit): void {
  const value = effectiveValue(state, action, state.turn.value);
  const damaged = isDamaged(state, action);
  emit?.({ kind: 'actionTaken', rule: damaged ? 'A2.5' : 'A2.3', seat, action: action + 1, value, damaged });
  push(state, contentOf(state).actionKind[action]!, seat, value, action);
  const boosts = state.options.advanced ? findActionBoosts(state, seat, action) : NOTHING;
  if (boosts.length > 0) push(state, 'boost-action', seat, 0, action, boosts);
  strike(state, seat, action, false, emit); // A2.6: first, so above the others on the stack
}

export type UseDieDecision = DecisionOf<'use-die'>;

export const useDie: FrameRules<UseDieDecision> = {
  choices(state, frame, out) {
    const seat = frame.seat;
    const { advanced } = state.options;
    const uses: Uses = { turning: mayTurn(state, seat), usefulTurned: false };
    let count = addActions(state, seat, uses, out);
    count = addMissions(state, seat, uses, out, count);
    if (!advanced) {
      if (uses.turning && uses.usefulTurned) out[count++] = TURN;
      return count;
    }
    const dice = new DiceQuery(state, seat);
    if (uses.turning && (uses.usefulTurned || isUsableTurned(state, dice))) out[count++] = TURN;
    return addBoosts(state, dice, out, count);
  },
  step(state, frame, choice, emit) {
    const seat = frame.seat;
    const turn = state.turn;
    if (choice === TURN) {
      turnDie(state, seat);
      emit?.({ kind: 'spent', rule: 'A2.2', seat, what: 'debris', amount: 1 });
      emit?.({ kind: 'dieTurned', rule: 'A2.2', seat, die: dieFace(turn.colour * 4 + state.turn.value) });
    } else if (choice < COLOUR) {
      state.turn = { ...turn, value: 3, boostedValue: true };
      useBoost(state, seat, choice - THREE, emit);
    } else if (choice < ACTION) {
      state.turn = { ...turn, colour: (choice - COLOUR) % 3, boostedColour: true };
      useBoost(state, seat, Math.floor((choice - COLOUR) / 3), emit);
    } else {
      pop(state);
      if (choice < MISSION) startAction(state, seat, choice - ACTION, emit);
      else push(state, 'activate-mission', seat, turn.value, choice - MISSION, [0, 0, 0]);
    }
  },
  moveOf(_state, _frame, choice) {
    if (choice === TURN) return { kind: 'turn-die' };
    if (choice < COLOUR) return { kind: 'boost', cell: choice - THREE, colour: -1 };
    if (choice < ACTION)
      return { kind: 'boost', cell: Math.floor((choice - COLOUR) / 3), colour: (choice - COLOUR) % 3 };
    return choice < MISSION ? { kind: 'action', action: choice - ACTION } : { kind: 'mission', hex: choice - MISSION };
  },
  choiceOf(_state, _frame, move) {
    if (move.kind === 'turn-die') return TURN;
    if (move.kind === 'action') return ACTION + move.action;
    if (move.kind === 'mission') return MISSION + move.hex;
    if (move.kind !== 'boost') return NO_CHOICE;
    return move.colour < 0 ? THREE + move.cell : COLOUR + move.cell * 3 + move.colour;
  },
  refuse(state, frame, move) {
    if (move.kind === 'turn-die') return refuseTurning(state, frame.seat);
    if (move.kind === 'action') return refuseAction(state, frame.seat, move.action);
    if (move.kind === 'mission') return refuseMission(state, frame.seat, move.hex);
    if (move.kind === 'boost') return refuseBoost(state, frame, move.cell, move.colour);
    if (move.kind === 'die' || move.kind === 'buy') return illegal('A2.1', { problem: 'dieChosen' });
    return wrongKind(frame, move, 'A2.3');
  },
  show: (frame) => ({ kind: 'use-die', seat: frame.seat }),
  pack: (decision) => makeFrame('use-die', decision.seat),
  isPossible: (state) => state.turn.dieColour >= 0,
  place: ABOVE_END,
};

function refuseTurning(state: State, seat: number): Illegal {
  if (state.turn.dieFrom !== seat) return illegal('A2.2', { problem: 'boughtDie' });
  if (state.turn.turned) return illegal('A2.2', { problem: 'turnedAlready' });
  if (state.players[seat]!.debris === 0) return illegal('A2.2', { problem: 'noDebris' });
  if (state.turn.boostedValue) return illegal('A2.2', { problem: 'boostedAlready' });
  return illegal('T3', { problem: 'dieUseless' });
}

function refuseAction(state: State, seat: number, action: number): Illegal {
  const content = contentOf(state);
  const colour = content.actionColour[action]!;
  const value = effectiveValue(state, action, state.turn.value);
  const at = { action: action + 1, value };
  if (colour !== state.turn.colour) return illegal('A2.3', { problem: 'wrongColour', ...at, colour: COLOURS[colour]! });
  const kind = content.actionKind[action]!;
  if (kind === 'command') {
    const player = state.players[seat]!;
    const robots = player.breakRoom - (strikeKind(state, action) === 'placeRobot' ? 1 : 0);
    const grounded = player.fleet.length === 0;
    const missing = {
      ...(grounded && player.ships === 0 ? { ship: 1 } : {}),
      ...((grounded || value === 0) && robots <= 0 ? { robot: 1 } : {}),
    };
    const stuck = Object.keys(missing).length > 0;
    return illegal(stuck ? 'A2.C6' : 'A2.C1', { problem: 'cannotCommand', ...at, ...missing });
  }
  if (value === 0) return illegal(state.turn.value === 0 ? 'A2.4' : 'A2.5', { problem: 'valueZero', ...at });
  const rule = { discover: 'A2.D1', repair: 'A2.R1', destroy: 'A2.X1' }[kind];
  const needed = neededValue(state, seat, action, false);
  if (kind === 'repair' || needed > HIGHEST) return illegal(rule, { problem: 'nothingThere', ...at });
  return illegal(rule, { problem: 'valueTooLow', ...at, needed });
}

function refuseMission(state: State, seat: number, hex: number): Illegal {
  const card = state.cards[hex] ?? 0;
  const at = { hex: hexName(hex) };
  if (card === 0) return illegal('A2.M1', { problem: 'noCard', ...at });
  const mission = contentOf(state).missions[card]!;
  const named = { ...at, card: cardName(card) };
  if (!mission.isActivation) return illegal('A2.M1', { problem: 'neutralization', ...named });
  if (mission.colour !== state.turn.colour) return illegal('A2.M1', { problem: 'wrongColour', ...named });
  if (!isPresentAt(state, seat, hex)) return illegal('A2.M1', { problem: 'notPresent', ...named });
  if (state.turn.value === 0) return illegal('A2.4', { problem: 'valueZero', ...named });
  return illegal('A2.M2', { problem: 'cannotPay', ...named, ...missingFor(state, seat, mission) });
}

/** What the player lacks to pay for one activation. */
function missingFor(state: State, seat: number, { cost }: Mission): Partial<Record<keyof Cost, number>> {
  const player = state.players[seat]!;
  const stock: Required<Cost> = {
    ship: player.ships,
    resource: player.resources,
    debris: player.debris,
    robot: player.breakRoom,
    technology: countSpendableTiles(player),
    missionCard: missionsInHand(state, seat),
    ravagerCard: countInHand(state, seat, RAVAGER),
  };
  const missing: Partial<Record<keyof Cost, number>> = {};
  for (const what of Object.keys(stock) as (keyof Cost)[])
    if (cost[what] > stock[what]) missing[what] = cost[what] - stock[what];
  return missing;
}

function refuseBoost(state: State, frame: Frame, cell: number, colour: number): Illegal {
  const value = state.players[frame.seat]!.grid[cell]!;
  const named = { cell: cellName(cell), tile: tileName(contentOf(state), tileIn(value)) };
  if (!state.options.advanced) return illegal('V1', { problem: 'standardRules', ...named });
  if (!isBoostUp(value)) return illegal('V2', { problem: 'noBoost', ...named });
  const fits = boostFits(state, frame.seat, cell, colour < 0 ? 'dieToThree' : 'dieToAnyColour');
  return fits && colour !== state.turn.colour
    ? illegal('T3', { problem: 'dieUseless', ...named })
    : illegal('V2', { problem: 'boostDoesNotFit', ...named });
}
