// The bots at the table of the terminal. A foreign bot that fails is replaced, so that the game goes on.

import { botRandom } from '@black-angel/bots';
import { isForeign, makePlayer, type Player } from '@black-angel/lab';
import { explain, formatMove, legalMoves, type Move, type Result, type State, view } from '@black-angel/rules';
import { prepareBots } from './command.ts';

const SUBSTITUTE = 'greedy';

export class BotSeats {
  private readonly bots: Player[];
  private readonly tell: (text: string) => void;

  private constructor(bots: Player[], tell: (text: string) => void) {
    this.bots = bots;
    this.tell = tell;
  }

  /** One bot for each seat, by its name, module or command line. */
  static async open(specs: readonly string[], patience: number, tell: (text: string) => void): Promise<BotSeats> {
    await prepareBots(specs);
    const bots = specs.map((spec) => makePlayer(spec, patience));
    return new BotSeats(bots, tell);
  }

  choose(state: State, seat: number, seed: string, number: number): Move {
    const bot = this.bots[seat]!;
    const moves = legalMoves(state, seat);
    if (moves.length === 1) return moves[0]!;
    const ask = (player: Player): Move =>
      player.think({ view: view(state, seat), moves, budget: {}, random: botRandom(seed, seat, number) }).move;
    try {
      const move = ask(bot);
      const refused = explain(state, seat, move);
      if (refused) throw new Error(`${bot.id} tried ${formatMove(move) ?? 'nothing'}: ${refused.rule}`);
      return move;
    } catch (error) {
      if (!isForeign(bot.id)) throw error;
      this.tell(`${(error as Error).message}\nFrom now on "${SUBSTITUTE}" plays for seat ${seat + 1}.`);
      bot.close?.(null);
      this.bots[seat] = makePlayer(SUBSTITUTE, 0);
      return ask(this.bots[seat]!);
    }
  }

  close(result: Result | null): void {
    for (const bot of this.bots) bot.close?.(result);
  }
}
