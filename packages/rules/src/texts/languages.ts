// The languages of all texts.

/** The languages of the texts. */
export const LANGUAGES = ['en', 'fr', 'ru'] as const;
/** A language of the texts. */
export type Language = (typeof LANGUAGES)[number];
