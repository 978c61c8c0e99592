// Reasons in English, for the terminal. The page has its own sentences in three languages.

import type { Comparison, PartKind, Reason } from '@black-angel/bots/advice';

const ABOUT: Record<PartKind, string> = {
  vpNow: 'VP now',
  activations: 'Missions in space',
  neutralizations: 'VP when strips leave',
  advanced: 'Advanced tiles',
  items: 'items for Spes',
  dice: 'dice',
  robots: 'robots',
  ships: 'ships',
  goods: 'resources and debris',
  cards: 'cards in hand',
  ravagerCards: 'Ravager cards',
  technology: 'technology grid',
  ravagers: 'Ravagers on the ship',
  damage: 'damage',
  ending: 'the time of the end',
  others: 'what the others gain',
  ahead: 'the turns that follow',
};

const signed = (vp: number): string => `${vp > 0 ? '+' : ''}${vp.toFixed(1)}`;

const sayReason = ({ kind, amount }: Reason): string => `${ABOUT[kind]} ${signed(amount)}`;

/** One line: the difference, the reasons, what speaks against it. */
export function sayComparison({ amount, reasons, drawback }: Comparison): string {
  const against = drawback ? `; against it: ${sayReason(drawback)}` : '';
  return `${signed(amount)} VP compared with the next best plan: ${reasons.map(sayReason).join(', ') || 'no large reason'}${against}`;
}
