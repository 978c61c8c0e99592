// What decided a game, in one sentence.

import type { Content } from '@black-angel/rules/components';
import type { TFunction } from 'i18next';
import { languageOf, plain, type SeatNames, sayNumber } from '../texts/index.ts';
import { Parts } from '../texts/say-parts.ts';
import type { DecidingGain } from './deciding-gain.ts';

export function sayDecidingGain(t: TFunction, gain: DecidingGain, content: Content, names: SeatNames): string {
  const p = new Parts(t, content, names);
  const { ground, winner, rival, vp, rivalVp, total, tiles, isDecisive } = gain;
  const number = (value: number): string => sayNumber(value, languageOf(t));
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
