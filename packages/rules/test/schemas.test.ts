// The published formats: parsers and docs/schemas agree, and the examples of docs/notation.md work.

import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import defaultSet from '../src/content/default-set.json' with { type: 'json' };
import { FRAMES } from '../src/frames/index.ts';
import {
  actors,
  apply,
  ComponentError,
  defaultContent,
  formatMove,
  type GameEvent,
  legalMoves,
  loadComponents,
  MOVE_KINDS,
  parseMove,
  parseRecord,
  playGame,
  RecordError,
  replay,
  type State,
  setup,
  TILE_EFFECTS,
} from '../src/index.ts';
import { makePosition, parsePosition } from '../src/position.ts';
import { MODES, play, randomGame, testRandom } from './helpers.ts';

type Json = Record<string, unknown>;

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const copyOf = (data: unknown): Json => JSON.parse(JSON.stringify(data)) as Json;

const ajv = new Ajv2020({ strict: true });
const NAMES = ['move', 'record', 'position', 'component-set'] as const;
type Name = (typeof NAMES)[number];
for (const name of NAMES) ajv.addSchema(copyOf(JSON.parse(read(`../../../docs/schemas/${name}.schema.json`))));

/** The schema's errors for the data; empty if there are none. */
function problems(name: Name, data: unknown): string {
  const validate = ajv.getSchema(`${name}.schema.json`)!;
  return validate(data) ? '' : ajv.errorsText(validate.errors);
}

/** A copy with the value at a path replaced, or removed if it is undefined. */
function changed(data: unknown, path: (string | number)[], value: unknown): unknown {
  const copy = copyOf(data);
  let at = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  if (value === undefined) delete at[path.at(-1)!];
  else at[path.at(-1)!] = value;
  return copy;
}

const record = playGame({ players: 2, advanced: true }, 'schemas', (_state, moves) => moves.length - 1);

describe('the move schema', () => {
  it('accepts every legal move of random games', () => {
    const random = testRandom(41);
    const texts = new Set<string>();
    for (const mode of MODES)
      randomGame(mode, 'move schema', random, (state) => {
        for (const seat of actors(state)) for (const move of legalMoves(state, seat)) texts.add(formatMove(move)!);
      });
    expect(new Set([...texts].map((text) => parseMove(text)!.kind)).size).toBeGreaterThan(25);
    for (const text of texts) expect(problems('move', text), text).toBe('');
  });

  it.each([
    '',
    'fold',
    'b',
    'END',
    'end end',
    'play 017',
    'play 17 row1',
    'play 000 row1',
    'play 091 row1',
    'play 017 row4',
    'play 017 row1 now',
    'die blue 1',
    'die orange 4',
    'die orange 1 later',
    'buy gray 2 from 5',
    'buy gray 2',
    'action 7',
    'mission 8a',
    'tile r1c4 vp',
    'tile r1c1 teleport',
    'take 0',
    'take 13',
    'take A5',
    'launch 3f',
    'fly 3c',
    'keep 1',
    `end${' '.repeat(120)}`,
    7,
    null,
  ])('refuses %j as the parser does', (text) => {
    expect(problems('move', text)).not.toBe('');
    expect(parseMove(text as string)).toBeNull();
  });

  it.each(TILE_EFFECTS)('knows the tile effect %s, and so does docs/notation.md', (effect) => {
    expect(problems('move', `tile r1c1 ${effect}`)).toBe('');
    expect(read('../../../docs/notation.md')).toMatch(new RegExp(`^\\| tile effect \\|.*\`${effect}\``, 'm'));
  });

  it('agrees with the parser on words put together at random', () => {
    const random = testRandom(43);
    const { set } = defaultContent;
    const tiles = [set.technology[5]!.id, set.startingTechnology[0]!.id, set.advancedTechnology[3]!.id];
    const words =
      'play die buy B pass turn boost action mission tile take inject advanced repair debris storage destroy launch fly place activate spend discard assign recall draw keep reserve reserved done end from orange gray green 0 1 2 3 4 6 7 12 13 A1 A5 001 060 090 091 row1 row4 col3 r1c1 r3c3 r4c1 1a 7e 8a vp moveShip fly'.split(
        ' ',
      );
    const pick = (list: readonly string[]): string => list[random(list.length)]!;
    let moves = 0;
    for (let i = 0; i < 40_000; i++) {
      const text = Array.from({ length: 1 + random(4) }, () => pick(random(12) === 0 ? tiles : words)).join(
        pick([' ', ' ', '  ', '\t']),
      );
      // Whether a tile exists depends on the component set.
      if (/^(inject|spend)\s/.test(text) && !tiles.includes(text.split(/\s+/)[1]!)) continue;
      const isMove = parseMove(text) !== null;
      if (isMove) moves++;
      expect(problems('move', text) === '', text).toBe(isMove);
    }
    expect(moves).toBeGreaterThan(500);
  });
});

