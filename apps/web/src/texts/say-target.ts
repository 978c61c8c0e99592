// The accessible name of every target: what it is, then its state.

import type { PlayerView, View } from '@black-angel/engine';
import { CELL_NAMES, COLOURS, type ColourName, cardName, LINE_NAMES, parseHex, parseMove } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import { capitalised, Parts, plain, type SeatNames, sayMove } from '@black-angel/words';
import type { Target } from '../ui-state/target.ts';
import { joined, sayCard, sayHex, sayHexEffect } from './say-things.ts';
import type { PageParts, T } from './texts.ts';

interface Asked {
  p: PageParts;
  t: T;
  view: View;
  names: SeatNames | null;
  /** The seat of the board: the viewer's, or the first for a spectator. */
  player: PlayerView;
}

const ADVANCED_LIMIT = 4;
const LIMIT_PER_CARD = 2;

const isRow = (line: string): boolean => line.startsWith('row');
const numberOf = (name: string): number => Number(name.at(-1));
const colourNumber = (name: string): number => COLOURS.indexOf(name as ColourName);

function sayDie({ p, view }: Asked, [from, colour, value, area]: readonly string[]): string {
  const values = { colour: p.colour(colour as ColourName), value: Number(value) };
  const isOwn = Number(from) === view.viewer;
  return joined([
    p.t(value === '0' ? 'target.starDie' : 'target.die', values),
    isOwn ? p.t('target.ofYours') : p.t('target.inCompartment', { of: p.of(Number(from)) }),
    area === 'r' && p.t('target.reserved'),
  ]);
}

function saySlot({ p, player }: Asked, line: string): string {
  const back = player.slotBacks[LINE_NAMES.indexOf(line)] ?? null;
  return joined([
    p.t(isRow(line) ? 'target.slot.row' : 'target.slot.column', { number: numberOf(line) }),
    back === null
      ? p.t('target.slotHolds.empty')
      : back === 'ravager'
        ? p.t('target.slotHolds.ravager')
        : p.t('target.slotHolds.mission', { colour: p.colour(back) }),
  ]);
}

function sayArrow({ p }: Asked, line: string): string {
  return joined([
    p.t(isRow(line) ? 'target.arrow.row' : 'target.arrow.column', { number: numberOf(line) }),
    p.content.blackArrows.includes(LINE_NAMES.indexOf(line)) && p.t('target.arrow.black'),
  ]);
}

function sayCell({ p, player }: Asked, cell: string): string {
  const { tile, boost, debris } = player.grid[CELL_NAMES.indexOf(cell)]!;
  return joined([
    p.t('target.cell', { cell: p.cell(cell) }),
    tile === null ? p.t('target.empty') : p.tileOf(tile, undefined, true),
    tile !== null && boost && p.t('target.boostUp', { boost: p.boost(tile) }),
    debris && p.t('target.withDebris'),
  ]);
}

function sayAction({ p, view }: Asked, number: number): string {
  const at = number - 1;
  const damage = view.damage[at] ?? 0;
  const ravagers = view.ravagers[at] ?? [];
  const top = ravagers.at(-1);
  return joined([
    p.t('target.action', {
      number,
      name: p.t(`action.long.${p.content.actionKind[at]!}`),
      colour: p.colour(p.content.actionColour[at]!),
    }),
    damage === 0 ? p.t('target.undamaged') : p.t('count.damage', { count: damage }),
    damage === 2 && p.t('target.damaged'),
    ravagers.length > 0 && p.t('count.ravager', { count: ravagers.length }),
    top !== undefined && p.t('target.topRavager', { number: cardName(top), effect: p.strike(top) }),
  ]);
}

function sayPlace({ p, view }: Asked, number: number): string {
  const tile = view.display[number - 1] ?? null;
  const cost = p.content.displayCosts[number - 1] ?? 1;
  return joined([
    p.t('target.place', { number }),
    tile === null ? p.t('target.empty') : p.tileOf(tile, undefined, true),
    tile !== null && view.options.advanced && p.t('target.boostUp', { boost: p.boost(tile) }),
    p.t('target.cost', { count: cost }),
  ]);
}

function sayShow({ p, view }: Asked, number: number): string {
  const tile = view.advancedShow[number - 1] ?? null;
  return joined([
    p.t('target.show', { number }),
    tile === null ? p.t('target.empty') : p.tileEffect(tile),
    tile !== null && p.t('target.cost', { count: 2 }),
  ]);
}

