// On or off.

interface Props {
  id?: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function Switch({ id, isOn, onChange }: Props) {
  return (
    <input
      {...(id === undefined ? {} : { id })}
      type="checkbox"
      role="switch"
      className="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