describe('the record schema', () => {
  const folder = './goldens/';
  const names = readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith('.json'));

  it('accepts every golden record', () => {
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(problems('record', JSON.parse(read(folder + name))), name).toBe('');
  });

  it('accepts the record of a running game, and options left out', () => {
    expect(problems('record', { ...record, result: null })).toBe('');
    expect(problems('record', changed(record, ['result'], undefined))).toBe('');
    expect(parseRecord(changed(record, ['result'], undefined)).result).toBeNull();
    expect(problems('record', { ...record, options: { players: 2 } })).toBe('');
    expect(parseRecord({ ...record, options: { players: 2 } }).options.advanced).toBe(false);
  });

  it.each<[string, (string | number)[], unknown]>([
    ['another format', ['format'], 'chess'],
    ['a later version', ['version'], 2],
    ['no rules version', ['rules'], undefined],
    ['a rules version of the wrong type', ['rules'], '1'],
    ['too many players', ['options', 'players'], 5],
    ['Hal beside two players', ['options', 'hal'], 'easy'],
    ['advanced of the wrong type', ['options', 'advanced'], 'yes'],
    ['no components', ['components'], undefined],
    ['a component hash of the wrong type', ['components', 'hash'], 7],
    ['a seed of the wrong type', ['seed'], 7],
    ['a seed too long', ['seed'], 'x'.repeat(1001)],
    ['a missing seat', ['seats'], [{ name: 'One', kind: 'person' }]],
    ['an unknown kind of seat', ['seats', 0, 'kind'], 'robot'],
    ['moves of the wrong type', ['moves'], 'end'],
    ['a move of the wrong type', ['moves', 3], 7],
    ['an unknown move', ['moves', 3], 'fold'],
    ['a bad card number', ['moves', 0], 'play 091 row1'],
    ['a result of the wrong type', ['result'], 'a draw'],
    ['a bad hash', ['hash'], 'beef'],
  ])('refuses %s as the parser and the replay do', (_name, path, value) => {
    const wrong = changed(record, path, value);
    expect(problems('record', wrong)).not.toBe('');
    expect(() => replay(parseRecord(wrong))).toThrow(RecordError);
  });

  it('refuses an unknown field, as the parser does', () => {
    const wrong = { ...record, comment: 'well played' };
    expect(problems('record', wrong)).not.toBe('');
    expect(() => parseRecord(wrong)).toThrow(/"comment" is unknown/);
  });
});

