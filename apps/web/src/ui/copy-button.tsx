// Copies a text, and says so where it is pressed and to screen readers.

import { useState } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { announce } from './live-region.tsx';

/** False when the browser does not let the page write to the clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface Props {
  label: string;
  /** What the button says once the text is copied. */
  copied: string;
  /** Instead of the label, until the text is copied. */
  icon?: IconName;
  /** What the text depends on: when it changes, the text is no longer copied. */
  of?: number;
  /** Null where there is nothing to copy. */
  getText(): string | null | Promise<string | null>;
  /** The browser does not allow copying. Missing: a field with the text, to be copied by hand. */
  onRefused?(): void;
}

interface Done {
  of: number | undefined;
  text: string;
  isCopied: boolean;
}

export function CopyButton({ label, copied, icon, of, getText, onRefused }: Props) {
  const [last, setLast] = useState<Done | null>(null);
  const done = last?.of === of ? last : null;
  const isCopied = done?.isCopied ?? false;

  async function copy(): Promise<void> {
    const text = await getText();
    if (text === null) return;
    const isDone = await copyText(text);
    setLast({ of, text, isCopied: isDone });
    if (isDone) announce(copied);
    else onRefused?.();
  }

  return (
    <>
      <button
        type="button"
        className={icon && !isCopied ? 'icon-button' : 'button copy-button'}
        title={label}
        aria-label={icon && !isCopied ? label : undefined}
        onClick={() => void copy()}
      >
        {isCopied ? <Icon name="check" /> : icon && <Icon name={icon} />}
        {isCopied ? copied : !icon && label}
      </button>
      {done && !isCopied && !onRefused && (
        <input
          className="input"
          readOnly
          value={done.text}
          aria-label={label}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
