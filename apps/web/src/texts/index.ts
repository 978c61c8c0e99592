// The texts of the page: the functions that other folders use.

import { onSettings, settings } from '../browser/settings.ts';
import { detectLanguage, loadLanguage } from './i18n.ts';

export * from './i18n.ts';
export * from './marked.ts';
export * from './numbers.ts';
export * from './say-event.ts';
export * from './say-move.ts';
export type { GivenName, SeatNames } from './say-parts.ts';
export * from './say-preview.ts';
export * from './say-prompt.ts';
export * from './say-purpose.ts';
export * from './say-refusal.ts';
export * from './say-step.ts';
export * from './say-target.ts';
export * from './say-things.ts';

/** Loads the player's language and follows the setting from then on. */
export async function startTexts(): Promise<void> {
  const chosen = () => settings().language ?? detectLanguage();
  let spoken = chosen();
  onSettings(() => {
    if (chosen() === spoken) return;
    spoken = chosen();
    void loadLanguage(spoken);
  });
  await loadLanguage(spoken);
}
