// A hand: the viewer's cards, another player's backs. A few lie as a fan, more of them in two rows.

import './hand.css';
import type { Back, View } from '@black-angel/engine';
import { BACKS, cardName } from '@black-angel/rules';
import { type Content, isRavager, missionCard, ravagerCard } from '@black-angel/rules/components';
import type { CSSProperties, ReactNode } from 'react';
import { CardBackArt, MissionCardArt } from '../art/mission-card.tsx';
import { RavagerCardArt } from '../art/ravager-card.tsx';
import { isButton } from '../ui-state/target.ts';
import type { TableState } from './core/table-state.ts';
import { drawnFrom } from './drawn-from.ts';
import { Spot } from './spot.tsx';
import { useTable } from './table-context.tsx';
import { useWords } from './words.ts';

export function CardFace({ card, content }: { card: number; content: Content }) {
  if (isRavager(card)) return <RavagerCardArt ravager={ravagerCard(content, card)} />;
  return <MissionCardArt mission={missionCard(content, card)} />;
}

/** More cards than this lie in two rows. */
const ONE_ROW = 5;
/** The same when the hand is spread out. */
const ONE_ROW_SPREAD = 7;

const columnsOf = (count: number, most: number): number => Math.max(1, count > most ? Math.ceil(count / 2) : count);

const backsOf = (counts: Readonly<Record<Back, number>>): Back[] =>
  BACKS.flatMap((back) => Array.from({ length: counts[back] }, () => back));

/** Whether cards of the hand are to be compared. In a turn the board is needed as well. */
function isAmongCards({ decision, selection }: TableState): boolean {
  if (decision?.kind === 'turn') return false;
  const targets = [...(selection?.next.keys() ?? [])].filter((target) => !isButton(target));
  return targets.length > 1 && targets.every((target) => target.startsWith('card:'));
}

interface HandProps {
  view: Pick<View, 'players' | 'viewer'>;
  content: Content;
  seat: number;
}

export const Hand = drawnFrom(['players', 'viewer'], function Hand({ view, content, seat }: HandProps) {
  const { t } = useWords();
  const { hand: cards, handBacks } = view.players[seat]!;
  const isChoice = useTable(isAmongCards);
  const isSpread = isChoice && seat === view.viewer;
  const lying: ReactNode[] = cards
    ? cards.map((card) => (
        <Spot key={card} target={`card:${cardName(card)}`} piece={`card:${cardName(card)}`} className="hand-spot">
          <CardFace card={card} content={content} />
        </Spot>
      ))
    : backsOf(handBacks).map((back, i) => <CardBackArt key={i} back={back} />);
  const count = lying.length;
  const isFan = count <= ONE_ROW;
  const style = {
    '--count': Math.max(1, count),
    '--columns': columnsOf(count, ONE_ROW),
    '--spread': columnsOf(count, ONE_ROW_SPREAD),
  };
  return (
    <section
      className={`hand ${isFan ? 'hand-fan' : ''} ${isSpread && !isFan ? 'hand-spread' : ''}`}
      aria-label={t('area.hand')}
      style={style as CSSProperties}
      data-place={`hand:${seat}`}
    >
      <div className="hand-cards">
        {lying.map((card, i) => (
          <span key={cards?.[i] ?? i} className="hand-card" style={{ '--i': i - (count - 1) / 2 } as CSSProperties}>
            {card}
          </span>
        ))}
      </div>
    </section>
  );
});
