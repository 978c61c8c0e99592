// Notices as they are sent. They contain nothing of the game: somebody else may read them.

import type { Notice, TestNotice, TestResult, TextLanguage, TurnNotice } from '@black-angel/protocol';
import { MAILS } from '@black-angel/words/mails';
import { appName, sayNotice } from '@black-angel/words/notices';
import type { TableRow } from '../store/store.ts';
import type { WebhookStyle } from './channel.ts';

export function noticeOf({ id, seats }: TableRow, seat: number, publicUrl: string | null): TurnNotice {
  const url = publicUrl === null ? null : `${publicUrl}/#/t/${id}`;
  return { kind: 'turn', table: id, name: seats[seat]!.name ?? '', url };
}

export const testNotice = (publicUrl: string | null): TestNotice => ({
  kind: 'test',
  url: publicUrl === null ? null : `${publicUrl}/`,
});

/** Escapes the names in a notice. */
const plained = (notice: Notice, plain: (text: string) => string): Notice => ({
  ...notice,
  ...('name' in notice && { name: plain(notice.name) }),
  ...('title' in notice && { title: plain(notice.title) }),
});

/** What the notice says, after the name of the game. Only the sentence of a turn names the player. */
function titled(notice: Notice, language: TextLanguage): string {
  const player = 'title' in notice ? [notice.name] : [];
  return [appName(language), ...player, sayNotice(notice, language)].join(' · ');
}

function sentence(notice: Notice, language: TextLanguage): string {
  const said = titled(notice, language);
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
  if (style === 'slack') return JSON.stringify({ text: sentence(plained(notice, forSlack), language) });
  return JSON.stringify({ content: sentence(plained(notice, forDiscord), language), allowed_mentions: { parse: [] } });
}

export interface MailText {
  subject: string;
  text: string;
}

export function noticeMail(notice: Notice, language: TextLanguage): MailText {
  return { subject: titled(notice, language), text: `${sentence(notice, language)}\n\n${MAILS[language].why}\n` };
}

/** For users of the API; the page has its own texts. */
export const TEST_RESULTS: Record<TestResult, string> = {
  taken: 'The message was sent and should arrive soon.',
  refused: 'The receiving service refused the message. Check that the address is correct and still authorised.',
  gone: 'This address no longer exists.',
  unreachable: 'The receiving service could not be reached.',
};

function mailWith(code: string, language: TextLanguage, said: string, ignored: string): MailText {
  const text = `${said.replace('{{code}}', code)}\n\n${ignored}\n`;
  return { subject: `${appName(language)} · ${code}`, text };
}

export function codeMail(code: string, language: TextLanguage): MailText {
  const mails = MAILS[language];
  return mailWith(code, language, mails.code, mails.codeIgnored);
}

/** A code for the recovery of an account. */
export function recoveryMail(purpose: 'confirm' | 'recover', code: string, language: TextLanguage): MailText {
  const mails = MAILS[language];
  return mailWith(code, language, mails[purpose], purpose === 'confirm' ? mails.codeIgnored : mails.recoverIgnored);
}
