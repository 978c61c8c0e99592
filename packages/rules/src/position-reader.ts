// Reads a position: checks every entry, and moves cards and tiles from where the setup put them to where they are stated.

import { type Content, FIRST_ADVANCED, TECHNOLOGY } from './content/content.ts';
import { cellName, lineName } from './events.ts';
import { makeCell, tileIn, withDebris } from './grid.ts';
import { fillDecision } from './position-decision.ts';
import {
  boolAt,
  Claims,
  cardAt,
  dieAt,
  fail,
  hexAt,
  type Json,
  listAt,
  objectAt,
  say,
  stated,
  tileAt,
  wholeAt,
} from './position-json.ts';
import { checkOptions, DICE_PER_COLOUR, MOST_SEED, ROBOTS } from './setup.ts';
import { COLOURS, type Frame, type Options, type Player, type State, type Turn } from './state.ts';

const LINE_NAMES = [0, 1, 2, 3, 4, 5].map(lineName);
const CELL_NAMES = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(cellName);
const ACTION_NAMES = ['1', '2', '3', '4', '5', '6'];
const DECK_NAMES = [...COLOURS, 'ravager'] as const;
const TOP_FIELDS = `position options seed components round seat ending lastRound halted players hal neutral damagedDice
  damage ravagers captives strips spes space decks discards ravagersRemoved stacks tileDiscards
  display advanced advancedStack gone turn frames chance`.split(/\s+/);
const PLAYER_FIELDS = `vp ships resources debris robots fleet hand slots grid ejectedTiles advancedPlaces advancedBeyond
  ejectedCards dice reserved`.split(/\s+/);

export class Reader {
  private readonly data: Json;
  readonly hasFrames: boolean;
  private readonly cards = new Claims((card) => `card ${String(card).padStart(3, '0')}`);
  private tiles!: Claims;

  constructor(data: unknown) {
    this.data = objectAt(data, 'position', TOP_FIELDS);
    if (this.data['position'] !== 1)
      fail('position', `this program reads positions of version 1, not ${say(this.data['position'])}`);
    this.hasFrames = this.data['frames'] !== undefined;
    if (this.hasFrames) listAt(this.data['frames'], 'frames', 20);
  }

  options(): Options {
    try {
      return checkOptions(this.data['options'] as Options);
    } catch (error) {
      fail('options', (error as Error).message);
    }
  }

  seed(): string {
    const seed = stated(this.data, 'seed', 'position');
    const fits = typeof seed === 'string' && seed.length <= MOST_SEED;
    return fits ? seed : fail('seed', `a text of at most ${MOST_SEED} characters is needed`);
  }

  components(find: (hash: string) => Content | null, otherwise: Content): Content {
    if (this.data['components'] === undefined) return otherwise;
    const { id, hash } = objectAt(this.data['components'], 'components', ['id', 'hash']);
    return (
      find(String(hash)) ?? fail('components', `the component set ${say(id)} with hash ${say(hash)} is not loaded`)
    );
  }

  /** Applies everything that is stated to the base setup. */
  fill(state: State, content: Content): void {
    this.tiles = new Claims((tile) => `tile ${content.tiles[tile]!.id}`);
    this.clock(state);
    this.board(state);
    this.fillCards(state, content);
    this.fillTiles(state, content);
    this.fillPlayers(state);
    this.fillDice(state);
    this.fillHal(state, content);
    this.countRobots(state);
    fillDecision(this.data, state);
  }

  private each<T>(key: string, read: (value: unknown, at: string) => T): T[] | null {
    return this.data[key] === undefined
      ? null
      : listAt(this.data[key], key).map((value, i) => read(value, `${key}[${i}]`));
  }

  private players(): Json[] {
    return (this.each('players', (value, at) => objectAt(value, at, PLAYER_FIELDS)) ?? []) as Json[];
  }

