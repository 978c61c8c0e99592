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
import {
  COLOURS,
  type ColourName,
  type Covered,
  type Ending,
  type Frame,
  type Options,
  type Player,
  type PlayerList,
  type State,
  type Viewer,
} from './state.ts';

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

/** The running turn. */
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
/** Every list of a player has its field above. */
export type ViewedLists = Covered<keyof PlayerView, PlayerList>;

/** The game as a seat or a spectator may see it. Bots and pages need nothing else. @rule K1 */
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

/** The cards of a player, as that player sees them. */
export const viewCards = ({ hand, slots }: Player): Pick<PlayerView, 'hand' | 'slots'> => ({
  hand: hand.slice(),
  slots: slots.map(orNull),
});
const NO_CARDS = { hand: null, slots: null };

function viewPlayer(state: State, seat: number, isOwn: boolean): PlayerView {
  const player = state.players[seat]!;
  const content = contentOf(state);
  const handBacks: Record<Back, number> = { orange: 0, gray: 0, green: 0, ravager: 0 };
  for (const card of player.hand) handBacks[backOf(content, card)]++;
  const { hand, slots } = isOwn ? viewCards(player) : NO_CARDS;
  return {
    vp: player.vp,
    ships: player.ships,
    resources: player.resources,
    debris: player.debris,
    robots: player.robots,
    breakRoom: player.breakRoom,
    workstations: player.workstations.slice(),
    fleet: player.fleet.slice(),
    hand,
    handBacks,
    slots,
    slotBacks: player.slots.map((card) => (card === 0 ? null : backOf(content, card))),
    grid: player.grid.map(showCell),
    ejectedTiles: player.ejectedTiles.slice(),
    advancedPlaces: player.advancedPlaces.map(orNull),
    advancedBeyond: player.advancedBeyond.slice(),
    ejectedCards: player.ejectedCards.slice(),
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

/** The present decision and the pending ones. */
export function viewDecisions({ frames }: State, viewer: Viewer): Pick<View, 'decision' | 'pending'> {
  const pending = frames.map((frame) => viewDecision(frame, viewer));
  return { decision: pending.pop() ?? null, pending };
}

/** What a viewer may know, built up from nothing. @rule K1 */
export function view(state: State, viewer: Viewer): View {
  const { hal } = state;
  const { decision, pending } = viewDecisions(state, viewer);
  return {
    rules: RULES_VERSION,
    viewer,
    components: state.components,
    options: { players: state.options.players, advanced: state.options.advanced, hal: state.options.hal },
    round: state.round,
    seat: state.seat,
    turn: viewTurn(state),
    decision,
    pending,
    ending: state.ending,
    lastRound: state.lastRound,
    halted: state.halted,
    players: state.players.map((_, seat) => viewPlayer(state, seat, seat === viewer)),
    hal: hal && { vp: hal.vp, deck: hal.deck.length, discard: hal.discard.slice() },
    neutral: state.neutral.slice(),
    dice: state.dice.map(showDice),
    supply: state.supply.slice(),
    damagedSupply: state.damagedSupply.slice(),
    damage: state.damage.slice(),
    ravagers: state.ravagers.map((cards) => cards.slice()),
    captives: state.captives.map(showCaptive),
    strips: state.strips.map(showStrip),
    spesRow: state.spesRow,
    spesInSight: state.spesInSight,
    missions: state.cards.map((card, hex) => (card === 0 ? null : { card, owner: state.owners[hex]! })),
    missionDecks: sizes(state.missionDecks),
    missionDiscards: sizes(state.missionDiscards),
    ravagerDeck: state.ravagerDeck.length,
    ravagerDiscard: state.ravagerDiscard.length,
    stacks: sizes(state.stacks),
    stackTops: state.stacks.map((stack) => stack.at(-1) ?? null),
    tileDiscards: state.tileDiscards.map(ascending),
    display: state.display.map(orNull),
    advancedStack: state.advancedStack.length,
    advancedShow: state.advancedShow.map(orNull),
    gone: state.gone.map(showGone),
  };
}
