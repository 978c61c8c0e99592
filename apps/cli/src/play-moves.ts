// Plays moves given as text. One that is not legal is refused in words.

import type { Engine, GameEvent, GameRecord, State } from '@black-angel/engine';
import { openedSet } from '@black-angel/engine/open-set';
import type { RecordError } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { SAY, sayRefusal, sayRule } from '@black-angel/words/all';

interface Reached {
  state: State;
  events: GameEvent[];
}

export function playMoves(engine: Engine, start: State, texts: readonly string[]): Reached {
  let state = start;
  const events: GameEvent[] = [];
  for (const [i, text] of texts.entries()) {
    const where = `move ${i + 1}, "${text}"`;
    const move = engine.parseMove(text, engine.contentOf(state));
    if (!move) throw new Error(`${where}: no move is written so`);
    const decision = engine.decision(state);
    if (!decision) throw new Error(`${where}: the game is over`);
    const applied = engine.apply(state, decision.seat, move);
    if (!applied.ok)
      throw new Error(
        `${where}, is not legal in "${decision.kind}": ${sayRefusal(SAY.en, applied, contentOf(state))} (${applied.rule})\n  ${sayRule(SAY.en, applied.rule) ?? ''}`,
      );
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}

/** Runs work that replays a record. If a move of the record is not legal, the error says why in words. */
export function replaying<Made>(engine: Engine, record: GameRecord, work: () => Made): Made {
  try {
    return work();
  } catch (error) {
    // By name, because a frozen engine has its own class.
    const isMove = (error as Error).name === 'RecordError' && (error as RecordError).flaw.kind === 'move';
    const content = isMove && openedSet(record.components.hash, engine);
    if (content) playMoves(engine, engine.setup(record.options, record.seed, content), record.moves);
    throw error;
  }
}
