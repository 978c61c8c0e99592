// The move that a player probably means by a target that is not possible now, so that the rules can say why not.

import { angelHex, COLOURS, type ColourName, type Content, type Move, parseHex, type View } from '@black-angel/rules';
import type { Decision } from './decision.ts';
import { heldTiles } from './held-tiles.ts';
import type { Target } from './target.ts';

const LINES = ['row1', 'row2', 'row3', 'col1', 'col2', 'col3'];
const CELLS = ['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c2', 'r2c3', 'r3c1', 'r3c2', 'r3c3'];

const colourOf = (name: string): number => COLOURS.indexOf(name as ColourName);
const hexOf = (name: string): number => parseHex(name) ?? 0;
const tileNumber = (content: Content, id: string): number => content.tiles.findIndex((tile) => tile.id === id);

export interface Pointing {
  view: View;
  decision: Decision;
  chosen: readonly Target[];
}

const chosenPart = (chosen: readonly Target[], kind: string): string | null =>
  chosen.find((target) => target.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;

function dieMove({ decision }: Pointing, [from, colour, value, area]: string[]): Move {
  const face = { colour: colourOf(colour!), value: Number(value) };
  if (decision.kind === 'reserve') return { kind: 'reserve', ...face, cell: -1 };
  if (Number(from) === decision.seat) return { kind: 'die', ...face, reserved: area === 'r' };
  return { kind: 'buy', ...face, from: Number(from) };
}

function cardMove({ view, decision }: Pointing, card: number): Move {
  if (decision.kind === 'place-mission') return { kind: 'place', card };
  if (decision.kind === 'keep-card') return { kind: 'keep', card };
  const isSpending = ['pay-ravager', 'spend-card', 'discard-excess'].includes(decision.kind);
  if (isSpending) return { kind: 'discard', card };
  const free = view.players[decision.seat]!.slotBacks.indexOf(null);
  return { kind: 'play', card, slot: Math.max(free, 0) };
}

function actionMove({ decision }: Pointing, action: number): Move {
  if (decision.kind === 'repair') return { kind: 'repair', action };
  if (decision.kind === 'destroy') return { kind: 'destroy', action };
  return { kind: 'action', action };
}

function hexMove({ decision, chosen }: Pointing, to: number): Move {
  if (decision.kind !== 'command' && decision.kind !== 'fly') return { kind: 'mission', hex: to };
  const from = chosenPart(chosen, 'ship');
  return from === null ? { kind: 'launch', to } : { kind: 'fly', from: hexOf(from), to };
}

function cellMove({ view, decision }: Pointing, cell: number): Move {
  const tile = view.players[decision.seat]!.grid[cell]!.tile ?? 0;
  const effect = decision.content.tiles[tile]?.effects[0] ?? 'vp';
  if (decision.kind === 'spend-technology') return { kind: 'spend', tile };
  if (decision.kind === 'use-debris') return { kind: 'debris', cell, effect };
  if (decision.kind === 'use-die' || decision.kind === 'boost-action' || decision.kind === 'reserve')
    return { kind: 'boost', cell, colour: -1 };
  return { kind: 'tile', cell, effect };
}

/** With the chosen card, else with any card: it shows whether the slot is free. */
function slotMove({ view, decision, chosen }: Pointing, slot: number): Move | null {
  const card = chosenPart(chosen, 'card') ?? view.players[decision.seat]!.hand?.[0];
  return card === undefined ? null : { kind: 'play', card: Number(card), slot };
}

/** A tile beside the board: one to be spent, or one that waits to be injected. */
function tileMove({ view, decision }: Pointing, id: string): Move | null {
  const tile = tileNumber(decision.content, id);
  if (decision.kind === 'spend-technology') return { kind: 'spend', tile };
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
      return slotMove(pointing, LINES.indexOf(part));
    case 'tile':
      return tileMove(pointing, part);
    case 'ship':
      return { kind: 'fly', from: hexOf(part), to: hexOf(part) };
    case 'arrow':
      return injectMove(pointing, LINES.indexOf(part));
    case 'cell':
      return cellMove(pointing, CELLS.indexOf(part));
    case 'action':
      return actionMove(pointing, Number(part) - 1);
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
    case 'deck':
      return { kind: 'draw', colour: colourOf(part) };
    case 'storage':
      return part === 'debris' ? { kind: 'turn-die' } : { kind: 'launch', to: angelHex(pointing.view) };
    default:
      return null;
  }
}
