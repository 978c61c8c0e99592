// The invariants of a state: nothing is created, lost or in an impossible place. Tests check them after every move; a
// position written by hand is refused with the first violation.

import { showCaptive } from './captives.ts';
import { ASTEROID, CARDS, type Content, contentOf, FIRST_ADVANCED, range, TECHNOLOGY } from './content/content.ts';
import { cardName, hexName } from './events.ts';
import { tilesOf } from './frames/frame.ts';
import { hasDebris, isAdvanced, isBoostUp, isStarting, showGone, tileIn } from './grid.ts';
import { RAVAGERS_AT_A_PLACE } from './missions.ts';
import { DICE_PER_COLOUR, RAVAGERS_REMOVED, ROBOTS, STRIPS } from './setup.ts';
import { angelHex, spesHex, territoryAt } from './space.ts';
import { COLOURS, type Player, type PlayerList, type State } from './state.ts';

/** What is impossible about a state, and the rule that says so. */
export interface Problem {
  rule: string;
  problem: string;
}

type Report = (rule: string, problem: string) => void;

/** Whether the die of the turn is in no compartment and no supply. */
export const isDieInUse = (state: State): boolean =>
  state.turn.sequence === 'A' && state.turn.dieColour >= 0 && state.frames.some((frame) => frame.kind === 'end-turn');

/** Tiles taken from the display that are not in a grid yet. */
const tilesInTransit = (state: State): number[] => state.frames.flatMap((frame) => [...tilesOf(frame)]);

function checkOnce(
  what: string,
  rule: string,
  found: readonly number[],
  all: readonly number[],
  name: (n: number) => string,
  report: Report,
): void {
  const counts = new Map<number, number>();
  for (const n of found) counts.set(n, (counts.get(n) ?? 0) + 1);
  for (const n of all) {
    const count = counts.get(n) ?? 0;
    if (count !== 1) report(rule, `${what} ${name(n)} is there ${count} times`);
    counts.delete(n);
  }
  for (const [n] of counts) report(rule, `${what} ${n} does not exist`);
}

/** What the numbers in each list of a player are. */
const CONTENT_OF_LIST: Readonly<Record<PlayerList, 'cards' | 'tiles' | 'cells' | 'hexes' | 'counts'>> = {
  workstations: 'counts',
  fleet: 'hexes',
  hand: 'cards',
  slots: 'cards',
  grid: 'cells',
  ejectedTiles: 'tiles',
  advancedPlaces: 'tiles',
  advancedBeyond: 'tiles',
  ejectedCards: 'cards',
};
const PLAYER_LISTS = Object.keys(CONTENT_OF_LIST) as PlayerList[];

/** All numbers in the lists of a player that hold these. */
const listsOf = (player: Player, content: (typeof CONTENT_OF_LIST)[PlayerList]): number[] =>
  PLAYER_LISTS.flatMap((list) => (CONTENT_OF_LIST[list] === content ? player[list] : []));

const isCount = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0;

function checkCards(state: State, content: Content, report: Report): void {
  const found = [
    ...state.missionDecks.flat(),
    ...state.missionDiscards.flat(),
    ...state.ravagerDeck,
    ...state.ravagerDiscard,
    ...state.ravagersRemoved,
    ...state.ravagers.flat(),
    ...state.cards,
    ...state.players.flatMap((player) => listsOf(player, 'cards')),
  ].filter((card) => card !== 0);
  checkOnce('Card', 'C3', found, range(1, CARDS), cardName, report);
  for (let colour = 0; colour < 3; colour++)
    for (const card of [...state.missionDecks[colour]!, ...state.missionDiscards[colour]!])
      if (content.back[card] !== colour)
        report('S5', `card ${cardName(card)} is in the ${COLOURS[colour]} deck or discard`);
  const must = (cards: readonly number[], isRight: (card: number) => boolean, where: string): void => {
    for (const card of cards)
      if (card !== 0 && !isRight(card)) report('C3', `card ${cardName(card)} cannot be ${where}`);
  };
  const isMission = (card: number): boolean => content.back[card]! < 3;
  const isRavagerCard = (card: number): boolean => content.back[card] === 3;
  must([...state.ravagerDeck, ...state.ravagerDiscard, ...state.ravagersRemoved], isRavagerCard, 'among the Ravagers');
  must([...state.cards, ...state.players.flatMap((player) => player.ejectedCards)], isMission, 'a Mission');
  for (const player of state.players)
    if (player.hand.some((card, i) => i > 0 && card < player.hand[i - 1]!)) report('C3', 'a hand is not in order');
  if (state.ravagersRemoved.length !== RAVAGERS_REMOVED[state.options.players])
    report(
      'S6',
      `${state.ravagersRemoved.length} Ravager cards are removed, not ${RAVAGERS_REMOVED[state.options.players]}`,
    );
}

