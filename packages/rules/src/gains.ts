// Gaining, spending and losing goods and VP. Hal converts goods to VP at once (H2).

import type { Gain, HalGoods } from './content/component-set.ts';
import { contentOf } from './content/content.ts';
import { ownPlayer } from './copy.ts';
import type { Emit, Goods } from './events.ts';
import type { Player, State } from './state.ts';
import type { VpRule } from './vp-rule.ts';

/** Hal's seat in solitaire. */
export const HAL = 1;

export const isHal = (state: State, seat: number): boolean => state.hal !== null && seat === HAL;

export function gainVp(state: State, seat: number, amount: number, rule: VpRule, emit: Emit): void {
  if (amount === 0) return;
  if (isHal(state, seat)) state.hal!.vp += amount;
  else ownPlayer(state, seat).vp += amount;
  emit?.({ kind: 'gained', rule, seat, what: 'vp', amount });
}

/** C6: not below 0. */
export function loseVp(state: State, seat: number, amount: number, rule: VpRule, emit: Emit): void {
  const owner = isHal(state, seat) ? state.hal! : ownPlayer(state, seat);
  const lost = Math.min(amount, owner.vp);
  owner.vp -= lost;
  if (lost > 0) emit?.({ kind: 'lost', rule, seat, what: 'vp', amount: lost });
}

/** H2: converts what Hal gains to VP. `rule` is the rule of the action that gives it. */
export function halGains(state: State, goods: HalGoods, amount: number, rule: VpRule, emit: Emit): void {
  gainVp(state, HAL, contentOf(state).halVp[goods] * amount, rule, emit);
}

type Storable = 'ship' | 'resource' | 'debris';

function store(player: Player, what: Storable, amount: number): void {
  if (what === 'ship') player.ships += amount;
  else if (what === 'resource') player.resources += amount;
  else player.debris += amount;
}

export function gainGoods(state: State, seat: number, what: Storable, amount: number, rule: string, emit: Emit): void {
  if (amount === 0) return;
  store(ownPlayer(state, seat), what, amount);
  emit?.({ kind: 'gained', rule, seat, what, amount });
}

/** C4, C5: moves robots from the supply to the break room, as many as there are. */
export function gainRobots(state: State, seat: number, amount: number, rule: string, emit: Emit): void {
  if (amount === 0) return;
  const player = ownPlayer(state, seat);
  const gained = Math.min(amount, player.robots);
  player.robots -= gained;
  player.breakRoom += gained;
  if (gained > 0) emit?.({ kind: 'gained', rule, seat, what: 'robot', amount: gained });
  if (gained < amount) emit?.({ kind: 'notGained', rule: 'C4', seat, what: 'robot', amount: amount - gained });
}

function gainAllForHal(state: State, gain: Required<Gain>, rule: VpRule, emit: Emit): void {
  gainVp(state, HAL, gain.vp, rule, emit);
  halGains(state, 'ship', gain.ship, rule, emit);
  halGains(state, 'resource', gain.resource, rule, emit);
  halGains(state, 'robot', gain.robot, rule, emit);
  halGains(state, 'debris', gain.debris, rule, emit);
}

export function gainAll(state: State, seat: number, gain: Required<Gain>, rule: VpRule, emit: Emit): void {
  if (isHal(state, seat)) return gainAllForHal(state, gain, rule, emit);
  gainVp(state, seat, gain.vp, rule, emit);
  gainGoods(state, seat, 'ship', gain.ship, rule, emit);
  gainGoods(state, seat, 'resource', gain.resource, rule, emit);
  gainRobots(state, seat, gain.robot, rule, emit);
  gainGoods(state, seat, 'debris', gain.debris, rule, emit);
}

export function spendGoods(state: State, seat: number, what: Storable, amount: number, rule: string, emit: Emit): void {
  if (amount === 0) return;
  store(ownPlayer(state, seat), what, -amount);
  emit?.({ kind: 'spent', rule, seat, what, amount });
}

/** C5: spent robots come from the break room and go to the supply. */
export function spendRobots(state: State, seat: number, amount: number, rule: string, emit: Emit): void {
  if (amount === 0) return;
  const player = ownPlayer(state, seat);
  player.breakRoom -= amount;
  player.robots += amount;
  emit?.({ kind: 'spent', rule, seat, what: 'robot' satisfies Goods, amount });
}
