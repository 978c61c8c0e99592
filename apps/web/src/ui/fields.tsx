// A form and its fields: a label, what is entered, and a help below it.

import { type ComponentProps, type ReactNode, useId } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit(): void;
}

/** The page stays: what is submitted is sent by a request. */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

interface CheckProps {
  label: ReactNode;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function CheckRow({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="check-row">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

interface FieldProps {
  label: ReactNode;
  help?: string;
}

interface TextProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  onChange(value: string): void;
}

export function TextField({ label, help = '', onChange, ...rest }: TextProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        aria-describedby={help === '' ? undefined : `${id}-help`}
        {...rest}
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

interface SelectProps<Value> extends FieldProps {
  value: string | number | null | undefined;
  values: readonly Value[];
  say(value: NoInfer<Value>): ReactNode;
  onChange(value: NoInfer<Value>): void;
}

export function SelectField<Value extends string | number | null>(props: SelectProps<Value>) {
  const { label, help = '', value, values, say, onChange } = props;
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="select"
        value={String(value)}
        onChange={({ target }) => onChange(values[target.selectedIndex]!)}
      >
        {values.map((one) => (
          <option key={one} value={String(one)}>
            {say(one)}
          </option>
        ))}
      </select>
      {help !== '' && <p className="field-help">{help}</p>}
    </div>
  );
}
