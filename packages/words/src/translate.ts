// Sentences from texts. A text has places, as in 'Use {{die}}' or 'the {{colour.plain}} die'; a text that counts has a
// form for each plural category of its language (`_one`, `_other`).

import type { Language } from '@black-angel/rules/texts/languages';

export type Tree = { readonly [key: string]: string | Tree };
export type Forms = Readonly<Record<string, string>>;
export type Value = string | number | Forms;
export type Values = Readonly<Record<string, Value>>;

/** Says the sentences of one language. A key without a text is said as it is. */
export interface Say<Key extends string> {
  (key: Key, values?: Values): string;
  readonly language: Language;
  /** Whether there is a text without a plural. */
  has(key: string): boolean;
  /** The texts below a key, as the inflections of a colour. */
  forms(key: string): Forms;
}

/** Words and places alternately; a place is the path to its value. */
type Template = readonly (string | readonly string[])[];

function parseTemplate(text: string): Template {
  return text.split(/\{\{(.+?)\}\}/).map((piece, i) => (i % 2 === 0 ? piece : piece.split('.')));
}

function valueAt(values: Values, [name, form]: readonly string[]): string {
  const value = values[name!];
  return String(form === undefined ? value : (value as Forms | undefined)?.[form]);
}

/** A language whose texts can be added part by part. */
export interface Speech<Key extends string> {
  readonly say: Say<Key>;
  add(texts: Tree): void;
}

export function makeSpeech<Key extends string>(language: Language): Speech<Key> {
  const templates = new Map<string, Template | string>();
  const forms = new Map<string, Record<string, string>>();
  const plurals = new Intl.PluralRules(language);

  function add(texts: Tree, path = ''): void {
    for (const [name, text] of Object.entries(texts)) {
      const key = path === '' ? name : `${path}.${name}`;
      if (typeof text === 'string') {
        templates.set(key, text);
        forms.set(path, { ...forms.get(path), [name]: text });
      } else add(text, key);
    }
  }

  function templateOf(key: string): Template | undefined {
    const known = templates.get(key);
    if (typeof known !== 'string') return known;
    const template = parseTemplate(known);
    templates.set(key, template);
    return template;
  }

  function find(key: string, count: Value | undefined): Template | undefined {
    if (typeof count !== 'number') return templateOf(key);
    return templateOf(`${key}_${plurals.select(count)}`) ?? templateOf(`${key}_other`) ?? templateOf(key);
  }

  function say(key: Key, values: Values = {}): string {
    const template = find(key, values['count']);
    if (!template) return key;
    let said = '';
    for (const piece of template) said += typeof piece === 'string' ? piece : valueAt(values, piece);
    return said;
  }

  return {
    say: Object.assign(say, {
      language,
      has: (key: string) => templates.has(key),
      forms: (key: string) => forms.get(key) ?? {},
    }),
    add,
  };
}
