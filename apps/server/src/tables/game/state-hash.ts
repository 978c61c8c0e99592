// The hash of a state, equal to that of the rules. It is computed for every move, so it uses the platform's SHA-256.

import { hash } from 'node:crypto';
import type { State } from '@black-angel/engine';
import { canonicalJson } from '@black-angel/rules/components';
import { canonicalState } from '@black-angel/rules/server';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

export const hashOf = (state: State): string => sha256(canonicalState(state));

/** The keys of states and players, sorted. `shared` is not part of the game. They are the same in all games. */
const sortedKeys = new Map<string, readonly string[]>();
function keysOf(object: object): readonly string[] {
  const keys = Object.keys(object).filter((key) => key !== 'shared');
  const name = keys.join();
  const known = sortedKeys.get(name) ?? keys.sort();
  sortedKeys.set(name, known);
  return known;
}

const textOfField = (_key: string, value: unknown): string => canonicalJson(value);

/** The canonical text of an object whose values are replaced, not changed. The text of a value is made once. */
class ObjectText {
  private readonly keys: readonly string[];
  private readonly values: unknown[];
  /** Each key, then the text of its value. */
  private readonly texts: string[];
  private readonly textOf: (key: string, value: unknown) => string;

  constructor(keys: readonly string[], textOf: (key: string, value: unknown) => string) {
    this.keys = keys;
    this.values = keys.map(() => undefined);
    this.texts = keys.flatMap((key, i) => [`${i === 0 ? '{' : ','}"${key}":`, '']);
    this.textOf = textOf;
  }

  of(object: object): string {
    const { keys, values, texts } = this;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]!;
      const value = (object as Record<string, unknown>)[key];
      if (value === values[i]) continue;
      values[i] = value;
      texts[2 * i + 1] = this.textOf(key, value);
    }
    return `${texts.join('')}}`;
  }
}

/**
 * The hashes of successive states of one game. A state shares the parts that a move has not changed with the state
 * before it (ADR 12), so their text is made once. States that it has seen must not be changed.
 */
export class StateHasher {
  private text: ObjectText | null = null;
  private readonly players: { part: unknown; text: string; fields: ObjectText }[] = [];

  hashOf(state: State): string {
    this.text ??= new ObjectText(keysOf(state), (key, value) =>
      key === 'players' ? this.textOfPlayers(value as State['players']) : canonicalJson(value),
    );
    return sha256(this.text.of(state));
  }

  private textOfPlayers(players: State['players']): string {
    const texts = players.map((part, seat) => {
      this.players[seat] ??= {
        part: null,
        text: '',
        fields: new ObjectText(keysOf(part), textOfField),
      };
      const known = this.players[seat];
      if (known.part !== part) {
        known.part = part;
        known.text = known.fields.of(part);
      }
      return known.text;
    });
    return `[${texts.join(',')}]`;
  }
}
