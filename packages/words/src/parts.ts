// The parts of a sentence: seats, colours, dice, cards, tiles, actions, places. Each carries what it refers to.

import type { Back, DieFace } from '@black-angel/engine';
import { COLOURS, type ColourName, cardName } from '@black-angel/rules';
import type { Content, TileEffect } from '@black-angel/rules/components';
import { mark } from './marked.ts';
import type { GameKey } from './texts.ts';
import type { Forms, Say } from './translate.ts';

/** Says the sentences about the game in one language. */
export type GameSay = Say<GameKey>;

/** A name that the game gave to a seat. Sentences inflect it. */
export type GivenName = { kind: 'hal' } | { kind: 'seat' | 'bot'; number: number };

/** How the seats are called in the reader's language; Hal last. `viewer` is the reader's seat, null for a spectator. */
export interface SeatNames {
  readonly names: readonly string[];
  /** By seat; null where a person chose the name. */
  readonly given: readonly (GivenName | null)[];
  readonly viewer: number | null;
}

export type Phrase = Readonly<Record<'bare' | 'subject' | 'object' | 'genitive', string>>;

const VOWEL = /^(?:[aeiouàâäéèêëîïôöùûüæœ]|y[^aeiou])/i;

/** `More` are keys that the caller has besides. */
export class Parts<More extends string = never> {
  readonly t: Say<GameKey | More>;
  readonly content: Content;
  readonly locale: string;
  private readonly seats: SeatNames;

  constructor(t: Say<GameKey | More>, content: Content, names: SeatNames | null = null) {
    this.t = t;
    this.content = content;
    this.locale = t.language;
    this.seats = names ?? { names: [], given: [], viewer: null };
  }

  list(parts: readonly string[], type: 'conjunction' | 'unit' = 'unit'): string {
    if (type === 'unit') return parts.join(', ');
    return new Intl.ListFormat(this.locale, { type }).format(parts);
  }

  isViewer(seat: number): boolean {
    return seat === this.seats.viewer;
  }

  private kindOf(seat: number): 'name' | 'hal' | 'neutral' | 'seat' | 'bot' {
    if (this.seats.names[seat] === undefined) return this.seats.names.length > 0 ? 'neutral' : 'seat';
    return this.seats.given[seat]?.kind ?? 'name';
  }

  private nameOf(seat: number): string {
    return this.seats.names[seat] ?? this.t('who.seat', { number: seat + 1 });
  }

  private numberOf(seat: number): number {
    const given = this.seats.given[seat];
    return given && given.kind !== 'hal' ? given.number : seat + 1;
  }

  /** As the subject of a sentence. */
  who(seat: number): string {
    const name = this.kindOf(seat) === 'neutral' ? this.t('who.neutral') : this.nameOf(seat);
    return mark(name, `seat:${seat}`);
  }

  /** 'from Bea' */
  from(seat: number): string {
    const kind = this.kindOf(seat);
    if (kind === 'name') return this.t('who.from.name', { name: this.who(seat) });
    return mark(this.t(`who.from.${kind}`, { number: this.numberOf(seat) }), `seat:${seat}`);
  }

  /** 'Bea’s' */
  of(seat: number): string {
    const kind = this.kindOf(seat);
    if (kind !== 'name') return mark(this.t(`who.of.${kind}`, { number: this.numberOf(seat) }), `seat:${seat}`);
    const form = VOWEL.test(this.nameOf(seat)) ? 'elided' : 'name';
    return this.t(`who.of.${form}`, { name: this.who(seat) });
  }

  colour(colour: ColourName | number): Forms {
    return this.t.forms(`colour.${typeof colour === 'number' ? COLOURS[colour]! : colour}`);
  }

  die(face: DieFace, bare = false): string {
    const values = { colour: this.colour(face.colour), value: face.value };
    if (face.value === 0) return this.t(bare ? 'die.bareStar' : 'die.star', values);
    return this.t(bare ? 'die.bareFace' : 'die.face', values);
  }

  /** From the engine's numbers, without an article. */
  dieOf(colour: number, value: number): string {
    return this.die({ colour: COLOURS[colour]!, value }, true);
  }

  dice(faces: readonly DieFace[]): string {
    return this.list(faces.map((face) => this.die(face, true)));
  }

