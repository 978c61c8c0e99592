// English, French, Russian: each by its own name, switched at once.

import { LANGUAGE_NAMES } from '@black-angel/words';
import { changeSettings } from '../browser/settings.ts';
import { LANGUAGES, type Language } from '../texts/i18n.ts';
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
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  );
}
