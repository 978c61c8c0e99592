// Removes the channel of a browser that has unsubscribed, from its seat and its account.

import type { Accounts } from '../accounts/accounts.ts';
import type { Tables } from '../tables/all/tables.ts';
import { changeSeat } from '../tables/verbs/change-seat.ts';
import type { Recipient } from './notifier.ts';

export const dropChannel =
  (tables: Tables, accounts: Accounts) =>
  async ({ account, seat: at }: Recipient, channel: string): Promise<void> => {
    if (at) {
      const room = await tables.room(at.row.id);
      await room.request(async () => {
        const { channels = [] } = room.row.seats[at.seat]!;
        const others = channels.filter((one) => one.id !== channel);
        if (others.length < channels.length) await changeSeat(room, at.seat, { channels: others });
      });
    }
    if (account !== null)
      await accounts.change(account, (kept) => ({
        ...kept,
        channels: kept.channels.filter((one) => one.id !== channel),
      }));
  };
