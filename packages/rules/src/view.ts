// What a seat or a spectator may know (K): an allow-list, built field by field. Nothing is removed from a copy of the
// state; what is not listed here is not in a view.
//
// The state is packed; a view has named fields for cells, dice, captives, strips and decisions, and null for what is
// absent. Cards, tiles, hexes, cells, slots and actions have the numbers that `state.ts` describes; lists by colour
// follow COLOURS.

import { type Captive, showCaptive } from './captives.ts';
import { contentOf } from './content/content.ts';
import { type Die, showDice } from './dice.ts';
import { type Back, backOf, type DieFace } from './events.ts';
import { FRAMES } from './frames/frame.ts';
import type { Decision } from './frames/index.ts';
import { type Cell, type GoneTile, showCell, showGone } from './grid.ts';
import { RULES_VERSION } from './rules-version.ts';
import { type Strip, showStrip } from './space.ts';
import { COLOURS, type ColourName, type Ending, type Frame, type Options, type Player, type State } from './state.ts';

export type Viewer = number | 'spectator';

/** A Mission card in space and the seat that placed it. */
export interface PlacedMission {
  card: number;
  owner: number;
}

/** The die of the running turn. */
export interface TurnDie extends DieFace {
  /** The colour of the die when it was taken; a boost may have changed `colour`. */
  takenColour: ColourName;
  /** Compartment the die came from. */
  from: number;
  turned: boolean;
  boostedValue: boolean;
  boostedColour: boolean;
}

export interface TurnView {
  /** Null while the sequence is open. */
  sequence: 'A' | 'B' | 'pass' | null;
  die: TurnDie | null;
}

type OpenFields = 'vp' | 'ships' | 'resources' | 'debris' | 'robots' | 'breakRoom' | 'workstations' | 'fleet';
type OpenTiles = 'ejectedTiles' | 'advancedBeyond' | 'ejectedCards';

/** K2: of other players' cards only the backs are visible. */
export interface PlayerView extends Pick<Player, OpenFields | OpenTiles> {
  /** The viewer's own hand, or null. */
  hand: number[] | null;
  /** How many cards of each back are in hand. */
  handBacks: Record<Back, number>;
  /** The viewer's own cards in the six slots, or null. */
  slots: (number | null)[] | null;
  slotBacks: (Back | null)[];
  grid: Cell[];
  /** The Advanced tile on the place of each colour. */
  advancedPlaces: (number | null)[];
}

export interface View {
  /** The rules version of the game. Only the engine of that version may be asked about this view. */
  rules: number;
  viewer: Viewer;
  components: string;
  options: Options;
  round: number;
  /** Whose turn it is. */
  seat: number;
  turn: TurnView;
  /** The present decision; null when the game is over. */
  decision: Decision | null;
  /** Decisions that wait for the present one, the next one last. */
  pending: Decision[];
  ending: Ending;
  lastRound: number;
  halted: boolean;
  players: PlayerView[];
  hal: { vp: number; deck: number; discard: number[] } | null;
  neutral: number[];
  /** Dice by compartment: seats, then the neutral player's or Hal's. */
  dice: Die[][];
  /** Undamaged and damaged dice in the supply of each colour. */
  supply: number[];
  damagedSupply: number[];
  /** Damage cubes on each action. */
  damage: number[];
  /** Ravager cards at each action, top last. */
  ravagers: number[][];
  captives: Captive[];
  /** Strips from the ship board outwards. */
  strips: Strip[];
  spesRow: number;
  spesInSight: boolean;
  /** The Mission card on each hex. */
  missions: (PlacedMission | null)[];
  /** Numbers of cards. */
  missionDecks: number[];
  missionDiscards: number[];
  ravagerDeck: number;
  ravagerDiscard: number;
  /** Numbers of tiles in the stacks, and the visible top tile of each. */
  stacks: number[];
  stackTops: (number | null)[];
  /** Public. In ascending order, because the order of the pile has no meaning. */
  tileDiscards: number[][];
  display: (number | null)[];
  advancedStack: number;
  advancedShow: (number | null)[];
  gone: GoneTile[];
}

