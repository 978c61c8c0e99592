// black-angel conformance: does an engine in another language play as the rules do?

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPort } from '@black-angel/lab';
import { type GameRecord, parseRecord } from '@black-angel/rules';
import {
  type Command,
  PROGRAM_FLAGS,
  parse,
  patienceOf,
  print,
  programHelp,
  readJson,
  UsageError,
} from '../command.ts';

/** The golden games: together they show every card, tile, effect, decision and ending. */
const GOLDENS = fileURLToPath(new URL('../../../../packages/rules/test/goldens/', import.meta.url));

function readGames(folder: string): Map<string, GameRecord> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new UsageError(`there are no game records in ${folder}`);
  return new Map(files.sort().map((name) => [name.replace(/\.json$/, ''), parseRecord(readJson(join(folder, name)))]));
}

export const conformance: Command = {
  summary: 'check an engine in another language against the golden games',
  help: `black-angel conformance: does an engine in another language play as the rules do?

Usage: black-angel conformance [options] -- COMMAND …

The command is started and asked line by line; docs/conformance.md describes the lines. After the setup and after each move
of a recorded game it says who decides, every legal move and every event. The first difference of each game is shown.

  --games FOLDER     game records; default the golden games, which show every card, tile, effect, decision and ending
${programHelp}
Exit code 1 if a game differs.
`,
  run(args) {
    const { values, positionals } = parse(args, { games: { type: 'string' }, ...PROGRAM_FLAGS });
    if (positionals.length === 0) throw new UsageError('name the command of your engine after --');
    const games = readGames((values['games'] as string | undefined) ?? GOLDENS);
    const command = positionals.length === 1 ? positionals[0]! : positionals;
    let good = 0;
    for (const { name, moves, difference } of checkPort(command, games, patienceOf(values))) {
      print(difference === null ? `${name}: ${moves} moves` : `${name}: ${difference}`);
      if (difference === null) good++;
    }
    print(`${good} of ${games.size} games agree`);
    return good === games.size ? 0 : 1;
  },
};
