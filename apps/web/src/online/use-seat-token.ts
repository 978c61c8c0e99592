// The secret that opens one's seat at a table: the one this browser has, else the session of the account the seat belongs to.

import { useEffect, useState } from 'react';
import { attachSeats } from '../account/attach-seats.ts';
import { accountTables } from '../net/account-api.ts';
import { ApiProblem } from '../net/request.ts';
import { useSeatKey } from '../net/seat-keys.ts';
import { useSession } from '../net/session.ts';

interface SeatToken {
  token: string | null;
  /** False while the account is asked. */
  isKnown: boolean;
  /** The account could not be asked; it is tried again. */
  isFailing: boolean;
}

const ASK_AGAIN = 4000;
const isExpired = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'expired';

export function useSeatToken(table: string, isWanted: boolean): SeatToken {
  const own = useSeatKey(table)?.token ?? null;
  const session = useSession()?.token ?? null;
  const isAsked = isWanted && own === null && session !== null;
  /** The table and session of the last answer. */
  const [answer, setAnswer] = useState<{ of: string; isSeated: boolean } | null>(null);
  const [isFailing, setFailing] = useState(false);
  const question = `${table} ${session}`;

  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (isSeated: boolean): void => {
      setAnswer({ of: question, isSeated });
      setFailing(false);
    };
    const ask = (): void => {
      accountTables().then(
        (tables) => !isGone && tell(tables.some((mine) => mine.table.id === table)),
        (error: unknown) => {
          if (isGone) return;
          // Without a session there is no seat. Any other failure says nothing about the seat.
          if (isExpired(error)) return tell(false);
          setFailing(true);
          timer = setTimeout(ask, ASK_AGAIN);
        },
      );
    };
    ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isAsked, table, question]);

  // A seat that was taken here is found on every other device from now on.
  useEffect(() => {
    if (own !== null && session !== null) void attachSeats();
  }, [own, session]);

  if (!isWanted) return { token: null, isKnown: true, isFailing: false };
  if (!isAsked) return { token: own, isKnown: true, isFailing: false };
  if (answer?.of !== question) return { token: null, isKnown: false, isFailing };
  return { token: answer.isSeated ? session : null, isKnown: true, isFailing: false };
}
