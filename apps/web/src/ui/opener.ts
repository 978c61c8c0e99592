// What had the focus when a dialog was opened gets it back when the dialog closes.

import { useState } from 'react';

/** The entry of a menu is gone by then: the button of the menu stands for it. */
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
    opener.focus();
  };
}
