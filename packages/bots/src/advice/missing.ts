// What a player lacks to score with a card or a tile, from the position as it lies.

import { COLOURS, type ColourName, rowOf, type State } from '@black-angel/rules';
import { contentOf, isRavager } from '@black-angel/rules/components';
import { countDice, type Player, tileIn } from '@black-angel/rules/playout';
import type { PathSource } from './paths.ts';

export type MissingGoods = 'ship' | 'resource' | 'robot' | 'debris' | 'technology' | 'missionCard' | 'ravagerCard';

/** What a player lacks for a path. */
export type Missing =
  /** A die of the colour in the player's own compartment; `canBuy`: another player has one for sale. */
  | { kind: 'die'; colour: ColourName; canBuy: boolean }
  /** A ship on the card, or a robot. */
  | { kind: 'ship' }
  /** A ship on a free hex of the colour, to place the card. */
  | { kind: 'berth'; colour: ColourName }
  /** The card must be placed in space first; there is a berth. */
  | { kind: 'place' }
  | { kind: 'goods'; what: MissingGoods; count: number }
  /** How often the Black Angel must advance until the strip leaves. */
  | { kind: 'advances'; count: number }
  /** The tile must be taken and injected first. */
  | { kind: 'discover' }
  /** A card that activates the tile. */
  | { kind: 'card'; colour: ColourName };

const hasDie = (dice: readonly number[], colour: number): boolean =>
  [1, 2, 3].some((value) => countDice(dice, colour, value) > 0);

function missingDie(state: State, seat: number, colour: number): Missing[] {
  if (hasDie(state.dice[seat]!, colour)) return [];
  const canBuy =
    state.players[seat]!.resources > 0 && state.dice.some((dice, other) => other !== seat && hasDie(dice, colour));
  return [{ kind: 'die', colour: COLOURS[colour]!, canBuy }];
}

/** How many of each kind of goods a player can pay with. */
function purseOf(state: State, player: Player): Record<MissingGoods, number> {
  const { tiles } = contentOf(state);
  const inGrid = player.grid.filter((cell) => tileIn(cell) !== 0 && !tiles[tileIn(cell)]!.advanced).length;
  const ravagerCard = player.hand.filter(isRavager).length;
  return {
    ship: player.ships,
    resource: player.resources,
    robot: player.breakRoom,
    debris: player.debris,
    technology: inGrid + player.ejectedTiles.length,
    missionCard: player.hand.length - ravagerCard,
    ravagerCard,
  };
}

function missingGoods(state: State, seat: number, card: number): Missing[] {
  const { cost } = contentOf(state).missions[card]!;
  const purse = purseOf(state, state.players[seat]!);
  return (Object.keys(purse) as MissingGoods[]).flatMap((what): Missing[] => {
    const count = cost[what] - purse[what];
    return count > 0 ? [{ kind: 'goods', what, count }] : [];
  });
}

/** What a card in hand lacks to be in space. */
function missingInSpace(state: State, seat: number, card: number): Missing[] {
  const berth = missingBerth(state, seat, card);
  return berth.length > 0 ? berth : [{ kind: 'place' }];
}

const hasShipOn = (state: State, seat: number, hex: number): boolean => state.players[seat]!.fleet.includes(hex);

function missingBerth(state: State, seat: number, card: number): Missing[] {
  const content = contentOf(state);
  const { colour } = content.missions[card]!;
  const isBerth = (hex: number): boolean =>
    state.cards[hex] === 0 && content.territory[state.strips[rowOf(hex)]! * 5 + (hex % 5)] === colour;
  return state.players[seat]!.fleet.some(isBerth) ? [] : [{ kind: 'berth', colour: COLOURS[colour]! }];
}

function missingForTile(state: State, seat: number, number: number): Missing[] {
  const { grid, hand } = state.players[seat]!;
  const { back, tiles } = contentOf(state);
  const tile = tiles[number]!;
  if (!grid.some((cell) => tileIn(cell) === number)) return [{ kind: 'discover' }];
  const canActivate = hand.some((card) => isRavager(card) || back[card] === tile.colour);
  return canActivate ? [] : [{ kind: 'card', colour: COLOURS[tile.colour]! }];
}

/** What is missing before the source pays; nothing if it can pay in this turn. */
export function missingFor(source: PathSource, state: State, seat: number): Missing[] {
  const { missions } = contentOf(state);
  switch (source.kind) {
    case 'activation': {
      const { card } = source;
      const hex = state.cards.indexOf(card);
      const die = missingDie(state, seat, missions[card]!.colour);
      const goods = missingGoods(state, seat, card);
      if (hex < 0) return [...missingInSpace(state, seat, card), ...die, ...goods];
      const isThere = state.owners[hex] === seat || hasShipOn(state, seat, hex);
      return [...(isThere ? [] : [{ kind: 'ship' } as const]), ...die, ...goods];
    }
    case 'reward':
      return [
        ...missingBerth(state, seat, source.card),
        ...missingDie(state, seat, missions[source.card]!.colour),
        ...(state.players[seat]!.breakRoom === 0 ? [{ kind: 'goods', what: 'robot', count: 1 } as const] : []),
      ];
    case 'neutralization': {
      const hex = state.cards.indexOf(source.card);
      if (hex < 0) return missingInSpace(state, seat, source.card);
      const isThere = state.owners[hex] === seat || hasShipOn(state, seat, hex);
      return [...(isThere ? [] : [{ kind: 'ship' } as const]), { kind: 'advances', count: rowOf(hex) + 1 }];
    }
    case 'tile':
    case 'boost':
      return missingForTile(state, seat, source.tile);
    case 'advanced': {
      const player = state.players[seat]!;
      const isOwned = [...player.grid.map(tileIn), ...player.advancedPlaces, ...player.advancedBeyond].includes(
        source.tile,
      );
      return isOwned ? [] : [{ kind: 'discover' }];
    }
    default:
      source satisfies never;
      return [];
  }
}
