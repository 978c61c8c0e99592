// Whether a table allows hints, the coach and the paths to points.

import { isRatedGame, type TableInfo } from '@black-angel/protocol';

/** Not where its maker forbids them, and not in a rated game. */
export const allowsHints = (table: Pick<TableInfo, 'config' | 'components' | 'seats'>): boolean =>
  table.config.hints !== false && !isRatedGame(table);
