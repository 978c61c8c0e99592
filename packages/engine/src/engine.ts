// One rules version behind the contract.

import type { ComponentSet } from '@black-angel/rules/components';
import type { Decision } from './contract/decision.ts';
import type { GameEvent } from './contract/event.ts';
import type { LevelName } from './contract/level-names.ts';
import type { Move } from './contract/move.ts';
import type { HalLevel, Options } from './contract/names.ts';
import type { GameRecord, Result, SeatInfo } from './contract/record.ts';
import type { Illegal, Refused } from './contract/refusal.ts';
import type { FinalScore, Outlook } from './contract/score.ts';
import type { Thinking, Thought } from './contract/thought.ts';
import type { View, Viewer } from './contract/view.ts';

/** The full state. Only the engine that made it reads it; these fields are the same in all versions. */
export interface State {
  /** The hash of the component set. */
  readonly components: string;
  readonly options: Options;
  readonly round: number;
  readonly seat: number;
  readonly players: readonly { readonly vp: number }[];
  readonly hal: { readonly vp: number } | null;
}

/** A component set that an engine has opened. */
export interface Components {
  readonly set: ComponentSet;
  readonly hash: string;
}

/** A legal move: the state after it, and what happened. */
export interface Applied {
  ok: true;
  state: State;
  events: GameEvent[];
  /** Something was rolled or revealed, or the decision passed to another player: undo must not cross this move. */
  barrier: boolean;
}

/** A move of a record, and what it led to. */
export interface ReplayStep {
  seat: number;
  move: string;
  state: State;
  events: GameEvent[];
  barrier: boolean;
}

/** A whole number from 0 to below − 1. */
export type Random = (below: number) => number;

/** Methods, not properties: a version accepts only states and views of its own. */
export interface Engine {
  readonly RULES_VERSION: number;
  readonly defaultContent: Components;
  /** Registers a component set. Other rooms call `openSet`. */
  loadComponents(set: unknown): Components;
  /** The registered set with this hash. Other rooms call `openedSet`. */
  findComponents(hash: string): Components | null;
  contentOf(state: { readonly components: string }): Components;

  /** A new game. The same options, seed and components give the same game. */
  setup(
    options: { players: number; advanced?: boolean; hal?: HalLevel | null },
    seed: string,
    components?: Components,
    emit?: (event: GameEvent) => void,
  ): State;
  /** The present decision as the deciding player sees it; null when the game is over. */
  decision(state: State): Decision | null;
  legalMoves(state: State, seat: number): Move[];
  /** Null if the move is legal, else the rule that forbids it. */
  explain(state: State, seat: number, move: unknown): Illegal | null;
  /** Plays a move. Never changes the given state. `onStep` is called after each step of Hal's turn. */
  apply(state: State, seat: number, move: unknown, onStep?: (draft: State, events: number) => void): Applied | Refused;
  /** The move of a decision that has no effect and costs nothing; null if somebody must decide. */
  trivialMove(state: State, seat: number): Move | null;
  isOver(state: State): boolean;
  /** Final VP and winners; null while the game runs. */
  result(state: State): Result | null;
  /** VP and winners if the game ended now. */
  standing(state: State): Result;
  finalScore(state: State, seat: number): FinalScore;
  outlook(state: State, seat: number): Outlook;
  hashState(state: State): string;

  view(state: State, viewer: Viewer): View;
  viewEvent(event: GameEvent, viewer: Viewer): GameEvent;
  /** Whether a viewer is not shown all fields of an event. */
  hidesFrom(event: GameEvent, viewer: Viewer): boolean;
  /** A state that fits the view: what the viewer does not know is dealt at random. */
  determinize(view: View, random: Random): State;

  formatMove(move: unknown, components?: Components): string | null;
  parseMove(text: string, components?: Components): Move | null;
  makeRecord(state: State, seed: string, moves: readonly string[], seats?: SeatInfo[]): GameRecord;
  /** Throws a RecordError that says what is wrong. Does not replay the record. */
  parseRecord(data: unknown): GameRecord;
  replay(record: GameRecord): State;
  replaySteps(record: GameRecord): Generator<ReplayStep, State>;
  makePosition(state: State): unknown;
  /** Throws a PositionError that says where and why it is impossible. */
  parsePosition(data: unknown): State;

  /** The bots of a frozen version. Null for the present one: its bots are a room of their own. */
  readonly thinkAs: ((level: LevelName, thinking: Thinking) => Promise<Thought>) | null;
}