describe('the position schema', () => {
  it('accepts states of random games in every mode', () => {
    const random = testRandom(47);
    let count = 0;
    for (const mode of MODES)
      randomGame(mode, 'position schema', random, (state, move) => {
        if (move % 7 !== 0 && state.frames.length > 0) return;
        const position = copyOf(makePosition(state));
        expect(problems('position', position)).toBe('');
        expect(parsePosition(position)).toEqual(state);
        count++;
      });
    expect(count).toBeGreaterThan(100);
  });

  const base = copyOf(
    makePosition(parsePosition({ position: 1, options: { players: 2 }, damage: { 1: 1 }, ravagers: { 5: ['065'] } })),
  );

  it.each<[string, (string | number)[], unknown]>([
    ['an unknown field', ['comment'], 'mate in one'],
    ['an unknown field of a player', ['players', 0, 'victory'], 3],
    ['an unknown field of a robot count', ['players', 0, 'robots', 'attic'], 3],
    ['another version', ['position'], 2],
    ['no options', ['options'], undefined],
    ['too many players', ['options', 'players'], 5],
    ['Hal beside two players', ['options', 'hal'], 'easy'],
    ['a seed of the wrong type', ['seed'], 7],
    ['a round of the wrong type', ['round'], 'one'],
    ['a round that is not whole', ['round'], 1.5],
    ['a seat out of range', ['seat'], -1],
    ['an unknown ending', ['ending'], 'draw'],
    ['halted of the wrong type', ['halted'], 1],
    ['players of the wrong type', ['players'], {}],
    ['negative VP', ['players', 0, 'vp'], -1],
    ['a bad card number', ['players', 0, 'hand'], ['091']],
    ['a card as a number', ['players', 0, 'hand'], [17]],
    ['a card of too few digits', ['players', 0, 'hand'], ['17']],
    ['an unknown slot', ['players', 0, 'slots'], { row4: '017' }],
    ['an unknown cell', ['players', 0, 'grid'], { r1c4: 'start-gray' }],
    ['a cell without a tile', ['players', 0, 'grid'], { r1c1: { debris: true } }],
    ['a boost side of the wrong type', ['players', 0, 'grid'], { r1c1: { tile: 'start-gray', boost: 'yes' } }],
    ['a Ravager among the ejected cards', ['players', 0, 'ejectedCards'], ['090']],
    ['a bad die', ['players', 0, 'dice'], ['orange 4']],
    ['a hex off the board', ['players', 0, 'fleet'], ['8a']],
    ['an unknown action', ['damage'], { 7: 1 }],
    ['three cubes on an action', ['damage'], { 1: 3 }],
    ['a fourth Ravager at a place', ['ravagers'], { 1: ['061', '067', '073', '079'] }],
    ['a Mission among the Ravagers', ['ravagers'], { 1: ['001'] }],
    ['a bad strip', ['strips', 0], '8A'],
    ['Spes without its row', ['spes'], { inSight: true }],
    ['a card in space without an owner', ['space'], [{ at: '1a', card: '001' }]],
    ['an unknown deck', ['decks'], { blue: [] }],
    ['a Mission in the Ravager deck', ['decks', 'ravager', 0], '017'],
    ['a display place of the wrong type', ['display', 0], 7],
    ['five Advanced tiles on show', ['advanced'], [null, null, null, null, null]],
    ['decisions of the wrong type', ['frames'], 'turn'],
    ['an incomplete turn', ['turn'], { sequence: 'A' }],
    ['an unknown decision', ['frames', 0, 'kind'], 'ponder'],
    ['a decision without its seat', ['frames', 0, 'seat'], undefined],
    ['too short a key', ['chance', 'key'], [1, 2, 3]],
  ])('refuses %s as the parser does', (_name, path, value) => {
    expect(problems('position', base)).toBe('');
    const wrong = changed(base, path, value);
    expect(problems('position', wrong)).not.toBe('');
    expect(() => parsePosition(wrong)).toThrow(/^Position, /);
  });
});

