// How the seats of a match are called and drawn.

import type { MatchInfo } from '@black-angel/match';
import { useCallback } from 'react';
import type { Seat } from '../art/palette.ts';
import type { NameOf } from '../match/start-choices.ts';
import { useWords } from './use-words.ts';

/** Names of seats that nobody named: "Player 2", "Bot 3", Hal's own. */
export function useSeatNames(): NameOf {
  const { t } = useWords();
  return useCallback<NameOf>(
    (seat, kind) => {
      if (seat === 'hal' || seat === 'you') return t(`who.${seat}`);
      return t(kind === 'bot' ? 'who.bot' : 'who.seat', { number: seat + 1 });
    },
    [t],
  );
}

/** How a seat is drawn: in the colour that the form of the game showed. Behind the last seat is the neutral player. */
export function seatArtOf({ seats }: Pick<MatchInfo, 'seats'>, seat: number): Seat {
  const found = seats[seat];
  return found === undefined ? 'neutral' : found.kind === 'hal' ? 'hal' : (found.colour ?? seat);
}
