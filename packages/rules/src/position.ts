// A position: a state as JSON that a person can write. It is a difference from a base setup (options and seed): stated
// things are taken from their place in the setup, everything else stays as the setup made it.

import { showCaptive } from './captives.ts';
import { type Content, contentOf, defaultContent, findComponents } from './content/content.ts';
import { cardName, cellName, lineName } from './events.ts';
import { faultOf } from './fault.ts';
import { hasDebris, isBoostUp, showGone, tileIn } from './grid.ts';
import { hexName } from './hex.ts';
import { invariants } from './invariants.ts';
import { checkDecision } from './position-decision.ts';
import { PositionError } from './position-json.ts';
import { Reader } from './position-reader.ts';
import { setup } from './setup.ts';
import {
  COLOURS,
  type ColourName,
  type Covered,
  type Frame,
  type FrameKind,
  type Options,
  type PlayerList,
  type State,
  type Turn,
} from './state.ts';

export { invariants, type Problem } from './invariants.ts';
export { PositionError };

type ByColour<T> = Partial<Record<ColourName, T>>;
/** "orange 3" */
type DieText = string;
type CellText = string | { tile: string; debris?: boolean; boost?: boolean };

/** What belongs to a player, with the names of docs/notation.md. */
export interface PlayerPosition {
  vp?: number;
  ships?: number;
  resources?: number;
  debris?: number;
  /** The supply follows from the other places; state it only to have it checked. */
  robots?: { supply?: number; breakRoom?: number; workstations?: ByColour<number> };
  /** Hexes of ships in space. */
  fleet?: string[];
  hand?: string[];
  slots?: Record<string, string>;
  /** By cell; cells not named are empty. Starting tiles neither here nor among the ejected have left the game. */
  grid?: Record<string, CellText>;
  ejectedTiles?: string[];
  advancedPlaces?: ByColour<string>;
  advancedBeyond?: string[];
  ejectedCards?: string[];
  dice?: DieText[];
  reserved?: DieText[];
}
/** Every list of a player has its field above. */
export type StatedLists = Covered<keyof PlayerPosition | keyof NonNullable<PlayerPosition['robots']>, PlayerList>;

/** A position as a person writes it: what differs from the setup of its options and seed. */
export interface Position {
  position: 1;
  options: { players: number; advanced?: boolean; hal?: Options['hal'] };
  seed?: string;
  components?: { id: string; hash: string };
  round?: number;
  seat?: number;
  ending?: State['ending'];
  lastRound?: number;
  halted?: boolean;
  players?: PlayerPosition[];
  hal?: { vp?: number; dice?: DieText[]; deck?: string[]; discard?: string[] };
  neutral?: { robots?: ByColour<number>; dice?: DieText[] };
  damagedDice?: ByColour<number>;
  /** Cubes by action number; actions not named have none. */
  damage?: Record<string, number>;
  /** Cards by action number, top last; places not named are empty. */
  ravagers?: Record<string, string[]>;
  captives?: { card: string; seat: number }[];
  /** From the ship board outwards: "3A". */
  strips?: string[];
  spes?: { row: number; inSight: boolean };
  space?: { at: string; card: string; owner: number }[];
  /** Top first; what is not named lies beneath. */
  decks?: Partial<Record<ColourName | 'ravager', string[]>>;
  discards?: Partial<Record<ColourName | 'ravager', string[]>>;
  ravagersRemoved?: string[];
  stacks?: ByColour<string[]>;
  tileDiscards?: ByColour<string[]>;
  display?: (string | null)[];
  advanced?: (string | null)[];
  advancedStack?: string[];
  gone?: { tile: string; seat?: number }[];
  turn?: Turn;
  frames?: Frame[];
  chance?: { key: number[]; drawn: number[] };
}

const GROUPS = [...COLOURS, 'ravager'] as const;

/** The state of a position. Throws a PositionError that says where and why it is impossible. */
export function parsePosition(data: unknown): State {
  const reader = new Reader(data);
  const content = reader.components(findComponents, defaultContent);
  const state = setup(reader.options(), reader.seed(), content);
  state.frames = [];
  reader.fill(state, content);
  if (!reader.hasFrames) state.frames = [{ kind: 'turn', seat: state.seat, left: 0, at: 0, list: [] }];
  const [problem] = invariants(state);
  if (problem) throw new PositionError('position', faultOf(problem.problem), problem.rule);
  checkDecision(state);
  return state;
}

const names = (cards: readonly number[]): string[] => cards.map(cardName);
const topFirst = (cards: readonly number[]): string[] => names(cards).reverse();

function diceTexts(dice: readonly number[], reserved: boolean): DieText[] {
  return dice
    .slice(reserved ? 12 : 0, reserved ? 24 : 12)
    .flatMap((count, die) => Array.from({ length: count }, () => `${COLOURS[die >> 2]} ${die & 3}`));
}

