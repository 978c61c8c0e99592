// The present decision of the viewer, from the view alone. Legal moves depend on nothing hidden (T3), so a state that
// fits the view has the same ones, and a server sends only views.

import type { DecisionKind, Engine, Illegal, Move, Outlook, State, View } from '@black-angel/engine';
import { engineOf } from '@black-angel/engine/load';
import { type Content, contentOf } from '@black-angel/rules/components';
import { stateThatFits } from './fitting-state.ts';
import { type Option, optionsOf } from './paths.ts';

/** A decision that the viewer can make now, with its options. */
export interface OpenDecision {
  kind: DecisionKind;
  seat: number;
  options: Option[];
  content: Content;
  /** A state that fits the view. Hidden parts are dealt at random. */
  state: State;
  /** The engine of the game. */
  engine: Engine;
}

/** Null when it is not the viewer's to decide. */
export function decisionOf(view: View): OpenDecision | null {
  const { decision } = view;
  if (!decision || decision.seat !== view.viewer) return null;
  const engine = engineOf(view);
  const state = stateThatFits(view);
  const content = contentOf(view);
  return {
    kind: decision.kind,
    seat: decision.seat,
    options: optionsOf(engine.legalMoves(state, decision.seat), view, decision.seat, content),
    content,
    state,
    engine,
  };
}

/** Whose decision it is; null when the game is over. */
export const deciderOf = (view: Pick<View, 'decision'>): number | null => view.decision?.seat ?? null;

/** The outlook of every seat; Hal follows the players. */
export function outlooksOf(view: View): Outlook[] {
  const state = stateThatFits(view);
  const seats = view.players.length + (view.hal ? 1 : 0);
  return Array.from({ length: seats }, (_, seat) => engineOf(view).outlook(state, seat));
}

/** Why a move is not possible; null if it is. */
export const refusalOf = ({ state, seat, engine }: OpenDecision, move: Move): Illegal | null =>
  engine.explain(state, seat, move);
