// T1, E1–E3: whose turn is next, and when the game is over.

import type { Emit } from './events.ts';
import { plainFrames, pushPlain } from './frames/frame.ts';
import { isHal } from './gains.ts';
import { playHal } from './hal.ts';
import { endGame } from './score.ts';
import type { State } from './state.ts';
import { FRESH_TURN } from './turn.ts';

const TURN = plainFrames('turn');

export function startTurn(state: State, emit: Emit): void {
  emit?.({ kind: 'turnStarted', rule: 'T1', seat: state.seat, round: state.round });
  pushPlain(state, TURN, state.seat);
}

/** Begins the next player's turn. Hal's turns are played here completely, because he decides nothing. */
export function nextTurn(state: State, emit: Emit): void {
  for (;;) {
    state.halted = state.ending !== 'none'; // E2
    const seats = state.hal ? 2 : state.players.length;
    if (state.seat === seats - 1) {
      if (state.round === state.lastRound) return endGame(state, emit);
      state.round++;
      state.seat = 0;
    } else state.seat++;
    const before = state.turn.sequence;
    state.turn = FRESH_TURN;
    if (!isHal(state, state.seat)) return startTurn(state, emit);
    emit?.({ kind: 'turnStarted', rule: 'T1', seat: state.seat, round: state.round });
    emit?.stepDone?.();
    playHal(state, before === 'A', emit);
  }
}