  private clock(state: State): void {
    const { data } = this;
    const seats = state.players.length + (state.hal ? 1 : 0);
    if (data['round'] !== undefined) state.round = wholeAt(data['round'], 'round', 1, 1000);
    if (data['seat'] !== undefined) state.seat = wholeAt(data['seat'], 'seat', 0, seats - 1);
    if (data['ending'] !== undefined) {
      const endings = ['none', 'spes', 'ravagers'];
      if (!endings.includes(data['ending'] as string)) fail('ending', `must be one of ${endings.join(', ')}`);
      state.ending = data['ending'] as State['ending'];
      if (state.ending !== 'none') {
        state.lastRound = state.round + 1;
        state.halted = true;
      }
      if (state.ending === 'spes') {
        state.spesInSight = true;
        state.spesRow = state.strips.length >> 1;
      }
    }
    if (data['lastRound'] !== undefined) state.lastRound = wholeAt(data['lastRound'], 'lastRound', 0, 1000);
    if (data['halted'] !== undefined) state.halted = boolAt(data['halted'], 'halted');
    if (this.players().length > state.players.length) fail('players', `this game has ${state.players.length}`);
    if (!this.hasFrames && !state.players[state.seat]) fail('seat', 'only a player can be to move');
  }

  private byName<T>(
    value: unknown,
    at: string,
    names: readonly string[],
    read: (value: unknown, at: string) => T,
  ): [number, T][] {
    const entry = objectAt(value, at, names);
    return Object.keys(entry).map((name) => [names.indexOf(name), read(entry[name], `${at}.${name}`)]);
  }

  private board(state: State): void {
    const { data } = this;
    if (data['damage'] !== undefined) {
      state.damage.fill(0);
      for (const [action, cubes] of this.byName(data['damage'], 'damage', ACTION_NAMES, (value, at) =>
        wholeAt(value, at, 0, 2),
      ))
        state.damage[action] = cubes;
    }
    const strips = this.each('strips', (value, at) => {
      const match = typeof value === 'string' ? /^([1-7])([AB])$/.exec(value) : null;
      return match
        ? (Number(match[1]) - 1) * 2 + (match[2] === 'B' ? 1 : 0)
        : fail(at, `${say(value)} is no strip; strips are written "3A"`);
    });
    if (strips) {
      if (strips.length !== state.strips.length) fail('strips', `this game has ${state.strips.length} strips`, 'S2');
      state.strips = strips;
    }
    if (data['spes'] !== undefined) {
      const spes = objectAt(data['spes'], 'spes', ['row', 'inSight']);
      state.spesRow = wholeAt(spes['row'], 'spes.row', 1, state.strips.length) - 1;
      state.spesInSight = boolAt(spes['inSight'], 'spes.inSight');
    }
  }

  private cardList(value: unknown, at: string): number[] {
    return listAt(value, at).map((card, i) => this.cards.claim(cardAt(card, `${at}[${i}]`), `${at}[${i}]`));
  }

  private fillCards(state: State, content: Content): void {
    const { data } = this;
    const hands = new Map<Player, number[]>();
    const slots = new Map<Player, number[]>();
    for (const [i, entry] of this.players().entries()) {
      const at = `players[${i}]`;
      const player = state.players[i]!;
      if (entry['hand'] !== undefined) hands.set(player, this.cardList(entry['hand'], `${at}.hand`));
      if (entry['ejectedCards'] !== undefined)
        player.ejectedCards = this.cardList(entry['ejectedCards'], `${at}.ejectedCards`);
      if (entry['slots'] === undefined) continue;
      const taken = [0, 0, 0, 0, 0, 0];
      for (const [slot, card] of this.byName(entry['slots'], `${at}.slots`, LINE_NAMES, (value, where) =>
        this.cards.claim(cardAt(value, where), where),
      ))
        taken[slot] = card;
      slots.set(player, taken);
    }
    this.fillSpace(state);
    const places =
      data['ravagers'] === undefined
        ? null
        : this.byName(data['ravagers'], 'ravagers', ACTION_NAMES, (value, at) => this.cardList(value, at));
    const decks =
      data['decks'] === undefined
        ? []
        : this.byName(data['decks'], 'decks', DECK_NAMES, (value, at) => this.cardList(value, at));
    const discards =
      data['discards'] === undefined
        ? []
        : this.byName(data['discards'], 'discards', DECK_NAMES, (value, at) => this.cardList(value, at));
    const removed =
      data['ravagersRemoved'] === undefined ? null : this.cardList(data['ravagersRemoved'], 'ravagersRemoved');

    // Whatever the setup had put into a stated place goes beneath its deck.
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

  /** The number of removed Ravager cards is fixed (S6); the bottom of the deck makes up for stated ones. */
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

  /** A hand that is not stated keeps its size: cards claimed elsewhere are drawn anew from beneath the stated ones. */
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
    for (const [i, value] of listAt(stated(this.data, 'space', []), 'space').entries()) {
      const at = `space[${i}]`;
      const entry = objectAt(value, at, ['at', 'card', 'owner']);
      const hex = hexAt(entry['at'], `${at}.at`, state);
      if (state.cards[hex] !== 0) fail(`${at}.at`, 'two cards lie on one hex', 'A2.C3');
      state.cards[hex] = this.cards.claim(cardAt(entry['card'], `${at}.card`), `${at}.card`);
      state.owners[hex] = wholeAt(entry['owner'], `${at}.owner`, 0, owners - 1);
    }
    const captives = this.each('captives', (value, at) => {
      const entry = objectAt(value, at, ['card', 'seat']);
      return (
        cardAt(entry['card'], `${at}.card`) * 8 + wholeAt(entry['seat'], `${at}.seat`, 0, state.players.length - 1)
      );
    });
    if (captives) state.captives = captives;
  }

