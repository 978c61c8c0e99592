// The player's name at a table. It is stored for the next one.

import { MOST_NAME } from '../match/start-choices.ts';
import { TextField } from './fields.tsx';
import { useWords } from './use-words.ts';

interface Props {
  name: string;
  onChange(name: string): void;
}

export function NameField({ name, onChange }: Props) {
  const { t } = useWords();
  return (
    <TextField
      label={t('settings.name')}
      value={name}
      required
      pattern=".*\S.*"
      title={t('net.nameNeeded')}
      maxLength={MOST_NAME}
      placeholder={t('newGame.namePlaceholder')}
      autoComplete="nickname"
      onChange={onChange}
    />
  );
}
