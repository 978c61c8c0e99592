// Whether a player is connected: by colour, by shape, and by name.

import { useTranslation } from 'react-i18next';

export function PresenceDot({ isPresent }: { isPresent: boolean }) {
  const { t } = useTranslation();
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
