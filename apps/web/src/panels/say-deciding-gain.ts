// What decided a game, in one sentence.

import type { Content } from '@black-angel/rules/components';
import { Parts, plain, type SeatNames } from '@black-angel/words';
import { sayNumber } from '../texts/index.ts';
import type { T } from '../texts/texts.ts';
import type { DecidingGain } from './deciding-gain.ts';

export function sayDecidingGain(t: T, gain: DecidingGain, content: Content, names: SeatNames): string {
  const p = new Parts(t, content, names);
  const { ground, winner, rival, vp, rivalVp, total, tiles, isDecisive } = gain;
  const number = (value: number): string => sayNumber(value, t.language);
  const pair = (seat: number, of: number): string =>
    p.isViewer(seat)
      ? p.t('decided.you', { vp: number(of) })
      : p.t('decided.other', { name: p.who(seat), vp: number(of) });
  const source = p.t(`decided.source.${ground}`, { count: tiles });
  // Who lost less was ahead, too.
  const what =
    vp > 0
      ? p.t(`decided.${p.isViewer(winner) ? 'yours' : 'theirs'}`, {
          vp: number(vp),
          total: number(total),
          of: p.of(winner),
          source,
          pair: pair(rival, rivalVp),
        })
      : p.t('decided.lost', { source, pairs: p.list([pair(winner, -vp), pair(rival, -rivalVp)]) });
  return plain(p.t(`decided.${isDecisive ? 'decisive' : 'greatest'}`, { what }));
}
