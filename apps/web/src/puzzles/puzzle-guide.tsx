// At the table of a puzzle: the task, the answer to a wrong turn, the hint, and the explained solution.

import { contentOf } from '@black-angel/rules/components';
import { useEffect, useMemo, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { puzzleProgress, rememberAnswer, usePuzzleProgress } from '../browser/puzzle-progress.ts';
import { makeHash } from '../browser/router.ts';
import { Tool, useFocus, useRun, useShowing } from '../learn/guide.tsx';
import type { LessonRun } from '../learn/lesson-run.ts';
import { helpAfter } from '../learn/step.ts';
import { useNames } from '../table/words.ts';
import { sayNumber } from '../texts/numbers.ts';
import { sayWhy } from '../texts/say-advice.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import { useWords } from '../ui/use-words.ts';
import type { Puzzle, PuzzleList } from './puzzle.ts';
import { FIRST_RATING, nextPuzzle, ratedAfter } from './rating.ts';
import { sayHint, sayLoss, sayTurn } from './say-puzzle.ts';
import '../learn/guide.css';

interface Props {
  run: LessonRun;
  puzzle: Puzzle;
  list: PuzzleList;
  onLeave: () => void;
}

const lastRating = (ratings: readonly number[]): number => ratings.at(-1) ?? FIRST_RATING;

/** The first answer counts: a wrong turn, a hint that was asked for, or the solution. */
function useRemembered(run: LessonRun, { id, rating }: Puzzle): void {
  const { phase, tries, isShown } = useRun(run);
  const isSolved = phase === 'passed' && !isShown;
  useEffect(() => {
    if (tries === 0 && !isSolved) return;
    const known = puzzleProgress().puzzles[id];
    if (known && (known.isSolved || !isSolved)) return;
    rememberAnswer(id, isSolved, ({ ratings }) => ratedAfter(lastRating(ratings), rating, isSolved, ratings.length));
  }, [tries, isSolved, id, rating]);
}

/** Why the solution is the best turn, and what a Normal bot does instead. */
function Explained({ run, puzzle, list }: Pick<Props, 'run' | 'puzzle' | 'list'>) {
  const { t } = useWords();
  const names = useNames();
  const { tries, isShown } = useRun(run);
  const { ratings, puzzles } = usePuzzleProgress();
  const words = useMemo(
    () => ({
      solution: sayTurn(t, puzzle, list, puzzle.solution, names),
      usual: sayTurn(t, puzzle, list, puzzle.usual, names),
    }),
    [t, puzzle, list, names],
  );
  const state = isShown
    ? t('puzzles.shown')
    : tries === 0
      ? t('puzzles.right')
      : t('puzzles.rightLater', { tries: tries + 1 });
  const change = lastRating(ratings) - lastRating(ratings.slice(0, -1));
  const rated =
    ratings.length > 0 &&
    t('puzzles.rated', {
      rating: sayNumber(lastRating(ratings), t.language),
      change: sayNumber(change, t.language, 'signed'),
    });
  const solution = t('puzzles.solution', { moves: words.solution });
  const why = sayWhy(t, puzzle.why, contentOf({ components: list.components.hash }));
  // Once, with the rating that the answer has changed.
  const isCounted = puzzles[puzzle.id] !== undefined;
  const said = [state, rated, solution, why].filter(Boolean).join(' ');
  useEffect(() => {
    if (isCounted) announce(said);
  }, [isCounted, said]);
  return (
    <>
      <p className="guide-came">
        <Icon name={isShown ? 'forward' : 'check'} /> <strong>{state}</strong> {rated}
      </p>
      <p className="guide-say">{solution}</p>
      <p className="puzzle-why">{why}</p>
      <p className="puzzle-usual">
        {t('puzzles.usual', { moves: words.usual })} {t('puzzles.opinion')}
      </p>
    </>
  );
}

export function NextLinks({ puzzle, list }: Pick<Props, 'puzzle' | 'list'>) {
  const { t } = useWords();
  const { puzzles, ratings } = usePuzzleProgress();
  const next = nextPuzzle(list.puzzles, lastRating(ratings), (id) => puzzles[id]?.isSolved === true, puzzle.id);
  return (
    <>
      {next && (
        <a className="button button-primary" href={makeHash({ page: 'puzzles', id: next.id })}>
          {t('puzzles.next')}
        </a>
      )}
      <a className="button" href={makeHash({ page: 'puzzles', id: null })}>
        {t('puzzles.all')}
      </a>
    </>
  );
}

export function PuzzleGuide({ run, puzzle, list, onLeave }: Props) {
  const { t } = useWords();
  const names = useNames();
  const { phase, tries, tried, isShown, scene } = useRun(run);
  useShowing(run);
  useRemembered(run, puzzle);
  const box = useRef<HTMLElement>(null);
  const isPassed = phase === 'passed';
  const { isPointing: isHintGiven, isShowOffered } = helpAfter(run.step, tries);
  const task = t(`puzzles.task.${puzzle.theme}`);
  const answer = tried.length > 0 && !isPassed && !isShown ? sayLoss(t, puzzle, tried) : '';
  const hint = isHintGiven && !isPassed && !isShown ? sayHint(t, puzzle, list, names) : '';

  useEffect(() => {
    if (!isPassed) announce(task);
  }, [isPassed, task]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer to another try is read again.
  useEffect(() => {
    if (answer !== '') announce(`${answer} ${hint}`, 'assertive');
  }, [answer, hint, tries]);
  useFocus(box, scene, isPassed);

  return (
    <section
      ref={box}
      className="guide"
      aria-label={t('puzzles.guide')}
      tabIndex={-1}
      data-puzzle={puzzle.id}
      data-phase={phase}
      data-moves={run.moves.length}
      data-tries={tries}
    >
      <div className="guide-head">
        <span className="guide-title">
          <span className="guide-lesson">{t('puzzles.number', { number: puzzle.number })}</span>{' '}
          <small>
            {t(`puzzles.levels.${puzzle.level}`)} · {t(`puzzles.themes.${puzzle.theme}`)}
          </small>
        </span>
        <span className="guide-tools">
          <Tool icon="undoTurn" label={t('puzzles.again')} onClick={() => run.again()} />
          <Tool icon="close" label={t('puzzles.leave')} onClick={onLeave} />
        </span>
      </div>
      {isPassed ? (
        <Explained run={run} puzzle={puzzle} list={list} />
      ) : (
        <>
          <p className="guide-say">{task}</p>
          {answer !== '' && <p className="guide-answer">{answer}</p>}
          {hint !== '' && <p className="guide-came puzzle-hint">{hint}</p>}
        </>
      )}
      <div className="guide-buttons">
        {isPassed && <NextLinks puzzle={puzzle} list={list} />}
        {!isPassed && !isShown && isShowOffered && <Button onClick={() => run.show()}>{t('puzzles.show')}</Button>}
      </div>
    </section>
  );
}
