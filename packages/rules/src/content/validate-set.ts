// Validates an external component file. Wrong counts, unknown ids, broken references and bad values are refused with an
// error that names the entry and the problem.

import { type EntryFault, faultOf, sayFault } from '../fault.ts';
import { COLOURS } from '../state.ts';
import { ADVANCED_KINDS, type ComponentSet, type MissionEffect, TILE_EFFECTS } from './component-set.ts';

/** Says which entry of a component set is wrong, and why. */
export class ComponentError extends Error {
  /** Where, as a path: `missions[016].effect.owner.ship`. */
  readonly entry: string;
  readonly fault: EntryFault;
  /** The fault in words. */
  readonly problem: string;
  constructor(entry: string, fault: EntryFault) {
    const problem = sayFault(fault);
    super(`Component set, ${entry}: ${problem}`);
    this.name = 'ComponentError';
    this.entry = entry;
    this.fault = fault;
    this.problem = problem;
  }
}

type Json = Record<string, unknown>;
type Check = (value: unknown, at: string) => void;

const say = (value: unknown): string => JSON.stringify(value) ?? String(value);

function fail(at: string, problem: string | EntryFault): never {
  throw new ComponentError(at, faultOf(problem));
}

function object(value: unknown, at: string): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    fail(at, { kind: 'type', needed: 'object', found: say(value) });
  return value as Json;
}

function list(value: unknown, at: string, length?: number): unknown[] {
  if (!Array.isArray(value)) fail(at, { kind: 'type', needed: 'list', found: say(value) });
  if (length !== undefined && value.length !== length) fail(at, { kind: 'count', needed: length, found: value.length });
  return value;
}

const text: Check = (value, at) => {
  if (typeof value !== 'string' || value.length === 0 || value.length > 500)
    fail(at, { kind: 'type', needed: 'text', found: say(value) });
};

const bool: Check = (value, at) => {
  if (typeof value !== 'boolean') fail(at, { kind: 'type', needed: 'boolean', found: say(value) });
};

const whole =
  (least: number, most: number): Check =>
  (value, at) => {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      fail(at, { kind: 'range', least, most, found: say(value) });
  };

const oneOf =
  (...names: readonly unknown[]): Check =>
  (value, at) => {
    if (!names.includes(value)) fail(at, { kind: 'choice', names: names.map(String), found: say(value) });
  };

const colour = oneOf(...COLOURS);
const actionKind = oneOf('discover', 'repair', 'destroy', 'command');
const ACTION_OF_COLOUR: Record<string, string> = { orange: 'discover', gray: 'repair', green: 'destroy' };

/** An object with exactly these fields; names ending in ? may be missing. */
function fields(value: unknown, at: string, shape: Record<string, Check>): Json {
  const entry = object(value, at);
  for (const [name, check] of Object.entries(shape)) {
    const key = name.replace('?', '');
    if (Object.hasOwn(entry, key)) check(entry[key], `${at}.${key}`);
    else if (!name.endsWith('?')) fail(at, { kind: 'missingField', field: key });
  }
  for (const key of Object.keys(entry))
    if (key.endsWith('?') || !(Object.hasOwn(shape, key) || Object.hasOwn(shape, `${key}?`)))
      fail(at, { kind: 'unknownField', field: key });
  return entry;
}

const few = whole(1, 20);
const gain: Check = (value, at) =>
  void fields(value, at, { 'vp?': few, 'ship?': few, 'resource?': few, 'robot?': few, 'debris?': few });
const cost: Check = (value, at) =>
  void fields(value, at, {
    'ship?': few,
    'resource?': few,
    'robot?': few,
    'debris?': few,
    'technology?': few,
    'missionCard?': few,
    'ravagerCard?': few,
  });
const any: Check = () => {};

const each: Check = (value, at) => void fields(value, at, { vpPer: few, of: oneOf('ownedInSpace', 'ejected'), colour });

