// black-angel perft: count the positions reachable in n decisions, to compare engines and versions.

import { formatMove, isOver, type State, setup } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { applyChoice, choices, copy, moveOf } from '@black-angel/rules/playout';
import { parsePosition } from '@black-angel/rules/position';
import {
  type Command,
  componentsOf,
  GAME_FLAGS,
  gameHelp,
  gameOptions,
  parse,
  print,
  progressBar,
  readJson,
  seedOf,
  UsageError,
  wholeNumber,
} from '../command.ts';

function count(state: State, depth: number): number {
  if (depth === 0 || isOver(state)) return 1;
  const out: number[] = [];
  const options = choices(state, out);
  if (depth === 1) return options;
  let leaves = 0;
  for (let i = 0; i < options; i++) {
    const draft = copy(state);
    applyChoice(draft, out[i]!, null);
    leaves += count(draft, depth - 1);
  }
  return leaves;
}

export const perft: Command = {
  summary: 'count move sequences of a given length',
  help: `black-angel perft: count the sequences of N decisions from a position, by first move

Usage: black-angel perft [FILE] [--depth N] [options]      (FILE: a position; without one a new game)

${gameHelp(4, '"black-angel"')}  --depth N          how many decisions; default 3
  --json             print one JSON object
`,
  run(args) {
    const { values, positionals } = parse(args, {
      ...GAME_FLAGS,
      depth: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 1) throw new UsageError('name at most one position file');
    const depth = wholeNumber(values, 'depth', 3, 1);
    const content = componentsOf(values);
    const [path] = positionals;
    const state = path ? parsePosition(readJson(path)) : setup(gameOptions(values), seedOf(values), content);
    const out: number[] = [];
    const options = choices(state, out);
    const bar = progressBar('perft');
    const moves: Record<string, number> = {};
    for (let i = 0; i < options; i++) {
      const draft = copy(state);
      const text = formatMove(moveOf(state, out[i]!), contentOf(state))!;
      applyChoice(draft, out[i]!, null);
      moves[text] = count(draft, depth - 1);
      bar.update(i + 1, options);
    }
    bar.end();
    const total = Object.values(moves).reduce((sum, n) => sum + n, 0);
    if (values['json'] === true) print(JSON.stringify({ depth, total, moves }));
    else {
      for (const [text, n] of Object.entries(moves)) print(`${text}: ${n}`);
      print(`total ${total}`);
    }
    return 0;
  },
};
