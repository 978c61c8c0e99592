// Restores the focus when a dialog closes.

import { useState } from 'react';

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
