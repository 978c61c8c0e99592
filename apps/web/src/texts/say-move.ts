// A label for a move: on a button, in a list of choices, in a hint.

import type { Move, MoveKind, View } from '@black-angel/engine';
import { angelHex, cellName, hexName, lineName } from '@black-angel/rules';
import { type Content, missionCard } from '@black-angel/rules/components';
import { sayMission } from '@black-angel/rules/texts/say-loaded';
import type { TFunction } from 'i18next';
import { languageOf } from './i18n.ts';
import { capitalised, plain } from './marked.ts';
import { Parts, type SeatNames } from './say-parts.ts';

interface Asked {
  p: Parts;
  t: TFunction;
  view: View;
  /** Who moves. */
  seat: number;
}

type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;
type Sayers = { [K in MoveKind]: (asked: Asked, move: MoveOf<K>) => string };

const tileAt = ({ view, seat }: Asked, cell: number): number => view.players[seat]?.grid[cell]?.tile ?? 0;

function sayReserve(asked: Asked, { colour, value, cell }: MoveOf<'reserve'>): string {
  const { p, view } = asked;
  const die = p.dieOf(colour, value);
  if (cell >= 0) return p.t('move.reserveBoost', { die });
  const isFree = view.decision?.kind === 'reserve' && view.decision.free > 0;
  return p.t(isFree ? 'move.reserveFree' : 'move.reserve', { die });
}

function sayActivate({ p, t, view }: Asked): string {
  const { decision } = view;
  const mission = decision?.kind === 'activate-mission' ? view.missions[decision.hex] : null;
  if (!mission) return p.t('move.activate');
  return p.t('move.activateFor', { effect: sayMission(missionCard(p.content, mission.card), languageOf(t)) });
}

function sayTake({ p }: Asked, tile: number | null | undefined): string {
  return p.t('move.take', { tile: tile ? p.tileOf(tile) : '—' });
}

const SAYERS: Sayers = {
  play: ({ p }, { card, slot }) =>
    p.t('move.play', { card: p.cardOf(card).object, slot: p.line(lineName(slot), 'at') }),
  die: ({ p }, { colour, value, reserved }) =>
    p.t(reserved ? 'move.reservedDie' : 'move.die', { die: p.dieOf(colour, value) }),
  buy: ({ p }, { colour, value, from }) => p.t('move.buy', { die: p.dieOf(colour, value), from: p.from(from) }),
  'sequence-b': ({ p }) => p.t('move.sequence-b'),
  pass: ({ p }) => p.t('move.pass'),
  'turn-die': ({ p }) => p.t('move.turn-die'),
  boost: (asked, { cell, colour }) =>
    colour >= 0
      ? asked.p.t('move.boostColour', { colour: asked.p.colour(colour) })
      : asked.p.t('move.boost', { boost: asked.p.boost(tileAt(asked, cell)) }),
  action: ({ p }, { action }) => p.t('move.action', { action: p.action(action + 1) }),
  mission: ({ p, view }, { hex }) => p.t('move.mission', { card: p.cardOf(view.missions[hex]?.card ?? 1) }),
  tile: ({ p }, { effect }) => p.t('move.tile', { effect: p.effect(effect) }),
  take: (asked, { place }) => sayTake(asked, asked.view.display[place]),
  'take-advanced': (asked, { place }) => sayTake(asked, asked.view.advancedShow[place]),
  inject: ({ p }, { tile, arrow }) =>
    p.t('move.inject', { tile: p.tileOf(tile), line: p.line(lineName(arrow), 'into') }),
  advanced: ({ p }, { colour }) => p.t('move.advanced', { colour: p.colour(colour) }),
  repair: ({ p }, { action }) => p.t('move.repair', { action: p.action(action + 1) }),
  'repair-die': ({ p }, { colour }) => p.t('move.repair-die', { colour: p.colour(colour) }),
  'store-debris': ({ p }) => p.t('move.store-debris'),
  debris: (asked, { cell, effect }) =>
    asked.p.t('move.debris', { cell: asked.p.cell(cellName(cell)), effect: asked.p.effect(effect) }),
  destroy: ({ p }, { action }) => p.t('move.destroy', { action: p.action(action + 1) }),
  launch: ({ p, view }, { to }) =>
    p.t(to === angelHex(view) ? 'move.launchStay' : 'move.launch', { hex: p.hex(hexName(to)) }),
  fly: ({ p }, { from, to }) =>
    from === to
      ? p.t('move.stay', { hex: p.hex(hexName(to)) })
      : p.t('move.fly', { from: p.hex(hexName(from)), to: p.hex(hexName(to)) }),
  place: ({ p }, { card }) => p.t('move.place', { card: p.cardOf(card).object }),
  activate: sayActivate,
  spend: ({ p }, { tile }) => p.t('move.spend', { tile: p.tileOf(tile) }),
  discard: ({ p }, { card }) => p.t('move.discard', { card: p.cardOf(card).object }),
  assign: ({ p }, { colour }) => p.t('move.assign', { colour: p.colour(colour) }),
  recall: ({ p }, { colour }) => p.t('move.recall', { colour: p.colour(colour) }),
  draw: ({ p }, { colour }) => p.t('move.draw', { colour: p.colour(colour) }),
  keep: ({ p }, { card }) => p.t('move.keep', { card: p.cardOf(card).object }),
  reserve: sayReserve,
  done: ({ p }) => p.t('move.done'),
  end: ({ p }) => p.t('move.end'),
};

/** With `names` it says from whom a die is bought. */
export function sayMove(
  t: TFunction,
  move: Move,
  view: View,
  content: Content,
  names: SeatNames | null = null,
): string {
  const p = new Parts(t, content, names);
  const seat = view.decision?.seat ?? view.seat;
  const say = SAYERS[move.kind] as (asked: Asked, move: Move) => string;
  return plain(capitalised(say({ p, t, view, seat }, move), p.locale));
}
