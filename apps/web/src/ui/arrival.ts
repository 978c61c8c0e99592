// A new page takes the focus, so that screen readers read its heading and Tab goes on from there.

import { useEffect } from 'react';

/** The browser itself announces the page that it loads. */
let isLater = false;

/** Call it in what every page has. A page that has taken the focus itself keeps it. */
export function useArrival(): void {
  useEffect(() => {
    if (isLater && document.activeElement === document.body) focusPage();
    isLater = true;
  }, []);
}

/** The heading of the page; the page itself where it has none. */
function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main');
  const start = page?.querySelector<HTMLElement>('h1') ?? page;
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
