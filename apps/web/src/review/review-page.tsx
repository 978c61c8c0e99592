// The review of a finished game: expected results over time, luck and skill, the moments that cost most.

import type { Review, ReviewedTurn } from '@black-angel/bots/advice';
import { MARKS, REVIEW_TRIES } from '@black-angel/bots/review-marks';
import { SHARES, sharesOf } from '@black-angel/bots/shares';
import { turningPoints } from '@black-angel/bots/turning-points';
import type { SeatNames } from '@black-angel/words';
import { namesOf } from '@black-angel/words';
import { useCallback, useEffect, useState } from 'react';
import { startReview } from '../advice/start-review.ts';
import { Icon } from '../art/icon.tsx';
import { makeHash } from '../browser/router.ts';
import { type GameAddress, keepReview } from '../match/finished-game.ts';
import { sayProblem } from '../net/say-problem.ts';
import { saySignedVp, sayTurningPoint } from '../texts/say-advice.ts';
import { catchFocus } from '../ui/arrival.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem } from '../ui/problem.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useQuery } from '../ui/use-query.ts';
import { useWords } from '../ui/use-words.ts';
import { ExpectationPlot } from './expectation-plot.tsx';
import { loadReviewed, type ReviewedGame, tableOf } from './reviewed-game.ts';
import { TurnList } from './turn-list.tsx';
import './review-page.css';
import type { Handover } from '@black-angel/protocol';

/** Whether a bot played a turn of a seat, or a part of it. The turn has the moves from `from` up to `to`. */
export function isBotTurn(handovers: readonly Handover[], seat: number, from: number, to: number): boolean {
  let isBotThere = false;
  let hasPlayed = false;
  for (const { at, seat: whose, what } of handovers) {
    if (whose !== seat || at >= to) continue;
    if (at > from && isBotThere) hasPlayed = true;
    if (what === 'timeUp') hasPlayed ||= at >= from;
    else isBotThere = what !== 'back';
  }
  return hasPlayed || isBotThere;
}

type Making = { kind: 'running'; share: number } | { kind: 'stopped' } | { kind: 'failed'; problem: string };

/** The stored review, or a new one with its progress. */
function useReview(reviewed: ReviewedGame) {
  const { t } = useWords();
  const [review, setReview] = useState<Review | null>(reviewed.review);
  const [making, setMaking] = useState<Making>({ kind: 'running', share: 0 });
  const isRunning = review === null && making.kind === 'running';
  useEffect(() => {
    if (!isRunning) return;
    announce(t('advice.review.making', { tries: REVIEW_TRIES }));
    const stop = new AbortController();
    const { record, info } = reviewed;
    startReview({ record, components: info.components }, (share) => setMaking({ kind: 'running', share }), stop.signal)
      .then(async (made) => {
        setReview(made);
        announce(t('advice.review.ready'));
        await keepReview(reviewed, made);
      })
      .catch((error: Error) => setMaking({ kind: 'failed', problem: error.message }));
    return () => stop.abort();
  }, [isRunning, reviewed, t]);
  // The button to cancel it goes with the end.
  useEffect(() => {
    if (review !== reviewed.review) catchFocus();
  }, [review, reviewed]);
  return { review, making, setMaking };
}