  private fillTiles(state: State, content: Content): void {
    const { data, tiles } = this;
    const isShared = (tile: number): boolean => tile <= TECHNOLOGY || tile >= FIRST_ADVANCED;
    const read = (value: unknown, at: string): number => {
      const tile = tileAt(value, at, content);
      return isShared(tile) ? tiles.claim(tile, at) : tile;
    };
    const readList = (value: unknown, at: string): number[] =>
      listAt(value, at).map((tile, i) => read(tile, `${at}[${i}]`));
    const orEmpty = (value: unknown, at: string): number => (value === null ? 0 : read(value, at));
    for (const [i, entry] of this.players().entries()) this.fillGrid(state.players[i]!, i, entry, read, readList);
    const display = this.each('display', orEmpty);
    const show = this.each('advanced', orEmpty);
    const advancedStack = data['advancedStack'] === undefined ? [] : readList(data['advancedStack'], 'advancedStack');
    const stacks = data['stacks'] === undefined ? [] : this.byName(data['stacks'], 'stacks', COLOURS, readList);
    const discards =
      data['tileDiscards'] === undefined ? [] : this.byName(data['tileDiscards'], 'tileDiscards', COLOURS, readList);
    const gone = this.each('gone', (value, at) => {
      const entry = objectAt(value, at, ['tile', 'seat']);
      const tile = read(entry['tile'], `${at}.tile`);
      return isShared(tile) ? tile : tile + 100 * wholeAt(entry['seat'], `${at}.seat`, 0, state.players.length - 1);
    });
    if (gone) state.gone = gone;
    const displaced: number[] = [];
    const place = (before: number[], stated: number[] | null, name: string): number[] => {
      if (!stated) return before.map((tile) => (tiles.stated.has(tile) ? 0 : tile));
      if (stated.length !== before.length) fail(name, `${before.length} entries are needed`);
      displaced.push(...tiles.without(before).filter((tile) => tile !== 0));
      return stated;
    };
    state.display = place(state.display, display, 'display');
    state.advancedShow = place(state.advancedShow, show, 'advanced');
    const beneath = (colour: number, stack: number[], stated: number[]): number[] => [
      ...displaced.filter((tile) => content.tiles[tile]!.colour === colour),
      ...tiles.without(stack),
      ...stated.slice().reverse(),
    ];
    state.stacks = state.stacks.map((stack, colour) =>
      beneath(colour, stack, stacks.find(([c]) => c === colour)?.[1] ?? []),
    );
    state.advancedStack = beneath(-1, state.advancedStack, advancedStack);
    for (const [colour, list] of discards) state.tileDiscards[colour] = list;
    this.settleTransit(state, isShared);
    if (!gone) this.findGone(state);
  }

