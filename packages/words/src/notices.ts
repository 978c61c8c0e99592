// The sentence of each notice: for e-mails, chats and the push worker, which loads nothing else.

import type { Notice } from '@black-angel/protocol';
import type { Language } from '@black-angel/rules/texts/languages';
import { notices as en } from './en/notices.ts';
import { notices as fr } from './fr/notices.ts';
import { notices as ru } from './ru/notices.ts';
import type { NoticeKey, NoticeTexts } from './texts.ts';
import { makeSpeech, type Say } from './translate.ts';

type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>;

const TEXTS: Readonly<Record<Language, NoticeTexts>> = { en, fr, ru };

/** Complete by its type: a new kind of notice does not compile without a sentence. */
const SAYERS: { [Kind in Notice['kind']]: (say: Say<NoticeKey>, notice: NoticeOf<Kind>) => string } = {
  turn: (say, { name }) => (name === '' ? say('nameless') : say('turn', { name })),
  round: (say, { title, round, table }) => say(table === null ? 'bye' : 'round', { title, round }),
  game: (say, { title, round }) => say('game', { title, round }),
  end: (say, { title, place, players }) => say('end', { title, place, players }),
  test: (say) => say('test'),
};

function sayer(language: Language): Say<NoticeKey> {
  const { say, add } = makeSpeech<NoticeKey>(language);
  add(TEXTS[language]);
  return say;
}

/** For a notice of a kind that this version does not know. */
export const sayNews = (language: Language): string => TEXTS[language].news;

/** The name of the game, before a notice. */
export const appName = (language: Language): string => TEXTS[language].app;

export function sayNotice(notice: Notice, language: Language): string {
  const say = SAYERS[notice.kind] as (say: Say<NoticeKey>, notice: Notice) => string;
  return say(sayer(language), notice);
}
