// Requests about notice channels: of an account, for all its games, or of one seat.

import type { ChannelInfo, NewChannel, NoticeWays, TestedChannel, TestResult, Vacation } from '@black-angel/protocol';
import { currentLanguage } from '../texts/i18n.ts';
import { keepNoticeLanguage } from './notice-language.ts';
import { request } from './request.ts';

export interface ChannelOwner {
  /** The path of the requests. */
  path: string;
  token: string;
}

export const ofAccount = (token: string): ChannelOwner => ({ path: 'account/channels', token });
export const ofSeat = (table: string, token: string): ChannelOwner => ({ path: `tables/${table}/channels`, token });

interface List {
  channels: ChannelInfo[];
}

export const noticeWays = (): Promise<NoticeWays> => request('GET', 'notices');

/** The channels after a request. This browser stores their language. */
async function channelsAfter(path: string, asking: Promise<List>): Promise<ChannelInfo[]> {
  const { channels } = await asking;
  keepNoticeLanguage(path, channels);
  return channels;
}

export const listChannels = ({ path, token }: ChannelOwner): Promise<ChannelInfo[]> =>
  channelsAfter(path, request('GET', path, { token }));

/** In the language of the page. */
export const addChannel = ({ path, token }: ChannelOwner, channel: NewChannel): Promise<ChannelInfo[]> =>
  channelsAfter(path, request('POST', path, { token, body: { ...channel, language: currentLanguage() } }));

export const removeChannel = ({ path, token }: ChannelOwner, id: string): Promise<ChannelInfo[]> =>
  channelsAfter(path, request('DELETE', `${path}/${id}`, { token }));

export const confirmMail = async ({ path, token }: ChannelOwner, id: string, code: string): Promise<ChannelInfo[]> =>
  (await request<List>('POST', `${path}/${id}/code`, { token, body: { code } })).channels;

/** Lets the server send a test. Returns its result. */
export const testChannel = async ({ path, token }: ChannelOwner, id: string): Promise<TestResult> =>
  (await request<TestedChannel>('POST', `${path}/${id}/test`, { token })).result;

/** The vacation of one seat without an account. */
export const seatVacation = (table: string, token: string): Promise<Vacation> =>
  request('GET', `tables/${table}/vacation`, { token });

/** 0 days end the vacation. */
export const takeSeatVacation = (table: string, token: string, days: number): Promise<Vacation> =>
  request('PUT', `tables/${table}/vacation`, { token, body: { days } });
