// The turns of a player: what each gave up, the better turn and why, and the ways to look at it or to try it again.

import type { ReviewedTurn } from '@black-angel/bots/advice';
import type { SeatNames } from '@black-angel/words';
import { useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { go, makeHash } from '../browser/router.ts';
import { sayLoss, saySignedVp, sayTurnText, sayWhy } from '../texts/say-advice.ts';
import { Button } from '../ui/button.tsx';
import { StorageProblem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import { type ReviewedGame, tableOf, tryAgain } from './reviewed-game.ts';

/** At most this many moments are shown first. */
const MOST_MOMENTS = 3;

/** The player's own moments that cost most, in the order of the game. */
const momentsOf = (turns: readonly ReviewedTurn[]): ReviewedTurn[] =>
  turns
    .filter(({ mark }) => mark !== 'good')
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.index - b.index);

interface Props {
  reviewed: ReviewedGame;
  turns: readonly ReviewedTurn[];
  /** Whether a bot played a turn for the player. */
  isByBot(turn: ReviewedTurn): boolean;
  names: SeatNames;
}

function TurnRow({ reviewed, turn, names, isByBot }: Omit<Props, 'turns'> & { turn: ReviewedTurn }) {
  const { t } = useWords();
  const [problem, setProblem] = useState<Error | null>(null);
  const { match, content } = reviewed;
  const { index, seat, round, mark, played, best, found, why } = turn;
  const { view } = match.moment(seat, index);
  const say = (moves: readonly string[]): string => sayTurnText(t, moves, view, content, names);
  // Every turn has the same two ways: a list of links needs the round.
  const nameOf = (way: 'look' | 'tryAgain'): string => `${t(`advice.review.${way}`)}, ${t('play.round', { round })}`;
  const others = found.filter(({ moves }) => mark === 'good' || moves.join() !== best.join());
  const again = (): void =>
    void tryAgain(reviewed, index, seat).then(
      (id) => go({ page: 'play', id, at: null }),
      (error: Error) => setProblem(error),
    );
  return (
    <li className={`review-turn review-${mark}`}>
      <p className="review-head">
        <strong>{t('play.round', { round })}</strong>{' '}
        <span className="review-mark">{t(`advice.review.marks.${mark}`)}</span>
        {mark !== 'good' && <span>{sayLoss(t, turn)}</span>}
      </p>
      {isByBot(turn) && <p className="review-line">{t('advice.review.byBot')}</p>}
      <p className="review-line">{t('advice.review.played', { moves: say(played) })}</p>
      {mark !== 'good' && (
        <p className="review-line">
          {t('advice.review.better', { moves: say(best) })} {why && sayWhy(t, why, content)}
        </p>
      )}
      {others.length > 0 && (
        <details className="review-found">
          <summary>{t('advice.review.found', { count: others.length })}</summary>
          <ul>
            {others.map(({ moves, gain }) => (
              <li key={moves.join()}>
                {t('advice.review.foundTurn', { moves: say(moves), vp: saySignedVp(t, gain) })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {problem && <StorageProblem error={problem} />}
      <p className="review-ways">
        <a className="button" href={makeHash(tableOf(reviewed, index))} aria-label={nameOf('look')}>
          <Icon name="eye" />
          {t('advice.review.look')}
        </a>
        <Button aria-label={nameOf('tryAgain')} onClick={again}>
          <Icon name="fork" />
          {t('advice.review.tryAgain')}
        </Button>
      </p>
    </li>
  );
}

export function TurnList({ turns, ...rest }: Props) {
  const { t } = useWords();
  const moments = momentsOf(turns.filter((turn) => !rest.isByBot(turn)));
  return (
    <>
      <h2>{t('advice.review.moments')}</h2>
      {moments.length === 0 ? (
        <p>{t('advice.review.noMoments')}</p>
      ) : (
        <ol className="review-turns">
          {moments.map((turn) => (
            <TurnRow key={turn.index} turn={turn} {...rest} />
          ))}
        </ol>
      )}
      <details>
        <summary>{t('advice.review.allTurns')}</summary>
        <ol className="review-turns">
          {turns.map((turn) => (
            <TurnRow key={turn.index} turn={turn} {...rest} />
          ))}
        </ol>
      </details>
    </>
  );
}
