// Advice in words: reasons, paths to points and what is missing for them. Its texts are loaded with it.

import type { Comparison, Missing, Path, PathSource, Reason, ReviewedTurn } from '@black-angel/bots/advice';
import type { TurningPoint } from '@black-angel/bots/turning-points';
import type { View } from '@black-angel/engine';
import { COLOURS, cardName, parseMove } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import { capitalised, Parts, type Phrase, plain, type SeatNames, sayMove } from '@black-angel/words';
import { sayNumber } from './index.ts';
import type { PageParts, T } from './texts.ts';

// Not from its files: the build would split the texts of the table, and two chunks compress worse than one.

/** VP to one place: a bot's opinion is not more exact. */
export const roundVp = (vp: number): number => Math.round(vp * 10) / 10;

export const saySignedVp = (t: T, vp: number): string => sayNumber(roundVp(vp), t.language, 'signed');

/** What a reviewed turn gave up. */
export const sayLoss = (t: T, { loss, lostChance }: Pick<ReviewedTurn, 'loss' | 'lostChance'>): string =>
  t('advice.review.loss', {
    vp: saySignedVp(t, -loss),
    chance: sayNumber(Math.max(0, lostChance), t.language, 'percent'),
  });

/** A turn that changed the chance of a seat. The change is that seat's, whoever played the turn. */
export function sayTurningPoint(
  t: T,
  { round, mover, change }: TurningPoint,
  seat: number,
  names: SeatNames,
  content: Content,
): string {
  const p = new Parts(t, content, names);
  const isYou = (of: number): boolean => names.names[of] === t('who.you');
  const percent = sayNumber(Math.abs(change), t.language, 'percent');
  return t('advice.review.point', {
    round,
    turn: isYou(mover) ? t('advice.review.yourTurn') : t('advice.review.turnOf', { of: plain(p.of(mover)) }),
    chance: isYou(seat) ? t('advice.review.yourChance') : t('advice.review.chanceOf', { of: plain(p.of(seat)) }),
    change: `${change > 0 ? '+' : '−'}${percent}`,
  });
}

export function sayReason(p: PageParts, t: T, { kind, amount }: Reason): string {
  const reason = p.t(`advice.reason.${kind}.${amount > 0 ? 'good' : 'bad'}`);
  return p.t('advice.withVp', { reason, vp: saySignedVp(t, amount) });
}

/** Why a turn is better than the next one: at most two reasons, and what speaks against it. */
export function sayWhy(t: T, { reasons, drawback, amount }: Comparison, content: Content): string {
  const p = new Parts(t, content);
  if (reasons.length === 0 || amount < 0.1) return p.t('advice.close');
  const because = p.t('advice.because', {
    reasons: p.list(
      reasons.map((reason) => sayReason(p, t, reason)),
      'conjunction',
    ),
  });
  return drawback ? `${because} ${p.t('advice.although', { reason: sayReason(p, t, drawback) })}` : because;
}

/** A tile by its name; a card in the forms that the sentence of a language needs. */
function sourceOf(p: PageParts, source: PathSource, content: Content): Record<string, string | Phrase> {
  if ('tile' in source) return { what: p.tile(content.tiles[source.tile]!.id, undefined, true) };
  return { card: p.card(cardName(source.card), COLOURS[content.missions[source.card]!.colour]!) };
}

export const sayPath = (t: T, { source }: Path, content: Content): string => {
  const p = new Parts(t, content);
  return capitalised(plain(p.t(`advice.paths.${source.kind}`, sourceOf(p, source, content))), p.locale);
};

function sayLack(p: PageParts, missing: Missing): string {
  switch (missing.kind) {
    case 'die':
      return p.t(missing.canBuy ? 'advice.lacks.dieForSale' : 'advice.lacks.die', { colour: p.colour(missing.colour) });
    case 'berth':
    case 'card':
      return p.t(`advice.lacks.${missing.kind}`, { colour: p.colour(missing.colour) });
    case 'goods':
      return p.t('advice.lacks.goods', { what: p.t(`advice.goods.${missing.what}`), number: missing.count });
    case 'advances':
      return p.t('advice.lacks.advances', { count: missing.count });
    case 'ship':
    case 'place':
    case 'discover':
      return p.t(`advice.lacks.${missing.kind}`);
    default:
      missing satisfies never;
      return '';
  }
}

export function sayMissing(t: T, missing: readonly Missing[], content: Content): string {
  const p = new Parts(t, content);
  if (missing.length === 0) return p.t('advice.paths.ready');
  return p.t('advice.paths.missing', { what: p.list(missing.map((lack) => sayLack(p, lack))) });
}

/** A move that is given as text. */
export function sayMoveText(t: T, text: string, view: View, content: Content, names: SeatNames): string {
  const move = parseMove(text, content);
  return move ? sayMove(t, move, view, content, names) : text;
}

/** A whole turn as the one who begins it sees it. */
export const sayTurnText = (t: T, moves: readonly string[], view: View, content: Content, names: SeatNames): string =>
  moves
    .filter((move) => move !== 'end')
    .map((move) => sayMoveText(t, move, view, content, names))
    .join(' · ');
