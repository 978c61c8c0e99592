// The cards of a position: hands, slots, space, Ravagers, decks and discards.

import { packCaptive } from './captives.ts';
import type { Content } from './content/content.ts';
import { LINE_NAMES } from './events.ts';
import {
  ACTION_NAMES,
  Claims,
  cardAt,
  DECK_NAMES,
  type Entries,
  fail,
  hexAt,
  listAt,
  objectAt,
  stated,
  wholeAt,
} from './position-json.ts';
import type { Player, State } from './state.ts';

export class PositionCards {
  private readonly entries: Entries;
  private readonly cards = new Claims((card) => `card ${String(card).padStart(3, '0')}`);

  constructor(entries: Entries) {
    this.entries = entries;
  }

  private cardList(value: unknown, at: string): number[] {
    return listAt(value, at).map((card, i) => this.cards.claim(cardAt(card, `${at}[${i}]`), `${at}[${i}]`));
  }

  /** Moves cards from their place in the setup to their stated place. */
  fill(state: State, content: Content): void {
    const { data } = this.entries;
    const hands = new Map<Player, number[]>();
    const slots = new Map<Player, number[]>();
    for (const [i, entry] of this.entries.players().entries()) {
      const at = `players[${i}]`;
      const player = state.players[i]!;
      if (entry['hand'] !== undefined) hands.set(player, this.cardList(entry['hand'], `${at}.hand`));
      if (entry['ejectedCards'] !== undefined)
        player.ejectedCards = this.cardList(entry['ejectedCards'], `${at}.ejectedCards`);
      if (entry['slots'] === undefined) continue;
      const taken = [0, 0, 0, 0, 0, 0];
      for (const [slot, card] of this.entries.byName(entry['slots'], `${at}.slots`, LINE_NAMES, (value, where) =>
        this.cards.claim(cardAt(value, where), where),
      ))
        taken[slot] = card;
      slots.set(player, taken);
    }
    this.fillSpace(state);
    const places =
      data['ravagers'] === undefined
        ? null
        : this.entries.byName(data['ravagers'], 'ravagers', ACTION_NAMES, (value, at) => this.cardList(value, at));
    const decks =
      data['decks'] === undefined
        ? []
        : this.entries.byName(data['decks'], 'decks', DECK_NAMES, (value, at) => this.cardList(value, at));
    const discards =
      data['discards'] === undefined
        ? []
        : this.entries.byName(data['discards'], 'discards', DECK_NAMES, (value, at) => this.cardList(value, at));
    const removed =
      data['ravagersRemoved'] === undefined ? null : this.cardList(data['ravagersRemoved'], 'ravagersRemoved');

    // Cards that the setup put into a stated place go beneath their deck.
    const displaced: number[] = [];
    for (const player of state.players) {
      const before = player.hand;
      if (hands.has(player)) displaced.push(...this.cards.without(before));
      player.hand = hands.get(player) ?? this.cards.without(before);
      if (slots.has(player)) player.slots = slots.get(player)!;
    }
    if (places) {
      displaced.push(...this.cards.without(state.ravagers.flat()));
      state.ravagers = [[], [], [], [], [], []];
      for (const [action, cards] of places) state.ravagers[action] = cards;
    } else state.ravagers = state.ravagers.map((cards) => this.cards.without(cards));
    const beneath = (group: number, deck: number[]): number[] => {
      const own = displaced.filter((card) => content.back[card] === group);
      const stated = decks.find(([name]) => name === group)?.[1] ?? [];
      return [...own, ...this.cards.without(deck), ...stated.slice().reverse()];
    };
    state.missionDecks = state.missionDecks.map((deck, colour) => beneath(colour, deck));
    state.ravagerDeck = beneath(3, state.ravagerDeck);
    for (const [group, cards] of discards) {
      if (group === 3) state.ravagerDiscard = cards;
      else state.missionDiscards[group] = cards;
    }
    this.settleRemoved(state, removed);
    for (const player of state.players) if (!hands.has(player)) this.refill(state, content, player);
    for (const player of state.players) player.hand.sort((a, b) => a - b);
  }

  /** The number of removed Ravager cards is fixed (S6). Missing ones are taken from the bottom of the deck. */
  private settleRemoved(state: State, stated: number[] | null): void {
    const count = state.ravagersRemoved.length;
    const pool = this.cards.without(state.ravagersRemoved);
    state.ravagersRemoved = stated ?? pool;
    if (stated) state.ravagerDeck.unshift(...pool);
    const isFree = (card: number): boolean => !this.cards.stated.has(card);
    while (state.ravagersRemoved.length < count) {
      const at = state.ravagerDeck.findIndex(isFree);
      if (at < 0) break;
      state.ravagersRemoved.push(...state.ravagerDeck.splice(at, 1));
    }
    state.ravagersRemoved.sort((a, b) => a - b);
  }

  /** A hand that is not stated keeps its size: a card stated elsewhere is replaced from beneath the stated deck. */
  private refill(state: State, content: Content, player: Player): void {
    for (const group of [0, 1, 2, 3]) {
      if (player.hand.some((card) => content.back[card] === group)) continue;
      const deck = state.missionDecks[group] ?? state.ravagerDeck;
      const at = deck.findLastIndex((card) => !this.cards.stated.has(card));
      if (at >= 0) player.hand.push(...deck.splice(at, 1));
    }
  }

  private fillSpace(state: State): void {
    const owners = state.players.length + (state.hal ? 1 : 0);
    for (const [i, value] of listAt(stated(this.entries.data, 'space', []), 'space').entries()) {
      const at = `space[${i}]`;
      const entry = objectAt(value, at, ['at', 'card', 'owner']);
      const hex = hexAt(entry['at'], `${at}.at`, state);
      if (state.cards[hex] !== 0) fail(`${at}.at`, 'two cards lie on one hex', 'A2.C3');
      state.cards[hex] = this.cards.claim(cardAt(entry['card'], `${at}.card`), `${at}.card`);
      state.owners[hex] = wholeAt(entry['owner'], `${at}.owner`, 0, owners - 1);
    }
    const captives = this.entries.each('captives', (value, at) => {
      const entry = objectAt(value, at, ['card', 'seat']);
      return packCaptive({
        card: cardAt(entry['card'], `${at}.card`),
        seat: wholeAt(entry['seat'], `${at}.seat`, 0, state.players.length - 1),
      });
    });
    if (captives) state.captives = captives;
  }
}
