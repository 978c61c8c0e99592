// Reads a position: checks every entry and applies it to the base setup.

import { showCaptive } from './captives.ts';
import type { Content } from './content/content.ts';
import { isDieInUse } from './invariants.ts';
import { PositionCards } from './position-cards.ts';
import { fillDecision } from './position-decision.ts';
import {
  ACTION_NAMES,
  boolAt,
  Claims,
  dieAt,
  Entries,
  fail,
  hexAt,
  type Json,
  listAt,
  objectAt,
  say,
  stated,
  wholeAt,
} from './position-json.ts';
import { PositionTiles } from './position-tiles.ts';
import { checkOptions, DICE_PER_COLOUR, MOST_SEED, ROBOTS } from './setup.ts';
import { COLOURS, type Options, type State } from './state.ts';

export class Reader extends Entries {
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
    if (typeof id !== 'string' || typeof hash !== 'string') fail('components', 'id and hash are needed, as texts');
    return find(hash) ?? fail('components', `the component set ${say(id)} with hash ${say(hash)} is not loaded`);
  }

  /** Applies everything that is stated to the base setup. */
  fill(state: State, content: Content): void {
    this.clock(state);
    this.board(state);
    fillDecision(this.data, state); // tiles can be in frames
    new PositionCards(this).fill(state, content);
    new PositionTiles(this, content).fill(state, content);
    this.fillPlayers(state);
    this.fillDice(state);
    this.fillHal(state, content);
    this.countRobots(state);
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
        : fail(at, { kind: 'noSuch', found: say(value), help: 'no strip; strips are written "3A"' });
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
            ? fail(`hal.${key}[${i}]`, { kind: 'noSuch', found: say(id), help: 'no Hal card' })
            : claims.claim(card, `hal.${key}[${i}]`);
        });
      const top = read('deck').reverse();
      const discard = read('discard');
      state.hal.deck = [...claims.without(state.hal.deck), ...top];
      state.hal.discard = discard;
    }
    this.countDice(state);
  }

  /** A supply holds the dice and robots that are nowhere else. */
  private countDice(state: State): void {
    const inUse = isDieInUse(state);
    const total = DICE_PER_COLOUR[state.options.players];
    for (let colour = 0; colour < 3; colour++) {
      let out = state.damagedSupply[colour]! + Number(inUse && state.turn.dieColour === colour);
      for (const dice of state.dice) for (const [die, n] of dice.entries()) if ((die % 12) >> 2 === colour) out += n;
      if (out > total) fail('dice', `there are ${out} ${COLOURS[colour]} dice, but the game has ${total}`, 'S1');
      state.supply[colour] = total - out;
    }
  }

  private countRobots(state: State): void {
    for (const [seat, player] of state.players.entries()) {
      const onCards = state.owners.filter((owner) => owner === seat).length;
      const held = state.captives.filter((captive) => showCaptive(captive).seat === seat).length;
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