const MISSION_EFFECTS: Record<MissionEffect['kind'], Check> = {
  activation: (value, at) => {
    const effect = fields(value, at, { kind: any, cost, gain });
    if (Object.keys(object(effect['gain'], at)).length === 0) fail(`${at}.gain`, 'an activation must give something');
  },
  neutralization: (value, at) =>
    void fields(
      value,
      at,
      'each' in object(value, at) ? { kind: any, each } : { kind: any, owner: gain, eachShip: gain },
    ),
};

const missionEffect: Check = (value, at) => {
  const { kind } = object(value, at);
  oneOf(...Object.keys(MISSION_EFFECTS))(kind, `${at}.kind`);
  MISSION_EFFECTS[kind as MissionEffect['kind']](value, at);
};

const ravagerEffect: Check = (value, at) => {
  const effect = object(value, at);
  oneOf(
    'damageNextAction',
    'damageSupplyDie',
    'discardMission',
    'discardRavager',
    'placeRobot',
  )(effect['kind'], `${at}.kind`);
  fields(value, at, effect['kind'] === 'damageSupplyDie' ? { kind: any, colour } : { kind: any });
};

const boost: Check = (value, at) => {
  const entry = object(value, at);
  oneOf('vpForAction', 'dieToThree', 'dieToAnyColour', 'reserveDie')(entry['kind'], `${at}.kind`);
  if (entry['kind'] !== 'vpForAction') return void fields(value, at, { kind: any, colour });
  fields(value, at, { kind: any, action: actionKind, colour, vp: few });
  actionFitsColour(entry, at);
};

function actionFitsColour(entry: Json, at: string): void {
  const own = ACTION_OF_COLOUR[entry['colour'] as string];
  if (entry['action'] !== 'command' && entry['action'] !== own)
    fail(at, `there is no ${entry['colour']} ${entry['action']} action on the ship`);
}

const tileEffect = oneOf(...TILE_EFFECTS);
const tileEffects: Check = (value, at) => {
  const effects = list(value, at);
  if (effects.length < 1 || effects.length > 4) fail(at, `1 to 4 effects are needed, not ${effects.length}`);
  for (const [i, effect] of effects.entries()) tileEffect(effect, `${at}[${i}]`);
};

const hex: Check = (value, at) =>
  void fields(value, at, { territory: oneOf(...COLOURS, 'asteroid'), 'comet?': bool, 'ravagerIcon?': bool });

/** Checks each entry, that ids are unique, and returns the entries. */
function entries(value: unknown, at: string, count: number, shape: Record<string, Check>): Json[] {
  const seen = new Set<unknown>();
  return list(value, at, count).map((item, i) => {
    const id = object(item, `${at}[${i}]`)['id'];
    const where = `${at}[${typeof id === 'string' ? id : i}]`;
    const entry = fields(item, where, shape);
    if (seen.has(id)) fail(where, 'this id is used twice');
    seen.add(id);
    return entry;
  });
}

function evenSplit(items: Json[], at: string, key: string, names: readonly string[], each: number): void {
  for (const value of names) {
    const found = items.filter((item) => item[key] === value).length;
    if (found !== each) fail(at, { kind: 'share', field: key, value, needed: each, found });
  }
}

function checkDice(set: Json): void {
  const faces = list(set['dieFaces'], 'dieFaces', 6);
  for (const [i, face] of faces.entries()) whole(0, 3)(face, `dieFaces[${i}]`);
  const opposite = fields(set['dieOpposite'], 'dieOpposite', { 0: any, 1: any, 2: any, 3: any });
  for (const value of [0, 1, 2, 3]) {
    whole(0, 3)(opposite[value], `dieOpposite.${value}`);
    if (opposite[opposite[value] as number] !== value)
      fail(`dieOpposite.${value}`, 'opposite faces must name each other');
  }
}

