// Stops the page from scrolling behind a dialog. Only a page that can scroll is changed: on the table it would force a
// needless layout.

import { useLayoutEffect } from 'react';

let open = 0;

function count(change: 1 | -1): void {
  open += change;
  const { documentElement: page, body } = document;
  const canScroll = page.scrollHeight > page.clientHeight;
  if (open > 0 && canScroll) body.style.overflow = 'hidden';
  else if (body.style.overflow !== '' && open === 0) body.style.overflow = '';
}

export function useStillPage(): void {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}
