// Who plays a seat: a bot for a person, or the person again.

import type { Handover } from '@black-angel/protocol';
import type { TFunction } from 'i18next';
import type { SeatNames } from './say-parts.ts';

export const sayHandover = (t: TFunction, { seat, what }: Handover, { names, viewer }: SeatNames): string =>
  seat === viewer ? t(`log.handover.yours.${what}`) : t(`log.handover.${what}`, { name: names[seat] ?? '' });