function checkShip(set: Json): void {
  const actions = list(set['actions'], 'actions', 6).map((item, i) => {
    const at = `actions[${i}]`;
    const action = fields(item, at, { number: any, colour, action: actionKind });
    if (action['number'] !== i + 1) fail(`${at}.number`, `actions are listed clockwise; ${i + 1} is needed here`);
    actionFitsColour(action, at);
    return action;
  });
  for (const name of COLOURS) {
    const kinds = actions.filter((action) => action['colour'] === name).map((action) => action['action']);
    if (kinds.length !== 2 || !kinds.includes('command') || !kinds.includes(ACTION_OF_COLOUR[name]))
      fail('actions', `${name} needs exactly one ${ACTION_OF_COLOUR[name]} and one command action`);
  }
  const costs = list(fields(set['display'], 'display', { costs: any })['costs'], 'display.costs');
  if (costs.length < 3 || costs.length > 12) fail('display.costs', `3 to 12 places are needed, not ${costs.length}`);
  for (const [i, value] of costs.entries()) whole(1, 2)(value, `display.costs[${i}]`);
  whole(4, 4)(set['advancedPlacesOnShip'], 'advancedPlacesOnShip');
}

function checkBoard(set: Json): void {
  const at = 'playerBoard';
  const board = fields(set[at], at, { startCells: any, colourArrows: any, blackArrows: any, 'note?': text });
  const cells = list(board['startCells'], `${at}.startCells`, 3).map((cell, i) => {
    for (const part of list(cell, `${at}.startCells[${i}]`, 2)) whole(0, 2)(part, `${at}.startCells[${i}]`);
    return say(cell);
  });
  if (new Set(cells).size !== 3) fail(`${at}.startCells`, 'the three cells must differ');
  const lines = ['row0', 'row1', 'row2', 'column0', 'column1', 'column2'];
  for (const [name, count] of [
    ['colourArrows', 6],
    ['blackArrows', 2],
  ] as const) {
    const arrows = list(board[name], `${at}.${name}`, count);
    for (const [i, arrow] of arrows.entries()) oneOf(...lines)(arrow, `${at}.${name}[${i}]`);
    if (new Set(arrows).size !== count) fail(`${at}.${name}`, 'no arrow may be named twice');
  }
  const places = fields(set['turnOrderAdvantage'], 'turnOrderAdvantage', { 1: any, 2: any, 3: any, 4: any });
  for (const [place, advantage] of Object.entries(places))
    fields(advantage, `turnOrderAdvantage.${place}`, { 'resource?': few, 'reserveDie?': whole(0, 1) });
}

function checkCards(set: Json): void {
  const technology: Check = (value, at) => {
    const icons = list(value, at);
    if (icons.length < 1 || icons.length > 2) fail(at, `1 or 2 Technology icons are needed, not ${icons.length}`);
    for (const [i, icon] of icons.entries()) colour(icon, `${at}[${i}]`);
  };
  const missions = entries(set['missions'], 'missions', 60, {
    id: text,
    colour,
    effect: missionEffect,
    reward: gain,
    technology,
  });
  numbered(missions, 'missions', 1);
  evenSplit(missions, 'missions', 'colour', COLOURS, 20);
  const ravagers = entries(set['ravagers'], 'ravagers', 30, { id: text, action: whole(1, 6), effect: ravagerEffect });
  numbered(ravagers, 'ravagers', 61);
}

/** Cards have their printed numbers as ids. */
function numbered(cards: Json[], at: string, first: number): void {
  for (const [i, card] of cards.entries()) {
    const id = String(first + i).padStart(3, '0');
    if (card['id'] !== id) fail(`${at}[${card['id']}]`, `cards are listed by number; ${id} is needed here`);
  }
}

function checkTiles(set: Json): void {
  const tiles = entries(set['technology'], 'technology', 48, { id: text, colour, standard: tileEffect, boost });
  evenSplit(tiles, 'technology', 'colour', COLOURS, 16);
  const starting = entries(set['startingTechnology'], 'startingTechnology', 3, {
    id: text,
    colour,
    oneOf: tileEffects,
  });
  evenSplit(starting, 'startingTechnology', 'colour', COLOURS, 1);
  const advanced = entries(set['advancedTechnology'], 'advancedTechnology', 16, {
    id: text,
    kind: oneOf(...ADVANCED_KINDS),
    vpPer: few,
  });
  const ids = [...tiles, ...starting, ...advanced].map((tile) => tile['id'] as string);
  for (const [i, id] of ids.entries()) {
    if (!/^[A-Za-z0-9-]{1,60}$/.test(id)) fail(`tile ${say(id)}`, 'an id is made of letters, digits and hyphens');
    if (ids.indexOf(id) !== i) fail(`tile ${id}`, 'this id is used twice');
  }
}