const byColour = <T>(of: (colour: number) => T): Record<ColourName, T> => ({
  orange: of(0),
  gray: of(1),
  green: of(2),
});

function playerPosition(state: State, content: Content, seat: number): PlayerPosition {
  const player = state.players[seat]!;
  const tile = (n: number): string => content.tiles[n]!.id;
  const grid: Record<string, CellText> = {};
  for (const [cell, value] of player.grid.entries()) {
    if (value === 0) continue;
    const id = tile(tileIn(value));
    const marks = { ...(hasDebris(value) && { debris: true }), ...(isBoostUp(value) && { boost: true }) };
    grid[cellName(cell)] = Object.keys(marks).length > 0 ? { tile: id, ...marks } : id;
  }
  return {
    vp: player.vp,
    ships: player.ships,
    resources: player.resources,
    debris: player.debris,
    robots: {
      supply: player.robots,
      breakRoom: player.breakRoom,
      workstations: byColour((colour) => player.workstations[colour]!),
    },
    fleet: player.fleet.map(hexName),
    hand: names(player.hand),
    slots: Object.fromEntries(
      player.slots.flatMap((card, slot) => (card === 0 ? [] : [[lineName(slot), cardName(card)]])),
    ),
    grid,
    ejectedTiles: player.ejectedTiles.map(tile),
    advancedPlaces: Object.fromEntries(
      player.advancedPlaces.flatMap((placed, colour) => (placed === 0 ? [] : [[COLOURS[colour]!, tile(placed)]])),
    ),
    advancedBeyond: player.advancedBeyond.map(tile),
    ejectedCards: names(player.ejectedCards),
    dice: diceTexts(state.dice[seat]!, false),
    reserved: diceTexts(state.dice[seat]!, true),
  };
}

/** The whole state as a position. It holds every secret of the game. */
export function makePosition(state: State): Position {
  const content = contentOf(state);
  const tile = (n: number): string => content.tiles[n]!.id;
  const tileOrNull = (n: number): string | null => (n === 0 ? null : tile(n));
  const actions = <T>(of: (action: number) => T, keep: (value: T) => boolean): Record<string, T> =>
    Object.fromEntries(
      [0, 1, 2, 3, 4, 5].flatMap((action) => (keep(of(action)) ? [[`${action + 1}`, of(action)]] : [])),
    );
  const extra = state.dice[state.players.length];
  return {
    position: 1,
    options: state.options,
    components: { id: content.set.id, hash: content.hash },
    round: state.round,
    seat: state.seat,
    ending: state.ending,
    lastRound: state.lastRound,
    halted: state.halted,
    players: state.players.map((_, seat) => playerPosition(state, content, seat)),
    ...(state.hal && {
      hal: {
        vp: state.hal.vp,
        dice: diceTexts(extra!, false),
        deck: state.hal.deck.map((card) => content.halCards[card]!.id).reverse(),
        discard: state.hal.discard.map((card) => content.halCards[card]!.id),
      },
    }),
    ...(state.neutral.length > 0 && {
      neutral: { robots: byColour((colour) => state.neutral[colour]!), dice: diceTexts(extra!, false) },
    }),
    damagedDice: byColour((colour) => state.damagedSupply[colour]!),
    damage: actions(
      (action) => state.damage[action]!,
      (cubes) => cubes > 0,
    ),
    ravagers: actions(
      (action) => names(state.ravagers[action]!),
      (cards) => cards.length > 0,
    ),
    captives: state.captives.map(showCaptive).map(({ card, seat }) => ({ card: cardName(card), seat })),
    strips: state.strips.map((strip) => `${(strip >> 1) + 1}${strip & 1 ? 'B' : 'A'}`),
    spes: { row: state.spesRow + 1, inSight: state.spesInSight },
    space: state.cards.flatMap((card, hex) =>
      card === 0 ? [] : [{ at: hexName(hex), card: cardName(card), owner: state.owners[hex]! }],
    ),
    decks: Object.fromEntries(GROUPS.map((name, i) => [name, topFirst(state.missionDecks[i] ?? state.ravagerDeck)])),
    discards: Object.fromEntries(
      GROUPS.map((name, i) => [name, names(state.missionDiscards[i] ?? state.ravagerDiscard)]),
    ),
    ravagersRemoved: names(state.ravagersRemoved),
    stacks: byColour((colour) => state.stacks[colour]!.map(tile).reverse()),
    tileDiscards: byColour((colour) => state.tileDiscards[colour]!.map(tile)),
    display: state.display.map(tileOrNull),
    advanced: state.advancedShow.map(tileOrNull),
    advancedStack: state.advancedStack.map(tile).reverse(),
    gone: state.gone.map(showGone).map((gone) => ({
      tile: tile(gone.tile),
      ...(gone.seat === null ? {} : { seat: gone.seat }),
    })),
    turn: state.turn,
    frames: state.frames.map((frame) => ({ ...frame, kind: frame.kind as FrameKind })),
    chance: { key: state.key, drawn: state.drawn },
  };
}
