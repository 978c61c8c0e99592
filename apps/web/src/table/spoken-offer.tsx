// The first Tab stop of the table: whether turns are told for a screen reader. It is seen while it has the focus.
// A page cannot know of a screen reader, and a film suits many who play by keys, so it is offered, not switched on.

import { changeSettings, useSettings } from '../browser/settings.ts';
import { useWords } from './words.ts';

export function SpokenOffer() {
  const { t } = useWords();
  const { isSpoken } = useSettings();
  return (
    <button
      type="button"
      className="skip-link"
      title={t('settings.spokenHelp')}
      aria-pressed={isSpoken}
      onClick={() => changeSettings({ isSpoken: !isSpoken })}
    >
      {t('settings.spoken')}
    </button>
  );
}
