// What is sent to a player whose turn it is. Nothing of the game is in it: whoever reads it may not be the player.

import type { TurnNotice } from '@black-angel/protocol';
import type { TableRow } from '../store/store.ts';
import type { WebhookStyle } from './channel.ts';

export function noticeOf({ id, seats }: TableRow, seat: number, publicUrl: string | null): TurnNotice {
  const url = publicUrl === null ? null : `${publicUrl}/#/t/${id}`;
  return { kind: 'turn', table: id, name: seats[seat]!.name ?? '', url };
}

const sentence = ({ name, url }: TurnNotice, plain: (text: string) => string = (text) => text): string =>
  `Black Angel: it is your turn, ${plain(name)}.${url === null ? '' : ` ${url}`}`;

/** Names are chosen by players: they call nobody and format nothing elsewhere. */
const forSlack = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_~`]/g, '');
const forDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, (sign) => `\\${sign}`);

export function webhookBody(notice: TurnNotice, style: WebhookStyle): string {
  if (style === 'json') return JSON.stringify(notice);
  if (style === 'slack') return JSON.stringify({ text: sentence(notice, forSlack) });
  return JSON.stringify({ content: sentence(notice, forDiscord), allowed_mentions: { parse: [] } });
}

export const turnMail = (notice: TurnNotice): { subject: string; text: string } => ({
  subject: 'Black Angel: it is your turn',
  text: `${sentence(notice)}\n\nYou asked for this mail at the table. You can switch it off there.\n`,
});

export const codeMail = (code: string): { subject: string; text: string } => ({
  subject: `Black Angel: ${code}`,
  text: `Somebody asked to be told here of turns in a game of Black Angel. If it was you, type this code at the table: ${code}\n\nIf not, do nothing: no other mail will come.\n`,
});
