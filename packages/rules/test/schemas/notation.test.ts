// The examples and tables of docs/notation.md work.

import { describe, expect, it } from 'vitest';
import { defaultContent } from '../../src/components.ts';
import { FRAMES } from '../../src/frames/index.ts';
import {
  actors,
  apply,
  formatMove,
  type GameEvent,
  legalMoves,
  MOVE_KINDS,
  parseMove,
  parseRecord,
  RecordError,
  replay,
  type State,
  setup,
} from '../../src/index.ts';
import { parsePosition } from '../../src/position.ts';
import { MODES, play, testRandom } from '../helpers.ts';
import { type Json, problems, read, schemaOf } from './schemas.ts';

describe('docs/notation.md', () => {
  const text = read('../../../../docs/notation.md');
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
    const declared = /interface EventFields \{\n([\s\S]*?)\n\}/.exec(read('../../src/events.ts'))![1]!;
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
    const position = schemaOf('position') as {
      properties: { frames: { items: { properties: { kind: { enum: string[] } } } } };
    };
    const kinds = position.properties.frames.items.properties.kind.enum;
    expect(kinds.toSorted()).toEqual(Object.keys(FRAMES).sort());
    expect(rowsUnder('### In the middle of a turn').map(([kind]) => kind!.replaceAll('`', ''))).toEqual(kinds);
  });

  it('names every field of the formats', () => {
    for (const name of ['record', 'position', 'component-set'] as const) {
      const schema = schemaOf(name) as {
        properties: Json;
        $defs: { player?: { properties: Json } };
      };
      for (const field of [...Object.keys(schema.properties), ...Object.keys(schema.$defs.player?.properties ?? {})])
        expect(text, field).toMatch(new RegExp(`\`${field}[\`.]`));
    }
  });
});
