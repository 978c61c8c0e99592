// The language of the page: the player's, from the first moment on.

import { SPOKEN } from '@black-angel/words/languages';
import { onSettings, settings } from '../browser/settings.ts';
import { detectLanguage, loadLanguage } from './i18n.ts';

/** Loads the player's language and follows the setting from then on. */
export async function startTexts(): Promise<void> {
  // A draft may have been dropped.
  const chosen = () => SPOKEN.find((language) => language === settings().language) ?? detectLanguage();
  let spoken = chosen();
  onSettings(() => {
    if (chosen() === spoken) return;
    spoken = chosen();
    void loadLanguage(spoken);
  });
  await loadLanguage(spoken);
}
