// A hand: the viewer's as a fan of cards, another player's as backs.

import { type Content, cardName, type View } from '@black-angel/rules';
import type { CSSProperties } from 'react';
import { CardBackArt, MissionCardArt } from '../art/mission-card.tsx';
import { RavagerCardArt } from '../art/ravager-card.tsx';
import { drawnFrom } from './drawn-from.ts';
import { Spot } from './spot.tsx';
import { useWords } from './words.ts';
import './hand.css';

const BACKS = ['orange', 'gray', 'green', 'ravager'] as const;

export function CardFace({ card, content }: { card: number; content: Content }) {
  if (card > 60) return <RavagerCardArt ravager={content.set.ravagers[card - 61]!} />;
  return <MissionCardArt mission={content.set.missions[card - 1]!} />;
}

function Backs({ counts }: { counts: readonly number[] }) {
  return counts.flatMap((count, back) =>
    Array.from({ length: count }, (_, i) => (
      <span key={`${back}:${i}`} className="hand-card">
        <CardBackArt back={BACKS[back]!} />
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
  const count = cards?.length ?? player.handBacks.reduce((sum, backs) => sum + backs, 0);
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