const ascending = (list: readonly number[]): number[] => list.slice().sort((a, b) => a - b);
const sizes = (lists: readonly number[][]): number[] => lists.map((list) => list.length);
const orNull = (number: number): number | null => (number === 0 ? null : number);

/** A player, and what was shown of it. A list that is the same object as before is shown by the same object. */
interface SeenPlayer {
  player: Partial<Player>;
  view: PlayerView | null;
}

const NO_CARDS = { hand: null, slots: null };
const NO_PLAYER: SeenPlayer = { player: {}, view: null };

/** What `show` makes of a list; what was shown of it before, if it is the same list. */
const shown = <T, S>(list: T, before: T | undefined, seen: S | undefined, show: (list: T) => S): S =>
  list === before ? (seen as S) : show(list);

function handBacksOf(state: State, hand: readonly number[]): Record<Back, number> {
  const content = contentOf(state);
  const backs: Record<Back, number> = { orange: 0, gray: 0, green: 0, ravager: 0 };
  for (const card of hand) backs[backOf(content, card)]++;
  return backs;
}

const slotBacksOf = (state: State, slots: readonly number[]): (Back | null)[] =>
  slots.map((card) => (card === 0 ? null : backOf(contentOf(state), card)));

const copyOf = (list: number[]): number[] => list.slice();
const orNulls = (list: readonly number[]): (number | null)[] => list.map(orNull);
const showGrid = (grid: readonly number[]): Cell[] => grid.map(showCell);

function viewPlayer(state: State, seat: number, isOwn: boolean, before: SeenPlayer): PlayerView {
  const player = state.players[seat]!;
  const { player: was, view: seen } = before;
  if (seen && player === was) return seen;
  const cards = isOwn ? viewCards(player, before) : NO_CARDS;
  const { hand, slots } = player;
  return {
    vp: player.vp,
    ships: player.ships,
    resources: player.resources,
    debris: player.debris,
    robots: player.robots,
    breakRoom: player.breakRoom,
    workstations: shown(player.workstations, was.workstations, seen?.workstations, copyOf),
    fleet: shown(player.fleet, was.fleet, seen?.fleet, copyOf),
    hand: cards.hand,
    handBacks: seen && hand === was.hand ? seen.handBacks : handBacksOf(state, hand),
    slots: cards.slots,
    slotBacks: seen && slots === was.slots ? seen.slotBacks : slotBacksOf(state, slots),
    grid: shown(player.grid, was.grid, seen?.grid, showGrid),
    ejectedTiles: shown(player.ejectedTiles, was.ejectedTiles, seen?.ejectedTiles, copyOf),
    advancedPlaces: shown(player.advancedPlaces, was.advancedPlaces, seen?.advancedPlaces, orNulls),
    advancedBeyond: shown(player.advancedBeyond, was.advancedBeyond, seen?.advancedBeyond, copyOf),
    ejectedCards: shown(player.ejectedCards, was.ejectedCards, seen?.ejectedCards, copyOf),
  };
}

const viewTurn = ({ turn }: State): TurnView => ({
  sequence: turn.sequence === '' ? null : turn.sequence,
  die:
    turn.dieColour < 0
      ? null
      : {
          colour: COLOURS[turn.colour]!,
          value: turn.value,
          takenColour: COLOURS[turn.dieColour]!,
          from: turn.dieFrom,
          turned: turn.turned,
          boostedValue: turn.boostedValue,
          boostedColour: turn.boostedColour,
        },
});

export const viewDecision = (frame: Frame, viewer: Viewer): Decision =>
  FRAMES[frame.kind].show(frame, viewer) as Decision;

/** A state, and what a viewer was shown of it. Neither may change afterwards. */
export interface Seen {
  state: Partial<State>;
  view: View | null;
}

export const NOTHING: Seen = { state: {}, view: null };

const showAllDice = (dice: readonly number[][]): Die[][] => dice.map(showDice);
const showLists = (all: readonly number[][]): number[][] => all.map(copyOf);
const showTops = (stacks: readonly number[][]): (number | null)[] => stacks.map((stack) => stack.at(-1) ?? null);
const showDiscards = (piles: readonly number[][]): number[][] => piles.map(ascending);
const showHal = (hal: State['hal']): View['hal'] =>
  hal && { vp: hal.vp, deck: hal.deck.length, discard: hal.discard.slice() };
