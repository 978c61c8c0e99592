// What a move would surely cause, each consequence in a few words.

import type { GameEvent } from '@black-angel/engine';
import type { Content } from '@black-angel/rules/components';
import { capitalised, Parts, plain, type SeatNames } from '@black-angel/words';
import { type Goods, goodsChanges } from '../ui-state/preview.ts';
import type { PageParts, T } from './texts.ts';

type Said = string | null;

const GOODS: readonly Goods[] = ['vp', 'ship', 'resource', 'robot', 'debris'];

/** The total gains and losses of each seat: '+2 VP', '−1 resource'. The decider's first. */
export function sayGoods(p: PageParts, events: readonly GameEvent[], seat: number, hasNames: boolean): string[] {
  const totals = goodsChanges(events);
  const seats = [...totals.keys()].sort((a, b) => Number(b === seat) - Number(a === seat) || a - b);
  return seats.flatMap((whose) =>
    GOODS.flatMap((what) => {
      const amount = totals.get(whose)![what] ?? 0;
      if (amount === 0) return [];
      const goods = p.t(`count.${what}`, { count: Math.abs(amount) });
      const text = p.t(amount > 0 ? 'preview.plus' : 'preview.minus', { goods });
      if (whose === seat) return [text];
      return [hasNames ? p.t('preview.other', { name: p.who(whose), text }) : p.t('preview.opponent', { text })];
    }),
  );
}

/** One line for each consequence, without the choice itself and without goods, which are added up. */
function sayOne(p: PageParts, event: GameEvent, seat: number): Said {
  const isOwn = 'seat' in event && event.seat === seat;
  switch (event.kind) {
    case 'actionTaken':
      return event.damaged ? p.t('preview.effectiveValue', { value: event.value }) : null;
    case 'ravagerStruck':
      return p.t('preview.strikes', { effect: p.strike(Number(event.card)) });
    case 'robotFreed':
      return isOwn ? p.t('preview.robotFreed') : null;
    case 'notGained':
      return isOwn ? p.t('preview.robotMissed') : null;
    case 'damagePlaced':
      return event.action === null
        ? p.t('preview.dieDamaged', { colour: p.colour(event.die!) })
        : p.t('preview.actionDamaged', { action: p.action(event.action) });
    case 'damageRepaired':
      return event.action === null
        ? p.t('preview.dieRepaired', { colour: p.colour(event.die!) })
        : p.t('preview.actionRepaired', { action: p.action(event.action) });
    case 'tileEjected':
      return isOwn ? p.t('preview.pushedOut', { tile: p.tile(event.tile) }) : null;
    case 'technologyDiscarded':
      return p.t('preview.pushedOffDisplay', { tile: p.tile(event.tile) });
    case 'tileSpent':
      return p.t('preview.tileSpent', { tile: p.tile(event.tile) });
    case 'tileTurned':
      return isOwn ? p.t('preview.boostGivenUp') : null;
    case 'ravagersDestroyed':
      return isOwn ? p.t('preview.ravagersDestroyed', { count: event.cards.length }) : null;
    case 'shipLost':
      return isOwn ? p.t('preview.shipLost', { hex: p.hex(event.at) }) : null;
    case 'missionEjected':
      return isOwn ? p.t('preview.missionEjected', { card: p.mission(event.card).bare }) : null;
    case 'cardDrawn':
      return isOwn ? p.t('preview.draws', { card: p.card('', event.back).object }) : null;
    case 'cardDiscarded':
      return isOwn ? p.t('preview.discards', { card: p.card(event.card, event.back).object }) : null;
    case 'diceRolled':
      return isOwn ? p.t('preview.rolls', { count: event.dice.length }) : null;
    case 'diceGivenBack':
      return isOwn ? p.t('preview.givesBack', { count: event.dice.length }) : null;
    case 'damagedDieTaken':
      return isOwn ? p.t('preview.damagedDie', { colour: p.colour(event.colour) }) : null;
    case 'neutralRobotRemoved':
      return p.t('preview.neutralRobotRemoved');
    case 'angelAdvanced':
      return p.t('preview.angelAdvances');
    case 'endTriggered':
      return p.t('preview.endTriggered');
    case 'turnStarted':
    case 'sequenceChosen':
    case 'cardPlayed':
    case 'cardAbsent':
    case 'missionDiscarded':
    case 'tileActivated':
    case 'boostUsed':
    case 'gained':
    case 'spent':
    case 'lost':
    case 'dieChosen':
    case 'dieBought':
    case 'dieTurned':
    case 'dieReturned':
    case 'dieReserved':
    case 'robotHeld':
    case 'damageIgnored':
    case 'debrisPlaced':
    case 'tileTaken':
    case 'tileInjected':
    case 'tilePushed':
    case 'advancedPlaced':
    case 'advancedRevealed':
    case 'shipLaunched':
    case 'shipMoved':
    case 'missionPlaced':
    case 'missionActivated':
    case 'missionResolved':
    case 'ravagerAppeared':
    case 'ravagerDiscarded':
    case 'ravagerAbsent':
    case 'technologyAppeared':
    case 'technologyPushed':
    case 'technologyAbsent':
    case 'deckRemade':
    case 'robotReassigned':
    case 'boardReset':
    case 'stripTurned':
    case 'spesSighted':
    case 'halCardRevealed':
    case 'advancedScored':
    case 'itemsScored':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}

/** What a seat gains by a move, as a list; empty if nothing. */
export function sayGains(t: T, events: readonly GameEvent[], seat: number, content: Content): string {
  const p = new Parts(t, content);
  const change = goodsChanges(events).get(seat) ?? {};
  const gained = GOODS.filter((what) => (change[what] ?? 0) > 0);
  return gained.map((what) => plain(p.t(`count.${what}`, { count: change[what]! }))).join(', ');
}

/** New tiles, by colour: which ones is hidden. */
function sayTechnology(p: PageParts, events: readonly GameEvent[]): string[] {
  const counts = new Map<number, number>();
  for (const event of events) {
    if (event.kind !== 'technologyAppeared') continue;
    const { colour } = p.content.tiles.find(({ id }) => id === event.tile)!;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].map(([colour, count]) => {
    const said = p.t('preview.technologyAppears', { colour: p.colour(colour) });
    return count > 1 ? `${said} ×${count}` : said;
  });
}

/** One line for each consequence for a seat. With `names` it says who else gains. */
export function sayPreview(
  t: T,
  events: readonly GameEvent[],
  seat: number,
  content: Content,
  names: SeatNames | null = null,
): string[] {
  const p = new Parts(t, content, names);
  const lines = sayGoods(p, events, seat, names !== null);
  for (const event of events) {
    const said = sayOne(p, event, seat);
    if (said !== null) lines.push(said);
  }
  lines.push(...sayTechnology(p, events));
  const ravagers = events.filter(({ kind }) => kind === 'ravagerAppeared').length;
  if (ravagers > 0) lines.push(p.t('preview.ravagersAppear', { count: ravagers }));
  return [...new Set(lines.map((line) => plain(capitalised(line, p.locale))))];
}
