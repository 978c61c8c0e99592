// The outlook of a seat: its score now and at both endings, the distance to the end, the value of each die at each
// action. It uses only public information (K1, K2), so it works with a determinized view too.

import { contentOf } from './content/content.ts';
import { effectiveValue } from './damage.ts';
import { isHal } from './gains.ts';
import { finalScore } from './score.ts';
import { COLOURS, type ColourName, type State } from './state.ts';

export interface DieOutlook {
  colour: ColourName;
  value: number;
  reserved: boolean;
  /** The value after damage at each action of its colour, for the die as it lies and for its opposite face (A2.2). */
  actions: { action: number; value: number; turned: number }[];
}

/** What a seat can expect, from public information. */
export interface Outlook {
  vp: number;
  /** VP that the Advanced tiles would score now (E5, E6). */
  advanced: number;
  /** VP that robots, resources and ships would give at Spes (E4). */
  items: number;
  /** The total if the game ended now, with and without Spes reached. */
  ifSpes: number;
  ifRavagers: number;
  /** The number of Sequence Bs, by any player, until the Black Angel arrives on Spes; 0 after that. */
  sequenceBsToSpes: number;
  /** The number of Ravager cards that can be drawn before the deck is empty. */
  ravagersLeft: number;
  /** The number of rounds to the end, the present one included, once the end is triggered; else null. */
  roundsLeft: number | null;
  dice: DieOutlook[];
}

/** The number of Sequence Bs, by any player, until the Black Angel arrives on Spes; 0 after that. @rule E1 */
export function sequenceBsToSpes(state: State): number {
  if (state.ending === 'spes') return 0;
  const rows = state.strips.length;
  const centre = rows >> 1;
  // The tile must reach the centre row. The token first moves to the first row, then becomes a tile in the last row.
  return state.spesInSight ? state.spesRow - centre : state.spesRow + 1 + (rows - 1 - centre);
}

function diceOutlook(state: State, seat: number): DieOutlook[] {
  const content = contentOf(state);
  const outlooks: DieOutlook[] = [];
  for (const [i, count] of state.dice[seat]!.entries()) {
    const colour = (i % 12) >> 2;
    const value = i & 3;
    const actions = content.actionsOf[colour]!.map((action) => ({
      action: action + 1,
      value: effectiveValue(state, action, value),
      turned: effectiveValue(state, action, content.dieOpposite[value]!),
    }));
    for (let n = 0; n < count; n++) outlooks.push({ colour: COLOURS[colour]!, value, reserved: i >= 12, actions });
  }
  return outlooks;
}

/** The outlook of a seat. */
export function outlook(state: State, seat: number): Outlook {
  if (!state.players[seat] && !isHal(state, seat)) throw new RangeError(`there is no seat ${seat}`);
  const isPlayer = seat < state.players.length;
  const vp = isPlayer ? state.players[seat]!.vp : state.hal!.vp;
  const over = state.frames.length === 0;
  const score = isPlayer && !over ? finalScore(state, seat) : { advanced: [], itemsVp: 0 };
  const advanced = score.advanced.reduce((sum, tile) => sum + tile.vp, 0);
  return {
    vp,
    advanced,
    items: score.itemsVp,
    ifSpes: vp + advanced + score.itemsVp,
    ifRavagers: vp + advanced,
    sequenceBsToSpes: sequenceBsToSpes(state),
    ravagersLeft: state.ravagerDeck.length,
    roundsLeft: state.lastRound === 0 ? null : over ? 0 : state.lastRound - state.round + 1,
    dice: diceOutlook(state, seat),
  };
}
