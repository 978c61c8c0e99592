// Whose chat is not shown at a table: those muted everywhere, and those that were once muted for this table alone.

import { useMuted } from '../account/muted.ts';
import { useSeatKey } from '../net/seat-keys.ts';

export function useMutedHere(table: string): readonly string[] {
  const everywhere = useMuted();
  const here = useSeatKey(table)?.muted ?? [];
  return here.length === 0 ? everywhere : [...new Set([...everywhere, ...here])];
}
