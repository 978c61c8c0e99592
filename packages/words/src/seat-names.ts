// How the seats of a game are called.

import type { Viewer } from '@black-angel/engine';
import type { Language } from '@black-angel/rules/texts/languages';
import type { GameSay, GivenName, SeatNames } from './parts.ts';

export interface NamedSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'hal';
  /** The number in a name that the game gave, as in "Player 2". */
  readonly number?: number;
}

/** The default name of the only person, as games store it: that of the language in which they began. */
const YOU: Readonly<Record<Language, string>> = { en: 'You', fr: 'Vous', ru: 'Вы' };
const YOURS: ReadonlySet<string> = new Set(Object.values(YOU));
/** Bots of a server have no separate number: it is part of their name. */
const BOT = /^(?:Bot|Бот) (\d+)$/;

const isYou = ({ name, kind, number }: NamedSeat): boolean =>
  kind === 'person' && number === undefined && YOURS.has(name);

/** The kind of a seat is data. A person may be called "Hal" or "Bot 2" and keeps that name in every language. */
function givenName({ name, kind, number }: NamedSeat): GivenName | null {
  if (kind === 'hal') return { kind };
  if (number !== undefined) return { kind: kind === 'bot' ? 'bot' : 'seat', number };
  const bot = kind === 'bot' ? BOT.exec(name) : null;
  return bot && { kind: 'bot', number: Number(bot[1]) };
}

function sayGiven(given: GivenName, t: GameSay): string {
  return given.kind === 'hal' ? t('who.hal') : t(`who.${given.kind}`, { number: given.number });
}

export function namesOf({ seats }: { readonly seats: readonly NamedSeat[] }, viewer: Viewer, t: GameSay): SeatNames {
  // In a sentence about another's "You", it is the player of that number.
  const given = seats.map((seat, i) => (isYou(seat) ? { kind: 'seat' as const, number: i + 1 } : givenName(seat)));
  return {
    names: seats.map((seat, i) => (isYou(seat) ? t('who.you') : given[i] ? sayGiven(given[i], t) : seat.name)),
    given,
    viewer: viewer === 'spectator' ? null : viewer,
  };
}
