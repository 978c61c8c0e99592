// The languages of all texts.

/** In which every text exists. */
export const LANGUAGES = ['en', 'fr', 'ru'] as const;
/** Which somebody is translating: what a draft lacks is said in English. */
export const DRAFTS = [] as const;
/** A language in which every text exists. */
export type CompleteLanguage = (typeof LANGUAGES)[number];
/** All languages, drafts last. */
export const SPOKEN = [...LANGUAGES, ...DRAFTS] as const;
/** A language of the texts. */
export type Language = (typeof SPOKEN)[number];

/** Whether somebody is still translating a language. */
export const isDraft = (language: string): boolean => DRAFTS.some((draft) => draft === language);

type Sayable = string | ((...parts: never[]) => string) | { readonly [name: string]: Sayable };
/** A part of the texts of a language. */
export type Draft = { readonly [name: string]: Sayable };

/** The texts of a draft, with those of the model where it has none. */
export function completed<Texts extends object>(model: Texts, draft: Draft): Texts {
  const texts = Object.entries(draft).map(([name, text]): [string, unknown] => {
    const other: unknown = (model as Record<string, unknown>)[name];
    return [name, typeof text === 'object' && typeof other === 'object' ? completed(other as object, text) : text];
  });
  return { ...model, ...Object.fromEntries(texts) };
}