describe('the component set schema', () => {
  it('accepts the default set, also without id, name, about and status', () => {
    expect(problems('component-set', defaultSet)).toBe('');
    const { id: _id, name: _name, about: _about, status: _status, ...bare } = copyOf(defaultSet);
    expect(problems('component-set', bare)).toBe('');
    expect(loadComponents(bare).set).toMatchObject({ id: 'custom', name: 'Custom components', status: [] });
  });

  it('names the effects that the parser knows', () => {
    const { $defs } = JSON.parse(read('../../../docs/schemas/component-set.schema.json')) as {
      $defs: Record<string, { enum?: string[]; properties?: { kind?: { const: string } } }>;
    };
    expect($defs['tileEffect']!.enum).toEqual(TILE_EFFECTS);
    const kinds = Object.values($defs).flatMap(({ properties }) => properties?.kind?.const ?? []);
    const wrong = changed(defaultSet, ['missions', 0, 'effect', 'kind'], '');
    expect(() => loadComponents(wrong)).toThrow(
      expect.objectContaining({ fault: { kind: 'choice', names: [...new Set(kinds)], found: '""' } }),
    );
  });

  it.each<[string, (string | number)[], unknown]>([
    ['an unknown field', ['expansion'], true],
    ['an unknown field of a card', ['missions', 0, 'title'], 'First contact'],
    ['an empty name', ['name'], ''],
    ['an unknown status', ['status', 0, 'status'], 'guessed'],
    ['a die face out of range', ['dieFaces', 0], 4],
    ['a missing opposite', ['dieOpposite', '3'], undefined],
    ['an action of the wrong colour', ['actions', 0, 'action'], 'repair'],
    ['a place that costs 3', ['display', 'costs', 0], 3],
    ['five Advanced places', ['advancedPlacesOnShip'], 5],
    ['an unknown arrow', ['playerBoard', 'blackArrows', 0], 'row3'],
    ['an arrow twice', ['playerBoard', 'blackArrows'], ['row1', 'row1']],
    ['a cell off the grid', ['playerBoard', 'startCells', 0], [0, 3]],
    ['a missing place in the turn order', ['turnOrderAdvantage', '4'], undefined],
    ['a bad card number', ['missions', 16, 'id'], '17'],
    ['a card number beyond the last', ['ravagers', 29, 'id'], '091'],
    ['an unknown colour', ['missions', 0, 'colour'], 'blue'],
    ['an unknown effect', ['missions', 0, 'effect', 'kind'], 'conversion'],
    ['an activation that gives nothing', ['missions', 0, 'effect', 'gain'], {}],
    ['a cost in VP', ['missions', 0, 'effect', 'cost'], { vp: 1 }],
    ['an amount of the wrong type', ['missions', 0, 'reward'], { vp: '1' }],
    ['three Technology icons', ['missions', 0, 'technology'], ['orange', 'gray', 'green']],
    ['a missing card', ['missions'], defaultSet.missions.slice(1)],
    ['an unknown Ravager effect', ['ravagers', 0, 'effect'], { kind: 'explode' }],
    ['an action out of range', ['ravagers', 0, 'action'], 7],
    ['an unknown tile effect', ['technology', 0, 'standard'], 'teleport'],
    ['a boost without its colour', ['technology', 1, 'boost'], { kind: 'dieToThree' }],
    ['a tile id with a blank', ['technology', 0, 'id'], 'orange vp'],
    ['an unknown kind of Advanced tile', ['advancedTechnology', 0, 'kind'], 'ships'],
    ['a strip too short', ['strips', 0, 'faces', 'A'], []],
    ['an unknown territory', ['strips', 0, 'faces', 'A', 0, 'territory'], 'grey'],
    ['a half without its flag', ['hal', 'cards', 0, 'top'], { colour: 'orange', action: 'discover' }],
    ['a weight out of range', ['hal', 'vpPer', 'ship'], -1],
  ])('refuses %s as the loader does', (_name, path, value) => {
    const wrong = changed(defaultSet, path, value);
    expect(problems('component-set', wrong)).not.toBe('');
    expect(() => loadComponents(wrong)).toThrow(ComponentError);
  });
});

