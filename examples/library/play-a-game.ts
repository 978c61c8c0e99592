// A whole game of random moves, and its record. The door '.'.

import { actors, apply, formatMove, isOver, legalMoves, makeRecord, replay, result, setup } from '@black-angel/rules';

const seed = 'an example';
let state = setup({ players: 3, advanced: true }, seed);
const moves: string[] = [];
while (!isOver(state)) {
  const [seat] = actors(state);
  const legal = legalMoves(state, seat!);
  const move = legal[(moves.length * 7) % legal.length]!;
  const applied = apply(state, seat!, move);
  if (!applied.ok) throw new Error(`refused by rule ${applied.rule}`);
  moves.push(formatMove(move)!);
  state = applied.state;
}
const record = makeRecord(state, seed, moves);
// Throws if the moves lead anywhere else.
replay(record);
console.log(`${moves.length} moves, VP ${result(state)!.vp.join(', ')}, hash ${record.hash.slice(0, 8)}`);
