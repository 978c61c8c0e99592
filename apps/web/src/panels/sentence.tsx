// A sentence whose named things can be pointed at.

import { parseMarked } from '@black-angel/words';
import { memo } from 'react';

interface Props {
  sentence: string;
  onPoint(ref: string | null): void;
}

export const Sentence = memo(function Sentence({ sentence, onPoint }: Props) {
  return parseMarked(sentence).map((piece, i) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <span
        key={i}
        className="sentence-ref"
        onPointerEnter={() => onPoint(piece.ref)}
        onPointerLeave={() => onPoint(null)}
      >
        {piece.text}
      </span>
    ),
  );
});