const missionsOf = ({ cards, owners }: State): View['missions'] =>
  cards.map((card, hex) => (card === 0 ? null : { card, owner: owners[hex]! }));

/** The present decision and the pending ones. */
export function viewDecisions({ frames }: State, viewer: Viewer): Pick<View, 'decision' | 'pending'> {
  const pending = frames.map((frame) => viewDecision(frame, viewer));
  return { decision: pending.pop() ?? null, pending };
}

/** The cards of a player, as that player sees them. */
export const viewCards = (
  { hand, slots }: Player,
  { player: was, view: seen }: SeenPlayer = NO_PLAYER,
): Pick<PlayerView, 'hand' | 'slots'> => ({
  hand: shown<number[], number[] | null>(hand, was.hand, seen?.hand, copyOf),
  slots: shown<number[], (number | null)[] | null>(slots, was.slots, seen?.slots, orNulls),
});

export const view = (state: State, viewer: Viewer): View => viewAfter(state, viewer, NOTHING);

/** As `view`. What the state shares with an earlier one is shown by the same objects as that one was to this viewer. */
export function viewAfter(state: State, viewer: Viewer, { state: was, view: seen }: Seen): View {
  const { decision, pending } = viewDecisions(state, viewer);
  const { players: before = [] } = was;
  return {
    rules: RULES_VERSION,
    viewer,
    components: state.components,
    options: seen?.options ?? {
      players: state.options.players,
      advanced: state.options.advanced,
      hal: state.options.hal,
    },
    round: state.round,
    seat: state.seat,
    turn: seen && state.turn === was.turn ? seen.turn : viewTurn(state),
    decision,
    pending,
    ending: state.ending,
    lastRound: state.lastRound,
    halted: state.halted,
    players: state.players.map((_, seat) =>
      viewPlayer(state, seat, seat === viewer, seen ? { player: before[seat]!, view: seen.players[seat]! } : NO_PLAYER),
    ),
    hal: shown(state.hal, was.hal, seen?.hal, showHal),
    neutral: shown(state.neutral, was.neutral, seen?.neutral, copyOf),
    dice: shown(state.dice, was.dice, seen?.dice, showAllDice),
    supply: shown(state.supply, was.supply, seen?.supply, copyOf),
    damagedSupply: shown(state.damagedSupply, was.damagedSupply, seen?.damagedSupply, copyOf),
    damage: shown(state.damage, was.damage, seen?.damage, copyOf),
    ravagers: shown(state.ravagers, was.ravagers, seen?.ravagers, showLists),
    captives: shown(state.captives, was.captives, seen?.captives, (list) => list.map(showCaptive)),
    strips: shown(state.strips, was.strips, seen?.strips, (list) => list.map(showStrip)),
    spesRow: state.spesRow,
    spesInSight: state.spesInSight,
    missions: seen && state.cards === was.cards && state.owners === was.owners ? seen.missions : missionsOf(state),
    missionDecks: shown(state.missionDecks, was.missionDecks, seen?.missionDecks, sizes),
    missionDiscards: shown(state.missionDiscards, was.missionDiscards, seen?.missionDiscards, sizes),
    ravagerDeck: state.ravagerDeck.length,
    ravagerDiscard: state.ravagerDiscard.length,
    stacks: shown(state.stacks, was.stacks, seen?.stacks, sizes),
    stackTops: shown(state.stacks, was.stacks, seen?.stackTops, showTops),
    tileDiscards: shown(state.tileDiscards, was.tileDiscards, seen?.tileDiscards, showDiscards),
    display: shown(state.display, was.display, seen?.display, orNulls),
    advancedStack: state.advancedStack.length,
    advancedShow: shown(state.advancedShow, was.advancedShow, seen?.advancedShow, orNulls),
    gone: shown(state.gone, was.gone, seen?.gone, (list) => list.map(showGone)),
  };
}
