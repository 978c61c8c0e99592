// On a phone: the score in one line that is always visible.

import type { View } from '@black-angel/rules';
import { memo, useMemo } from 'react';
import { PlayerShape } from '../art/pieces.tsx';
import { outlooksOf } from '../ui-state/decision.ts';
import { seatArt } from './seats.ts';
import { useElsewhere } from './table-extras.tsx';
import { useNames, useWords } from './words.ts';
import './standings.css';

export const Standings = memo(function Standings({ view }: { view: View }) {
  const { t } = useWords();
  const { names } = useNames();
  const outlooks = useMemo(() => outlooksOf(view), [view]);
  const decider = view.decision?.seat;
  const elsewhere = useElsewhere();
  return (
    <ul className="standings" aria-label={t('table.standings')}>
      {outlooks.map(({ vp }, seat) => (
        <li
          key={seat}
          className={`standing ${decider === seat ? 'standing-decides' : ''} ${seat === view.viewer ? 'standing-own' : ''}`}
          aria-current={decider === seat ? 'true' : undefined}
        >
          <span className="seat-shape">
            <PlayerShape seat={seatArt(view, seat)} />
          </span>
          <span className="visually-hidden">{names[seat]}</span>
          <span className="standing-vp">{t('count.vp', { count: vp })}</span>
          {elsewhere?.clock(seat)}
        </li>
      ))}
    </ul>
  );
});
