// Why a move is refused, in English, for the terminal. The sentences are those of the page.

import type { Illegal } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import { ruleText } from '@black-angel/rules/texts';
import { missingGoods, refusalCount, refusalKey } from '@black-angel/rules/texts/refusal-key';
import { refusalsEn } from '@black-angel/rules/texts/refusals.en';
import { sayCost } from '@black-angel/rules/texts/say';

type Texts = { readonly [name: string]: string | Texts };

/** The sentence of a key as in `nothingThere.repair`; `count` selects the plural. */
function textOf(key: string, count: number | undefined): string | null {
  const path = key.split('.');
  const plural = `${key}_${count === 1 ? 'one' : 'other'}`;
  const found = path.reduce<string | Texts | undefined>(
    (texts, name) => (typeof texts === 'object' && Object.hasOwn(texts, name) ? texts[name] : undefined),
    Object.hasOwn(refusalsEn, plural) ? { [key]: (refusalsEn as Texts)[plural]! } : refusalsEn,
  );
  return typeof found === 'string' ? found : null;
}

const capital = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** With the rule's id. A problem without a sentence of its own gets the rule's text. */
export function sayRefusal(refused: Illegal, content: Content): string {
  const { rule, params } = refused;
  const { action, colour, from } = params;
  const count = refusalCount(refused);
  const values: Record<string, string | number | undefined> = {
    ...params,
    action: action === undefined ? undefined : capital(content.actionKind[Number(action) - 1]!),
    'colour.plain': colour,
    'colour.a': colour === 'orange' ? 'an orange' : `a ${colour}`,
    hex: from,
    goods: sayCost(missingGoods(refused), 'en'),
    count,
  };
  const text = textOf(refusalKey(refused), count) ?? ruleText(rule, 'en') ?? '';
  const said = text.replace(/\{\{(.+?)\}\}/g, (_whole, name: string) => String(values[name]));
  return `${said} (${rule})`;
}
