// What an online match adds to the table: presence, clocks, menu entries, final buttons.

import type { Handover } from '@black-angel/protocol';
import { createContext, type ReactNode, useContext } from 'react';
import type { TablePart } from './table-parts.ts';

export interface TableExtras {
  /** Below the menu. */
  head: ReactNode;
  /** Where the match is played; null when it is in this browser. */
  elsewhere: Elsewhere | null;
  /** When bots played for persons, for the log. */
  handovers?: readonly Handover[];
  /** On a small screen: the part that a lesson points into. The table turns to it when it changes. */
  part?: TablePart | null;
  /** A lesson has its own advice. */
  isLesson?: boolean;
  /** A guide says each move, so the prompt is not announced. */
  isGuided?: boolean;
}

export interface Elsewhere {
  /** Beside a player's name. */
  player(seat: number): ReactNode;
  /** Only the clock of a seat. */
  clock(seat: number): ReactNode;
  /** Replaces the menu entries of a local game. */
  menu: ReactNode;
  /** Replaces the final buttons of a local game. */
  finish: ReactNode;
  /** A link to a moment of the game; null if it cannot be made. */
  linkOf(index: number): Promise<string | null>;
  /** The sentence for a move that was not stored. */
  notKept: string;
  /** Whether the table allows hints and undo. */
  hasHints: boolean;
  hasUndo: boolean;
}

const ExtrasContext = createContext<TableExtras>({ head: null, elsewhere: null });
export const ExtrasProvider = ExtrasContext.Provider;
export const useExtras = (): TableExtras => useContext(ExtrasContext);
export const useElsewhere = (): Elsewhere | null => useContext(ExtrasContext).elsewhere;
