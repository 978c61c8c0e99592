// Why a move is refused, in one line.

import type { Illegal } from '@black-angel/engine';
import type { ColourName } from '@black-angel/rules';
import { type Content, defaultContent } from '@black-angel/rules/components';
import { missingGoods, refusalCount, refusalKey } from '@black-angel/rules/texts/refusal-key';
import { sayCost } from '@black-angel/rules/texts/say-loaded';
import type { TFunction } from 'i18next';
import { type Language, languageOf, ruleText } from './i18n.ts';
import { plain } from './marked.ts';
import { Parts } from './say-parts.ts';
import type { Key, T, Values } from './texts.ts';

function valuesOf(parts: Parts, language: Language, refused: Illegal): Values {
  const { problem, action, colour, value, needed, cost, from } = refused.params;
  const count = refusalCount(refused);
  return {
    ...(action === undefined ? {} : { action: parts.actionName(Number(action)) }),
    ...(colour === undefined ? {} : { colour: parts.colour(colour as ColourName) }),
    ...(value === undefined ? {} : { value }),
    ...(needed === undefined ? {} : { needed }),
    ...(cost === undefined ? {} : { cost }),
    ...(from === undefined ? {} : { hex: from }),
    ...(problem === 'cannotPay' ? { goods: sayCost(missingGoods(refused), language) } : {}),
    ...(count === undefined ? {} : { count }),
  };
}

/** Without the rule's id, which the caller shows. A problem without a sentence of its own gets the rule's text. */
export function sayRefusal(t: TFunction, refused: Illegal, content: Content = defaultContent): string {
  const language = languageOf(t);
  const key = `refusal.${refusalKey(refused)}` as Key;
  const said = (t as unknown as T)(key, valuesOf(new Parts(t, content), language, refused));
  return said === key ? (ruleText(refused.rule, language) ?? refused.rule) : plain(said);
}
