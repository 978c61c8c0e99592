// The player's name at a table. It is stored for the next one.

import { useId } from 'react';
import { MOST_NAME } from '../match/start-choices.ts';
import { useWords } from './use-words.ts';

interface Props {
  name: string;
  onChange(name: string): void;
}

export function NameField({ name, onChange }: Props) {
  const { t } = useWords();
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('settings.name')}
      </label>
      <input
        id={id}
        className="input"
        value={name}
        required
        pattern=".*\S.*"
        title={t('net.nameNeeded')}
        maxLength={MOST_NAME}
        placeholder={t('newGame.namePlaceholder')}
        autoComplete="nickname"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
