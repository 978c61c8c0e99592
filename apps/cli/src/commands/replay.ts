// black-angel replay: replay a record, check its result and hash, and print its events.

import type { Engine } from '@black-angel/engine';
import { engineOfRecord } from '@black-angel/engine/load';
import { openSet } from '@black-angel/engine/open-set';
import type { GameRecord, SeatInfo } from '@black-angel/rules';
import { type Command, parse, print, readJson, UsageError } from '../command.ts';
import { replaying } from '../play-moves.ts';
import { sayEvent } from '../say-event.ts';

function tell(record: GameRecord, engine: Engine): void {
  const seats: SeatInfo[] = record.seats;
  for (const step of engine.replaySteps(record)) {
    print(`> ${seats[step.seat]?.name ?? step.seat + 1}: ${step.move}`);
    for (const event of step.events) print(`    ${sayEvent(event, seats)} (${event.rule})`);
  }
}

export const replay: Command = {
  summary: 'play a game record again and check its result',
  help: `black-angel replay: play a game record again, move by move, and check that it ends as recorded

Usage: black-angel replay FILE [options]      (FILE may be - for standard input)

  --components FILE  the component set the record names, if it is not the default one
  --quiet            only check, do not tell
  --json             print one JSON object: result, hash, number of moves
`,
  async run(args) {
    const { values, positionals } = parse(args, {
      components: { type: 'string' },
      quiet: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('name one record file');
    const data = readJson(path);
    const engine = await engineOfRecord(data);
    const components = values['components'];
    if (typeof components === 'string') openSet(readJson(components), { engine });
    const record = engine.parseRecord(data);
    const isTold = values['quiet'] !== true && values['json'] !== true;
    const state = replaying(engine, record, () => {
      if (isTold) tell(record, engine);
      return engine.replay(record);
    });
    const summary = { moves: record.moves.length, result: record.result, hash: engine.hashState(state) };
    if (values['json'] === true) print(JSON.stringify(summary));
    else print(`${summary.moves} moves replayed; result and hash are as recorded`);
    return 0;
  },
};
