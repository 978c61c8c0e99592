// Why a move is refused, in one line.

import { type ColourName, type Content, defaultContent, type Illegal, isRavager } from '@black-angel/rules';
import { sayCost } from '@black-angel/rules/texts/say';
import type { TFunction } from 'i18next';
import { type Language, languageOf, ruleText } from './i18n.ts';
import { plain } from './marked.ts';
import { Parts } from './say-parts.ts';
import type { Key, T, Values } from './texts.ts';

type RefusalKey = Extract<Key, `refusal.${string}`> extends `refusal.${infer Name}` ? Name : never;

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

function valuesOf(parts: Parts, language: Language, problem: string, params: Illegal['params']): Values {
  const { action, colour, value, needed, cost, from } = params;
  const missing = Object.fromEntries(COSTS.flatMap((what) => (what in params ? [[what, Number(params[what])]] : [])));
  const count = params[COUNTED[problem] ?? ''];
  return {
    ...(action === undefined ? {} : { action: parts.actionName(Number(action)) }),
    ...(colour === undefined ? {} : { colour: parts.colour(colour as ColourName) }),
    ...(value === undefined ? {} : { value }),
    ...(needed === undefined ? {} : { needed }),
    ...(cost === undefined ? {} : { cost }),
    ...(from === undefined ? {} : { hex: from }),
    ...(problem === 'cannotPay' ? { goods: sayCost(missing, language) } : {}),
    ...(count === undefined ? {} : { count: Number(count) }),
  };
}

/** Without the rule's id, which the caller shows. A problem without a sentence of its own gets the rule's text. */
export function sayRefusal(t: TFunction, { rule, params }: Illegal, content: Content = defaultContent): string {
  const parts = new Parts(t, content);
  const problem = String(params['problem'] ?? '');
  const name = VARIANTS[problem]?.(rule, params) ?? problem;
  const key = `refusal.${name}` as Key;
  const values = valuesOf(parts, languageOf(t), problem, params);
  const said = (t as unknown as T)(key, values);
  return said === key ? (ruleText(rule, languageOf(t)) ?? rule) : plain(said);
}