function checkTiles(state: State, content: Content, report: Report): void {
  const transit = tilesInTransit(state);
  const found = [
    ...state.stacks.flat(),
    ...state.tileDiscards.flat(),
    ...state.display,
    ...state.advancedStack,
    ...state.advancedShow,
    ...transit,
    ...state.gone,
    ...state.players.flatMap((player) => [...listsOf(player, 'cells').map(tileIn), ...listsOf(player, 'tiles')]),
  ];
  const shared = [...range(1, TECHNOLOGY), ...range(FIRST_ADVANCED, content.tiles.length - 1)];
  const name = (tile: number): string => content.tiles[tile]!.id;
  checkOnce(
    'Tile',
    'C3',
    found.filter((tile) => tile !== 0 && tile < 100 && !isStarting(tile)),
    shared,
    name,
    report,
  );
  for (const [seat, player] of state.players.entries()) {
    const starting = [...player.grid.map(tileIn), ...player.ejectedTiles].filter(isStarting);
    for (const gone of state.gone.map(showGone))
      if (gone.seat === seat && isStarting(gone.tile)) starting.push(gone.tile);
    checkOnce(
      `Starting tile of player ${seat + 1}`,
      'C3',
      starting,
      range(TECHNOLOGY + 1, FIRST_ADVANCED - 1),
      name,
      report,
    );
    for (const cell of player.grid) {
      const tile = tileIn(cell);
      if (hasDebris(cell) && (tile === 0 || isAdvanced(tile))) report('A2.R2', 'debris lies where it cannot');
      if (isBoostUp(cell) && !(state.options.advanced && tile > 0 && tile <= TECHNOLOGY))
        report('V1', 'a boost side is up where there is none');
    }
    for (const tile of [...player.advancedPlaces, ...player.advancedBeyond])
      if (tile !== 0 && !isAdvanced(tile)) report('A2.D5', `${name(tile)} is not an Advanced tile`);
    for (const tile of player.ejectedTiles)
      if (isAdvanced(tile)) report('A2.D5', `${name(tile)} is not a Technology tile`);
  }
  for (let colour = 0; colour < 3; colour++)
    for (const tile of [...state.stacks[colour]!, ...state.tileDiscards[colour]!])
      if (content.tiles[tile]!.colour !== colour)
        report('S3', `${name(tile)} is in the ${COLOURS[colour]} stack or discard`);
  for (const tile of state.display) if (tile > TECHNOLOGY) report('A2.D1', `${name(tile)} is on the display`);
  for (const { tile, seat } of state.gone.map(showGone))
    if (!isStarting(tile) && !(state.hal && seat === null)) report('C3', 'a tile left the game that cannot');
  for (const tile of state.advancedStack) if (!isAdvanced(tile)) report('S4', `${name(tile)} is in the Advanced stack`);
  for (const tile of state.advancedShow)
    if (tile !== 0 && !isAdvanced(tile)) report('S4', `${name(tile)} is among the Advanced tiles`);
}

function checkDice(state: State, report: Report): void {
  const total = DICE_PER_COLOUR[state.options.players];
  for (let colour = 0; colour < 3; colour++) {
    let count = state.supply[colour]! + state.damagedSupply[colour]!;
    for (const dice of state.dice) for (const [die, n] of dice.entries()) if ((die % 12) >> 2 === colour) count += n;
    if (isDieInUse(state) && state.turn.dieColour === colour) count++;
    if (count !== total) report('S1', `there are ${count} ${COLOURS[colour]} dice, not ${total}`);
  }
  const counts = [...state.dice.flat(), ...state.supply, ...state.damagedSupply];
  if (!counts.every(isCount)) report('S1', 'a number of dice is negative');
}

