// black-angel review: luck and skill of a finished game, and the time that the review took.

import { finish, type Review, type ReviewedTurn, reviewing } from '@black-angel/bots/advice';
import { MARKS, REVIEW_TRIES } from '@black-angel/bots/review-marks';
import { SHARES, type Share, sharesOf } from '@black-angel/bots/shares';
import { PRESENT_ENGINE, parsePresentRecord } from '@black-angel/engine/load';
import { type Command, parse, print, readJson, UsageError, wholeNumber } from '../command.ts';
import { replaying } from '../play-moves.ts';

const signed = (vp: number): string => `${vp > 0 ? '+' : ''}${vp.toFixed(1)}`;

const SHARE_WORDS: Record<Share, string> = {
  start: 'seat and set-up',
  luck: 'luck',
  skill: 'own decisions',
  others: 'others’ decisions',
};

/** The turns of a seat that gave up most are told. */
const TOLD_TURNS = 3;

function tellTurn({ round, mark, loss, played, best }: ReviewedTurn): void {
  print(`  round ${round}, ${mark}, ${signed(-loss)} VP: ${played.join(', ')}`);
  print(`    better: ${best.join(', ')}`);
}

function tell({ seats, turns, tries, depth }: Review, names: readonly string[]): void {
  print(`${turns.length} turns, ${tries} tries each, ${depth} turns ahead; VP compared with the average of the others`);
  for (const [seat, parts] of seats.entries()) {
    const shares = sharesOf(parts);
    const told = SHARES.map((share) => `${SHARE_WORDS[share]} ${signed(shares[share])}`);
    print(`${names[seat] ?? `seat ${seat + 1}`}: ${told.join(', ')} = ${signed(shares.result)}`);
    const own = turns.filter((turn) => turn.seat === seat);
    if (own.length === 0) continue;
    print(`  ${MARKS.map((mark) => `${mark} ${own.filter((turn) => turn.mark === mark).length}`).join(', ')}`);
    const worst = own.filter(({ mark }) => mark !== 'good').toSorted((a, b) => b.loss - a.loss);
    worst.slice(0, TOLD_TURNS).forEach(tellTurn);
  }
}

export const review: Command = {
  summary: 'tell luck and skill of a finished game apart',
  help: `black-angel review: what each turn of a finished game gave up, and luck and skill apart

Usage: black-angel review FILE [options]      (FILE is a game record; - for standard input)

  --tries N          tries of a turn; default ${REVIEW_TRIES}
  --components FILE  the component set the record names, if it is not the default one
  --json             print the whole review as one JSON object
`,
  async run(args) {
    const { values, positionals } = parse(args, {
      tries: { type: 'string' },
      components: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('name one record file');
    const tries = wholeNumber(values, 'tries', REVIEW_TRIES, 1);
    const components = values['components'];
    const own = typeof components === 'string' ? readJson(components) : undefined;
    const record = await parsePresentRecord(readJson(path), own);
    if (!record.result) throw new Error('the game is not over');
    const begun = performance.now();
    const before = process.cpuUsage();
    const made = replaying(PRESENT_ENGINE, record, () => finish(reviewing(record, { tries })));
    const seconds = (performance.now() - begun) / 1000;
    const used = process.cpuUsage(before);
    if (values['json'] === true) print(JSON.stringify(made));
    else {
      tell(
        made,
        record.seats.map(({ name }) => name),
      );
      // On a busy machine the two differ.
      print(`reviewed in ${seconds.toFixed(1)} s, ${((used.user + used.system) / 1e6).toFixed(1)} s of a processor`);
    }
    return 0;
  },
};
