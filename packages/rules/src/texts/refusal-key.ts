// Which sentence says why a move is refused. The sentences are in refusals.en.ts; the page has them in more languages.

import { isRavager } from '../content/content.ts';
import type { Illegal } from '../frames/frame.ts';
import type { refusalsEn } from './refusals.en.ts';

type KeysOf<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Name extends `${infer Stem}_${'one' | 'other'}`
      ? Stem
      : Name
    : `${Name}.${keyof Texts[Name] & string}`;
}[keyof Texts & string];
/** Plurals without their ending. */
export type RefusalKey = KeysOf<typeof refusalsEn>;

/** What is missing to pay a cost, by its kind. */
const COSTS = ['ship', 'resource', 'robot', 'debris', 'technology', 'missionCard', 'ravagerCard'] as const;

const NOTHING_THERE: Readonly<Record<string, RefusalKey>> = {
  'A2.D1': 'nothingThere.discover',
  'A2.R1': 'nothingThere.repair',
  'A2.X1': 'nothingThere.destroy',
};

/** What is missing for the effect of a tile. */
const TILE_NEEDS: Readonly<Record<string, RefusalKey>> = {
  moveShip: 'tileNeeds.ship',
  reassignRobot: 'tileNeeds.robot',
  drawMission: 'tileNeeds.card',
  activateVertical: 'tileNeeds.neighbour',
  activateHorizontal: 'tileNeeds.neighbour',
};

/** Problems with several sentences, by what they are about. */
const VARIANTS: Readonly<Record<string, (rule: string, params: Illegal['params']) => RefusalKey>> = {
  wrongColour: (_rule, params) =>
    'action' in params ? 'wrongColourAction' : 'hex' in params ? 'wrongColourMission' : 'wrongColourCard',
  valueZero: (_rule, params) =>
    'action' in params ? 'valueZeroAction' : 'to' in params ? 'valueZeroFlight' : 'valueZeroMission',
  noRobot: (_rule, params) => ('to' in params ? 'noPilot' : 'noRobot'),
  noDamage: (_rule, params) => ('action' in params ? 'noActionDamage' : 'noDieDamage'),
  // The card named is the wrong one: a Ravager card where a Mission card is needed, or the other way round.
  wrongCardType: (_rule, params) => (isRavager(Number(params['card'])) ? 'needsMissionCard' : 'needsRavagerCard'),
  cannotCommand: (rule, params) => {
    if (rule !== 'A2.C6') return 'cannotCommand';
    if ('ship' in params === 'robot' in params) return 'cannotCommandMeans';
    return 'ship' in params ? 'cannotCommandShip' : 'cannotCommandRobot';
  },
  // Games of the first rules version do not say the value.
  valueTooLow: (_rule, params) => ('needed' in params ? 'needsValue' : 'valueTooLow'),
  tileCannot: (_rule, params) => TILE_NEEDS[String(params['effect'])] ?? 'tileCannot',
  cannotPay: (_rule, params) => (COSTS.some((what) => what in params) ? 'cannotPayMissing' : 'cannotPay'),
  nothingThere: (rule) => NOTHING_THERE[rule] ?? 'valueTooLow',
};

/** What a plural counts. */
const COUNTED: Readonly<Record<string, string>> = { tooDear: 'left', tooMany: 'left', tooFar: 'steps' };

/** The key of the sentence. The problem itself, if it has one sentence; an unknown one has none. */
export const refusalKey = ({ rule, params }: Illegal): string => {
  const problem = String(params['problem'] ?? '');
  return VARIANTS[problem]?.(rule, params) ?? problem;
};

/** What the plural of the sentence counts; undefined if it has none. */
export const refusalCount = ({ params }: Illegal): number | undefined => {
  const count = params[COUNTED[String(params['problem'])] ?? ''];
  return count === undefined ? undefined : Number(count);
};

/** What is missing to pay a cost. */
export const missingGoods = ({ params }: Illegal): Partial<Record<(typeof COSTS)[number], number>> =>
  Object.fromEntries(COSTS.flatMap((what) => (what in params ? [[what, Number(params[what])]] : [])));
