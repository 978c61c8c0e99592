// A sentence for each event, with references (marked.ts).

import type { EventKind, GameEvent } from '@black-angel/engine';
import { COLOURS } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import { capitalised } from './marked.ts';
import { type GameSay, Parts, type SeatNames } from './parts.ts';
import type { GameKey } from './texts.ts';
import type { Values } from './translate.ts';

type EventOf<K extends EventKind> = Extract<GameEvent, { kind: K }>;
type Sayers = { [K in EventKind]: (parts: EventParts, event: EventOf<K>) => string };

/** Keys below `log` that have a sentence for the viewer and one for the others. */
type Sided = Extract<GameKey, `log.${string}.you`> extends `log.${infer Name}.you` ? Name : never;

class EventParts extends Parts {
  /** 'You gain …' or 'Bea gains …'. */
  sided(name: Sided, seat: number, values: Values = {}): string {
    if (this.isViewer(seat)) return this.t(`log.${name}.you`, values);
    return this.t(`log.${name}.they`, { ...values, who: this.who(seat), of: this.of(seat) });
  }
}

type Goods = EventOf<'gained'> | EventOf<'notGained'> | EventOf<'spent'> | EventOf<'lost'>;

const goods = (p: EventParts, { kind, seat, what, amount }: Goods): string =>
  p.sided(kind, seat, { goods: p.t(`object.${what}`, { count: amount }) });

