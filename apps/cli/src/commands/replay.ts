// black-angel replay: replay a record, check its result and hash, and print its events.

import type { Engine } from '@black-angel/engine';
import { engineOfRecord } from '@black-angel/engine/load';
import { openSet } from '@black-angel/engine/open-set';
import type { GameRecord } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import type { Language } from '@black-angel/words/all';
import { type Command, parse, print, readJson, UsageError } from '../command.ts';
import { LANGUAGE_FLAG, LANGUAGE_HELP, languageOf, sayEvents } from '../language.ts';
import { replaying } from '../play-moves.ts';

function tell(record: GameRecord, engine: Engine, language: Language): void {
  const content = contentOf({ components: record.components.hash });
  const say = sayEvents(language, record.seats, content);
  for (const step of engine.replaySteps(record)) {
    print(`> ${record.seats[step.seat]?.name ?? step.seat + 1}: ${step.move}`);
    for (const event of step.events) print(`    ${say(event)}`);
  }
}

export const replay: Command = {
  summary: 'play a game record again and check its result',
  help: `black-angel replay: play a game record again, move by move, and check that it ends as recorded

Usage: black-angel replay FILE [options]      (FILE may be - for standard input)

  --components FILE  the component set the record names, if it is not the default one
${LANGUAGE_HELP}  --quiet            only check, do not tell
  --json             print one JSON object: result, hash, number of moves
`,
  async run(args) {
    const { values, positionals } = parse(args, {
      components: { type: 'string' },
      ...LANGUAGE_FLAG,
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
      if (isTold) tell(record, engine, languageOf(values));
      return engine.replay(record);
    });
    const summary = { moves: record.moves.length, result: record.result, hash: engine.hashState(state) };
    if (values['json'] === true) print(JSON.stringify(summary));
    else print(`${summary.moves} moves replayed; result and hash are as recorded`);
    return 0;
  },
};