function checkStrips(set: Json): void {
  for (const [i, item] of list(set['strips'], 'strips', 7).entries()) {
    const at = `strips[${i}]`;
    const strip = fields(item, at, { strip: any, faces: any });
    if (strip['strip'] !== i + 1) fail(`${at}.strip`, `strips are listed by number; ${i + 1} is needed here`);
    const faces = fields(strip['faces'], `${at}.faces`, { A: any, B: any });
    for (const face of ['A', 'B'])
      for (const [column, value] of list(faces[face], `${at}.faces.${face}`, 5).entries())
        hex(value, `${at}.faces.${face}[${column}]`);
  }
}

/** A2.C4: icons stand where a card can lie. Sets of rules version 1 had some on asteroid fields. */
function checkIcons({ strips }: ComponentSet): void {
  for (const [i, { faces }] of strips.entries())
    for (const face of ['A', 'B'] as const)
      for (const [column, { territory, ravagerIcon }] of faces[face].entries())
        if (territory === 'asteroid' && ravagerIcon)
          fail(`strips[${i}].faces.${face}[${column}].ravagerIcon`, 'no icon stands on an asteroid field (A2.C4)');
}

function checkHal(set: Json): void {
  const hal = fields(set['hal'], 'hal', { cards: any, vpPer: any });
  const half: Check = (value, at) => {
    const kind = object(value, at)['action'];
    const flag =
      kind === 'discover' ? { advancedFirst: bool } : kind === 'command' ? {} : { direction: oneOf('up', 'down') };
    actionFitsColour(fields(value, at, { colour, action: actionKind, ...flag }), at);
  };
  for (const card of entries(hal['cards'], 'hal.cards', 12, { id: text, top: half, bottom: half }))
    if (object(card['top'], '')['colour'] === object(card['bottom'], '')['colour'])
      fail(`hal.cards[${card['id']}]`, 'the two halves must be of different colours');
  const weight = whole(0, 20);
  fields(hal['vpPer'], 'hal.vpPer', {
    ship: weight,
    resource: weight,
    robot: weight,
    debris: weight,
    ravagerCard: weight,
    technology: weight,
    advancedTechnology: weight,
  });
}

/** The default set has 6 levels. What goes through a set level by level may rely on this limit. */
export const MOST_DEPTH = 20;

const isNested = (value: unknown): value is object => value !== null && typeof value === 'object';

/** Throws if lists and objects are nested deeper than in any set. It does not recurse itself. */
export function checkDepth(data: unknown): void {
  let level = [data].filter(isNested);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) fail('file', { kind: 'depth', most: MOST_DEPTH });
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  }
}

/**
 * Returns a copy of the data as a validated component set. A file may omit its id, name and status entries. An old set
 * may break what only later versions of the rules demand.
 */
export function validateSet(data: unknown, { isOld = false } = {}): ComponentSet {
  checkDepth(data);
  const set = fields(data, 'file', {
    'id?': text,
    'name?': text,
    'author?': text,
    'about?': text,
    'status?': any,
    dieFaces: any,
    dieOpposite: any,
    actions: any,
    display: any,
    advancedPlacesOnShip: any,
    playerBoard: any,
    turnOrderAdvantage: any,
    missions: any,
    ravagers: any,
    technology: any,
    startingTechnology: any,
    advancedTechnology: any,
    strips: any,
    hal: any,
  });
  const marks = Object.hasOwn(set, 'status') ? list(set['status'], 'status') : [];
  for (const [i, item] of marks.entries())
    fields(item, `status[${i}]`, {
      component: text,
      fact: text,
      status: oneOf('published', 'derived', 'reconstructed'),
    });
  checkDice(set);
  checkShip(set);
  checkBoard(set);
  checkCards(set);
  checkTiles(set);
  checkStrips(set);
  checkHal(set);
  if (!isOld) checkIcons(data as ComponentSet);
  return { id: 'custom', name: 'Custom components', status: [], ...JSON.parse(JSON.stringify(data)) } as ComponentSet;
}
