// An engine behind the line protocol of docs/conformance.md: the frame of a port. It asks the rules library, where a
// port in another language has its own rules.
//
//   npx black-angel conformance -- node examples/port.ts

import { createInterface } from 'node:readline';
import {
  apply,
  decision,
  formatMove,
  type GameEvent,
  legalMoves,
  type Options,
  parseMove,
  RULES_VERSION,
  result,
  type State,
  setup,
} from '@black-angel/rules';

type Question =
  | { type: 'hello' }
  | { type: 'setup'; options: Options; seed: string }
  | { type: 'play'; seat: number; move: string }
  | { type: 'quit' };

let state: State | null = null;

function sayState(events: readonly GameEvent[]): object {
  const asked = decision(state!);
  return {
    type: 'state',
    seat: asked?.seat ?? null,
    decision: asked?.kind ?? null,
    moves: asked ? legalMoves(state!, asked.seat).map((move) => formatMove(move)) : [],
    events,
    result: result(state!),
  };
}

function answer(asked: Question): object {
  const events: GameEvent[] = [];
  switch (asked.type) {
    case 'hello':
      return { type: 'hello', protocol: 1, rules: RULES_VERSION, name: 'the rules library' };
    case 'setup':
      state = setup(asked.options, asked.seed, undefined, (event) => void events.push(event));
      return sayState(events);
    case 'play': {
      const applied = apply(state!, asked.seat, parseMove(asked.move));
      if (!applied.ok) return { type: 'error', message: `refused by rule ${applied.rule}` };
      state = applied.state;
      return sayState(applied.events);
    }
    case 'quit':
      process.exit(0);
  }
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(answer(JSON.parse(line))));
