// What a server tells each player: views and events without the secrets of the others. The door './server'.

import { apply, decision, legalMoves, setup, view } from '@black-angel/rules';
import { hashState, hidesFrom, viewEvent } from '@black-angel/rules/server';

let state = setup({ players: 2 }, 'an example');
let hidden = 0;
for (let move = 0; move < 40; move++) {
  const { seat } = decision(state)!;
  const applied = apply(state, seat, legalMoves(state, seat)[0]);
  if (!applied.ok) throw new Error(applied.rule);
  const other = 1 - seat;
  for (const event of applied.events) {
    if (!hidesFrom(event, other)) continue;
    hidden++;
    const shown = viewEvent(event, other);
    if ('card' in shown && shown.card !== '') throw new Error('a secret');
  }
  state = applied.state;
}
console.log(
  `${hidden} events were shown in part, hand ${view(state, 0).players[1]!.hand}, ${hashState(state).slice(0, 8)}`,
);