  /** A card by its number, `017`; seen from the back if that is ''. */
  card(number: string, back: Back): Phrase {
    if (number === '') {
      const unknown =
        back === 'ravager'
          ? this.t('card.unknownRavager')
          : this.t('card.unknownMission', { colour: this.colour(back) });
      return { bare: unknown, subject: unknown, object: unknown, genitive: unknown };
    }
    const ref = back === 'ravager' ? `ravager:${number}` : `card:${number}`;
    const kind = back === 'ravager' ? 'ravager' : 'mission';
    const values = { number, ...(back === 'ravager' ? {} : { colour: this.colour(back) }) };
    const say = (form: keyof Phrase): string => mark(this.t(`card.${kind}.${form}`, values), ref);
    return { bare: say('bare'), subject: say('subject'), object: say('object'), genitive: say('genitive') };
  }

  mission(number: string): Phrase {
    return this.card(number, COLOURS[this.content.missions[Number(number)]!.colour]!);
  }

  /** Only the number. */
  ravagerNumber(number: string): string {
    return mark(number, `ravager:${number}`);
  }

  ravager(number: string): Phrase {
    return this.card(number, 'ravager');
  }

  /** A card by its number in the engine. */
  cardOf(card: number): Phrase {
    const back = this.content.back[card]!;
    return this.card(cardName(card), back === 3 ? 'ravager' : COLOURS[back]!);
  }

  effect(effect: TileEffect): string {
    return this.t(`tile.effect.${effect}`);
  }

  private tileNumber(id: string): number {
    return this.content.tiles.findIndex((tile) => tile.id === id);
  }

  /** What a tile does, in a few words. */
  tileEffect(number: number): string {
    const tile = this.content.tiles[number]!;
    if (tile.advanced) return this.t(`tile.advancedKind.${tile.advanced.kind}`, { vp: tile.advanced.vpPer });
    const [first, second] = tile.effects.map((effect) => this.effect(effect));
    return second === undefined ? (first ?? '') : this.t('tile.or', { first: first!, second });
  }

  boost(number: number): string {
    const { boost } = this.content.tiles[number]!;
    if (!boost) return '';
    const action = boost.action ? this.t(`action.${boost.action}`) : '';
    return this.t(`tile.boost.${boost.kind}`, { colour: this.colour(boost.colour), vp: boost.vp, action });
  }

  /** 'the orange tile (+1 VP)'; `effect` says something else in the brackets. */
  tile(id: string, effect?: string, bare = false): string {
    const number = this.tileNumber(id);
    const { colour, advanced } = this.content.tiles[number]!;
    const kind = advanced ? 'advanced' : number > this.content.set.technology.length ? 'starting' : 'technology';
    const values = {
      effect: effect ?? this.tileEffect(number),
      ...(advanced ? {} : { colour: this.colour(colour) }),
    };
    const key = bare
      ? ({ technology: 'tile.bareTechnology', starting: 'tile.bareStarting', advanced: 'tile.bareAdvanced' } as const)[
          kind
        ]
      : (`tile.${kind}` as const);
    return mark(this.t(key, values), `tile:${id}`);
  }

  tileOf(number: number, effect?: string, bare = false): string {
    return this.tile(this.content.tiles[number]!.id, effect, bare);
  }

  actionName(action: number): string {
    return this.t(`action.${this.content.actionKind[action - 1]!}`);
  }

  /** An action by its printed number: '3 Repair'. */
  action(action: number): string {
    return mark(this.t('action.numbered', { number: action, name: this.actionName(action) }), `action:${action}`);
  }

  strike(card: number): string {
    const { effect, colour } = this.content.ravagers[card]!;
    return this.t(`strike.${effect}`, effect === 'damageSupplyDie' ? { colour: this.colour(colour) } : {});
  }

  /** Only the name, '3b': the sentence says that it is a hex. */
  hex(hex: string): string {
    return mark(hex, `hex:${hex}`);
  }

  /** A line by its name, `row1` or `col1`: by itself, at it, into it. */
  line(line: string, how: '' | 'at' | 'into' = ''): string {
    const number = Number(line.at(-1));
    if (line.startsWith('row'))
      return this.t(how === 'at' ? 'line.atRow' : how === 'into' ? 'line.intoRow' : 'line.row', { number });
    return this.t(how === 'at' ? 'line.atColumn' : how === 'into' ? 'line.intoColumn' : 'line.column', { number });
  }

  /** A cell by its name, `r1c2`. */
  cell(cell: string): string {
    return this.t('line.cell', { row: cell[1]!, column: cell[3]! });
  }
}