/** E5: the limit of a place grows with the ejected cards of its colour. */
function sayAdvancedPlace({ p, player }: Asked, name: string): string {
  const colour = colourNumber(name);
  const tile = player.advancedPlaces[colour] ?? null;
  const cards = player.ejectedCards.filter((card) => p.content.missions[card]!.colour === colour).length;
  return joined([
    p.t('target.advanced', { colour: p.colour(colour) }),
    tile === null ? p.t('target.empty') : p.tileEffect(tile),
    p.t('target.limit', { vp: ADVANCED_LIMIT + LIMIT_PER_CARD * cards }),
  ]);
}

function saySupply({ p, view }: Asked, name: string): string {
  const colour = colourNumber(name);
  const damaged = view.damagedSupply[colour] ?? 0;
  return joined([
    p.t('target.supply', { colour: p.colour(colour) }),
    p.t('count.die', { count: (view.supply[colour] ?? 0) + damaged }),
    damaged > 0 && p.t('target.damagedDice', { count: damaged }),
  ]);
}

/** The robots of one place, the viewer's first; none of the others are left out. `strangers` are Hal's or neutral. */
function sayRobots({ p, view, player }: Asked, countOf: (player: PlayerView) => number, strangers: number): string {
  const others = [...view.players.map(countOf), strangers].flatMap((count, seat) =>
    count === 0 || view.players[seat] === player
      ? []
      : [p.t('preview.other', { name: p.who(seat), text: p.t('count.robot', { count }) })],
  );
  return joined([p.t('target.yourRobots', { count: countOf(player) }), ...others]);
}

function sayStation(asked: Asked, name: ColourName): string {
  const { p, view } = asked;
  const colour = colourNumber(name);
  // H1: Hal has one robot at every workstation.
  const strangers = view.hal ? 1 : (view.neutral[colour] ?? 0);
  return joined([
    p.t('target.station', { colour: p.colour(name) }),
    sayRobots(asked, ({ workstations }) => workstations[colour] ?? 0, strangers),
  ]);
}

const SAYERS: Readonly<Record<string, (asked: Asked, parts: readonly string[]) => string>> = {
  die: sayDie,
  card: ({ t, p }, [card = '']) => sayCard(t, Number(card), p.content),
  slot: (asked, [line = '']) => saySlot(asked, line),
  arrow: (asked, [line = '']) => sayArrow(asked, line),
  cell: (asked, [cell = '']) => sayCell(asked, cell),
  action: (asked, [number]) => sayAction(asked, Number(number)),
  hex: ({ t, p, view, names }, [name = '']) => {
    const hex = parseHex(name) ?? 0;
    const said = sayHex(t, hex, view, p.content, names);
    const effect = sayHexEffect(hex, view, p.content, t.language);
    return effect === null ? said : `${said}. ${effect}`;
  },
  ship: ({ p }, [hex = '']) => p.t('target.ship', { hex }),
  place: (asked, [number]) => sayPlace(asked, Number(number)),
  show: (asked, [name = '']) => sayShow(asked, numberOf(name)),
  tile: ({ p }, [id = '']) => p.tile(id, undefined, true),
  advanced: (asked, [colour = '']) => sayAdvancedPlace(asked, colour),
  supply: (asked, [colour = '']) => saySupply(asked, colour),
  station: (asked, [colour = '']) => sayStation(asked, colour as ColourName),
  deck: ({ p, view }, [colour = '']) =>
    joined([
      p.t('target.deck', { colour: p.colour(colour as ColourName) }),
      p.t('count.card', { count: view.missionDecks[colourNumber(colour)] ?? 0 }),
    ]),
  'break-room': (asked) => joined([asked.p.t('target.breakRoom'), sayRobots(asked, ({ breakRoom }) => breakRoom, 0)]),
  storage: ({ p, player }, [what]) =>
    what === 'ship'
      ? joined([p.t('target.storageShip'), String(player.ships)])
      : joined([p.t('target.storageDebris'), String(player.debris)]),
  button: ({ t, p, view, names }, [kind]) => sayMove(t, { kind } as never, view, p.content, names),
  choice: ({ t, p, view, names }, words) => {
    const move = parseMove(words.join(':'), p.content);
    return move ? sayMove(t, move, view, p.content, names) : words.join(':');
  },
};

/** With `names` it says whose a card, a ship or a die is. */
export function sayTarget(t: T, target: Target, view: View, content: Content, names: SeatNames | null = null): string {
  const p = new Parts(t, content, names);
  const [kind = '', ...parts] = target.split(':');
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const say = SAYERS[kind];
  if (!say) return target;
  const asked: Asked = {
    p,
    t,
    view,
    names,
    // Read only by the names that need it: a name is kept until what it reads changes (table/labels.ts).
    get player() {
      return view.players[seat]!;
    },
  };
  return capitalised(plain(say(asked, parts)), p.locale);
}
