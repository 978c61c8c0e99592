// English, French, Russian: each by its own name, switched at once.

import { useTranslation } from 'react-i18next';
import { changeSettings } from '../browser/settings.ts';
import { LANGUAGES, type Language } from '../texts/i18n.ts';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <select
      className="select language-switch"
      aria-label={t('menu.language')}
      value={i18n.language}
      onChange={({ target }) => changeSettings({ language: target.value as Language })}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {t(`settings.languages.${language}`)}
        </option>
      ))}
    </select>
  );
}
