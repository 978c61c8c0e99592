// Who plays a seat: a bot for a person, or the person again.

import type { Handover } from '@black-angel/protocol';
import type { SeatNames } from '@black-angel/words';
import type { T } from './texts.ts';

export const sayHandover = (t: T, { seat, what }: Handover, { names, viewer }: SeatNames): string =>
  seat === viewer ? t(`log.handover.yours.${what}`) : t(`log.handover.${what}`, { name: names[seat] ?? '' });
