// Whether a table allows hints, the coach and the paths to points.

import type { TableInfo } from '@black-angel/protocol';

/** Not where its maker forbids them, and not in a rated game: one with several persons that counts for ratings. */
export function allowsHints({ config, seats }: Pick<TableInfo, 'config' | 'seats'>): boolean {
  const persons = seats.filter(({ kind }) => kind === 'person').length;
  const isRated = config.rated !== false && persons > 1;
  return config.hints !== false && !isRated;
}
