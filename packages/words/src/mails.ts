// What e-mails say besides their notice, and the e-mails that carry a code.

import type { Language } from '@black-angel/rules/texts/languages';
import { mails as en } from './en/mails.ts';
import { mails as fr } from './fr/mails.ts';
import { mails as ru } from './ru/mails.ts';
import type { MailTexts } from './texts.ts';

export const MAILS: Readonly<Record<Language, MailTexts>> = { en, fr, ru };
