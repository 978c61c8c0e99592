// The secret that opens one's seat at a table: the one this browser has, else the session of the account the seat belongs to.

import { useEffect, useState } from 'react';
import { accountTables } from '../account/account-api.ts';
import { attachSeats } from '../account/attach-seats.ts';
import { useSession } from '../account/session.ts';
import { useSeatKey } from './seat-keys.ts';

interface SeatToken {
  token: string | null;
  /** False while the account is asked. */
  isKnown: boolean;
}

export function useSeatToken(table: string, isWanted: boolean): SeatToken {
  const own = useSeatKey(table)?.token ?? null;
  const session = useSession()?.token ?? null;
  const isAsked = isWanted && own === null && session !== null;
  /** The table and session of the last answer. */
  const [answer, setAnswer] = useState<{ of: string; isSeated: boolean } | null>(null);
  const question = `${table} ${session}`;

  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    accountTables().then(
      (tables) => !isGone && setAnswer({ of: question, isSeated: tables.some((mine) => mine.table.id === table) }),
      // Whoever cannot be asked knows no seat; joining says what is wrong.
      () => !isGone && setAnswer({ of: question, isSeated: false }),
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, table, question]);

  // A seat that was taken here is found on every other device from now on.
  useEffect(() => {
    if (own !== null && session !== null) void attachSeats();
  }, [own, session]);

  if (!isWanted) return { token: null, isKnown: true };
  if (!isAsked) return { token: own, isKnown: true };
  if (answer?.of !== question) return { token: null, isKnown: false };
  return { token: answer.isSeated ? session : null, isKnown: true };
}
