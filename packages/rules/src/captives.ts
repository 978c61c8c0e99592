// Robots held by Ravager cards (A2.6), and the number that the state stores for each.

/** A robot that a Ravager card holds. @rule A2.6 */
export interface Captive {
  /** The Ravager card. */
  card: number;
  /** Whose robot it is. */
  seat: number;
}

/** Unpacks an entry of `state.captives`. */
export const showCaptive = (captive: number): Captive => ({ card: captive >> 3, seat: captive & 7 });
export const packCaptive = ({ card, seat }: Captive): number => card * 8 + seat;
