// T2, T3: which cards can be played where (A1) so that Sequence A can be finished.

import { contentOf } from '../content/content.ts';
import { takeOut } from '../decks.ts';
import { LINE_CELLS, tileIn } from '../grid.ts';
import type { Player, State } from '../state.ts';
import type { DiceQuery } from './dice-query.ts';
import { lowestBit, TileQuery } from './tile-query.ts';

/** A question about playing a card. The grid must stay as it is; the hand is changed and put back. */
export class PlayQuery {
  private readonly state: State;
  private readonly player: Player;
  private readonly dice: DiceQuery;
  private readonly look: TileQuery;
  /** A1.2: the cells with a Technology tile of each colour, last with any, as bits. */
  private readonly cellsOf = [0, 0, 0, 0];
  /** The effects of each cell with a Technology tile. */
  private readonly effectsIn = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  /**
   * Cache of `mightAct` with the whole hand, by effects. A smaller hand can do no more, so a "no" holds for every card.
   */
  private readonly answers = new Map<number, boolean>();

  constructor(dice: DiceQuery) {
    this.state = dice.state;
    this.player = dice.state.players[dice.seat]!;
    this.dice = dice;
    this.look = new TileQuery(dice);
    const { tiles } = contentOf(dice.state);
    for (let cell = 0; cell < 9; cell++) {
      const { colour } = tiles[tileIn(this.player.grid[cell]!)]!;
      if (colour < 0) continue;
      this.cellsOf[colour]! |= 1 << cell;
      this.cellsOf[3]! |= 1 << cell;
      this.effectsIn[cell] = this.look.effectsOf(cell);
    }
  }

  /** Whether Sequence A, which is possible now, stays possible without this card in hand. */
  canActWithout(card: number): boolean {
    return this.without(card, () => this.dice.canAct());
  }

  /** Bits of the slots where this card makes Sequence A possible by the tiles it activates (T2). */
  helpfulSlots(card: number, slots: readonly number[]): number {
    const activated = this.cellsOf[contentOf(this.state).back[card]!]!;
    let helpful = 0;
    let tried = 0; // cells, as bits: every cell is in two lines, but what it does alone need be asked only once
    let helping = 0;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      const cells = LINE_CELLS[slot]! & activated;
      if (!(cells & helping) && !this.mightActByActivating(cells)) continue;
      for (let left = cells & ~tried; left !== 0 && !(cells & helping); left &= left - 1) {
        const cell = left & -left;
        tried |= cell;
        if (this.mightActByActivating(cell) && this.canActByPlaying(card, cell)) helping |= cell;
      }
      const isOne = (cells & (cells - 1)) === 0;
      if (cells & helping || (!isOne && this.canActByPlaying(card, cells))) helpful |= 1 << slot;
    }
    return helpful;
  }

  /** Whether activating these cells might make Sequence A possible. */
  private mightActByActivating(cells: number): boolean {
    let effects = 0;
    for (let left = cells; left !== 0; left &= left - 1) effects |= this.effectsIn[lowestBit(left)]!;
    if (effects === 0) return false;
    let answer = this.answers.get(effects);
    if (answer === undefined) {
      answer = this.look.mightAct(effects);
      this.answers.set(effects, answer);
    }
    return answer;
  }

  /** Whether activating these cells makes Sequence A possible once this card is played. */
  private canActByPlaying(card: number, cells: number): boolean {
    return this.without(card, () => this.look.canActByActivating(cells));
  }

  private without(card: number, ask: () => boolean): boolean {
    const { player } = this;
    const { hand } = player;
    player.hand = hand.slice();
    takeOut(player.hand, card);
    const answer = ask();
    player.hand = hand;
    return answer;
  }
}
