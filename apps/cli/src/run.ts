// The commands of black-angel: play, simulate, replay, review, position, perft, bench, tournament, ladder,
// conformance.

import { type Command, UsageError } from './command.ts';
import { bench } from './commands/bench.ts';
import { conformance } from './commands/conformance.ts';
import { ladder } from './commands/ladder.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { position } from './commands/position.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { simulate } from './commands/simulate.ts';
import { tournament } from './commands/tournament.ts';

const COMMANDS: Record<string, Command> = {
  play,
  simulate,
  replay,
  review,
  position,
  perft,
  bench,
  tournament,
  ladder,
  conformance,
};

const HELP = `black-angel: the rules of Black Angel on the command line

Usage: black-angel COMMAND [options]

${Object.entries(COMMANDS)
  .map(([name, command]) => `  ${name.padEnd(11)} ${command.summary}`)
  .join('\n')}

black-angel COMMAND --help tells more of each.
`;

/** 0: done; 1: the work failed; 2: the command was not understood. */
export async function run(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(HELP);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    process.stderr.write(`black-angel: there is no command "${name}". Try: ${Object.keys(COMMANDS).join(', ')}.\n`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(command.help);
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    process.stderr.write(`black-angel ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof UsageError)) return 1;
    process.stderr.write(`Try: black-angel ${name} --help\n`);
    return 2;
  }
}
