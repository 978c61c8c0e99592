// On a large screen: the boards of the other players, beside space.

import './other-boards.css';
import type { View } from '@black-angel/engine';
import type { Content } from '@black-angel/rules/components';
import { Parts, plain } from '@black-angel/words';
import { PlayerShape } from '../art/pieces.tsx';
import { Grid } from './board.tsx';
import { useNames, useSeatArt, useWords } from './words.ts';

interface OtherBoardsProps {
  view: View;
  content: Content;
  /** The seat whose board is shown large. */
  shown: number;
}

export function OtherBoards({ view, content, shown }: OtherBoardsProps) {
  const { t } = useWords();
  const names = useNames();
  const artOf = useSeatArt();
  const seats = view.players.flatMap((_, seat) => (seat === shown ? [] : [seat]));
  if (seats.length === 0) return null;
  const parts = new Parts(t, content, names);
  return (
    <div className="part part-others">
      {seats.map((seat) => (
        <section
          key={seat}
          className="panel other-board"
          aria-label={seat === view.viewer ? t('area.board') : t('area.boardOf', { of: plain(parts.of(seat)) })}
        >
          <h2 className="other-board-name">
            <span className="seat-shape">
              <PlayerShape seat={artOf(seat)} />
            </span>
            {names.names[seat]}
          </h2>
          <Grid view={view} content={content} seat={seat} isOnlySeen />
        </section>
      ))}
    </div>
  );
}
