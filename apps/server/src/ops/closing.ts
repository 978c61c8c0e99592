// The end of the server by a signal.

/** Milliseconds that closing may take. What stops the server must have more patience: see deploy/. */
export const MOST_CLOSING = 60_000;

/**
 * The first signal closes the server in order and ends the process with 0, however busy the machine is. A second one,
 * or a timeout, ends it at once with 1.
 */
export function closingBy(close: () => Promise<unknown>, exit: (code: number) => void): () => void {
  let isClosing = false;
  return () => {
    if (isClosing) return exit(1);
    isClosing = true;
    const timer = setTimeout(() => exit(1), MOST_CLOSING);
    close().then(
      () => {
        clearTimeout(timer);
        exit(0);
      },
      (error: unknown) => {
        console.error(error);
        exit(1);
      },
    );
  };
}
