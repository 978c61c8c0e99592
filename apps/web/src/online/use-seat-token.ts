// The token of the player's seat at a table: the one in this browser, else the session of the account that has the
// seat.

import { useEffect, useState } from 'react';
import { attachSeats } from '../account/attach-seats.ts';
import { accountTables } from '../net/account-api.ts';
import { ApiProblem } from '../net/request.ts';
import { useSeatKey } from '../net/seat-keys.ts';
import { useSession } from '../net/session.ts';

interface SeatToken {
  token: string | null;
  /** False while the account's tables are loading. */
  isKnown: boolean;
  /** The request failed; it is retried. */
  isFailing: boolean;
}

const ASK_AGAIN = 4000;
const isExpired = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'expired';

export function useSeatToken(table: string, isWanted: boolean): SeatToken {
  const own = useSeatKey(table)?.token ?? null;
  const session = useSession()?.token ?? null;
  const isAsked = isWanted && own === null && session !== null;
  /** The last answer, with its table and session. */
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

  // Attaches a seat that was taken here, so that other devices find it.
  useEffect(() => {
    if (own !== null && session !== null) void attachSeats();
  }, [own, session]);

  if (!isWanted) return { token: null, isKnown: true, isFailing: false };
  if (!isAsked) return { token: own, isKnown: true, isFailing: false };
  if (answer?.of !== question) return { token: null, isKnown: false, isFailing };
  return { token: answer.isSeated ? session : null, isKnown: true, isFailing: false };
}
