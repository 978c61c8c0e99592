// Arrow keys, Home and End within a list that is one Tab stop.

import type { KeyboardEvent } from 'react';

export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const to = targetOf(event.key, at, stops.length);
  const next = to === null ? undefined : stops[to];
  if (!next) return;
  event.preventDefault();
  stops[at]!.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

function targetOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
