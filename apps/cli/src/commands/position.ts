// black-angel position: check a position, play moves in it, list what is legal.

import {
  actors,
  apply,
  contentOf,
  decision,
  formatMove,
  type GameEvent,
  isOver,
  legalMoves,
  loadComponents,
  outlook,
  parseMove,
  result,
  type State,
} from '@black-angel/rules';
import { makePosition, parsePosition } from '@black-angel/rules/position';
import { ruleText } from '@black-angel/rules/texts';
import { type Command, parse, print, readJson, UsageError } from '../command.ts';

interface Reached {
  state: State;
  events: GameEvent[];
}

function playMoves(start: State, texts: readonly string[]): Reached {
  let state = start;
  const events: GameEvent[] = [];
  for (const text of texts) {
    const move = parseMove(text, contentOf(state));
    if (!move) throw new Error(`no move is written "${text}"`);
    const [seat] = actors(state);
    if (seat === undefined) throw new Error(`"${text}": the game is over`);
    const applied = apply(state, seat, move);
    if (!applied.ok)
      throw new Error(
        `"${text}" is not legal: ${applied.rule} ${JSON.stringify(applied.params)}\n  ${ruleText(applied.rule, 'en') ?? ''}`,
      );
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}

const legalTexts = (state: State): string[] =>
  actors(state).flatMap((seat) => legalMoves(state, seat).map((move) => formatMove(move, contentOf(state))!));

function tell(state: State): void {
  const frame = decision(state);
  print(
    frame
      ? `Round ${state.round}, seat ${frame.seat + 1} decides: ${frame.kind}`
      : `The game is over: ${JSON.stringify(result(state))}`,
  );
  for (const seat of state.players.keys()) {
    const now = outlook(state, seat);
    print(`seat ${seat + 1}: ${now.vp} VP, ${now.ifSpes} at Spes, ${now.ifRavagers} without`);
  }
  if (state.hal) print(`Hal: ${state.hal.vp} VP`);
}

export const position: Command = {
  summary: 'check a position, play moves in it, list the legal ones',
  help: `black-angel position: read a position (docs/notation.md), play moves, show what is legal

Usage: black-angel position FILE [options]      (FILE may be - for standard input)

  --moves TEXT       moves to play, separated by commas: "die gray 3, action 3, repair 2"
  --legal            list the legal moves of the seat that decides
  --components FILE  the component set the position names, if it is not the default one
  --json             print one JSON object: position reached, events, decision, legal moves, outlooks
`,
  run(args) {
    const { values, positionals } = parse(args, {
      moves: { type: 'string' },
      legal: { type: 'boolean' },
      components: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('name one position file');
    if (typeof values['components'] === 'string') loadComponents(readJson(values['components']));
    const texts = ((values['moves'] as string | undefined) ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean);
    const { state, events } = playMoves(parsePosition(readJson(path)), texts);
    if (values['json'] === true) {
      const outlooks = state.players.map((_, seat) => outlook(state, seat));
      const over = isOver(state) ? { result: result(state) } : { decision: decision(state), legal: legalTexts(state) };
      print(JSON.stringify({ position: makePosition(state), events, ...over, outlooks }));
      return 0;
    }
    tell(state);
    if (values['legal'] === true) for (const text of legalTexts(state)) print(text);
    return 0;
  },
};
