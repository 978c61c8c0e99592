// What went wrong, in words, where it went wrong.

import { useEffect } from 'react';

interface Props {
  text: string;
  /** More about it, in the reader's language. */
  details?: string;
  /** What the engine, the server or the browser said: in English, so it goes to the console. */
  cause?: string;
}

/** Keeps the cause of a problem where a report of it can find it. */
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
