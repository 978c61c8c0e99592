// Whether a player is connected: by colour, by shape, and by name.

import { useWords } from '../ui/use-words.ts';

export function PresenceDot({ isPresent }: { isPresent: boolean }) {
  const { t } = useWords();
  const label = t(isPresent ? 'online.present' : 'online.away');
  return (
    <span
      className={`presence-dot ${isPresent ? 'presence-dot-here' : ''}`}
      role="img"
      aria-label={label}
      data-tip-text={label}
    />
  );
}
