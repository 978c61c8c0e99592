// The muted names at a table: those muted everywhere, and those an older version muted for this table.

import { useMuted } from '../account/muted.ts';
import { useSeatKey } from '../net/seat-keys.ts';

export function useMutedHere(table: string): readonly string[] {
  const everywhere = useMuted();
  const here = useSeatKey(table)?.muted ?? [];
  return here.length === 0 ? everywhere : [...new Set([...everywhere, ...here])];
}
