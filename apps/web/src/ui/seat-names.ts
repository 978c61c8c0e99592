// How the seats of a match are called and drawn.

import type { Viewer } from '@black-angel/engine';
import type { MatchInfo, MatchSeat } from '@black-angel/match';
import type { TFunction } from 'i18next';
import i18next from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../art/palette.ts';
import type { NameOf } from '../match/start-choices.ts';
import type { GivenName, SeatNames } from '../texts/index.ts';
import { onWords, type Words, wordsIn } from '../texts/remembered.ts';

const present = (): Words => wordsIn(i18next.language);

/** The texts of the present language, remembered (texts/remembered.ts): for parts that are drawn at every move. */
export const useWords = (): Words => useSyncExternalStore(onWords, present);

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

/** Bots of a server have no separate number: it is part of their name. */
const BOT = /^(?:Bot|Бот) (\d+)$/;

/** The default name of the only person, as games store it: that of the language in which they began. */
const YOU: ReadonlySet<string> = new Set(['You', 'Vous', 'Вы']);

const isYou = ({ name, kind, number }: MatchSeat): boolean =>
  kind === 'person' && number === undefined && YOU.has(name);

/** The kind of a seat is data. A person may be called "Hal" or "Bot 2" and keeps that name in every language. */
function givenName({ name, kind, number }: MatchSeat): GivenName | null {
  if (kind === 'hal') return { kind };
  if (number !== undefined) return { kind: kind === 'bot' ? 'bot' : 'seat', number };
  const bot = kind === 'bot' ? BOT.exec(name) : null;
  return bot && { kind: 'bot', number: Number(bot[1]) };
}

function sayGiven(given: GivenName, t: TFunction): string {
  return given.kind === 'hal' ? t('who.hal') : t(`who.${given.kind}`, { number: given.number });
}

export function namesOf({ seats }: Pick<MatchInfo, 'seats'>, viewer: Viewer, t: TFunction): SeatNames {
  // In a sentence about another's "You", it is the player of that number.
  const given = seats.map((seat, i) => (isYou(seat) ? { kind: 'seat' as const, number: i + 1 } : givenName(seat)));
  return {
    names: seats.map((seat, i) => (isYou(seat) ? t('who.you') : given[i] ? sayGiven(given[i], t) : seat.name)),
    given,
    viewer: viewer === 'spectator' ? null : viewer,
  };
}

/** How a seat is drawn: in the colour that the form of the game showed. Behind the last seat is the neutral player. */
export function seatArtOf({ seats }: Pick<MatchInfo, 'seats'>, seat: number): Seat {
  const found = seats[seat];
  return found === undefined ? 'neutral' : found.kind === 'hal' ? 'hal' : (found.colour ?? seat);
}
