// The sounds of events. Nothing sounds before the first touch of the page. The player is loaded with the first sound.

import type { GameEvent } from '@black-angel/engine';
import { settings } from '../browser/settings.ts';

let isTouched = false;

if (typeof addEventListener === 'function') {
  const touch = (): void => {
    isTouched = true;
    removeEventListener('pointerdown', touch);
    removeEventListener('keydown', touch);
  };
  addEventListener('pointerdown', touch);
  addEventListener('keydown', touch);
}

export function playSounds(events: readonly GameEvent[]): void {
  if (!settings().sound || !isTouched || document.hidden) return;
  void import('./sound-player.ts').then(
    ({ play }) => play(events),
    // The table works in silence.
    () => {},
  );
}
