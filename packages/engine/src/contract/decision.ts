// The decisions of a game, as a viewer sees them. Numbers are those of view.ts.

import type { ColourName } from './names.ts';

/** What each kind of decision says, besides its kind and its seat. */
export interface DecisionFields {
  turn: Nothing;
  'activate-tiles': {
    /** Where the card lies. */
    slot: number;
    /** Cells that can still be activated. */
    cells: readonly number[];
  };
  'activate-neighbour': {
    /** The activating cell. */
    cell: number;
    /** The cells beside it. */
    neighbours: readonly number[];
  };
  'choose-die': Nothing;
  'use-die': Nothing;
  'boost-action': {
    /** The action being performed. */
    action: number;
    /** Cells with a boost that fits. */
    cells: readonly number[];
  };
  'pay-ravager': {
    /** Where the Ravager lies. */
    action: number;
    /** What must be discarded. */
    card: 'mission' | 'ravager';
  };
  discover: {
    action: number;
    activationsLeft: number;
    /** Tiles taken so far. */
    taken: readonly number[];
  };
  inject: {
    /** Tiles still to inject. */
    tiles: readonly number[];
  };
  'place-advanced': {
    /** The ejected Advanced tile. */
    tile: number;
  };
  repair: {
    action: number;
    activationsLeft: number;
    /** One cube was removed, so the player may stop. */
    isPerformed: boolean;
  };
  'use-debris': Nothing;
  destroy: {
    action: number;
    activationsLeft: number;
    /** One place was cleared, so the player may stop. */
    isPerformed: boolean;
  };
  command: {
    action: number;
    /** How far a ship may fly. */
    value: number;
  };
  fly: { steps: number };
  'place-mission': {
    hex: number;
    colour: ColourName;
    /** The ship stayed where it was, so a card must be placed. */
    isRequired: boolean;
  };
  'activate-mission': {
    hex: number;
    activationsLeft: number;
    /** Activations performed so far. */
    performed: number;
    /** A2.M3: the owner's one activation, without a die. */
    isOwners: boolean;
    /** An activation is paid for, its gain is pending. */
    isPaid: boolean;
  };
  'spend-technology': {
    /** How many more tiles. */
    count: number;
  };
  'spend-card': {
    /** How many more cards. */
    count: number;
    card: 'mission' | 'ravager';
  };
  reassign: Nothing;
  'draw-colour': Nothing;
  'keep-card': {
    /** K3: the two cards, visible only to the player who draws them. */
    cards: readonly number[] | null;
    colour: ColourName;
    /** V5: drawn by a tile, not in A3. */
    byTile: boolean;
  };
  reserve: {
    /** Dice that may be reserved free of charge. */
    free: number;
    /** B1.3: one may be paid for. */
    mayPay: boolean;
  };
  'end-turn': Nothing;
  'discard-excess': Nothing;
}

type Nothing = Record<never, never>;

/** The kinds of decisions. */
export type DecisionKind = keyof DecisionFields;
/** `seat` decides. */
export type Decision = { [K in DecisionKind]: { kind: K; seat: number } & DecisionFields[K] }[DecisionKind];
