// How the seats of a match are called and drawn.

import type { MatchInfo } from '@black-angel/match';
import type { Viewer } from '@black-angel/rules';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../art/palette.ts';
import type { NameOf } from '../match/start-choices.ts';
import type { SeatNames } from '../texts/index.ts';

/** Names of seats that nobody named: "Player 2", "Bot 3", Hal's own. */
export function useSeatNames(): NameOf {
  const { t } = useTranslation();
  return useCallback<NameOf>(
    (seat, kind) => {
      if (seat === 'hal' || seat === 'you') return t(`who.${seat}`);
      return t(kind === 'bot' ? 'who.bot' : 'who.seat', { number: seat + 1 });
    },
    [t],
  );
}

/** Hal has a name of his own in each language, whatever it was when the game began. */
export const namesOf = ({ seats }: MatchInfo, viewer: Viewer, t: TFunction): SeatNames => ({
  names: seats.map(({ name, kind }) => (kind === 'hal' ? t('who.hal') : name)),
  viewer: viewer === 'spectator' ? null : viewer,
});

/** How a seat is drawn. */
export function seatOf({ seats }: MatchInfo, seat: number): Seat {
  const kind = seats[seat]?.kind;
  return kind === undefined ? 'neutral' : kind === 'hal' ? 'hal' : seat;
}
