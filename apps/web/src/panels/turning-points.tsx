// The turns that moved the result most, each a link into the replay.

import type { Result, Viewer } from '@black-angel/engine';
import type { Entry, MatchInfo } from '@black-angel/match';
import type { SeatNames } from '@black-angel/words';
import { useMemo } from 'react';
import { Icon } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { sayNumber } from '../texts/index.ts';
import { seatArtOf } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';
import { turningPoints } from './turning-points.ts';
import './turning-points.css';

interface Props {
  info: MatchInfo;
  names: SeatNames;
  entries: readonly Entry[];
  result: Result;
  viewer: Viewer;
  /** Shows a moment in the replay. */
  onGo(index: number): void;
}

export function TurningPoints({ info, names, entries, result, viewer, onGo }: Props) {
  const { t } = useWords();
  const { hero, turns } = useMemo(() => turningPoints(entries, result, viewer), [entries, result, viewer]);
  if (turns.length === 0) return null;
  const nameOf = (seat: number): string => (seat === names.viewer ? t('who.you') : (names.names[seat] ?? ''));
  return (
    <section className="turning-points">
      <h3>{t('turningPoints.title')}</h3>
      <ol>
        {turns.map(({ seat, round, index, swing }) => {
          const change = sayNumber(swing, t.language, 'signed');
          const turn = t('turningPoints.turn', { round, name: nameOf(seat) });
          return (
            <li key={`${index}:${seat}`}>
              <button
                type="button"
                className="turning-point"
                title={t('turningPoints.show')}
                onClick={() => onGo(index)}
              >
                <span className="turning-point-shape">
                  <PlayerShape seat={seatArtOf(info, seat)} />
                </span>
                <span className="turning-point-turn">{turn}</span>
                <strong>
                  {hero === names.viewer
                    ? t('turningPoints.ahead', { change })
                    : t('turningPoints.leader', { change, name: nameOf(hero) })}
                </strong>
                <Icon name="eye" />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
