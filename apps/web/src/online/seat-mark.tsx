// Beside a player's name: presence, a substitute bot, and the clock.

import { useEffect, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../ui/use-words.ts';
import { leftOf, sayLeft } from './clock.ts';
import { useOnline } from './online-context.tsx';
import { PresenceDot } from './presence-dot.tsx';

const SCARCE = 60_000;

export function SeatMark({ seat }: { seat: number }) {
  const { t } = useWords();
  const info = useOnline((state) => state.table?.seats[seat]);
  const isPresent = useOnline((state) => state.present.includes(seat));
  if (info?.kind !== 'person') return null;
  return (
    <span className="seat-mark">
      <SeatClock seat={seat} />
      {info.isSubstituted && <Icon name="robot" title={t('online.substituted')} />}
      <PresenceDot isPresent={isPresent} />
    </span>
  );
}

export function SeatClock({ seat }: { seat: number }) {
  const { t } = useWords();
  const clock = useOnline((state) => state.clock);
  const ahead = useOnline((state) => state.ahead);
  const isRunning = clock?.running === seat;
  const [, setBeat] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setBeat((beat) => beat + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = clock ? leftOf(clock, seat, Date.now() + ahead) : null;
  if (left === null) return null;
  const said = sayLeft(left, t);
  return (
    <span
      className={`seat-clock ${isRunning ? 'seat-clock-running' : ''} ${left < SCARCE ? 'seat-clock-scarce' : ''}`}
      role="timer"
      aria-label={t('online.clock.left', { time: said })}
    >
      {said}
    </span>
  );
}
