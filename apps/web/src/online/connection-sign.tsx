// The state of the connection, in words and colour.

import { useEffect, useRef } from 'react';
import { announce } from '../ui/live-region.tsx';
import { useWords } from '../ui/use-words.ts';
import { useConnection, useOnline } from './online-context.tsx';

/** Announces a loss, and its end. A page that connects, or asks for the whole game, says nothing. */
function useHeardLoss(text: string, isLost: boolean, isBack: boolean): void {
  const wasLost = useRef(false);
  useEffect(() => {
    if (!isLost && !isBack) return;
    if (isLost !== wasLost.current) announce(text);
    wasLost.current = isLost;
  }, [text, isLost, isBack]);
}

export function ConnectionSign() {
  const { t } = useWords();
  const connection = useConnection();
  const state = useOnline((online) => online.connection);
  const bye = useOnline((online) => online.bye);
  const trouble = useOnline((online) => online.trouble);
  // Each kind of trouble has its own sentence.
  const said = bye ?? (trouble === 'unreachable' ? null : trouble);
  const text = said === null ? t(`online.connection.${state}`) : t(`net.bye.${said}`);
  useHeardLoss(text, state === 'waiting' || said !== null, state === 'open');
  return (
    <span className={`connection-sign connection-sign-${state}`}>
      <span>{text}</span>
      {state === 'waiting' && (
        <button type="button" className="connection-retry" onClick={() => connection.hurry()}>
          {t('online.connection.retry')}
        </button>
      )}
    </span>
  );
}
