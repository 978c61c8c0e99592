// The move that a player probably means by a target that is not possible now, so that the rules can say why not.

import type { DecisionKind, Move, View } from '@black-angel/engine';
import { angelHex, CELL_NAMES, COLOURS, type ColourName, LINE_NAMES, parseHex } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import type { OpenDecision } from './decision.ts';
import { heldTiles } from './held-tiles.ts';
import type { Target } from './target.ts';

const colourOf = (name: string): number => COLOURS.indexOf(name as ColourName);
const hexOf = (name: string): number => parseHex(name) ?? 0;
const tileNumber = (content: Content, id: string): number => content.tiles.findIndex((tile) => tile.id === id);

export interface Pointing {
  view: View;
  decision: OpenDecision;
  chosen: readonly Target[];
}

const chosenPart = (chosen: readonly Target[], kind: string): string | null =>
  chosen.find((target) => target.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;

/** What a thing stands for in a decision. */
interface Meaning {
  readonly die: 'choose' | 'reserve';
  readonly card: 'play' | 'place' | 'keep' | 'discard';
  readonly action: 'action' | 'repair' | 'destroy';
  readonly hex: 'mission' | 'flight';
  /** A tile of the player, in a cell or beside the board. */
  readonly cell: 'tile' | 'boost' | 'debris' | 'spend';
}

const USUAL: Meaning = { die: 'choose', card: 'play', action: 'action', hex: 'mission', cell: 'tile' };

const MEANING: Readonly<Record<DecisionKind, Meaning>> = {
  turn: USUAL,
  'activate-tiles': USUAL,
  'activate-neighbour': USUAL,
  'choose-die': USUAL,
  'use-die': { ...USUAL, cell: 'boost' },
  'boost-action': { ...USUAL, cell: 'boost' },
  'pay-ravager': { ...USUAL, card: 'discard' },
  discover: USUAL,
  inject: USUAL,
  'place-advanced': USUAL,
  repair: { ...USUAL, action: 'repair' },
  'use-debris': { ...USUAL, cell: 'debris' },
  destroy: { ...USUAL, action: 'destroy' },
  command: { ...USUAL, hex: 'flight' },
  fly: { ...USUAL, hex: 'flight' },
  'place-mission': { ...USUAL, card: 'place' },
  'activate-mission': USUAL,
  'spend-technology': { ...USUAL, cell: 'spend' },
  'spend-card': { ...USUAL, card: 'discard' },
  reassign: USUAL,
  'draw-colour': USUAL,
  'keep-card': { ...USUAL, card: 'keep' },
  reserve: { ...USUAL, die: 'reserve', cell: 'boost' },
  'end-turn': USUAL,
  'discard-excess': { ...USUAL, card: 'discard' },
};

function dieMove({ decision }: Pointing, [from, colour, value, area]: string[]): Move {
  const face = { colour: colourOf(colour!), value: Number(value) };
  if (MEANING[decision.kind].die === 'reserve') return { kind: 'reserve', ...face, cell: -1 };
  if (Number(from) === decision.seat) return { kind: 'die', ...face, reserved: area === 'r' };
  return { kind: 'buy', ...face, from: Number(from) };
}

function cardMove({ view, decision }: Pointing, card: number): Move {
  const kind = MEANING[decision.kind].card;
  if (kind !== 'play') return { kind, card };
  const free = view.players[decision.seat]!.slotBacks.indexOf(null);
  return { kind, card, slot: Math.max(free, 0) };
}

function hexMove({ decision, chosen }: Pointing, to: number): Move {
  if (MEANING[decision.kind].hex === 'mission') return { kind: 'mission', hex: to };
  const from = chosenPart(chosen, 'ship');
  return from === null ? { kind: 'launch', to } : { kind: 'fly', from: hexOf(from), to };
}

function cellMove({ view, decision }: Pointing, cell: number): Move {
  const tile = view.players[decision.seat]!.grid[cell]!.tile ?? 0;
  const effect = decision.content.tiles[tile]?.effects[0] ?? 'vp';
  const kind = MEANING[decision.kind].cell;
  if (kind === 'spend') return { kind, tile };
  return kind === 'boost' ? { kind, cell, colour: -1 } : { kind, cell, effect };
}

/** With the chosen card, else with any card: it shows whether the slot is free. */
function slotMove({ view, decision, chosen }: Pointing, slot: number): Move | null {
  const card = chosenPart(chosen, 'card') ?? view.players[decision.seat]!.hand?.[0];
  return card === undefined ? null : { kind: 'play', card: Number(card), slot };
}

/** A tile beside the board: one to be spent, or one that waits to be injected. */
function tileMove({ view, decision }: Pointing, id: string): Move | null {
  const tile = tileNumber(decision.content, id);
  if (MEANING[decision.kind].cell === 'spend') return { kind: 'spend', tile };
  return heldTiles(view).includes(tile) ? { kind: 'inject', tile, arrow: 0 } : null;
}

function injectMove({ view, decision, chosen }: Pointing, arrow: number): Move {
  const chosenTile = chosenPart(chosen, 'tile');
  const tile = chosenTile ? tileNumber(decision.content, chosenTile) : (heldTiles(view)[0] ?? 0);
  return { kind: 'inject', tile, arrow };
}

/** Null where no rule applies. */
export function candidateMove(pointing: Pointing, target: Target): Move | null {
  const [kind = '', ...parts] = target.split(':');
  const [part = ''] = parts;
  switch (kind) {
    case 'die':
      return dieMove(pointing, parts);
    case 'card':
      return cardMove(pointing, Number(part));
    case 'slot':
      return slotMove(pointing, LINE_NAMES.indexOf(part));
    case 'tile':
      return tileMove(pointing, part);
    case 'ship':
      return { kind: 'fly', from: hexOf(part), to: hexOf(part) };
    case 'arrow':
      return injectMove(pointing, LINE_NAMES.indexOf(part));
    case 'cell':
      return cellMove(pointing, CELL_NAMES.indexOf(part));
    case 'action':
      return { kind: MEANING[pointing.decision.kind].action, action: Number(part) - 1 };
    case 'hex':
      return hexMove(pointing, hexOf(part));
    case 'place':
      return { kind: 'take', place: Number(part) - 1 };
    case 'show':
      return { kind: 'take-advanced', place: Number(part.slice(1)) - 1 };
    case 'advanced':
      return { kind: 'advanced', colour: colourOf(part) };
    case 'supply':
      return { kind: 'repair-die', colour: colourOf(part) };
    case 'station':
      return { kind: pointing.chosen.includes('break-room') ? 'assign' : 'recall', colour: colourOf(part) };
    case 'break-room':
      return { kind: 'assign', colour: 0 };
    case 'deck':
      return { kind: 'draw', colour: colourOf(part) };
    case 'storage':
      return part === 'debris' ? { kind: 'turn-die' } : { kind: 'launch', to: angelHex(pointing.view) };
    default:
      return null;
  }
}
