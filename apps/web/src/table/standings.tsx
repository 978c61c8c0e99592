// On a phone: the score and what the viewer has, in two lines that are always visible.

import type { View } from '@black-angel/engine';
import { memo, useMemo } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { outlooksOf } from '../ui-state/decision.ts';
import type { Goods as GoodsName } from '../ui-state/preview.ts';
import { useElsewhere } from './table-extras.tsx';
import { useNames, useSeatArt, useWords } from './words.ts';
import './standings.css';

export const Standings = memo(function Standings({ view }: { view: View }) {
  const { t } = useWords();
  const { names } = useNames();
  const outlooks = useMemo(() => outlooksOf(view), [view]);
  const decider = view.decision?.seat;
  const artOf = useSeatArt();
  const elsewhere = useElsewhere();
  return (
    <ul className="standings" aria-label={t('table.standings')}>
      {outlooks.map(({ vp }, seat) => (
        <li
          key={seat}
          data-place={`standing:${seat}`}
          className={`standing ${decider === seat ? 'standing-decides' : ''} ${seat === view.viewer ? 'standing-own' : ''}`}
          aria-current={decider === seat ? 'true' : undefined}
        >
          <span className="seat-shape">
            <PlayerShape seat={artOf(seat)} />
          </span>
          <span className="visually-hidden">{names[seat]}</span>
          <span className="standing-vp">{t('count.vp', { count: vp })}</span>
          {elsewhere?.clock(seat)}
        </li>
      ))}
    </ul>
  );
});

/** What the viewer has; for a spectator nothing, but the place of it. */
export const Goods = memo(function Goods({ view }: { view: View }) {
  const { t } = useWords();
  const player = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  const goods: [icon: IconName & GoodsName, count: number, label: string][] = player
    ? [
        ['resource', player.resources, t('players.resources')],
        ['debris', player.debris, t('players.debris')],
        ['ship', player.ships, t('players.ships')],
        ['robot', player.breakRoom, t('players.robots')],
      ]
    : [];
  return (
    <ul className="goods" aria-label={t('table.goods')} data-place={`goods:${view.viewer}`}>
      {goods.map(([icon, count, label]) => (
        <li key={icon} className="counter" data-tip-text={label} data-goods={icon}>
          <Icon name={icon} title={label} />
          {count}
        </li>
      ))}
    </ul>
  );
});
