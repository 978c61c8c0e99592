// A move in words: a label, where one sees what is selected, or the whole of it.

import type { Move, MoveKind, View } from '@black-angel/engine';
import { angelHex, type Back, cellName, hexName, lineName } from '@black-angel/rules';
import { type Content, isRavager, missionCard, ravagerCard } from '@black-angel/rules/components';
import { sayMission, sayRavager } from '@black-angel/rules/texts/say-loaded';
import { capitalised, plain } from './marked.ts';
import { type GameSay, Parts, type Phrase, type SeatNames } from './parts.ts';

interface Asked {
  p: Parts;
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

function sayActivate({ p, view }: Asked): string {
  const { decision } = view;
  const mission = decision?.kind === 'activate-mission' ? view.missions[decision.hex] : null;
  if (!mission) return p.t('move.activate');
  return p.t('move.activateFor', { effect: sayMission(missionCard(p.content, mission.card), p.t.language) });
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

/** Cards and tiles with their effects. */
class WholeParts extends Parts {
  override card(number: string, back: Back): Phrase {
    const phrase = super.card(number, back);
    if (number === '') return phrase;
    const { content } = this;
    const card = Number(number);
    const effect = isRavager(card)
      ? sayRavager(ravagerCard(content, card), this.t.language)
      : sayMission(missionCard(content, card), this.t.language);
    const whole = (form: keyof Phrase): string => `${phrase[form]} (${effect})`;
    return { bare: whole('bare'), subject: whole('subject'), object: whole('object'), genitive: whole('genitive') };
  }

  override tileOf(number: number): string {
    return super.tileOf(number, `${this.content.tiles[number]!.id}, ${this.tileEffect(number)}`);
  }
}

/** What a label leaves to what is selected. */
const WHOLE: Partial<Sayers> = {
  boost: (asked, { cell, colour }) => {
    const { p } = asked;
    const where = p.cell(cellName(cell));
    return colour >= 0
      ? p.t('move.whole.boostColour', { cell: where, colour: p.colour(colour) })
      : p.t('move.whole.boost', { cell: where, boost: p.boost(tileAt(asked, cell)) });
  },
  mission: ({ p, view }, { hex }) =>
    p.t('move.whole.mission', { card: p.cardOf(view.missions[hex]?.card ?? 1), hex: hexName(hex) }),
  tile: ({ p }, { cell, effect }) => p.t('move.whole.tile', { cell: p.cell(cellName(cell)), effect: p.effect(effect) }),
  take: ({ p, view }, { place }) => p.t('move.whole.take', { tile: p.tileOf(view.display[place]!), place: place + 1 }),
  'take-advanced': ({ p, view }, { place }) =>
    p.t('move.whole.take', { tile: p.tileOf(view.advancedShow[place]!), place: `A${place + 1}` }),
  advanced: ({ p }, { colour }) => p.t('move.whole.advanced', { colour: p.colour(colour) }),
  'store-debris': ({ p }) => p.t('move.whole.store-debris'),
  debris: ({ p }, { cell, effect }) =>
    p.t('move.whole.debris', { cell: p.cell(cellName(cell)), effect: p.effect(effect) }),
  reserve: (asked, move) =>
    move.cell < 0
      ? sayReserve(asked, move)
      : asked.p.t('move.whole.reserveBoost', {
          die: asked.p.dieOf(move.colour, move.value),
          cell: asked.p.cell(cellName(move.cell)),
        }),
  done: ({ p }) => p.t('move.whole.done'),
};

function sayWith(sayers: Partial<Sayers>, p: Parts, move: Move, view: View): string {
  const seat = view.decision?.seat ?? view.seat;
  const say = (sayers[move.kind] ?? SAYERS[move.kind]) as (asked: Asked, move: Move) => string;
  return plain(capitalised(say({ p, view, seat }, move), p.locale));
}

/** A label. With `names` it says from whom a die is bought. */
export const sayMove = (t: GameSay, move: Move, view: View, content: Content, names: SeatNames | null = null): string =>
  sayWith({}, new Parts(t, content, names), move, view);

/** A sentence that needs no table beside it: for a program, a terminal, a person on the telephone. */
export const sayWholeMove = (
  t: GameSay,
  move: Move,
  view: View,
  content: Content,
  names: SeatNames | null = null,
): string => sayWith(WHOLE, new WholeParts(t, content, names), move, view);