  private fillGrid(
    player: Player,
    seat: number,
    entry: Json,
    read: (value: unknown, at: string) => number,
    readList: (value: unknown, at: string) => number[],
  ): void {
    const at = `players[${seat}]`;
    if (entry['grid'] !== undefined) {
      player.grid.fill(0);
      const cells = this.byName(entry['grid'], `${at}.grid`, CELL_NAMES, (value, where) => {
        if (typeof value === 'string') return makeCell(read(value, where), false);
        const cell = objectAt(value, where, ['tile', 'debris', 'boost']);
        const made = makeCell(
          read(cell['tile'], `${where}.tile`),
          boolAt(stated(cell, 'boost', false), `${where}.boost`),
        );
        return boolAt(stated(cell, 'debris', false), `${where}.debris`) ? withDebris(made) : made;
      });
      for (const [cell, value] of cells) player.grid[cell] = value;
    }
    if (entry['ejectedTiles'] !== undefined)
      player.ejectedTiles = readList(entry['ejectedTiles'], `${at}.ejectedTiles`);
    if (entry['advancedBeyond'] !== undefined)
      player.advancedBeyond = readList(entry['advancedBeyond'], `${at}.advancedBeyond`);
    if (entry['advancedPlaces'] !== undefined)
      for (const [colour, tile] of this.byName(entry['advancedPlaces'], `${at}.advancedPlaces`, COLOURS, read))
        player.advancedPlaces[colour] = tile;
  }

  /** Tiles of a pending Discover or injection are in nobody's place yet. */
  private settleTransit(state: State, isShared: (tile: number) => boolean): void {
    const transit = new Set<number>();
    if (this.hasFrames)
      for (const frame of this.data['frames'] as Frame[])
        if (['discover', 'inject', 'place-advanced'].includes(frame?.kind) && Array.isArray(frame.list))
          for (const tile of frame.list) if (isShared(tile)) transit.add(tile);
    const out = (list: number[]): number[] => list.filter((tile) => !transit.has(tile));
    state.stacks = state.stacks.map(out);
    state.advancedStack = out(state.advancedStack);
  }

  /** Starting tiles in no stated place have left the game. */
  private findGone(state: State): void {
    for (const [seat, player] of state.players.entries())
      for (let tile = TECHNOLOGY + 1; tile < FIRST_ADVANCED; tile++)
        if (!player.grid.some((cell) => tileIn(cell) === tile) && !player.ejectedTiles.includes(tile))
          state.gone.push(tile + 100 * seat);
  }

  private fillPlayers(state: State): void {
    for (const [i, entry] of this.players().entries()) {
      const at = `players[${i}]`;
      const player = state.players[i]!;
      for (const key of ['vp', 'ships', 'resources', 'debris'] as const)
        if (entry[key] !== undefined) player[key] = wholeAt(entry[key], `${at}.${key}`, 0, 999);
      if (entry['fleet'] !== undefined)
        player.fleet = listAt(entry['fleet'], `${at}.fleet`).map((hex, n) => hexAt(hex, `${at}.fleet[${n}]`, state));
      if (entry['robots'] === undefined) continue;
      const robots = objectAt(entry['robots'], `${at}.robots`, ['supply', 'breakRoom', 'workstations']);
      if (robots['breakRoom'] !== undefined)
        player.breakRoom = wholeAt(robots['breakRoom'], `${at}.robots.breakRoom`, 0, 99);
      if (robots['workstations'] !== undefined)
        for (const [colour, n] of this.byName(
          robots['workstations'],
          `${at}.robots.workstations`,
          COLOURS,
          (value, where) => wholeAt(value, where, 0, 99),
        ))
          player.workstations[colour] = n;
    }
  }

  private diceInto(dice: number[], from: number, value: unknown, at: string): void {
    dice.fill(0, from, from + 12);
    for (const [i, die] of listAt(value, at, 30).entries()) dice[from + dieAt(die, `${at}[${i}]`)]!++;
  }

