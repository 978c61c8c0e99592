// black-angel play: a game in the terminal, with one line for each event, played by hand or watched.

import { writeFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline/promises';
import {
  actors,
  apply,
  decision,
  defaultSeats,
  explain,
  formatMove,
  type GameEvent,
  isOver,
  legalMoves,
  makeRecord,
  parseMove,
  result,
  type SeatInfo,
  type State,
  setup,
  trivialMove,
  view,
} from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import { viewEvent } from '@black-angel/rules/server';
import { type GameSay, SAY, type SeatNames, sayRefusal, sayRule, sayWholeMove } from '@black-angel/words/all';
import { BotSeats } from '../bot-seats.ts';
import {
  BOT_HELP,
  type Command,
  componentsOf,
  GAME_FLAGS,
  gameHelp,
  gameOptions,
  type Parsed,
  PROGRAM_FLAGS,
  parse,
  patienceOf,
  print,
  programHelp,
  seedOf,
  UsageError,
} from '../command.ts';
import { LANGUAGE_FLAG, LANGUAGE_HELP, languageOf, namesIn, sayEvents } from '../language.ts';
import { showTable } from '../show-table.ts';

type Move = ReturnType<typeof legalMoves>[number];

/** Asks the person at the terminal for a move, by text or by number, until it is legal. Null at the end of input. */
async function askMove(
  state: State,
  seat: number,
  lines: Interface,
  content: Content,
  seats: readonly SeatInfo[],
  say: GameSay,
  names: SeatNames,
): Promise<Move | null> {
  const legal = legalMoves(state, seat);
  const seen = view(state, seat);
  if (decision(state)!.kind === 'turn') print(showTable(seen, seat, seats));
  print(`\n${decision(state)!.kind}:`);
  for (const [i, move] of legal.entries())
    print(`  [${i + 1}] ${formatMove(move, content)}: ${sayWholeMove(say, move, seen, content, names)}`);
  for (;;) {
    let answer: string;
    try {
      answer = (
        await lines.question('Your move (text or number; ? shows the table, a rule id its text, q quits): ')
      ).trim();
    } catch {
      return null;
    }
    if (answer === 'q') return null;
    if (answer === '?') {
      print(showTable(seen, seat, seats));
      continue;
    }
    const rule = sayRule(say, answer);
    if (rule) {
      print(rule);
      continue;
    }
    const move = /^\d+$/.test(answer) ? legal[Number(answer) - 1] : parseMove(answer, content);
    if (!move) {
      print('That is no move. Write one of those listed, or its number.');
      continue;
    }
    const refused = explain(state, seat, move);
    if (!refused) return move;
    print(`Not possible: ${sayRefusal(say, refused, content)} (${refused.rule})`);
  }
}

/** The bot of each seat. The candidate has the first seat that no person has. */
function specsOf(values: Parsed['values'], players: number, byHand: boolean): string[] {
  const others = (values['bot'] as string | undefined) ?? 'greedy';
  const specs = new Array<string>(players).fill(others);
  if (typeof values['candidate'] !== 'string') return specs;
  const first = byHand ? 1 : 0;
  if (first === players) throw new UsageError('there is no seat for the candidate: add --players 2, or --watch');
  return specs.with(first, values['candidate']);
}

export const play: Command = {
  summary: 'play a game in the terminal, or watch one',
  help: `black-angel play: a game in the terminal, one line for each event

Usage: black-angel play [options]

In a terminal you are player 1 and bots play the others. Otherwise, or with --watch, bots play all seats.

${BOT_HELP}
${gameHelp(1, 'the present time')}  --bot BOT          the bots; default greedy
  --candidate BOT    the first of the bots, if it is another
${programHelp}${LANGUAGE_HELP}  --watch            only watch
  --record FILE      write the game record there when the game ends
`,
  async run(args) {
    const { values, positionals } = parse(args, {
      ...GAME_FLAGS,
      ...LANGUAGE_FLAG,
      ...PROGRAM_FLAGS,
      bot: { type: 'string' },
      candidate: { type: 'string' },
      watch: { type: 'boolean' },
      record: { type: 'string' },
    });
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not understood`);
    const options = gameOptions({ players: '1', ...values });
    const content = componentsOf(values);
    const seed = typeof values['seed'] === 'string' ? seedOf(values) : `black-angel ${new Date().toISOString()}`;
    const byHand = values['watch'] !== true && process.stdin.isTTY === true;
    const seats: SeatInfo[] = defaultSeats(options);
    const language = languageOf(values);
    const viewer = byHand ? 0 : 'spectator';
    const sayEvent = sayEvents(language, seats, content, viewer);
    const say = (event: GameEvent): void =>
      print(`${event.kind === 'turnStarted' ? '\n' : '  '}${sayEvent(byHand ? viewEvent(event, 0) : event)}`);
    const bots = await BotSeats.open(specsOf(values, options.players, byHand), patienceOf(values), print);
    const lines = byHand ? createInterface({ input: process.stdin, output: process.stdout }) : null;
    let state = setup(options, seed, content, say);
    const moves: string[] = [];
    while (!isOver(state)) {
      const seat = actors(state)[0]!;
      const asked = lines && seat === 0 && !trivialMove(state, seat);
      const move = asked
        ? await askMove(state, seat, lines, content, seats, SAY[language], namesIn(language, seats, viewer))
        : bots.choose(state, seat, seed, moves.length);
      if (!move) break;
      const applied = apply(state, seat, move);
      if (!applied.ok) throw new Error(`a legal move was refused: ${formatMove(move, content)}, ${applied.rule}`);
      moves.push(formatMove(move, content)!);
      for (const event of applied.events) say(event);
      state = applied.state;
    }
    lines?.close();
    bots.close(result(state));
    if (typeof values['record'] === 'string') {
      writeFileSync(values['record'], `${JSON.stringify(makeRecord(state, seed, moves, seats), null, 1)}\n`);
      print(`The record is in ${values['record']}.`);
    }
    return 0;
  },
};
