// black-angel bench: speed and size of the engine, and speed of the bots, compared with a yardstick in the same run.

import { writeFileSync } from 'node:fs';
import { type Command, parse, print, UsageError, wholeNumber } from '../command.ts';

interface BenchModule {
  runBench(options: { milliseconds: number; progress: (step: string) => void }): Promise<unknown>;
  reportBench(result: unknown): string;
}

export const bench: Command = {
  summary: 'measure speed and size of the engine',
  help: `black-angel bench: random games at every player count, cost of a copy and of move generation, turns judged by Greedy's
full search, tries of Strategist, size of the engine, and the yardstick (boardgame.io's reducer on tic-tac-toe). All of them
take turns in 20 rounds of one run; the figures are medians.

Usage: black-angel bench [options]

  --seconds N        time for each figure; default 2
  --json             print one JSON object; its field "ratio" is the 4-player standard figure over the yardstick
  --json FILE        print the figures and write the JSON object to the file
`,
  async run(args) {
    const { values, positionals } = parse(args, { seconds: { type: 'string' }, json: { type: 'boolean' } });
    const isJson = values['json'] === true;
    const [file, ...rest] = positionals;
    const [unknown] = isJson ? rest : positionals;
    if (unknown !== undefined) throw new UsageError(`"${unknown}" is not understood`);
    const seconds = wholeNumber(values, 'seconds', 2, 1);
    let module: BenchModule;
    try {
      module = (await import('@black-angel/bench')) as BenchModule;
    } catch (error) {
      throw new Error(
        `the benchmark's own packages are missing (${(error as Error).message}); run "npm install" in the clone`,
      );
    }
    const progress = (step: string): void => {
      if (process.stderr.isTTY === true) process.stderr.write(`\r\x1b[K${step}`);
    };
    const result = await module.runBench({ milliseconds: seconds * 1000, progress });
    progress('');
    if (isJson && file !== undefined) writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
    print(isJson && file === undefined ? JSON.stringify(result) : module.reportBench(result));
    return 0;
  },
};
