// The pages that need neither a game nor a server, with their headings in English.

export const PLAIN_PAGES = [
  ['#/', 'Black Angel'],
  ['#/new', 'New game'],
  ['#/games', 'Your games'],
  ['#/statistics', 'Your statistics'],
  ['#/puzzles', 'Puzzles'],
  ['#/rules', 'Rulebook'],
  ['#/workshop', 'Your own box'],
  ['#/operator', 'Operator'],
] as const;
