// The hash of a state, equal to that of the rules. It is computed for every move, so it uses the platform's SHA-256.

import { hash } from 'node:crypto';
import { canonicalJson, canonicalState, type State } from '@black-angel/rules';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

export const hashOf = (state: State): string => sha256(canonicalState(state));

/**
 * The hashes of successive states of one game. A state shares the parts that a move has not changed with the state
 * before it (ADR 12), so their text is made once. States that it has seen must not be changed.
 */
export class StateHasher {
  private keys: readonly string[] = [];
  private sorted: readonly string[] = [];
  private readonly parts = new Map<string, { part: unknown; text: string }>();
  private players: { part: unknown; text: string }[] = [];

  hashOf(state: State): string {
    const { players } = state;
    let text = '';
    for (const key of this.keysOf(state)) {
      const part: unknown = state[key as keyof State];
      const said = part === players ? this.textOfPlayers(players) : this.textOf(key, part);
      text += `${text === '' ? '{' : ','}"${key}":${said}`;
    }
    return sha256(`${text}}`);
  }

  /** `shared` is not part of the game. */
  private keysOf(state: State): readonly string[] {
    const keys = Object.keys(state);
    if (keys.length !== this.keys.length || keys.some((key, i) => key !== this.keys[i])) {
      this.keys = keys;
      this.sorted = keys.filter((key) => key !== 'shared').sort();
    }
    return this.sorted;
  }

  private textOf(key: string, part: unknown): string {
    if (part === null || typeof part !== 'object') return JSON.stringify(part);
    const known = this.parts.get(key);
    if (known?.part === part) return known.text;
    const text = canonicalJson(part);
    this.parts.set(key, { part, text });
    return text;
  }

  private textOfPlayers(players: State['players']): string {
    this.players = players.map((part, seat) => {
      const known = this.players[seat];
      return known?.part === part ? known : { part, text: canonicalJson(part) };
    });
    return `[${this.players.map(({ text }) => text).join(',')}]`;
  }
}
