// What a table gets besides its own parts: when its match is played elsewhere, who is connected, how to leave, what comes after.

import { createContext, type ReactNode, useContext } from 'react';

export interface TableExtras {
  /** Below the menu. */
  head: ReactNode;
  /** Where the match is played; null when it is in this browser. */
  elsewhere: Elsewhere | null;
}

export interface Elsewhere {
  /** Beside a player's name. */
  player(seat: number): ReactNode;
  /** The clock of a seat, where there is room for no more. */
  clock(seat: number): ReactNode;
  /** Entries of the menu instead of those for a game of this browser. */
  menu: ReactNode;
  /** On the final sheet, instead of another game in this browser. */
  finish: ReactNode;
  /** Gives away a link to a moment of the game. */
  shareMoment(index: number): void;
  /** What is said when a move was not kept. */
  notKept: string;
}

const ExtrasContext = createContext<TableExtras>({ head: null, elsewhere: null });
export const ExtrasProvider = ExtrasContext.Provider;
export const useExtras = (): TableExtras => useContext(ExtrasContext);
export const useElsewhere = (): Elsewhere | null => useContext(ExtrasContext).elsewhere;
