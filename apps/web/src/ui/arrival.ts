// A new page takes the focus, so that screen readers read its heading and Tab goes on from there.

import { useEffect } from 'react';

/** The browser itself announces the page that it loads. */
let isLater = false;

/** Call it in what every page has. A page that has taken the focus itself keeps it. */
export function useArrival(): void {
  useEffect(() => {
    if (isLater) catchFocus();
    isLater = true;
  }, []);
}

/** Gives a focus that is lost to the heading of the page; to the page itself where it has none. */
export function catchFocus(): void {
  if (document.activeElement !== document.body) return;
  const page = document.querySelector<HTMLElement>('main');
  const start = page?.querySelector<HTMLElement>('h1') ?? page;
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
