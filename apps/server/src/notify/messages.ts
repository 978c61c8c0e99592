// The texts of notices. They contain nothing of the game: somebody else may read them.

import type { Notice, NoticeLanguage, TestNotice, TestResult, TurnNotice } from '@black-angel/protocol';
import type { TableRow } from '../store/store.ts';
import type { WebhookStyle } from './channel.ts';

interface Words {
  /** Puts the name of the game before a message or a subject. */
  titled(text: string): string;
  turnSubject: string;
  turn(name: string): string;
  testSubject: string;
  test: string;
  /** The footer of every e-mail. */
  why: string;
  code(code: string): string;
  codeIgnored: string;
}

/** Complete by its type: a new language does not compile without its words. */
const WORDS: Record<NoticeLanguage, Words> = {
  en: {
    titled: (text) => `Black Angel: ${text}`,
    turnSubject: 'it is your turn',
    turn: (name) => `it is your turn, ${name}.`,
    testSubject: 'this is a test',
    test: 'this is a test. Turn notifications will arrive here.',
    why: 'You asked for this e-mail at the table. You can switch it off there.',
    code: (code) =>
      `Somebody asked for notifications of turns in Black Angel at this address. If it was you, type this code at the table: ${code}`,
    codeIgnored: 'If it was not you, do nothing: no other e-mail will come.',
  },
  fr: {
    titled: (text) => `Black Angel\u202f: ${text}`,
    turnSubject: 'c’est à vous de jouer',
    turn: (name) => `c’est à vous de jouer, ${name}.`,
    testSubject: 'ceci est un essai',
    test: 'ceci est un essai. Les notifications de vos tours arriveront ici.',
    why: 'Vous avez demandé cet e-mail à la table. Vous pouvez l’y désactiver.',
    code: (code) =>
      `Quelqu’un a demandé à recevoir à cette adresse les notifications de ses tours de Black Angel. Si c’est vous, saisissez ce code à la table\u202f: ${code}`,
    codeIgnored: 'Sinon, ne faites rien\u202f: aucun autre e-mail ne suivra.',
  },
  ru: {
    titled: (text) => `«Чёрный ангел»: ${text}`,
    turnSubject: 'ваш ход',
    turn: (name) => `ваш ход, ${name}.`,
    testSubject: 'это проверка',
    test: 'это проверка. Сюда будут приходить уведомления о ваших ходах.',
    why: 'Вы попросили присылать эти письма за столом. Там же их можно отключить.',
    code: (code) =>
      `Кто-то попросил присылать на этот адрес уведомления о ходах в «Чёрном ангеле». Если это вы, введите этот код за столом: ${code}`,
    codeIgnored: 'Если это не вы, ничего не делайте: других писем не будет.',
  },
};

export function noticeOf({ id, seats }: TableRow, seat: number, publicUrl: string | null): TurnNotice {
  const url = publicUrl === null ? null : `${publicUrl}/#/t/${id}`;
  return { kind: 'turn', table: id, name: seats[seat]!.name ?? '', url };
}

export const testNotice = (publicUrl: string | null): TestNotice => ({
  kind: 'test',
  url: publicUrl === null ? null : `${publicUrl}/`,
});

function sentence(notice: Notice, { titled, turn, test }: Words, plain = (text: string): string => text): string {
  const said = titled(notice.kind === 'turn' ? turn(plain(notice.name)) : test);
  return notice.url === null ? said : `${said} ${notice.url}`;
}

/** Escapes names, which players choose: they must not mention or format anything in a chat. */
const forSlack = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_~`]/g, '');
const forDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, (sign) => `\\${sign}`);

export function webhookBody(notice: Notice, style: WebhookStyle, language: NoticeLanguage): string {
  // For programs: no text.
  if (style === 'json') return JSON.stringify(notice);
  const words = WORDS[language];
  if (style === 'slack') return JSON.stringify({ text: sentence(notice, words, forSlack) });
  return JSON.stringify({ content: sentence(notice, words, forDiscord), allowed_mentions: { parse: [] } });
}

export interface MailText {
  subject: string;
  text: string;
}

export function noticeMail(notice: Notice, language: NoticeLanguage): MailText {
  const words = WORDS[language];
  return {
    subject: words.titled(notice.kind === 'turn' ? words.turnSubject : words.testSubject),
    text: `${sentence(notice, words)}\n\n${words.why}\n`,
  };
}

/** For users of the API; the page has its own texts. */
export const TEST_RESULTS: Record<TestResult, string> = {
  taken: 'The message was sent and should arrive soon.',
  refused: 'The receiving service refused the message. Check that the address is correct and still authorised.',
  gone: 'This address no longer exists.',
  unreachable: 'The receiving service could not be reached.',
};

export function codeMail(code: string, language: NoticeLanguage): MailText {
  const words = WORDS[language];
  return { subject: words.titled(code), text: `${words.code(code)}\n\n${words.codeIgnored}\n` };
}
