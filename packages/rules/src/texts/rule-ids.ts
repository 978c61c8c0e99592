// Every rule id of docs/rules.md, in its order.

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

/** Every rule id, in the order of the rules. */
export const RULE_IDS: readonly string[] = [
  ...numbered('C', 6),
  ...numbered('S', 9),
  ...numbered('T', 4),
  ...numbered('A1.', 4),
  ...numbered('A2.', 7),
  ...numbered('A2.D', 5),
  ...numbered('A2.R', 2),
  ...numbered('A2.X', 2),
  ...numbered('A2.C', 6),
  ...numbered('A2.M', 4),
  ...numbered('A3.', 2),
  ...numbered('B1.', 3),
  ...numbered('B2.', 1),
  ...numbered('B3.', 4),
  ...numbered('E', 7),
  ...numbered('N', 4),
  ...numbered('V', 5),
  ...numbered('H', 16),
  ...numbered('K', 3),
  ...numbered('X', 6),
];
