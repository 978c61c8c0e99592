// A password, present or new.

import { TextField } from '../ui/fields.tsx';

const LEAST = 8;
const MOST = 200;

interface Props {
  label: string;
  /** Empty: none. */
  help?: string;
  isNew: boolean;
  /** Whether a dialog puts the focus here. */
  isFirst?: boolean;
  value: string;
  onChange(value: string): void;
}

export function PasswordField({ label, help = '', isNew, isFirst = false, value, onChange }: Props) {
  return (
    <TextField
      label={label}
      help={help}
      type="password"
      data-autofocus={isFirst ? '' : undefined}
      required
      minLength={isNew ? LEAST : 1}
      maxLength={MOST}
      value={value}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      onChange={onChange}
    />
  );
}
