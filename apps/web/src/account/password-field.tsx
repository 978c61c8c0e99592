// A password, present or new.

import { useId } from 'react';

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
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        type="password"
        data-autofocus={isFirst ? '' : undefined}
        required
        minLength={isNew ? LEAST : 1}
        maxLength={MOST}
        value={value}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        aria-describedby={help === '' ? undefined : `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      {help !== '' && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
}
