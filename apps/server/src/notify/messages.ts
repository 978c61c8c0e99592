// What is sent to a player whose turn it is, or who wants to see whether it would come. Nothing of the game is in it: whoever reads it
// may not be the player.

import type { Notice, TestNotice, TestResult, TurnNotice } from '@black-angel/protocol';
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

function sentence(notice: Notice, plain: (text: string) => string = (text) => text): string {
  const said =
    notice.kind === 'turn' ? `it is your turn, ${plain(notice.name)}.` : 'this is a test. Your turns are told here.';
  return `Black Angel: ${said}${notice.url === null ? '' : ` ${notice.url}`}`;
}

/** Names are chosen by players: they call nobody and format nothing elsewhere. */
const forSlack = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_~`]/g, '');
const forDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, (sign) => `\\${sign}`);

export function webhookBody(notice: Notice, style: WebhookStyle): string {
  if (style === 'json') return JSON.stringify(notice);
  if (style === 'slack') return JSON.stringify({ text: sentence(notice, forSlack) });
  return JSON.stringify({ content: sentence(notice, forDiscord), allowed_mentions: { parse: [] } });
}

export const noticeMail = (notice: Notice): { subject: string; text: string } => ({
  subject: `Black Angel: ${notice.kind === 'turn' ? 'it is your turn' : 'this is a test'}`,
  text: `${sentence(notice)}\n\nYou asked for this mail at the table. You can switch it off there.\n`,
});

export const TEST_RESULTS: Record<TestResult, string> = {
  taken: 'The message was taken: it should be there soon.',
  refused: 'The other side refused the message. Look whether the address is right and still allowed.',
  gone: 'There is nobody at that address any more.',
  unreachable: 'The other side could not be reached.',
};

export const codeMail = (code: string): { subject: string; text: string } => ({
  subject: `Black Angel: ${code}`,
  text: `Somebody asked to be told here of turns in a game of Black Angel. If it was you, type this code at the table: ${code}\n\nIf not, do nothing: no other mail will come.\n`,
});
