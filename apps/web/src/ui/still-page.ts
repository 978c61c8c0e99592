// While a dialog is open, what lies behind it does not scroll. Only a page that can scroll is held: to hold the table, which
// cannot, would have the browser look at everything on it anew.

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
