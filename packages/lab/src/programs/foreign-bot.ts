// Bots that are not ours: a module with a default export, or a program (docs/bots.md). The lab and the terminal make
// their players here, so a foreign bot can sit wherever one of ours can.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, type BotInput, makeBot, prepareBot, type Thought } from '@black-angel/bots';
import type { View } from '@black-angel/engine';
import { formatMove, type Result, RULES_VERSION } from '@black-angel/rules';
import { type Content, contentOf } from '@black-angel/rules/components';
import { LANGUAGES, type Language, SAY, sayWholeMove } from '@black-angel/words/all';
import { nameView, textsOf } from '@black-angel/words/named-view';
import { Program } from './program.ts';

/** The version of the line protocol of bots. */
export const BOT_PROTOCOL = 1;

/** A bot in one game. Programs are told how it ended. */
export interface Player extends Bot {
  close?(result: Result | null): void;
}

/** The default export of a module: a bot, or a function that makes a new one for each game. */
export interface BotModule {
  readonly default?: Bot | (() => Bot);
}

const modules = new Map<string, () => Bot>();

/** "greedy:iterations=5" is one of ours, "./my-bot.ts" a module, anything else a command line. */
function kindOf(spec: string): 'ours' | 'module' | 'program' {
  if (/^[\w-]+(?::\S*)?$/.test(spec)) return 'ours';
  return /^\S+\.[cm]?[jt]s$/.test(spec) ? 'module' : 'program';
}

export const isForeign = (spec: string): boolean => kindOf(spec) !== 'ours';

async function loadModule(path: string): Promise<() => Bot> {
  const { default: found } = (await import(pathToFileURL(resolve(path)).href)) as BotModule;
  const make = typeof found === 'function' ? found : () => found;
  if (typeof make()?.think !== 'function')
    throw new Error(`${path} has no bot: export one by default, or a function that makes one, with a method "think"`);
  return make as () => Bot;
}

/** Loads what a player needs. Call it before `makePlayer`. */
export async function preparePlayer(spec: string): Promise<void> {
  const kind = kindOf(spec);
  if (kind === 'ours') await prepareBot(spec);
  if (kind === 'module' && !modules.has(spec)) modules.set(spec, await loadModule(spec));
}

/** A new player for one game. A program may take `patience` milliseconds for an answer, beside its budget. */
export function makePlayer(spec: string, patience: number): Player {
  const kind = kindOf(spec);
  if (kind === 'ours') return makeBot(spec);
  if (kind === 'program') return new ProgramBot(spec, patience);
  const make = modules.get(spec);
  if (!make) throw new Error(`${spec} is not loaded: call preparePlayer first`);
  const bot = make();
  return { id: spec, think: (input) => bot.think(input) };
}

/** A program as a bot. It is started when its first decision comes. */
class ProgramBot implements Player {
  readonly id: string;
  private readonly patience: number;
  private program: Program | null = null;
  private language: Language = 'en';

  constructor(command: string, patience: number) {
    this.id = command;
    this.patience = patience;
  }

  think({ view, moves, budget, random }: BotInput): Thought {
    const content = contentOf(view);
    this.program ??= this.start(view, content);
    const say = SAY[this.language];
    const legal = moves.map((move) => ({
      move: formatMove(move, content)!,
      sentence: `${sayWholeMove(say, move, view, content)}.`,
    }));
    const question = { type: 'go', view: nameView(view, content), moves: legal, budget, seed: random(2 ** 31) };
    const answer = this.program.ask(question, 'best', this.patience + (budget.milliseconds ?? 0));
    const turn = Array.isArray(answer['turn']) ? answer['turn'].map(String) : [String(answer['move'])];
    const move = moves[legal.findIndex((each) => each.move === turn[0])];
    if (!move) throw this.program.wrong(`answered "go" with the move "${turn[0]}", which is not legal`);
    return { move, lines: [{ moves: turn, value: 0, visits: 0 }] };
  }

  private start(view: View, content: Content): Program {
    const program = new Program(this.id);
    const hello = program.ask({ type: 'hello', protocol: BOT_PROTOCOL, rules: RULES_VERSION }, 'hello', this.patience);
    if (hello['protocol'] !== BOT_PROTOCOL)
      throw program.wrong(`speaks protocol ${hello['protocol']}; this is protocol ${BOT_PROTOCOL}`);
    this.language = LANGUAGES.find((language) => language === hello['language']) ?? 'en';
    const { decision, options } = view;
    const components = textsOf(content, this.language);
    program.tell({ type: 'newGame', seat: decision!.seat, options, components });
    return program;
  }

  close(result: Result | null): void {
    this.program?.tell({ type: 'gameOver', result });
    this.program?.close();
    this.program = null;
  }
}
