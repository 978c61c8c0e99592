// Why a move is refused, in one line.

import type { Illegal } from '@black-angel/engine';
import type { ColourName } from '@black-angel/rules';
import { type Content, defaultContent } from '@black-angel/rules/components';
import { missingGoods, refusalCount, refusalKey } from '@black-angel/rules/texts/refusal-key';
import { sayCost } from '@black-angel/rules/texts/say-loaded';
import { plain } from './marked.ts';
import { type GameSay, Parts } from './parts.ts';
import type { GameKey } from './texts.ts';
import type { Values } from './translate.ts';

function valuesOf(parts: Parts, refused: Illegal): Values {
  const { problem, action, colour, value, needed, cost, from } = refused.params;
  const count = refusalCount(refused);
  return {
    ...(action === undefined ? {} : { action: parts.actionName(Number(action)) }),
    ...(colour === undefined ? {} : { colour: parts.colour(colour as ColourName) }),
    ...(value === undefined ? {} : { value }),
    ...(needed === undefined ? {} : { needed }),
    ...(cost === undefined ? {} : { cost }),
    ...(from === undefined ? {} : { hex: from }),
    ...(problem === 'cannotPay' ? { goods: sayCost(missingGoods(refused), parts.t.language) } : {}),
    ...(count === undefined ? {} : { count }),
  };
}

/** The text of a rule; null for an unknown id, and if the rules of the language are not loaded. */
export function sayRule(t: GameSay, rule: string): string | null {
  const key = `rule.${rule}`;
  return t.has(key) ? t(key as never) : null;
}

/** Without the rule's id, which the caller shows. A problem without a sentence of its own gets the rule's text. */
export function sayRefusal(t: GameSay, refused: Illegal, content: Content = defaultContent): string {
  const key = `refusal.${refusalKey(refused)}` as GameKey;
  const said = t(key, valuesOf(new Parts(t, content), refused));
  return said === key ? (sayRule(t, refused.rule) ?? refused.rule) : plain(said);
}
