// A view with the names of docs/notation.md instead of numbers, for programs without the rules library.

import type { Cell, PlayerView, View } from '@black-angel/engine';
import type { ComponentTexts, NamedView } from '@black-angel/protocol';
import {
  angelHex,
  COLUMNS,
  type ColourName,
  cardName,
  cellName,
  hexName,
  lineName,
  MIDDLE,
  printedHex,
} from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import { type Language, sayAdvanced, sayMission, sayRavager, sayReward, sayStarting, sayTechnology } from './all.ts';

type NamedPlayer = NamedView['players'][number];

const byColour = <T>(value: (colour: number) => T): Record<ColourName, T> => ({
  orange: value(0),
  gray: value(1),
  green: value(2),
});

export function nameView(view: View, content: Content): NamedView {
  const tile = (number: number): string => content.tiles[number]!.id;
  const maybeTile = (number: number | null): string | null => (number === null ? null : tile(number));
  const { turn, decision } = view;
  return {
    rules: view.rules,
    components: view.components,
    advanced: view.options.advanced,
    round: view.round,
    seat: view.seat,
    sequence: turn.sequence,
    die: turn.die && {
      colour: turn.die.colour,
      value: turn.die.value,
      takenColour: turn.die.takenColour,
      from: turn.die.from,
      turned: turn.die.turned,
    },
    decision: decision && { kind: decision.kind, seat: decision.seat },
    ending: view.ending,
    lastRound: view.lastRound || null,
    players: view.players.map((player, seat) => namePlayer(player, seat, tile)),
    dice: view.dice,
    supply: byColour((c) => ({ undamaged: view.supply[c]!, damaged: view.damagedSupply[c]! })),
    actions: view.damage.map((damage, i) => ({ action: i + 1, damage, ravagers: view.ravagers[i]!.map(cardName) })),
    captives: view.captives.map(({ card, seat }) => ({ card: cardName(card), seat })),
    blackAngel: hexName(angelHex(view)),
    spes: view.spesInSight ? hexName(view.spesRow * COLUMNS + MIDDLE) : null,
    space: nameSpace(view, content),
    missionDecks: byColour((c) => ({ deck: view.missionDecks[c]!, discard: view.missionDiscards[c]! })),
    ravagerDeck: { deck: view.ravagerDeck, discard: view.ravagerDiscard },
    stacks: byColour((c) => ({
      tiles: view.stacks[c]!,
      top: maybeTile(view.stackTops[c] ?? null),
      discard: view.tileDiscards[c]!.map(tile),
    })),
    display: view.display.map((each, i) => ({ place: String(i + 1), tile: maybeTile(each) })),
    advancedShow: view.advancedShow.map((each, i) => ({ place: `A${i + 1}`, tile: maybeTile(each) })),
    advancedStack: view.advancedStack,
  };
}

function namePlayer(player: PlayerView, seat: number, tile: (number: number) => string): NamedPlayer {
  const maybeTile = (number: number | null): string | null => (number === null ? null : tile(number));
  const nameCell = (at: Cell, i: number) => ({ ...at, cell: cellName(i), tile: maybeTile(at.tile) });
  return {
    seat,
    vp: player.vp,
    ships: player.ships,
    resources: player.resources,
    debris: player.debris,
    robots: {
      supply: player.robots,
      breakRoom: player.breakRoom,
      workstations: byColour((c) => player.workstations[c]!),
    },
    fleet: player.fleet.map(hexName),
    hand: player.hand?.map(cardName) ?? null,
    handBacks: player.handBacks,
    slots: player.slotBacks.map((back, i) => {
      const card = player.slots?.[i] ?? null;
      return { line: lineName(i), back, card: card === null ? null : cardName(card) };
    }),
    grid: player.grid.map(nameCell),
    ejectedTiles: player.ejectedTiles.map(tile),
    advanced: {
      places: byColour((c) => maybeTile(player.advancedPlaces[c] ?? null)),
      beyond: player.advancedBeyond.map(tile),
    },
    ejectedCards: player.ejectedCards.map(cardName),
  };
}

function nameSpace({ strips, missions }: View, content: Content): NamedView['space'] {
  return strips.flatMap((strip, row) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const hex = row * COLUMNS + column;
      const mission = missions[hex];
      return {
        hex: hexName(hex),
        ...printedHex(content, strip, column),
        mission: mission ? { card: cardName(mission.card), owner: mission.owner } : null,
      };
    }),
  );
}

/** What every card and tile does, in words. */
export function textsOf({ hash, set }: Content, language: Language): ComponentTexts {
  const cards: Record<string, string> = {};
  for (const [i, card] of set.missions.entries())
    cards[cardName(i + 1)] = `${sayMission(card, language)} ${sayReward(card.reward, language)}`;
  for (const [i, card] of set.ravagers.entries())
    cards[cardName(set.missions.length + i + 1)] = sayRavager(card, language);
  const tiles: Record<string, string> = {};
  for (const tile of set.technology) {
    const { standard, boost } = sayTechnology(tile, language);
    tiles[tile.id] = `${standard} / ${boost}`;
  }
  for (const tile of set.startingTechnology) tiles[tile.id] = sayStarting(tile, language);
  for (const tile of set.advancedTechnology) tiles[tile.id] = sayAdvanced(tile, language);
  return { hash, cards, tiles };
}
