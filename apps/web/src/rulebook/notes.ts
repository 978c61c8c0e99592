// What the rulebook adds to a rule: whether it is our ruling, how the editions differ, where it can be tried. Headless.

/** The rules that no published text settles, in whole or in part: those marked in docs/rules.md. */
export const RULINGS = [
  'C6',
  'T2',
  'T3',
  'A1.2',
  'A1.4',
  'A2.D1',
  'A2.D3',
  'A2.R2',
  'A2.C1',
  'A2.C2',
  'A2.C4',
  'A2.C5',
  'A2.M2',
  'A3.2',
  'B1.2',
  'B3.3',
  'E1',
  'N3',
  'V2',
  'V3',
  'H2',
  'H3',
  'H4',
  'H5',
  'H7',
  'H10',
  'H11',
  'H16',
  'K3',
  'X2',
] as const;
export type Ruling = (typeof RULINGS)[number];

export const isRuling = (id: string): id is Ruling => (RULINGS as readonly string[]).includes(id);

type WithoutDots<Id extends string> = Id extends `${infer Head}.${infer Tail}` ? `${Head}${Tail}` : Id;

/** The key of the reason (texts `rulebook.rulingReasons`). */
export const reasonKey = (id: Ruling): WithoutDots<Ruling> => id.replace('.', '') as WithoutDots<Ruling>;

/** The differences between the published editions, and the rule of each. */
export const EDITIONS = {
  names: 'C3',
  supplies: 'C4',
  turnDie: 'A2.2',
  oneActivation: 'A2.4',
  unpaid: 'A2.6',
  block: 'A2.D3',
  angelHex: 'A2.C3',
  afterEnd: 'E1',
  neutralDice: 'N3',
  boosts: 'V2',
  early: 'V3',
  comet: 'H10',
} as const;
export type Difference = keyof typeof EDITIONS;
export const DIFFERENCES = Object.keys(EDITIONS) as Difference[];

/** Where a rule can be tried: a lesson and its step. */
export const TRY_IT: Readonly<Record<string, readonly [lesson: string, step: string]>> = {
  T2: ['cards', 'find'],
  'A1.1': ['cards', 'row'],
  'A1.2': ['cards', 'ravager'],
  'A2.1': ['dice', 'buy'],
  'A2.2': ['dice', 'turn'],
  'A2.3': ['actions', 'repair'],
  'A2.4': ['missions', 'cost'],
  'A2.5': ['actions', 'damaged'],
  'A2.6': ['ravagers', 'pay'],
  'A2.D1': ['actions', 'discover'],
  'A2.D3': ['cards', 'inject'],
  'A2.D5': ['advanced', 'eject'],
  'A2.R1': ['actions', 'repair'],
  'A2.R2': ['actions', 'find'],
  'A2.X1': ['actions', 'destroy'],
  'A2.X2': ['ravagers', 'free'],
  'A2.C1': ['dice', 'star'],
  'A2.C3': ['missions', 'fly'],
  'A2.C4': ['endings', 'overrun'],
  'A2.M1': ['missions', 'cost'],
  'A2.M2': ['ravagers', 'spend'],
  'A2.M3': ['missions', 'guest'],
  'B1.1': ['journey', 'find'],
  'B1.2': ['journey', 'station'],
  'B1.3': ['dice', 'reserve'],
  'B3.2': ['journey', 'ship'],
  'B3.3': ['journey', 'leave'],
  E1: ['endings', 'arrive'],
  E2: ['endings', 'find'],
  E5: ['advanced', 'find'],
  N2: ['two', 'buy'],
  N4: ['two', 'robot'],
  V2: ['boosts', 'three'],
  V4: ['boosts', 'keep'],
  H3: ['hal', 'take'],
  H13: ['hal', 'find'],
  H14: ['hal', 'buy'],
  X2: ['cards', 'neighbour'],
  X4: ['journey', 'station'],
  X5: ['journey', 'ship'],
};
