// The choices of the new game page, and the match they make. Headless: chance and the date are parameters.

import type { HalLevel, LevelName, Options } from '@black-angel/engine';
import { type MatchSeat, newMatch, type SavedMatch } from '@black-angel/match';
import type { ComponentSet } from '@black-angel/rules/components';

export type Mode = 'solitaire' | 'bots' | 'hot-seat';
export const MODES: readonly Mode[] = ['solitaire', 'bots', 'hot-seat'];
export const MOST_NAME = 24;
export const MOST_SEED_TYPED = 100;

export interface SeatChoice {
  name: string;
  kind: 'person' | 'bot';
  level: LevelName;
}

/** The seats of a table with more than one player. Each such mode has its own. */
export interface TableChoice {
  players: 2 | 3 | 4;
  /** Always four. Those beyond `players` are not used. */
  seats: SeatChoice[];
  isRandomOrder: boolean;
}

export interface StartChoices {
  mode: Mode;
  advanced: boolean;
  hal: HalLevel;
  isDaily: boolean;
  tables: Record<Exclude<Mode, 'solitaire'>, TableChoice>;
}

const seats = (kinds: readonly SeatChoice['kind'][]): SeatChoice[] =>
  kinds.map((kind) => ({ name: '', kind, level: 'normal' }));

export const DEFAULT_CHOICES: StartChoices = {
  mode: 'solitaire',
  advanced: false,
  hal: 'standard',
  isDaily: false,
  tables: {
    bots: { players: 3, seats: seats(['person', 'bot', 'bot', 'bot']), isRandomOrder: true },
    'hot-seat': { players: 2, seats: seats(['person', 'person', 'person', 'person']), isRandomOrder: false },
  },
};

/** A seed that cannot be guessed, short enough to read out. */
export function freshSeed(randomByte: () => number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 10 }, () => letters[randomByte() % letters.length]).join('');
}

/** The default name of a seat. 'you' is the only person at the table. */
export type NameOf = (seat: number | 'you' | 'hal', kind: MatchSeat['kind']) => string;

export interface StartDetails {
  seed: string;
  components: ComponentSet | null;
  nameOf: NameOf;
  /** A whole number below `below`. */
  random(below: number): number;
}

export function gameOptions(choices: StartChoices): Options {
  const { mode, advanced, hal } = choices;
  if (mode === 'solitaire') return { players: 1, advanced, hal };
  return { players: choices.tables[mode].players, advanced, hal: null };
}

/** The names of all seats, with the number of a default name. The first person without a name gets the name `you`. */
function namesAt(table: TableChoice, you: string, nameOf: NameOf): Pick<MatchSeat, 'name' | 'number'>[] {
  const sitting = table.seats.slice(0, table.players);
  const first = sitting.findIndex(({ kind, name }) => kind === 'person' && name.trim() === '');
  const isAlone = sitting.filter(({ kind }) => kind === 'person').length === 1;
  return sitting.map(({ name, kind }, seat) => {
    const chosen = seat === first ? you.trim() : name.trim();
    if (chosen !== '') return { name: chosen };
    if (seat === first && isAlone) return { name: nameOf('you', kind) };
    return { name: nameOf(seat, kind), number: seat + 1 };
  });
}

/** The names of all seats. */
export const seatNames = (table: TableChoice, you: string, nameOf: NameOf): string[] =>
  namesAt(table, you, nameOf).map(({ name }) => name);

export function matchOfChoices(choices: StartChoices, you: string, details: StartDetails): SavedMatch {
  const { seed, components, nameOf, random } = details;
  const start = { kind: 'setup' as const, options: gameOptions(choices), seed };
  if (choices.mode === 'solitaire') {
    const person: MatchSeat = { name: you.trim() || nameOf('you', 'person'), kind: 'person', level: null };
    return newMatch(start, [person, { name: nameOf('hal', 'hal'), kind: 'hal', level: null }], components);
  }
  const table = choices.tables[choices.mode];
  const names = namesAt(table, you, nameOf);
  const sitting = table.seats
    .slice(0, table.players)
    .map(({ kind, level }, seat): MatchSeat => ({ ...names[seat]!, kind, level: kind === 'bot' ? level : null }));
  if (!table.isRandomOrder) return newMatch(start, sitting, components);
  // The names keep the colours of the form.
  const coloured = sitting.map((seat, colour): MatchSeat => ({ ...seat, colour }));
  return newMatch(start, shuffled(coloured, random), components);
}

function shuffled<T>(list: readonly T[], random: (below: number) => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