describe('docs/notation.md', () => {
  const text = read('../../../docs/notation.md');
  const fences = [...text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)].map((match) => ({
    language: match[1]!,
    body: match[2]!,
  }));
  const examples = fences
    .filter(({ language }) => language === 'json')
    .map(({ body }) => JSON.parse(body) as Json | unknown[]);
  const withField = (field: string): Json[] =>
    examples.filter((example): example is Json => !Array.isArray(example) && Object.hasOwn(example, field));

  it('has records that are read and replayed', () => {
    const records = withField('format');
    expect(records.length).toBeGreaterThan(0);
    for (const example of records) {
      expect(problems('record', example)).toBe('');
      expect(replay(parseRecord(example)).frames).toEqual([]);
    }
    expect(() => replay({ ...parseRecord(records[0]), moves: [] })).toThrow(RecordError);
  });

  it('has positions that are read', () => {
    const positions = withField('position');
    expect(positions.length).toBeGreaterThan(1);
    for (const example of positions) {
      expect(problems('position', example)).toBe('');
      expect(actors(parsePosition(example))).toHaveLength(1);
    }
  });

  it('plays the moves of its commands in the position before them', () => {
    let state: State | null = null;
    let commands = 0;
    for (const { language, body } of fences) {
      const example = language === 'json' ? (JSON.parse(body) as unknown) : null;
      if (example !== null && Object.hasOwn(example as object, 'position')) state = parsePosition(example);
      const moves = /black-angel position .* --moves "([^"]+)"/.exec(body)?.[1];
      if (!moves) continue;
      const reached: State = play(state!, ...moves.split(',')).state;
      if (moves.endsWith('gainResource, end')) expect(reached.players.map(({ vp }) => vp)).toEqual([41, 42]);
      commands++;
    }
    expect(commands).toBe(3);
  });

  it('shows a trace as it is written', () => {
    const trace = fences
      .find(({ body }) => body.startsWith('{"game"'))!
      .body.trim()
      .split('\n');
    const [first, ...lines] = trace.map((line) => JSON.parse(line.replace('…', 'null')) as Json);
    let state = setup({ players: 2 }, first!['seed'] as string);
    for (const line of lines) {
      const [seat] = actors(state);
      const applied = apply(state, seat!, parseMove(line['text'] as string));
      if (!applied.ok) throw new Error(`${line['text']} was refused: ${applied.rule}`);
      const { barrier, events } = applied;
      expect(line).toEqual({ game: 0, move: line['move'], seat, text: line['text'], barrier, events, position: null });
      state = applied.state;
    }
  });

  /** Rows of the table under a heading, as lists of cells. */
  const rowsUnder = (heading: string): string[][] =>
    text
      .slice(text.indexOf(`\n${heading}\n`))
      .split(/\n#+ /, 2)
      .slice(1)
      .flatMap((section) => section.split('\n'))
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').slice(1, -1))
      .map((cells) => cells.map((cell) => cell.trim()));

  it('lists every move, in words that are read', () => {
    const words: Record<string, string> = {
      CARD: '017',
      LINE: 'col2',
      CELL: 'r2c3',
      EFFECT: 'vp',
      COLOUR: 'gray',
      VALUE: '2',
      SEAT: '2',
      ACTION: '3',
      HEX: '3c',
      PLACE: '4',
      SHOW: 'A4',
      TILE: 'debris-1',
    };
    const rows = rowsUnder('## Moves');
    const kinds = rows.map(([form]) => {
      const move = parseMove(form!.replaceAll('`', '').replace(/[A-Z]{2,}/g, (name) => words[name]!));
      expect(move, form).not.toBeNull();
      return move!.kind;
    });
    expect([...new Set(kinds)].sort()).toEqual([...MOVE_KINDS].sort());
  });

  it('lists every kind of event with its fields', () => {
    const listed = new Map<string, string[]>();
    const namesIn = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map((match) => match[1]!);
    for (const [kinds, fields] of rowsUnder('## Events'))
      for (const kind of namesIn(kinds!)) listed.set(kind, namesIn(fields!).sort());
    const declared = /interface EventFields \{\n([\s\S]*?)\n\}/.exec(read('../src/events.ts'))![1]!;
    const kinds = [...declared.matchAll(/^ {2}(\w+): /gm)].map((match) => match[1]!);
    expect([...listed.keys()].sort()).toEqual(kinds.sort());
    const seen = (event: GameEvent): void => {
      const { kind, rule, ...fields } = event;
      expect(rule).not.toBe('');
      expect(Object.keys(fields).sort(), kind).toEqual(listed.get(kind));
    };
    const random = testRandom(53);
    for (const mode of MODES) {
      let state = setup(mode, 'events', defaultContent, seen);
      for (let move = 0; move < 150 && state.frames.length > 0; move++) {
        const moves = legalMoves(state, actors(state)[0]!);
        const played = play(state, formatMove(moves[random(moves.length)]!)!);
        played.events.forEach(seen);
        state = played.state;
      }
    }
  });

  it('names every decision', () => {
    const position = JSON.parse(read('../../../docs/schemas/position.schema.json')) as {
      properties: { frames: { items: { properties: { kind: { enum: string[] } } } } };
    };
    const kinds = position.properties.frames.items.properties.kind.enum;
    expect(kinds.toSorted()).toEqual(Object.keys(FRAMES).sort());
    expect(rowsUnder('### In the middle of a turn').map(([kind]) => kind!.replaceAll('`', ''))).toEqual(kinds);
  });

  it('names every field of the formats', () => {
    for (const name of ['record', 'position', 'component-set'] as const) {
      const schema = JSON.parse(read(`../../../docs/schemas/${name}.schema.json`)) as {
        properties: Json;
        $defs: { player?: { properties: Json } };
      };
      for (const field of [...Object.keys(schema.properties), ...Object.keys(schema.$defs.player?.properties ?? {})])
        expect(text, field).toMatch(new RegExp(`\`${field}[\`.]`));
    }
  });
});
