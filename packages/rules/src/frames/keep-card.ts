// V4, V5: draw two cards, keep one, discard the other. `list` the two cards, which are in the hand meanwhile; `at`
// their colour; `left` 1 in A3, 0 by a tile.

import { colourNumber, contentOf } from '../content/content.ts';
import { discardFromHand, drawToHand } from '../decks.ts';
import { cardName, type Emit } from '../events.ts';
import { shuffled } from '../random.ts';
import { COLOURS, type ColourName, type State } from '../state.ts';
import {
  type DecisionOf,
  type FrameRules,
  illegal,
  makeFrame,
  NO_CHOICE,
  NOTHING,
  pop,
  push,
  wrongKind,
} from './frame.ts';
import { BY_TILE, misfitOfTile } from './place.ts';

/** Draws one card by the standard rules, two to choose from by the advanced rules, or fewer if the deck has fewer. */
export function drawAndKeep(state: State, seat: number, colour: number, rule: string, emit: Emit): void {
  const first = drawToHand(state, seat, colour, rule, emit);
  if (!state.options.advanced || first === 0) return;
  const second = drawToHand(state, seat, colour, rule, emit);
  if (second !== 0)
    push(
      state,
      'keep-card',
      seat,
      rule === 'V4' ? 1 : 0,
      colour,
      [first, second].sort((a, b) => a - b),
    );
}

export interface KeepCardDecision extends DecisionOf<'keep-card'> {
  /** K3: the two cards, visible only to the player who draws them. */
  cards: readonly number[] | null;
  colour: ColourName;
  /** V5: drawn by a tile, not in A3. */
  byTile: boolean;
}

export const keepCard: FrameRules<KeepCardDecision> = {
  choices(_state, frame, out) {
    out[0] = frame.list[0]!;
    out[1] = frame.list[1]!;
    return 2;
  },
  step(state, frame, choice, emit) {
    pop(state);
    const other = frame.list[0] === choice ? frame.list[1]! : frame.list[0]!;
    discardFromHand(state, frame.seat, other, frame.left === 1 ? 'V4' : 'V5', emit);
  },
  moveOf: (_state, _frame, choice) => ({ kind: 'keep', card: choice }),
  choiceOf: (_state, _frame, move) => (move.kind === 'keep' ? move.card : NO_CHOICE),
  refuse: (_state, frame, move) =>
    move.kind === 'keep'
      ? illegal(frame.left === 1 ? 'V4' : 'V5', { problem: 'notDrawn', card: cardName(move.card) })
      : wrongKind(frame, move, frame.left === 1 ? 'V4' : 'V5'),
  show: (frame, viewer) => ({
    kind: 'keep-card',
    seat: frame.seat,
    cards: frame.seat === viewer ? frame.list.slice() : null,
    colour: COLOURS[frame.at]!,
    byTile: frame.left === 0,
  }),
  pack: (decision) =>
    makeFrame(
      'keep-card',
      decision.seat,
      decision.byTile ? 0 : 1,
      colourNumber(decision.colour),
      decision.cards ?? NOTHING,
    ),
  isPossible: (state, { seat, at, list, left }) =>
    left <= 1 &&
    list.length === 2 &&
    list[0] !== list[1] &&
    list.every((card) => state.players[seat]!.hand.includes(card) && contentOf(state).back[card] === at),
  place: { on: ['discard-excess', ...BY_TILE.on], in: ['A'] },
  misfit(state, frame, below) {
    if (!state.options.advanced) return ['kind', 'only the advanced rules draw two cards'];
    const inA3 = below!.kind === 'discard-excess';
    if (inA3 !== (frame.left === 1)) return ['left', inA3 ? 'must be 1 in A3' : 'must be 0 for a tile'];
    if (!inA3) return misfitOfTile(state, frame, below!, 'drawMission');
    return frame.at === state.turn.dieColour ? null : ['at', 'the cards have not the colour of the die'];
  },
  /** Two of the cards dealt to the hand, with the colour that was drawn. */
  deal(frame, content, players, random) {
    if (frame.list.length > 0) return frame;
    const drawn = players[frame.seat]!.hand.filter((card) => content.back[card] === frame.at);
    const pair = shuffled(drawn, random).slice(0, 2);
    return { ...frame, list: pair.sort((a, b) => a - b) };
  },
};