function LuckAndSkill({ review, names }: { review: Review; names: readonly string[] }) {
  const { t } = useWords();
  return (
    <div className="review-scroll">
      <table className="review-shares" aria-label={t('advice.review.luckAndSkill')}>
        <thead>
          <tr>
            <th scope="col">{t('players.title')}</th>
            {SHARES.map((share) => (
              <th key={share} scope="col">
                {t(`advice.review.shares.${share}`)}
              </th>
            ))}
            <th scope="col">{t('advice.review.shares.result')}</th>
          </tr>
        </thead>
        <tbody>
          {review.seats.map((seat, i) => {
            const shares = sharesOf(seat);
            return (
              <tr key={names[i]}>
                <th scope="row">{names[i]}</th>
                {SHARES.map((share) => (
                  <td key={share}>{saySignedVp(t, shares[share])}</td>
                ))}
                <td>
                  <strong>{saySignedVp(t, shares.result)}</strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface PointsProps {
  reviewed: ReviewedGame;
  review: Review;
  seat: number;
  names: SeatNames;
}

function TurningPoints({ reviewed, review, seat, names }: PointsProps) {
  const { t } = useWords();
  const points = turningPoints(review, seat);
  if (points.length === 0) return null;
  return (
    <>
      <h2>{t('advice.review.points')}</h2>
      <ul className="review-points">
        {points.map((point) => (
          <li key={point.index}>
            <a className="button" href={makeHash(tableOf(reviewed, point.index))}>
              <Icon name="eye" />
              {sayTurningPoint(t, point, seat, names, reviewed.content)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Reviewed({ reviewed, review }: { reviewed: ReviewedGame; review: Review }) {
  const { t } = useWords();
  const { info } = reviewed;
  const own = reviewed.seat ?? 0;
  const [seat, setSeat] = useState(own);
  const names = namesOf(info, own, t);
  const turns = review.turns.filter((turn) => turn.seat === seat);
  const isByBot = ({ index }: ReviewedTurn): boolean => {
    const next = review.turns.find((turn) => turn.index > index)?.index ?? Number.POSITIVE_INFINITY;
    return isBotTurn(reviewed.handovers, seat, index, next);
  };
  const players = info.seats.flatMap(({ kind }, i) => (kind === 'hal' ? [] : [i]));
  return (
    <>
      <p className="review-opinion">{t('advice.review.opinion', { tries: review.tries, depth: review.depth })}</p>
      <div className="panel review-part">
        <ExpectationPlot review={review} info={info} names={names} />
      </div>
      <section className="panel review-part">
        <h2>{t('advice.review.luckAndSkill')}</h2>
        <p>{t('advice.review.sharesHelp')}</p>
        <LuckAndSkill review={review} names={names.names} />
      </section>
      {players.length > 1 && (
        <label className="field review-seat">
          <span className="field-label">{t('advice.review.turnsOf')}</span>
          <select className="input" value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {players.map((player) => (
              <option key={player} value={player}>
                {names.names[player]}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul className="review-counts">
        {MARKS.map((mark) => (
          <li key={mark} className={`review-${mark}`}>
            {t('advice.review.count', {
              mark: t(`advice.review.marks.${mark}`),
              number: turns.filter((turn) => turn.mark === mark).length,
            })}
          </li>
        ))}
      </ul>
      <TurningPoints reviewed={reviewed} review={review} seat={seat} names={names} />
      <TurnList reviewed={reviewed} turns={turns} isByBot={isByBot} names={names} />
    </>
  );
}

function MadeReview({ reviewed }: { reviewed: ReviewedGame }) {
  const { t } = useWords();
  const { review, making, setMaking } = useReview(reviewed);
  if (review) return <Reviewed reviewed={reviewed} review={review} />;
  if (making.kind === 'failed') return <Problem text={t('advice.review.failed')} cause={making.problem} />;
  const isRunning = making.kind === 'running';
  return (
    <div className="review-making">
      {isRunning && (
        <label>
          {t('advice.review.making', { tries: REVIEW_TRIES })}
          <progress value={making.share} max={1} />
        </label>
      )}
      {/* One button, which keeps the focus. */}
      <Button onClick={() => setMaking(isRunning ? { kind: 'stopped' } : { kind: 'running', share: 0 })}>
        {t(isRunning ? 'common.cancel' : 'advice.review.start')}
      </Button>
    </div>
  );
}

export function ReviewPage({ id, isOnline }: GameAddress) {
  const { t } = useWords();
  const load = useCallback(() => loadReviewed({ id, isOnline }), [id, isOnline]);
  const { value: data, problem } = useQuery(load);
  return (
    <PageFrame page="review" backdrop={<SkyBackdrop />}>
      <div className="review">
        <h1>{t('app.page.review')}</h1>
        <p>
          <a href={makeHash(tableOf({ id, isOnline }, null))}>{t('advice.review.back')}</a>
        </p>
        {problem ? (
          <Problem
            {...(isOnline ? sayProblem(problem, t) : { text: t('games.error.unreadable'), cause: String(problem) })}
          />
        ) : !data ? (
          <Loading />
        ) : typeof data === 'string' ? (
          <p role="status">{t(`advice.review.none.${data}`)}</p>
        ) : (
          <MadeReview key={id} reviewed={data} />
        )}
      </div>
    </PageFrame>
  );
}