const SAYERS: Sayers = {
  turnStarted: (p, { seat, round }) => p.sided('turnStarted', seat, { round }),
  sequenceChosen: (p, { seat, sequence }) =>
    p.sided(sequence === 'A' ? 'sequenceA' : sequence === 'B' ? 'sequenceB' : 'pass', seat),
  cardPlayed: (p, { seat, card, back, slot }) =>
    p.sided('cardPlayed', seat, { card: p.card(card, back), slot: p.line(slot, 'at') }),
  cardDrawn: (p, { seat, card, back }) => p.sided('cardDrawn', seat, { card: p.card(card, back) }),
  cardDiscarded: (p, { seat, card, back }) => p.sided('cardDiscarded', seat, { card: p.card(card, back) }),
  cardAbsent: (p, { back }) =>
    back === 'ravager' ? p.t('log.ravagerCardAbsent') : p.t('refusal.noCards', { colour: p.colour(back) }),
  missionDiscarded: (p, { seat, card }) => p.t('log.missionDiscarded', { who: p.who(seat), card: p.mission(card) }),
  tileActivated: (p, { seat, tile, effect }) =>
    p.sided('tileActivated', seat, { tile: p.tile(tile, p.effect(effect as never)) }),
  tileTurned: (p, { seat, tile }) => p.sided('tileTurned', seat, { tile: p.tile(tile) }),
  boostUsed: (p, { seat, tile }) => {
    const number = p.content.tiles.findIndex(({ id }) => id === tile);
    return p.sided('boostUsed', seat, { tile: p.tile(tile, p.boost(number)) });
  },
  gained: goods,
  notGained: goods,
  spent: goods,
  lost: goods,
  dieChosen: (p, { seat, die, reserved }) =>
    p.sided(reserved ? 'reservedDieChosen' : 'dieChosen', seat, { die: p.die(die) }),
  dieBought: (p, { seat, from, die }) =>
    p.isViewer(from)
      ? p.t('log.dieBoughtFromYou', { who: p.who(seat), die: p.die(die) })
      : p.sided('dieBought', seat, { die: p.die(die), from: p.from(from) }),
  dieTurned: (p, { seat, die }) => p.sided('dieTurned', seat, { die: p.die(die) }),
  dieReturned: (p, { colour }) => p.t('log.dieReturned', { colour: p.colour(colour) }),
  dieReserved: (p, { seat, die }) => p.sided('dieReserved', seat, { die: p.die(die) }),
  diceRolled: (p, { seat, dice }) => p.sided('diceRolled', seat, { dice: p.dice(dice) }),
  diceGivenBack: (p, { seat, dice }) => p.sided('diceGivenBack', seat, { dice: p.dice(dice) }),
  damagedDieTaken: (p, { seat, colour }) => p.sided('damagedDieTaken', seat, { colour: p.colour(colour) }),
  actionTaken: (p, { seat, action, value, damaged }) =>
    p.sided(damaged ? 'damagedActionTaken' : 'actionTaken', seat, { action: p.action(action), value }),
  ravagerStruck: (p, { action, card }) =>
    p.t('log.ravagerStruck', { card: p.ravager(card), action: p.action(action), effect: p.strike(Number(card)) }),
  robotHeld: (p, { seat, card }) => p.sided('robotHeld', seat, { card: p.ravager(card) }),
  robotFreed: (p, { seat, card }) => p.sided('robotFreed', seat, { card: p.ravager(card) }),
  damagePlaced: (p, { action, die }) =>
    action === null
      ? p.t('log.dieDamaged', { colour: p.colour(die!) })
      : p.t('log.actionDamaged', { action: p.action(action) }),
  damageIgnored: (p, { action, die }) =>
    action === null
      ? p.t('log.dieNotDamaged', { colour: p.colour(die!) })
      : p.t('log.actionNotDamaged', { action: p.action(action) }),
  damageRepaired: (p, { seat, action, die }) =>
    action === null
      ? p.sided('dieRepaired', seat, { colour: p.colour(die!) })
      : p.sided('actionRepaired', seat, { action: p.action(action) }),
  debrisPlaced: (p, { seat, tile }) => p.sided('debrisPlaced', seat, { tile: p.tile(tile) }),
  tileTaken: (p, { seat, tile, place }) =>
    place.startsWith('A')
      ? p.sided('advancedTaken', seat, { tile: p.tile(tile) })
      : p.sided('tileTaken', seat, { tile: p.tile(tile), place }),
  tileInjected: (p, { seat, tile, arrow }) =>
    p.sided('tileInjected', seat, { tile: p.tile(tile), line: p.line(arrow, 'into') }),
  tilePushed: (p, { tile, to }) => p.t('log.tilePushed', { tile: p.tile(tile), cell: p.cell(to) }),
  tileEjected: (p, { seat, tile }) => p.sided('tileEjected', seat, { tile: p.tile(tile) }),
  tileSpent: (p, { seat, tile }) => p.sided('tileSpent', seat, { tile: p.tile(tile) }),
  advancedPlaced: (p, { seat, tile, place }) =>
    place === null
      ? p.sided('advancedBeyond', seat, { tile: p.tile(tile) })
      : p.sided('advancedPlaced', seat, { tile: p.tile(tile), colour: p.colour(place) }),
  advancedRevealed: (p, { tile }) => p.t('log.advancedRevealed', { tile: p.tile(tile) }),
  ravagersDestroyed: (p, { seat, action, cards }) => {
    const numbers = cards.map((card) => p.ravagerNumber(card));
    const values = { cards: p.list(numbers, 'conjunction'), action: p.action(action), count: cards.length };
    return p.sided('ravagersDestroyed', seat, values);
  },
  shipLaunched: (p, { seat, at }) => p.sided('shipLaunched', seat, { hex: p.hex(at) }),
  shipMoved: (p, { seat, from, to }) => p.sided('shipMoved', seat, { from: p.hex(from), to: p.hex(to) }),
  shipLost: (p, { seat, at }) => p.sided('shipLost', seat, { hex: p.hex(at) }),
  missionPlaced: (p, { seat, card, at }) => p.sided('missionPlaced', seat, { card: p.mission(card), hex: p.hex(at) }),
  missionActivated: (p, { seat, card, at }) =>
    p.sided('missionActivated', seat, { card: p.mission(card), hex: p.hex(at) }),
  missionEjected: (p, { seat, card, at }) => p.sided('missionEjected', seat, { card: p.mission(card), hex: p.hex(at) }),
  missionResolved: (p, { seat, card }) => p.sided('missionResolved', seat, { card: p.mission(card) }),
  ravagerAppeared: (p, { card, action }) =>
    p.t('log.ravagerAppeared', { card: p.ravager(card), action: p.action(action) }),
  ravagerDiscarded: (p, { card }) => p.t('log.ravagerDiscarded', { card: p.ravager(card) }),
  ravagerAbsent: (p) => p.t('log.ravagerAbsent'),
  technologyAppeared: (p, { tile }) => p.t('log.technologyAppeared', { tile: p.tile(tile) }),
  technologyPushed: (p, { tile, to }) => p.t('log.technologyPushed', { tile: p.tile(tile), place: to }),
  technologyDiscarded: (p, { tile }) => p.t('log.technologyDiscarded', { tile: p.tile(tile) }),
  technologyAbsent: (p, { colour }) => p.t('log.technologyAbsent', { colour: p.colour(colour) }),
  deckRemade: (p, { deck }) => {
    if (deck === 'hal' || deck === 'ravager') return p.t(`log.deckRemade.${deck}`);
    const colour = COLOURS.find((name) => deck.startsWith(name))!;
    return p.t(deck === colour ? 'log.deckRemade.mission' : 'log.deckRemade.technology', { colour: p.colour(colour) });
  },
  robotReassigned: (p, { seat, colour, to }) =>
    p.sided(to === 'workstation' ? 'robotAssigned' : 'robotRecalled', seat, { colour: p.colour(colour) }),
  neutralRobotRemoved: (p, { colour }) => p.t('log.neutralRobotRemoved', { colour: p.colour(colour) }),
  boardReset: (p, { seat, cards, debris }) => {
    const counted = { cards: p.t('count.card', { count: cards }), debris: p.t('count.debris', { count: debris }) };
    return p.sided('boardReset', seat, counted);
  },
  // Not the hex: the sky moves by one strip at once, and the Black Angel stands on the middle hex again.
  angelAdvanced: (p) => p.t('log.angelAdvanced'),
  stripTurned: (p) => p.t('log.stripTurned'),
  spesSighted: (p, { at }) => p.t('log.spesSighted', { hex: p.hex(at) }),
  endTriggered: (p, { by }) => p.t(by === 'spes' ? 'log.endBySpes' : 'log.endByRavagers'),
  halCardRevealed: (p, { card, half }) => {
    const revealed = p.content.halCards.find(({ id }) => id === card);
    if (half === 'none' || !revealed) return p.t('log.halCardUnused');
    const { action, colour } = revealed[half];
    return p.t('log.halCardRevealed', { action: p.t(`action.${action}`), colour: p.colour(colour) });
  },
  advancedScored: (p, { seat, tile, vp, limit }) =>
    p.sided('advancedScored', seat, { tile: p.tile(tile), vp: p.t('object.vp', { count: vp }), limit }),
  itemsScored: (p, { seat, items, vp }) =>
    p.sided('itemsScored', seat, { items: p.t('object.item', { count: items }), vp: p.t('object.vp', { count: vp }) }),
  gameEnded: (p, { vp, winners }) => {
    const score = (points: number, seat: number): string =>
      p.t('log.gameEnded.score', { who: p.who(seat), vp: p.t('count.vp', { count: points }) });
    const scores = p.list(vp.map(score));
    if (winners.length === 1) return p.sided('gameEnded', winners[0]!, { scores });
    return p.t('log.gameEnded.shared', {
      scores,
      winners: p.list(
        winners.map((seat) => p.who(seat)),
        'conjunction',
      ),
    });
  },
};

/** The sentence of an event, without its rule. */
export function sayEvent(t: GameSay, event: GameEvent, names: SeatNames, content: Content): string {
  const parts = new EventParts(t, content, names);
  const say = SAYERS[event.kind] as (parts: EventParts, event: GameEvent) => string;
  return capitalised(say(parts, event), parts.locale);
}
