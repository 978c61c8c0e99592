// The controls of the workshop: native ones, so that mouse, touch, keyboard and screen readers all work.

import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';

export interface Option<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange(value: Value): void;
}

/** One of a few, with all of them in sight. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span className="workshop-option">
              {option.icon && <Icon name={option.icon} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of many. */
export function Pick<Value extends string>({
  label,
  value,
  options,
  onChange,
  isLabelHidden = false,
}: ChoiceProps<Value> & { isLabelHidden?: boolean }) {
  const id = useId();
  return (
    <div className="workshop-pick">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'field-help'}>
        {label}
      </label>
      <select id={id} className="select" value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface AmountProps {
  label: string;
  icon?: IconName;
  value: number;
  least?: number;
  most: number;
  onChange(value: number): void;
}

export function Amount({ label, icon, value, least = 0, most, onChange }: AmountProps) {
  const id = useId();
  const numbers = Array.from({ length: Math.max(most, value) - least + 1 }, (_, i) => least + i);
  return (
    <div className="workshop-amount">
      <label htmlFor={id}>
        {icon && <Icon name={icon} />}
        {label}
      </label>
      <select id={id} className="select" value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Flag({
  label,
  icon,
  isOn,
  onChange,
}: {
  label: string;
  icon?: IconName;
  isOn: boolean;
  onChange(isOn: boolean): void;
}) {
  return (
    <label className="check-row workshop-flag">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {icon && <Icon name={icon} />}
      {label}
    </label>
  );
}

export const Row = ({ children }: { children: ReactNode }) => <div className="workshop-row">{children}</div>;