function checkPlayers(state: State, report: Report): void {
  for (const [seat, player] of state.players.entries()) {
    const who = `player ${seat + 1}`;
    const onCards = state.owners.filter((owner) => owner === seat).length;
    const held = state.captives.filter((captive) => showCaptive(captive).seat === seat).length;
    const working = player.workstations.reduce((sum, n) => sum + n, 0);
    const robots = player.robots + player.breakRoom + working + player.fleet.length + onCards + held;
    if (robots !== ROBOTS) report('C4', `${who} has ${robots} robots, not ${ROBOTS}`);
    const counts = {
      VP: player.vp,
      ships: player.ships,
      resources: player.resources,
      debris: player.debris,
      robots: player.robots,
      'robots in the break room': player.breakRoom,
    };
    for (const [what, n] of Object.entries(counts)) if (!isCount(n)) report('C5', `${who} has ${n} ${what}`);
    if (!player.workstations.every(isCount)) report('C5', `${who} has a bad number of robots in a workstation`);
    if (new Set(player.fleet).size !== player.fleet.length) report('A2.C2', `${who} has two ships on one hex`);
  }
}

function checkShip(state: State, content: Content, report: Report): void {
  for (let action = 0; action < 6; action++) {
    const cards = state.ravagers[action]!;
    if (cards.length > RAVAGERS_AT_A_PLACE)
      report('A2.C4', `there are ${cards.length} Ravagers at action ${action + 1}`);
    for (const card of cards)
      if (content.ravagers[card]?.action !== action)
        report('A2.C4', `Ravager ${cardName(card)} does not belong at action ${action + 1}`);
    if (![0, 1, 2].includes(state.damage[action]!))
      report('A2.5', `there are ${state.damage[action]} Damage cubes on action ${action + 1}`);
  }
  for (const { card, seat } of state.captives.map(showCaptive)) {
    if (seat >= state.players.length) report('A2.6', 'a robot is held that belongs to nobody');
    if (content.ravagers[card]?.effect !== 'placeRobot' || !state.ravagers.flat().includes(card))
      report('A2.6', `no robot can be held on Ravager ${cardName(card)}`);
  }
}

function checkSpace(state: State, content: Content, report: Report): void {
  if (state.strips.length !== STRIPS[state.options.players]) report('S2', `there are ${state.strips.length} strips`);
  if (new Set(state.strips.map((strip) => strip >> 1)).size !== state.strips.length)
    report('S2', 'a strip lies there twice');
  const seats = state.players.length + (state.hal ? 1 : 0);
  for (const [hex, card] of state.cards.entries()) {
    const owner = state.owners[hex]!;
    if ((card === 0) !== (owner === -1) || owner >= seats)
      report('A2.C3', `the owner of the card on ${hexName(hex)} is wrong`);
    if (card !== 0 && territoryAt(state, content, hex) !== content.back[card])
      report('A2.C3', `card ${cardName(card)} cannot lie on ${hexName(hex)}`);
    const ships = state.players.filter((player) => player.fleet.includes(hex)).length;
    if (ships > 2) report('A2.C2', `there are ${ships} ships on ${hexName(hex)}`);
    if (ships > 0 && territoryAt(state, content, hex) === ASTEROID && hex !== angelHex(state))
      report('A2.C2', `a ship is among the asteroids on ${hexName(hex)}`);
  }
  for (const player of state.players)
    for (const hex of player.fleet)
      if (hex < 0 || hex >= state.cards.length) report('A2.C2', 'a ship is beyond the board');
  if (state.spesRow < 0 || state.spesRow >= state.strips.length) report('B3.4', 'Spes is beyond the board');
  if (state.spesInSight && spesHex(state) < angelHex(state)) report('B3.1', 'the Black Angel is beyond Spes');
}

/** E1, E2: the ending is consistent with the Black Angel and the rounds. */
function checkClock(state: State, report: Report): void {
  const atSpes = spesHex(state) === angelHex(state);
  if (state.ending === 'none') {
    if (state.lastRound !== 0 || state.halted) report('E1', 'the game is ending, but nothing has triggered it');
    if (atSpes) report('E1', 'the Black Angel is on Spes, but the end is not triggered');
    return;
  }
  if (state.lastRound < state.round || state.lastRound > state.round + 1)
    report('E1', `the last round cannot be ${state.lastRound} in round ${state.round}`);
  if (atSpes !== (state.ending === 'spes'))
    report('E1', `the ending is ${state.ending}, but the Black Angel is ${atSpes ? '' : 'not '}on Spes`);
}

/** Every violation in a state; empty if it is valid. */
export function invariants(state: State): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (rule, problem) => void problems.push({ rule, problem });
  const content = contentOf(state);
  checkCards(state, content, report);
  checkTiles(state, content, report);
  checkDice(state, report);
  checkPlayers(state, report);
  checkShip(state, content, report);
  checkSpace(state, content, report);
  checkClock(state, report);
  return problems;
}
