// What the stored review says about the turn that begins at the shown moment: the turn played and the best turn found,
// both as ghosts on the table, and the way to try it again.

import type { ReviewedTurn } from '@black-angel/bots/advice';
import type { Match } from '@black-angel/match';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { makeHash } from '../browser/router.ts';
import type { FinishedGame } from '../match/finished-game.ts';
import { sayLoss, sayTurnText, sayWhy } from '../texts/say-advice.ts';
import type { T } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import { decisionOf } from '../ui-state/decision.ts';
import { type GhostLine, ghostsOfLines, LINE_TONES, type LineTone } from '../ui-state/line-ghosts.ts';
import { type PlannedStep, plannedSteps } from '../ui-state/planned-steps.ts';
import { PlanSteps } from './plan-steps.tsx';
import { useStore, useTable } from './table-context.tsx';
import { useNames, useWords } from './words.ts';
import './review-note.css';

interface ComparedLine extends GhostLine {
  tone: LineTone;
  steps: readonly PlannedStep[];
  isOpen: boolean;
}

/** The lines of a turn as its mover saw it. If no turn is better, there is only one line. */
function linesOf(match: Match, { seat, index, played, best }: ReviewedTurn): ComparedLine[] {
  const { view } = match.moment(seat, index);
  const decision = decisionOf(view);
  if (!decision) return [];
  const moves: Record<LineTone, readonly string[]> = { played, best };
  const tones = LINE_TONES.filter((tone) => tone === 'played' || best.join() !== played.join());
  return tones.map((tone) => {
    const steps = plannedSteps(decision, view, moves[tone]);
    return { tone, steps, isOpen: steps.length < moves[tone].length };
  });
}

function Lines({ lines }: { lines: readonly ComparedLine[] }) {
  const { t } = useWords();
  const store = useStore();
  const [shown, setShown] = useState<LineTone | 'both'>(lines.length > 1 ? 'both' : 'played');
  const line = lines.find(({ tone }) => tone === shown);
  useEffect(() => {
    if (shown !== 'both') return;
    store.plan(ghostsOfLines(lines));
    return () => store.plan(null);
  }, [store, lines, shown]);
  const choices = lines.length > 1 ? (['both', ...LINE_TONES] as const) : [];
  return (
    <>
      {choices.length > 0 && (
        <fieldset className="review-note-lines">
          <legend className="visually-hidden">{t('advice.review.compared')}</legend>
          {choices.map((choice) => (
            <label key={choice} className={`review-note-line review-note-${choice}`}>
              <input type="radio" name="line" checked={shown === choice} onChange={() => setShown(choice)} />
              {t(`advice.review.lines.${choice}`)}
            </label>
          ))}
        </fieldset>
      )}
      {line && (
        <PlanSteps
          key={line.tone}
          steps={line.steps}
          isOpen={line.isOpen}
          title={t(`advice.review.lines.${line.tone}`)}
          tone={lines.length > 1 ? line.tone : null}
          isShownWhole
        />
      )}
    </>
  );
}

/** The lines in words: ghosts cannot be heard. */
function LineWords({ match, turn }: { match: Match; turn: ReviewedTurn }) {
  const { t } = useWords();
  const names = useNames();
  const content = useTable((state) => state.content);
  const { seat, index, played, best } = turn;
  const { view } = match.moment(seat, index);
  const say = (moves: readonly string[]): string => sayTurnText(t, moves, view, content, names);
  return (
    <div className="visually-hidden">
      <p>{t('advice.review.played', { moves: say(played) })}</p>
      {best.join() !== played.join() && <p>{t('advice.review.better', { moves: say(best) })}</p>}
    </div>
  );
}

const sayHead = (t: T, turn: ReviewedTurn): string =>
  turn.mark === 'good'
    ? t('advice.review.marks.good')
    : t('advice.review.head', { mark: t(`advice.review.marks.${turn.mark}`), loss: sayLoss(t, turn) });

interface Props {
  game: FinishedGame;
  /** The turn that begins at the shown moment. */
  turn: ReviewedTurn;
  onTryAgain: () => void;
}

export function ReviewNote({ game: { id, isOnline, match }, turn, onTryAgain }: Props) {
  const { t } = useWords();
  const { names } = useNames();
  const content = useTable((state) => state.content);
  const lines = useMemo(() => linesOf(match, turn), [match, turn]);
  const { seat, mark, why } = turn;
  const head = sayHead(t, turn);
  const said = t('common.which', { what: names[seat] ?? '', which: head });
  useEffect(() => announce(said), [said]);
  return (
    <section className={`review-note review-note-${mark}`} aria-label={t('app.page.review')}>
      <p className="review-note-head">
        {names[seat]} · <strong className="review-note-mark">{head}</strong>
      </p>
      <LineWords match={match} turn={turn} />
      <Lines lines={lines} />
      {why && <p className="review-note-why">{sayWhy(t, why, content)}</p>}
      <div className="review-note-ways">
        <Button onClick={onTryAgain}>
          <Icon name="fork" />
          {t('advice.review.tryAgain')}
        </Button>
        <a
          className="icon-button"
          href={makeHash({ page: 'review', id, isOnline })}
          aria-label={t('advice.review.toReview')}
          title={t('advice.review.toReview')}
        >
          <Icon name="hint" />
        </a>
      </div>
    </section>
  );
}
