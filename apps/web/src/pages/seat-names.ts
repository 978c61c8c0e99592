// Names of seats that nobody named: "Player 2", "Bot 3", Hal's own.

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameOf } from '../match/start-choices.ts';

export function useSeatNames(): NameOf {
  const { t } = useTranslation();
  return useCallback<NameOf>(
    (seat, kind) => {
      if (seat === 'hal' || seat === 'you') return t(`who.${seat}`);
      return t(kind === 'bot' ? 'who.bot' : 'who.seat', { number: seat + 1 });
    },
    [t],
  );
}
