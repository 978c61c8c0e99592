// The texts of notices. They contain nothing of the game: somebody else may read them.

import type {
  EndNotice,
  GameNotice,
  Notice,
  RoundNotice,
  TestNotice,
  TestResult,
  TextLanguage,
  TurnNotice,
} from '@black-angel/protocol';
import type { TableRow } from '../store/store.ts';
import type { WebhookStyle } from './channel.ts';

interface Words {
  /** Puts the name of the game before a message or a subject. */
  titled(text: string): string;
  turnSubject: string;
  turn(notice: TurnNotice): string;
  /** The subject of a notice about a round, and about the end. */
  ofRound(title: string, round: number): string;
  ofEnd(title: string): string;
  round(notice: RoundNotice): string;
  game(notice: GameNotice): string;
  end(notice: EndNotice): string;
  testSubject: string;
  test: string;
  /** The footer of every e-mail. */
  why: string;
  code(code: string): string;
  codeIgnored: string;
  /** For the recovery address of an account. */
  confirm(code: string): string;
  recover(code: string): string;
  recoverIgnored: string;
}

/** Complete by its type: a new language does not compile without its words. */
const WORDS: Record<TextLanguage, Words> = {
  en: {
    titled: (text) => `Black Angel: ${text}`,
    turnSubject: 'it is your turn',
    turn: ({ name }) => `it is your turn, ${name}.`,
    ofRound: (title, round) => `round ${round} of “${title}”`,
    ofEnd: (title) => `“${title}” has ended`,
    round: ({ name, title, round, table }) =>
      table === null
        ? `${name}, you have a bye in round ${round} of “${title}”.`
        : `${name}, round ${round} of “${title}” has begun: take your seat.`,
    game: ({ name, title, round }) => `${name}, your game in round ${round} of “${title}” begins.`,
    end: ({ name, title, place, players }) => `${name}, “${title}” has ended: you are number ${place} of ${players}.`,
    testSubject: 'this is a test',
    test: 'this is a test. Turn notifications will arrive here.',
    why: 'You asked for this e-mail at the table. You can switch it off there.',
    code: (code) =>
      `Somebody asked for notifications of turns in Black Angel at this address. If it was you, type this code at the table: ${code}`,
    codeIgnored: 'If it was not you, do nothing: no other e-mail will come.',
    confirm: (code) =>
      `Somebody wants to use this address to get back into an account of Black Angel. If it was you, type this code on the page of your account: ${code}`,
    recover: (code) =>
      `Somebody asked for a code to get back into your account. If it was you, type it where you log in, within 30 minutes, with a new password: ${code}`,
    recoverIgnored: 'If it was not you, do nothing, and give this code to nobody.',
  },
  fr: {
    titled: (text) => `Black Angel\u202f: ${text}`,
    turnSubject: 'c’est à vous de jouer',
    turn: ({ name }) => `c’est à vous de jouer, ${name}.`,
    ofRound: (title, round) => `ronde ${round} de «\u202f${title}\u202f»`,
    ofEnd: (title) => `«\u202f${title}\u202f» est terminé`,
    round: ({ name, title, round, table }) =>
      table === null
        ? `${name}, vous ne jouez pas à la ronde ${round} de «\u202f${title}\u202f».`
        : `${name}, la ronde ${round} de «\u202f${title}\u202f» a commencé\u202f: prenez place.`,
    game: ({ name, title, round }) => `${name}, votre partie de la ronde ${round} de «\u202f${title}\u202f» commence.`,
    end: ({ name, title, place, players }) =>
      `${name}, «\u202f${title}\u202f» est terminé\u202f: votre rang est ${place} sur ${players}.`,
    testSubject: 'ceci est un essai',
    test: 'ceci est un essai. Les notifications de vos tours arriveront ici.',
    why: 'Vous avez demandé cet e-mail à la table. Vous pouvez l’y désactiver.',
    code: (code) =>
      `Quelqu’un a demandé à recevoir à cette adresse les notifications de ses tours de Black Angel. Si c’est vous, saisissez ce code à la table\u202f: ${code}`,
    codeIgnored: 'Sinon, ne faites rien\u202f: aucun autre e-mail ne suivra.',
    confirm: (code) =>
      `Quelqu’un veut utiliser cette adresse pour retrouver l’accès à un compte de Black Angel. Si c’est vous, saisissez ce code sur la page de votre compte\u202f: ${code}`,
    recover: (code) =>
      `Quelqu’un a demandé un code pour retrouver l’accès à votre compte. Si c’est vous, saisissez-le à la connexion, dans les 30 minutes, avec un nouveau mot de passe\u202f: ${code}`,
    recoverIgnored: 'Sinon, ne faites rien et ne donnez ce code à personne.',
  },
  ru: {
    titled: (text) => `«Чёрный ангел»: ${text}`,
    turnSubject: 'ваш ход',
    turn: ({ name }) => `ваш ход, ${name}.`,
    ofRound: (title, round) => `тур ${round} турнира «${title}»`,
    ofEnd: (title) => `турнир «${title}» завершён`,
    round: ({ name, title, round, table }) =>
      table === null
        ? `${name}, тур ${round} турнира «${title}» вы пропускаете.`
        : `${name}, начался тур ${round} турнира «${title}»: займите место.`,
    game: ({ name, title, round }) => `${name}, ваша партия в туре ${round} турнира «${title}» началась.`,
    end: ({ name, title, place, players }) =>
      `${name}, турнир «${title}» завершён: ваше место — ${place} из ${players}.`,
    testSubject: 'это проверка',
    test: 'это проверка. Сюда будут приходить уведомления о ваших ходах.',
    why: 'Вы попросили присылать эти письма за столом. Там же их можно отключить.',
    code: (code) =>
      `Кто-то попросил присылать на этот адрес уведомления о ходах в «Чёрном ангеле». Если это вы, введите этот код за столом: ${code}`,
    codeIgnored: 'Если это не вы, ничего не делайте: других писем не будет.',
    confirm: (code) =>
      `Кто-то хочет по этому адресу возвращать доступ к учётной записи в «Чёрном ангеле». Если это вы, введите этот код на странице учётной записи: ${code}`,
    recover: (code) =>
      `Кто-то запросил код, чтобы вернуть доступ к вашей учётной записи. Если это вы, введите его при входе в течение 30 минут вместе с новым паролем: ${code}`,
    recoverIgnored: 'Если это не вы, ничего не делайте и никому не сообщайте этот код.',
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

function told(notice: Notice, words: Words): { subject: string; text: string } {
  switch (notice.kind) {
    case 'turn':
      return { subject: words.turnSubject, text: words.turn(notice) };
    case 'round':
      return { subject: words.ofRound(notice.title, notice.round), text: words.round(notice) };
    case 'game':
      return { subject: words.ofRound(notice.title, notice.round), text: words.game(notice) };
    case 'end':
      return { subject: words.ofEnd(notice.title), text: words.end(notice) };
    case 'test':
      return { subject: words.testSubject, text: words.test };
    default:
      throw new Error(notice satisfies never);
  }
}

/** Escapes the names in a notice. */
function plained(notice: Notice, plain: (text: string) => string): Notice {
  if (notice.kind === 'test') return notice;
  const name = plain(notice.name);
  return notice.kind === 'turn' ? { ...notice, name } : { ...notice, name, title: plain(notice.title) };
}

function sentence(notice: Notice, words: Words): string {
  const said = words.titled(told(notice, words).text);
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

export function webhookBody(notice: Notice, style: WebhookStyle, language: TextLanguage): string {
  // For programs: no text.
  if (style === 'json') return JSON.stringify(notice);
  const words = WORDS[language];
  if (style === 'slack') return JSON.stringify({ text: sentence(plained(notice, forSlack), words) });
  return JSON.stringify({ content: sentence(plained(notice, forDiscord), words), allowed_mentions: { parse: [] } });
}

export interface MailText {
  subject: string;
  text: string;
}

export function noticeMail(notice: Notice, language: TextLanguage): MailText {
  const words = WORDS[language];
  return {
    subject: words.titled(told(notice, words).subject),
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

export function codeMail(code: string, language: TextLanguage): MailText {
  const words = WORDS[language];
  return { subject: words.titled(code), text: `${words.code(code)}\n\n${words.codeIgnored}\n` };
}

/** A code for the recovery of an account. */
export function recoveryMail(purpose: 'confirm' | 'recover', code: string, language: TextLanguage): MailText {
  const words = WORDS[language];
  const [said, ignored] =
    purpose === 'confirm' ? [words.confirm(code), words.codeIgnored] : [words.recover(code), words.recoverIgnored];
  return { subject: words.titled(code), text: `${said}\n\n${ignored}\n` };
}
