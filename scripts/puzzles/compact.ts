// The shortest position that looks the same to a player: a position is a difference to a setup, so everything that the
// setup of its seed gives anyway, and every order that nobody sees, is left out.

import { decision, view } from '@black-angel/rules';
import { type Position, parsePosition } from '@black-angel/rules/position';

type Fields = Record<string, unknown>;

function seenIn(position: unknown, seat: number): string | null {
  try {
    const state = parsePosition(position);
    return decision(state)?.seat === seat ? JSON.stringify(view(state, seat)) : null;
  } catch {
    return null;
  }
}

/** Deletes every field without which `isSame` still holds. */
function prune(fields: Fields, isSame: () => boolean): void {
  for (const name of Object.keys(fields)) {
    const { [name]: value } = fields;
    delete fields[name];
    if (!isSame()) fields[name] = value;
  }
}

/** `seed`: what the position does not state is dealt by it. */
export function compactPosition(whole: Position, seat: number, seed: string): Position {
  const wanted = seenIn(whole, seat);
  const short = structuredClone({ ...whole, seed }) as unknown as Fields & { players: Fields[] };
  const isSame = (): boolean => seenIn(short, seat) === wanted;
  prune(short, isSame);
  for (const player of short.players ?? []) prune(player, isSame);
  // Of a stack only the top is seen.
  const stacks = (short['stacks'] ?? {}) as Record<string, string[]>;
  for (const [colour, tiles] of Object.entries(stacks)) {
    stacks[colour] = tiles.slice(0, 1);
    if (!isSame()) stacks[colour] = tiles;
  }
  return short as unknown as Position;
}
