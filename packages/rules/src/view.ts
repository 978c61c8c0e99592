// What a seat, or a spectator, may know (K): built up from nothing, field by field. Nothing secret is ever taken out of a
// copy of the state; what is not named here does not exist for the viewer.

import { contentOf } from './content/content.ts';
import type { Ending, Frame, Options, Player, State, Turn } from './state.ts';

export type Viewer = number | 'spectator';

/** K2: of others' cards one sees the backs. */
export interface PlayerView extends Omit<Player, 'hand' | 'slots'> {
  /** The viewer's own hand, else null. */
  hand: number[] | null;
  /** How many orange, gray, green Mission cards and Ravager cards are in hand. */
  handBacks: number[];
  /** The viewer's own cards in the six slots, else null. */
  slots: number[] | null;
  /** Back of the card in each slot: colour, 3 Ravager, -1 none. */
  slotBacks: number[];
}

export interface View {
  viewer: Viewer;
  components: string;
  options: Options;
  round: number;
  seat: number;
  turn: Turn;
  /** Pending decisions, the present one last. The two cards of a keep-card decision are its player's alone. */
  frames: Frame[];
  ending: Ending;
  lastRound: number;
  halted: boolean;
  players: PlayerView[];
  hal: { vp: number; deck: number; discard: number[] } | null;
  neutral: number[];
  dice: number[][];
  supply: number[];
  damagedSupply: number[];
  damage: number[];
  ravagers: number[][];
  captives: number[];
  strips: number[];
  spesRow: number;
  spesInSight: boolean;
  cards: number[];
  owners: number[];
  /** Numbers of cards. */
  missionDecks: number[];
  missionDiscards: number[];
  ravagerDeck: number;
  ravagerDiscard: number;
  /** Numbers of tiles in the stacks, and the visible top tile of each (0 without). */
  stacks: number[];
  stackTops: number[];
  /** Everyone saw these go; in ascending order, since the pile has none that matters. */
  tileDiscards: number[][];
  display: number[];
  advancedStack: number;
  advancedShow: number[];
  gone: number[];
}

const ascending = (list: readonly number[]): number[] => list.slice().sort((a, b) => a - b);
const sizes = (lists: readonly number[][]): number[] => lists.map((list) => list.length);

function viewPlayer(state: State, seat: number, isOwn: boolean): PlayerView {
  const player = state.players[seat]!;
  const backs = contentOf(state).back;
  const handBacks = [0, 0, 0, 0];
  for (const card of player.hand) handBacks[backs[card]!]!++;
  return {
    vp: player.vp,
    ships: player.ships,
    resources: player.resources,
    debris: player.debris,
    robots: player.robots,
    breakRoom: player.breakRoom,
    workstations: player.workstations.slice(),
    fleet: player.fleet.slice(),
    hand: isOwn ? player.hand.slice() : null,
    handBacks,
    slots: isOwn ? player.slots.slice() : null,
    slotBacks: player.slots.map((card) => (card === 0 ? -1 : backs[card]!)),
    grid: player.grid.slice(),
    ejectedTiles: player.ejectedTiles.slice(),
    advancedPlaces: player.advancedPlaces.slice(),
    advancedBeyond: player.advancedBeyond.slice(),
    ejectedCards: player.ejectedCards.slice(),
  };
}

/** K3: what was looked at is known to who looked. */
function viewFrame(frame: Frame, viewer: Viewer): Frame {
  const hidden = frame.kind === 'keep-card' && frame.seat !== viewer;
  return { kind: frame.kind, seat: frame.seat, left: frame.left, at: frame.at, list: hidden ? [] : frame.list.slice() };
}

export function view(state: State, viewer: Viewer): View {
  const { hal } = state;
  return {
    viewer,
    components: state.components,
    options: { players: state.options.players, advanced: state.options.advanced, hal: state.options.hal },
    round: state.round,
    seat: state.seat,
    turn: {
      sequence: state.turn.sequence,
      dieColour: state.turn.dieColour,
      dieFrom: state.turn.dieFrom,
      colour: state.turn.colour,
      value: state.turn.value,
      turned: state.turn.turned,
      boostedValue: state.turn.boostedValue,
      boostedColour: state.turn.boostedColour,
    },
    frames: state.frames.map((frame) => viewFrame(frame, viewer)),
    ending: state.ending,
    lastRound: state.lastRound,
    halted: state.halted,
    players: state.players.map((_, seat) => viewPlayer(state, seat, seat === viewer)),
    hal: hal && { vp: hal.vp, deck: hal.deck.length, discard: hal.discard.slice() },
    neutral: state.neutral.slice(),
    dice: state.dice.map((dice) => dice.slice()),
    supply: state.supply.slice(),
    damagedSupply: state.damagedSupply.slice(),
    damage: state.damage.slice(),
    ravagers: state.ravagers.map((cards) => cards.slice()),
    captives: state.captives.slice(),
    strips: state.strips.slice(),
    spesRow: state.spesRow,
    spesInSight: state.spesInSight,
    cards: state.cards.slice(),
    owners: state.owners.slice(),
    missionDecks: sizes(state.missionDecks),
    missionDiscards: sizes(state.missionDiscards),
    ravagerDeck: state.ravagerDeck.length,
    ravagerDiscard: state.ravagerDiscard.length,
    stacks: sizes(state.stacks),
    stackTops: state.stacks.map((stack) => stack.at(-1) ?? 0),
    tileDiscards: state.tileDiscards.map(ascending),
    display: state.display.slice(),
    advancedStack: state.advancedStack.length,
    advancedShow: state.advancedShow.slice(),
    gone: state.gone.slice(),
  };
}
