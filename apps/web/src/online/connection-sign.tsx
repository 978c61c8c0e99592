// The state of the connection, in words and colour.

import { useWords } from '../ui/use-words.ts';
import { useConnection, useOnline } from './online-context.tsx';

export function ConnectionSign() {
  const { t } = useWords();
  const connection = useConnection();
  const state = useOnline((online) => online.connection);
  const bye = useOnline((online) => online.bye);
  const trouble = useOnline((online) => online.trouble);
  // Each kind of trouble has its own sentence.
  const said = bye ?? (trouble === 'unreachable' ? null : trouble);
  return (
    <span className={`connection-sign connection-sign-${state}`}>
      <span role="status">{said === null ? t(`online.connection.${state}`) : t(`net.bye.${said}`)}</span>
      {state === 'waiting' && (
        <button type="button" className="connection-retry" onClick={() => connection.hurry()}>
          {t('online.connection.retry')}
        </button>
      )}
    </span>
  );
}
