// The cut to another moment: a curtain with a few words falls over the table and rises again. The guide says the words,
// so the curtain is only for the eye. While it is down, nothing behind it can be chosen: a tap or a key raises it.

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import './scene-cut.css';

/** Keys that choose nothing by themselves. */
const HARMLESS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

export function SceneCut({ text }: { text: string }) {
  const [isDown, setDown] = useState(true);
  useEffect(() => {
    if (!isDown) return;
    const onKey = (event: KeyboardEvent): void => {
      if (HARMLESS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The key that brought the curtain may still be held.
      if (!event.repeat) setDown(false);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isDown]);
  if (!isDown) return null;
  const raise = (): void => setDown(false);
  return createPortal(
    <div className="scene-cut" aria-hidden="true" onClick={raise} onAnimationEnd={raise}>
      <span>{text}</span>
    </div>,
    document.body,
  );
}
