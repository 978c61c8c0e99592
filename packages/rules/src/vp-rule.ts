// The sources of VP, by rule. A table typed over VpRule covers every VP.

/** Every rule that gives or takes VP before the final scoring. */
export type VpRule =
  | 'A2.6'
  | 'A2.C3'
  | 'A2.M2'
  | 'A2.M3'
  | 'B1.1'
  | 'B1.2'
  | 'H3'
  | 'H6'
  | 'H7'
  | 'H8'
  | 'H9'
  | 'H10'
  | 'H12'
  | 'H13'
  | 'H14'
  | 'V2'
  | 'X1'
  | 'X5';
