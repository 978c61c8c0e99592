// A component set made ready for the rules: everything by number, nothing optional.

import { sha256 } from '../sha256.ts';
import { colourNumber, compileMission, type Mission, type MissionKind, NO_MISSION } from './compile-mission.ts';
import {
  type ActionKind,
  type AdvancedKind,
  type Boost,
  type BoostKind,
  type ComponentSet,
  type HalCard,
  type HalGoods,
  type Line,
  type MissionCard,
  type RavagerCard,
  type RavagerEffect,
  TILE_EFFECTS,
  type TileEffect,
} from './component-set.ts';
import defaultSet from './default-set.json' with { type: 'json' };
import { validateSet } from './validate-set.ts';

export const MISSIONS = 60;
export const CARDS = 90;
export const TECHNOLOGY = 48;
export const STARTING = 3;
export const FIRST_ADVANCED = TECHNOLOGY + STARTING + 1;
export const ASTEROID = -1;

export interface Ravager {
  readonly action: number;
  readonly effect: RavagerEffect['kind'];
  /** damageSupplyDie only, else -1. */
  readonly colour: number;
}

export interface Tile {
  readonly id: string;
  /** -1 for Advanced tiles. */
  readonly colour: number;
  /** One effect, or the choices of a Starting tile; none for Advanced tiles. */
  readonly effects: readonly TileEffect[];
  /** The same as their places in TILE_EFFECTS, and those as bits. */
  readonly effectNumbers: readonly number[];
  readonly effectBits: number;
  readonly boost: CompiledBoost | null;
  readonly advanced: { readonly kind: AdvancedKind; readonly vpPer: number } | null;
}

export interface CompiledBoost {
  readonly kind: BoostKind;
  readonly colour: number;
  /** vpForAction: which action, and how many VP. */
  readonly action: ActionKind | null;
  readonly vp: number;
}

/** A component set, compiled for the rules: tables by number instead of lists with ids. */
export interface Content {
  readonly set: ComponentSet;
  readonly hash: string;
  readonly dieFaces: readonly number[];
  readonly dieOpposite: readonly number[];
  /** The same for every set of values, as bits. */
  readonly oppositeValues: readonly number[];
  readonly actionColour: readonly number[];
  readonly actionKind: readonly ActionKind[];
  /** The actions that do not depend on the player's goods, and those that do: Command. */
  readonly nonCommandActions: readonly number[];
  readonly commandActions: readonly number[];
  /** The two actions of each colour (A2.7). */
  readonly actionsOf: readonly (readonly number[])[];
  readonly displayCosts: readonly number[];
  /** The places of the display that cost 1, as bits. */
  readonly cheapPlaces: number;
  readonly startCells: readonly number[];
  readonly blackArrows: readonly number[];
  /** Advantage by seat. */
  readonly advantages: readonly { readonly resource: number; readonly reserveDie: number }[];
  /** By card number. */
  readonly missions: readonly Mission[];
  readonly ravagers: readonly Ravager[];
  /** Colour of a Mission's back, 3 for Ravagers; by card number. */
  readonly back: readonly number[];
  /** By tile number. */
  readonly tiles: readonly Tile[];
  /** A1.2: the backs of the cards that activate a tile, as bits: its colour and 3, a Ravager; by tile number. */
  readonly activatedBy: readonly number[];
  /** By (strip × 2 + face) × 5 + column: colour or ASTEROID. */
  readonly territory: readonly number[];
  /** By strip × 2 + face: the columns with an asteroid field, as bits. */
  readonly asteroids: readonly number[];
  readonly comet: readonly boolean[];
  readonly ravagerIcon: readonly boolean[];
  /** Unshuffled piles: Mission cards and Technology tiles by colour, Ravager cards, Advanced tiles. */
  readonly missionPiles: readonly (readonly number[])[];
  readonly technologyPiles: readonly (readonly number[])[];
  /** One Mission card of each colour. */
  readonly missionSamples: readonly number[];
  readonly ravagerPile: readonly number[];
  readonly advancedPile: readonly number[];
  readonly halCards: readonly HalCard[];
  readonly halVp: Readonly<Record<HalGoods, number>>;
}

export { colourNumber, type Mission, type MissionKind };

/** Whether a card number is a Ravager card. */
export const isRavager = (card: number): boolean => card > MISSIONS;

/** What is printed on a card. @rule C3 */
export const missionCard = (content: Content, card: number): MissionCard => content.set.missions[card - 1]!;
/** What is printed on a Ravager card. */
export const ravagerCard = (content: Content, card: number): RavagerCard => content.set.ravagers[card - 1 - MISSIONS]!;

const lineNumber = (line: Line): number => Number(line.at(-1)) + (line.startsWith('row') ? 0 : 3);

function compileBoost(boost: Boost): CompiledBoost {
  const colour = colourNumber(boost.colour);
  return boost.kind === 'vpForAction'
    ? { kind: boost.kind, colour, action: boost.action, vp: boost.vp }
    : { kind: boost.kind, colour, action: null, vp: 0 };
}

function compileTiles(set: ComponentSet): Tile[] {
  const withEffects = (effects: readonly TileEffect[]) => {
    const effectNumbers = effects.map((effect) => TILE_EFFECTS.indexOf(effect));
    return { effects, effectNumbers, effectBits: effectNumbers.reduce((bits, number) => bits | (1 << number), 0) };
  };
  const none: Tile = { id: '', colour: -1, ...withEffects([]), boost: null, advanced: null };
  return [
    none,
    ...set.technology.map((tile) => ({
      ...none,
      id: tile.id,
      colour: colourNumber(tile.colour),
      ...withEffects([tile.standard]),
      boost: compileBoost(tile.boost),
    })),
    ...set.startingTechnology.map((tile) => ({
      ...none,
      id: tile.id,
      colour: colourNumber(tile.colour),
      ...withEffects(tile.oneOf),
    })),
    ...set.advancedTechnology.map((tile) => ({
      ...none,
      id: tile.id,
      advanced: { kind: tile.kind, vpPer: tile.vpPer },
    })),
  ];
}