  private fillDice(state: State): void {
    for (const [i, entry] of this.players().entries()) {
      if (entry['dice'] !== undefined) this.diceInto(state.dice[i]!, 0, entry['dice'], `players[${i}].dice`);
      if (entry['reserved'] !== undefined)
        this.diceInto(state.dice[i]!, 12, entry['reserved'], `players[${i}].reserved`);
    }
    if (this.data['neutral'] !== undefined) {
      if (state.neutral.length === 0) fail('neutral', 'there is a neutral player only with two players', 'N1');
      const neutral = objectAt(this.data['neutral'], 'neutral', ['robots', 'dice']);
      if (neutral['robots'] !== undefined)
        for (const [colour, n] of this.byName(neutral['robots'], 'neutral.robots', COLOURS, (value, at) =>
          wholeAt(value, at, 0, 1),
        ))
          state.neutral[colour] = n;
      if (neutral['dice'] !== undefined) this.diceInto(state.dice[2]!, 0, neutral['dice'], 'neutral.dice');
    }
    if (this.data['damagedDice'] !== undefined)
      for (const [colour, n] of this.byName(this.data['damagedDice'], 'damagedDice', COLOURS, (value, at) =>
        wholeAt(value, at, 0, 6),
      ))
        state.damagedSupply[colour] = n;
  }

  private fillHal(state: State, content: Content): void {
    if (this.data['hal'] !== undefined) {
      if (!state.hal) fail('hal', 'Hal plays only against one player', 'H1');
      const hal = objectAt(this.data['hal'], 'hal', ['vp', 'dice', 'deck', 'discard']);
      if (hal['vp'] !== undefined) state.hal.vp = wholeAt(hal['vp'], 'hal.vp', 0, 999);
      if (hal['dice'] !== undefined) this.diceInto(state.dice[1]!, 0, hal['dice'], 'hal.dice');
      const claims = new Claims((card) => `Hal card ${content.halCards[card]!.id}`);
      const read = (key: string): number[] =>
        listAt(stated(hal, key, []), `hal.${key}`).map((id, i) => {
          const card = content.halCards.findIndex((entry) => entry.id === id);
          return card < 0
            ? fail(`hal.${key}[${i}]`, `${say(id)} is no Hal card`)
            : claims.claim(card, `hal.${key}[${i}]`);
        });
      const top = read('deck').reverse();
      const discard = read('discard');
      state.hal.deck = [...claims.without(state.hal.deck), ...top];
      state.hal.discard = discard;
    }
    this.countDice(state);
  }

  /** Supplies hold what is nowhere else. */
  private countDice(state: State): void {
    const turn = this.data['turn'] as Turn | undefined;
    const inUse =
      turn?.sequence === 'A' &&
      this.hasFrames &&
      (this.data['frames'] as Frame[]).some((frame) => frame?.kind === 'end-turn');
    const total = DICE_PER_COLOUR[state.options.players];
    for (let colour = 0; colour < 3; colour++) {
      let out = state.damagedSupply[colour]! + (inUse && turn.dieColour === colour ? 1 : 0);
      for (const dice of state.dice) for (const [die, n] of dice.entries()) if ((die % 12) >> 2 === colour) out += n;
      if (out > total) fail('dice', `there are ${out} ${COLOURS[colour]} dice, but the game has ${total}`, 'S1');
      state.supply[colour] = total - out;
    }
  }

  private countRobots(state: State): void {
    for (const [seat, player] of state.players.entries()) {
      const onCards = state.owners.filter((owner) => owner === seat).length;
      const held = state.captives.filter((captive) => (captive & 7) === seat).length;
      const used =
        player.breakRoom + player.workstations.reduce((sum, n) => sum + n, 0) + player.fleet.length + onCards + held;
      const at = `players[${seat}].robots`;
      if (used > ROBOTS) fail(at, `${used} robots are in use, but a player has ${ROBOTS}`, 'C4');
      player.robots = ROBOTS - used;
      const robots = this.players()[seat]?.['robots'] as Json | undefined;
      if (robots?.['supply'] !== undefined && robots['supply'] !== player.robots)
        fail(`${at}.supply`, `${say(robots['supply'])} robots are stated, but ${player.robots} are left`, 'C4');
    }
  }
}
