// black-angel bench: speed and size of the engine beside a yardstick, all in one run.

import { type Command, parse, print, UsageError, wholeNumber } from '../command.ts';

interface BenchModule {
  runBench(options: { milliseconds: number; progress: (step: string) => void }): Promise<unknown>;
  reportBench(result: unknown): string;
}

export const bench: Command = {
  summary: 'measure speed and size of the engine',
  help: `black-angel bench: random games at every player count, cost of a copy and of move generation, size of the engine,
and the yardstick (boardgame.io's reducer on tic-tac-toe), measured in the same run

Usage: black-angel bench [options]

  --seconds N        time for each figure; default 2
  --json             print one JSON object; its field "ratio" is the 4-player standard figure over the yardstick
`,
  async run(args) {
    const { values, positionals } = parse(args, { seconds: { type: 'string' }, json: { type: 'boolean' } });
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not understood`);
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
    print(values['json'] === true ? JSON.stringify(result) : module.reportBench(result));
    return 0;
  },
};