const isObject = (value: unknown): boolean => value !== null && typeof value === 'object';

/** JSON with sorted keys: the same data gives the same text, whatever the order of its keys. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  // Most of a state is lists of numbers; there is nothing to sort in them.
  if (Array.isArray(value))
    return value.some(isObject) ? `[${value.map(canonicalJson).join(',')}]` : JSON.stringify(value);
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const entry = (value as Record<string, unknown>)[key];
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(entry)}`;
  }
  return `{${text}}`;
}

export const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const asteroidsOf = (hexes: readonly { territory: string }[]): number =>
  hexes.reduce((bits, { territory }, column) => bits | (territory === 'asteroid' ? 1 << column : 0), 0);

function compileSet(set: ComponentSet): Content {
  const hexes = set.strips.flatMap((strip) => [...strip.faces.A, ...strip.faces.B]);
  const missions = [NO_MISSION, ...set.missions.map(compileMission)];
  const ravagers: Ravager[] = [];
  for (const [i, card] of set.ravagers.entries()) {
    const colour = card.effect.kind === 'damageSupplyDie' ? colourNumber(card.effect.colour) : -1;
    ravagers[MISSIONS + 1 + i] = { action: card.action - 1, effect: card.effect.kind, colour };
  }
  const tiles = compileTiles(set);
  const dieOpposite = [0, 1, 2, 3].map((value) => set.dieOpposite[value] ?? value);
  const actionColour = set.actions.map((action) => colourNumber(action.colour));
  const missionPiles = [0, 1, 2].map((colour) =>
    range(1, MISSIONS).filter((card) => missions[card]!.colour === colour),
  );
  const isCommand = (action: number): boolean => set.actions[action]!.action === 'command';
  return {
    set,
    hash: sha256(canonicalJson(set)),
    dieFaces: set.dieFaces,
    dieOpposite,
    oppositeValues: range(0, 15).map((values) =>
      dieOpposite.reduce((bits, opposite, value) => bits | (((values >> value) & 1) << opposite), 0),
    ),
    actionColour,
    actionKind: set.actions.map((action) => action.action),
    nonCommandActions: range(0, 5).filter((action) => !isCommand(action)),
    commandActions: range(0, 5).filter(isCommand),
    actionsOf: [0, 1, 2].map((colour) => [0, 1, 2, 3, 4, 5].filter((action) => actionColour[action] === colour)),
    displayCosts: set.display.costs,
    cheapPlaces: set.display.costs.reduce((bits, cost, place) => bits | ((cost === 1 ? 1 : 0) << place), 0),
    startCells: set.playerBoard.startCells.map(([row, column]) => row * 3 + column),
    blackArrows: set.playerBoard.blackArrows.map(lineNumber),
    advantages: [1, 2, 3, 4].map((place) => ({ resource: 0, reserveDie: 0, ...set.turnOrderAdvantage[place] })),
    missions,
    ravagers,
    back: Array.from({ length: CARDS + 1 }, (_, card) => (card <= MISSIONS ? missions[card]!.colour : 3)),
    tiles,
    activatedBy: tiles.map(({ colour }) => (colour < 0 ? 0 : (1 << colour) | (1 << 3))),
    territory: hexes.map((hex) => (hex.territory === 'asteroid' ? ASTEROID : colourNumber(hex.territory))),
    asteroids: set.strips.flatMap(({ faces }) => [asteroidsOf(faces.A), asteroidsOf(faces.B)]),
    comet: hexes.map((hex) => hex.comet === true),
    ravagerIcon: hexes.map((hex) => hex.ravagerIcon === true),
    missionPiles,
    missionSamples: missionPiles.map((pile) => pile[0]!),
    technologyPiles: [0, 1, 2].map((colour) => range(1, TECHNOLOGY).filter((tile) => tiles[tile]!.colour === colour)),
    ravagerPile: range(MISSIONS + 1, CARDS),
    advancedPile: range(FIRST_ADVANCED, tiles.length - 1),
    halCards: set.hal.cards,
    halVp: set.hal.vpPer,
  };
}

const loaded = new Map<string, Content>();

/** Registers a component set, so that games can use it. Throws a ComponentError that names the problem. */
export const loadComponents = (data: unknown): Content => register(validateSet(data));

/** Registers the set of an older game, which may break rules that were added for sets later. */
export const loadOldComponents = (data: unknown): Content => register(validateSet(data, { isOld: true }));

function register(set: ComponentSet): Content {
  const content = compileSet(set);
  const known = loaded.get(content.hash);
  if (known) return known;
  loaded.set(content.hash, content);
  return content;
}

/** The published game. */
export const defaultContent: Content = loadComponents(defaultSet);

let latest = defaultContent;

/** The components of a state. A cache of one: nearly every call is for the same set as the call before. */
export function contentOf(state: { readonly components: string }): Content {
  if (state.components === latest.hash) return latest;
  const content = loaded.get(state.components);
  if (!content) throw new Error(`Component set ${state.components} is not loaded: call loadComponents with it first.`);
  latest = content;
  return content;
}

/** The registered set with this hash, or null. */
export const findComponents = (hash: string): Content | null => loaded.get(hash) ?? null;
