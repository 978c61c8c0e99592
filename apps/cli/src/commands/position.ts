// black-angel position: check a position, play moves in it, list what is legal.

import { advise } from '@black-angel/bots/advice';
import type { Engine, State } from '@black-angel/engine';
import { engineOfComponents, hasPresentRules } from '@black-angel/engine/load';
import { openSet } from '@black-angel/engine/open-set';

import { type Command, parse, print, readJson, UsageError } from '../command.ts';
import { playMoves } from '../play-moves.ts';
import { sayComparison } from '../say-reason.ts';

function legalTexts(engine: Engine, state: State): string[] {
  const decision = engine.decision(state);
  const moves = decision ? engine.legalMoves(state, decision.seat) : [];
  return moves.map((move) => engine.formatMove(move, engine.contentOf(state))!);
}

function tell(engine: Engine, state: State): void {
  const decision = engine.decision(state);
  print(
    decision
      ? `Round ${state.round}, seat ${decision.seat + 1} decides: ${decision.kind}`
      : `The game is over: ${JSON.stringify(engine.result(state))}`,
  );
  for (const seat of state.players.keys()) {
    const now = engine.outlook(state, seat);
    print(`seat ${seat + 1}: ${now.vp} VP, ${now.ifSpes} at Spes, ${now.ifRavagers} without`);
  }
  if (state.hal) print(`Hal: ${state.hal.vp} VP`);
}

/** Advice is given by the present rules, from what the deciding seat knows. */
function tellAdvice(engine: Engine, state: State): void {
  const decision = engine.decision(state);
  if (!decision) return print('No advice: the game is over.');
  const version = engine.RULES_VERSION;
  if (!hasPresentRules(version))
    return print(`No advice: this position belongs to rules version ${version}, and a rule has changed since.`);
  const { turns, why } = advise(engine.view(state, decision.seat), 'cli');
  for (const { moves, value } of turns) print(`${value.toFixed(1)} VP: ${moves.join(', ')}`);
  print(sayComparison(why));
}

/** The hash of the components that a position names; null for the present ones. */
function componentsOf(data: unknown): string | null {
  const named = (data as { components?: { hash?: unknown } } | null)?.components?.hash;
  return typeof named === 'string' ? named : null;
}

export const position: Command = {
  summary: 'check a position, play moves in it, list the legal ones',
  help: `black-angel position: read a position (docs/notation.md), play moves, show what is legal

Usage: black-angel position FILE [options]      (FILE may be - for standard input)

  --moves TEXT       moves to play, separated by commas: "die gray 3, action 3, repair 2"
  --legal            list the legal moves of the seat that decides
  --advice           the best turns of the seat that decides, and why the first is better than the second
  --components FILE  the component set the position names, if it is not the default one
  --json             print one JSON object: position reached, events, decision, legal moves, outlooks
`,
  async run(args) {
    const { values, positionals } = parse(args, {
      moves: { type: 'string' },
      legal: { type: 'boolean' },
      advice: { type: 'boolean' },
      components: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('name one position file');
    const data = readJson(path);
    const engine = await engineOfComponents(componentsOf(data));
    const components = values['components'];
    if (typeof components === 'string') openSet(readJson(components), { engine });
    const texts = ((values['moves'] as string | undefined) ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean);
    const { state, events } = playMoves(engine, engine.parsePosition(data), texts);
    if (values['json'] === true) {
      const outlooks = state.players.map((_, seat) => engine.outlook(state, seat));
      const over = engine.isOver(state)
        ? { result: engine.result(state) }
        : { decision: engine.decision(state), legal: legalTexts(engine, state) };
      print(JSON.stringify({ position: engine.makePosition(state), events, ...over, outlooks }));
      return 0;
    }
    tell(engine, state);
    if (values['advice'] === true) tellAdvice(engine, state);
    if (values['legal'] === true) for (const text of legalTexts(engine, state)) print(text);
    return 0;
  },
};
