// The rules a match is played by: the present ones, or an older version that a running game began with.

import {
  apply,
  contentOf,
  decision,
  defaultContent,
  formatMove,
  isOver,
  legalMoves,
  loadComponents,
  makeRecord,
  parseMove,
  RULES_VERSION,
  result,
  setup,
  trivialMove,
  view,
  viewEvent,
} from '@black-angel/rules';
import type { Rules } from '@black-angel/rules/versions';

export type MatchRules = Pick<
  Rules,
  | 'apply'
  | 'contentOf'
  | 'decision'
  | 'defaultContent'
  | 'isOver'
  | 'legalMoves'
  | 'loadComponents'
  | 'formatMove'
  | 'makeRecord'
  | 'parseMove'
  | 'result'
  | 'setup'
  | 'trivialMove'
  | 'view'
  | 'viewEvent'
> & { RULES_VERSION: number };

export const PRESENT_RULES: MatchRules = {
  apply,
  contentOf,
  decision,
  defaultContent,
  isOver,
  legalMoves,
  loadComponents,
  formatMove,
  makeRecord,
  parseMove,
  RULES_VERSION,
  result,
  setup,
  trivialMove,
  view,
  viewEvent,
};
