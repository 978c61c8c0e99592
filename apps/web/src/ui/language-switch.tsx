// The languages, each by its own name, switched at once.

import { isDraft, LANGUAGE_NAMES, type Language, SPOKEN } from '@black-angel/words';
import { changeSettings } from '../browser/settings.ts';
import { useWords } from './use-words.ts';

export function LanguageSwitch() {
  const { t, language } = useWords();
  return (
    <select
      className="select language-switch"
      aria-label={t('menu.language')}
      value={language}
      onChange={({ target }) => changeSettings({ language: target.value as Language })}
    >
      {SPOKEN.map((one) => (
        <option key={one} value={one} lang={one}>
          {isDraft(one) ? t('settings.draft', { language: LANGUAGE_NAMES[one] }) : LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
  );
}
