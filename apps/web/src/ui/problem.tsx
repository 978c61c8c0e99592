// A problem in words, where it happened.

import { useEffect } from 'react';
import { useWords } from './use-words.ts';

interface Props {
  text: string;
  /** Details in the reader's language. */
  details?: string;
  /** The message of the engine, the server or the browser: in English, for the console. */
  cause?: string;
}

/** Logs the cause of a problem. */
export function useLogged(cause: string): void {
  useEffect(() => {
    if (cause !== '') console.warn(cause);
  }, [cause]);
}

export function Problem({ text, details = '', cause = '' }: Props) {
  useLogged(cause);
  return (
    <div className="problem" role="alert">
      <p>{text}</p>
      {details !== '' && <p className="problem-details">{details}</p>}
    </div>
  );
}

/** Why a game could not be stored in this browser, and what to do. */
export function StorageProblem({ error }: { error: Error }) {
  const { t } = useWords();
  return (
    <Problem text={t(error.name === 'QuotaExceededError' ? 'storage.full' : 'storage.blocked')} cause={error.message} />
  );
}
