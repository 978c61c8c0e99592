// The languages, and what each calls itself.

import type { Language } from '@black-angel/rules/texts/languages';

export * from '@black-angel/rules/texts/languages';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ru: 'Русский' };
