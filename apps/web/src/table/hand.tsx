// A hand: the viewer's as a fan of cards, another player's as backs.

import {
  BACKS,
  type Back,
  type Content,
  cardName,
  isRavager,
  missionCard,
  ravagerCard,
  type View,
} from '@black-angel/rules';
import type { CSSProperties } from 'react';
import { CardBackArt, MissionCardArt } from '../art/mission-card.tsx';
import { RavagerCardArt } from '../art/ravager-card.tsx';
import { drawnFrom } from './drawn-from.ts';
import { Spot } from './spot.tsx';
import { useWords } from './words.ts';
import './hand.css';

export function CardFace({ card, content }: { card: number; content: Content }) {
  if (isRavager(card)) return <RavagerCardArt ravager={ravagerCard(content, card)} />;
  return <MissionCardArt mission={missionCard(content, card)} />;
}

function Backs({ counts }: { counts: Readonly<Record<Back, number>> }) {
  return BACKS.flatMap((back) =>
    Array.from({ length: counts[back] }, (_, i) => (
      <span key={`${back}:${i}`} className="hand-card">
        <CardBackArt back={back} />
      </span>
    )),
  );
}

interface HandProps {
  view: Pick<View, 'players'>;
  content: Content;
  seat: number;
}

export const Hand = drawnFrom(['players'], function Hand({ view, content, seat }: HandProps) {
  const { t } = useWords();
  const player = view.players[seat]!;
  const cards = player.hand;
  const count = cards?.length ?? BACKS.reduce((sum, back) => sum + player.handBacks[back], 0);
  return (
    <section
      className="hand"
      aria-label={t('area.hand')}
      style={{ '--cards': Math.max(count, 1) } as CSSProperties}
      data-place={`hand:${seat}`}
    >
      {cards ? (
        cards.map((card, i) => (
          <span key={card} className="hand-card" style={{ '--i': i - (count - 1) / 2 } as CSSProperties}>
            <Spot target={`card:${cardName(card)}`} piece={`card:${cardName(card)}`} className="hand-spot">
              <CardFace card={card} content={content} />
            </Spot>
          </span>
        ))
      ) : (
        <Backs counts={player.handBacks} />
      )}
    </section>
  );
});
