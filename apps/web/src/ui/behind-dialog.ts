// What a dialog does to the page: it stops the scrolling behind it, and the focus returns. Only a page that can scroll
// is changed: on the table it would force a needless layout.

import { useLayoutEffect, useState } from 'react';

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

/** A menu entry is gone by then: the button of the menu gets the focus. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const button = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}

/** For `onCloseAutoFocus`. */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(findOpener);
  return (event) => {
    if (!opener?.isConnected) return;
    event.preventDefault();
    // It is where it was: a list that has new rows stays at its top.
    opener.focus({ preventScroll: true });
  };
}
