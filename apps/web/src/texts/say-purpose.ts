// What a thing is for, in one plain sentence; what comes next in a half-made choice; what Sequence B would cost.

import type { View } from '@black-angel/engine';
import { type Content, isRavager } from '@black-angel/rules/components';
import { Parts, plain, type SeatNames } from '@black-angel/words';
import type { Losses } from '../ui-state/ghosts.ts';
import type { Target } from '../ui-state/target.ts';
import { sayGoods } from './say-preview.ts';
import type { PageParts, T } from './texts.ts';

interface Asked {
  p: PageParts;
  view: View;
  /** What the player has chosen before it. */
  chosen: readonly Target[];
}

/** A Ravager card activates the whole line, a Mission card the tiles of its colour. */
function saySlot({ p, chosen }: Asked): string {
  const card = chosen.find((target) => target.startsWith('card:'))?.slice('card:'.length);
  return p.t(`purpose.slot.${card === undefined ? 'any' : isRavager(Number(card)) ? 'ravager' : 'mission'}`);
}

function sayAction({ p }: Asked, [number]: readonly string[]): string {
  const action = Number(number) - 1;
  const colour = p.content.actionColour[action]!;
  return p.t(`purpose.action.${p.content.actionKind[action]!}`, { colour: p.colour(colour) });
}

const SAYERS: Readonly<Record<string, (asked: Asked, parts: readonly string[]) => string>> = {
  action: sayAction,
  die: ({ p, view }, [from]) => p.t(Number(from) === view.viewer ? 'purpose.dieOwn' : 'purpose.dieOthers'),
  card: ({ p }, [card]) => p.t(isRavager(Number(card)) ? 'purpose.cardRavager' : 'purpose.cardMission'),
  slot: saySlot,
  arrow: ({ p }) => p.t('purpose.arrow'),
  cell: ({ p }) => p.t('purpose.cell'),
  place: ({ p }) => p.t('purpose.place'),
  show: ({ p }) => p.t('purpose.show'),
  advanced: ({ p }) => p.t('purpose.advanced'),
  supply: ({ p }) => p.t('purpose.supply'),
  station: ({ p }) => p.t('purpose.station'),
  'break-room': ({ p }) => p.t('purpose.breakRoom'),
  deck: ({ p }) => p.t('purpose.deck'),
  storage: ({ p }, [what]) => p.t(what === 'ship' ? 'purpose.storage.ship' : 'purpose.storage.debris'),
  hex: ({ p }) => p.t('purpose.hex'),
  ship: ({ p }) => p.t('purpose.ship'),
  tile: ({ p }) => p.t('purpose.tile'),
  'ravager-deck': ({ p }) => p.t('purpose.ravagerDeck'),
  ravager: ({ p }) => p.t('purpose.ravager'),
  'secure-area': ({ p }) => p.t('purpose.secureArea'),
  stack: ({ p }) => p.t('purpose.stack'),
  limit: ({ p }) => p.t('purpose.limit'),
};

const BUTTONS = ['sequence-b', 'turn-die', 'pass'] as const;

/** Whether a button needs a word about what it is for. */
export const hasPurpose = (target: Target): boolean => BUTTONS.some((kind) => target === `button:${kind}`);

/** Null for a thing that explains itself. */
export function sayPurpose(
  t: T,
  mark: string,
  view: View,
  content: Content,
  chosen: readonly Target[] = [],
): string | null {
  const p = new Parts(t, content);
  const [kind = '', ...parts] = mark.split(':');
  if (kind === 'button') {
    const button = BUTTONS.find((name) => name === parts[0]);
    return button ? p.t(`purpose.button.${button}`) : null;
  }
  const reserving = kind === 'die' && view.decision?.kind === 'reserve' && view.decision.seat === view.viewer;
  if (reserving) return p.t('purpose.button.reserve');
  return SAYERS[kind]?.({ p, view, chosen }, parts) ?? null;
}

/** What to choose next, once the first half of a move is chosen; null if the targets need no words. */
export function sayNext(t: T, next: readonly Target[], view: View): string | null {
  const [kind] = next[0]?.split(':') ?? [];
  switch (kind) {
    case 'hex':
      return t(view.decision?.kind === 'command' ? 'next.hex' : 'next.flight');
    case 'slot':
    case 'arrow':
    case 'station':
    case 'break-room':
    case 'die':
    case 'choice':
      return t(`next.${kind}`);
    default:
      return null;
  }
}

/** What Sequence B would cost the decider, and what leaves then: '(+6 VP)', '(lost)'. */
export function sayLosses(
  t: T,
  { seat, vp, unpaid, missions, ships }: Losses,
  content: Content,
  names: SeatNames,
): string {
  const p = new Parts(t, content, names);
  const leaving = [
    ...missions.map(({ card, owner, paid }) => {
      const pays = p.list(sayGoods(p, paid, seat, true)) || p.t('looks.paysNothing');
      if (owner === seat) return p.t('looks.leavingMission', { card, pays });
      return p.t('looks.leavingOther', { card, pays, of: p.of(owner) });
    }),
    ...ships.map((hex) => p.t('looks.leavingShip', { hex })),
  ];
  const said = [
    ...(vp > 0 ? [p.t(unpaid === null ? 'looks.lostDice' : 'looks.lostAll', { count: vp, dice: unpaid ?? 0 })] : []),
    ...(leaving.length > 0 ? [p.t('looks.leaves', { what: p.list(leaving) })] : []),
  ];
  return plain(p.t('looks.ifRolled', { what: p.list(said, 'conjunction') }));
}
