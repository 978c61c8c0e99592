// How a seat stands: score now and under both endings, how far the end is, what each die is worth at each action.
// Everything here is public (K1, K2), so it can be asked of a determinized view as well.

import { contentOf } from './content/content.ts';
import { effectiveValue } from './damage.ts';
import { isHal } from './gains.ts';
import { finalScore } from './score.ts';
import { COLOURS, type ColourName, type State } from './state.ts';

export interface DieOutlook {
  colour: ColourName;
  value: number;
  reserved: boolean;
  /** Value after damage at each action of its colour, and at its opposite face (A2.2). */
  actions: { action: number; value: number; turned: number }[];
}

export interface Outlook {
  vp: number;
  /** VP that the Advanced tiles would score now (E5, E6). */
  advanced: number;
  /** VP that robots, resources and ships would give at Spes (E4). */
  items: number;
  /** Total if the game ended now: with Spes reached, and without. */
  ifSpes: number;
  ifRavagers: number;
  /** Sequence Bs, of anybody, until the Black Angel arrives on Spes; 0 once it has. */
  sequenceBsToSpes: number;
  /** Ravager cards that can be drawn before the deck is empty. */
  ravagersLeft: number;
  /** Rounds still to be played to the end, the present one included, once it is triggered; else null. */
  roundsLeft: number | null;
  dice: DieOutlook[];
}

export function sequenceBsToSpes(state: State): number {
  if (state.ending === 'spes') return 0;
  const rows = state.strips.length;
  const centre = rows >> 1;
  // The tile must come from its row to the one next to the centre; a token first travels to the front and comes back.
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
