// The guide at the table: one sentence, the answer to a wrong try, and the way through the lesson.

import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { RuleDialog } from '../table/lazy-later.ts';
import { useStore, useTable } from '../table/table-context.tsx';
import { partOfRef, type TablePart } from '../table/table-parts.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/live-region.tsx';
import { RuleName } from '../ui/rule-name.tsx';
import { useWords } from '../ui/use-words.ts';
import type { LessonRun } from './lesson-run.ts';
import { sayOfLesson, sayOfStep } from './say-lesson.ts';
import { SceneCut } from './scene-cut.tsx';
import { Spotlight } from './spotlight.tsx';
import { helpAfter } from './step.ts';
import { refsIn, stopsOf, useLight } from './use-light.ts';
import './guide.css';
import type { TableState } from '../table/core/table-state.ts';
import type { Option } from '../ui-state/paths.ts';
import type { Target } from '../ui-state/target.ts';
import { fitsMove, type Step } from './step.ts';

/** The option that the line asks for next; null when the learner has left the line. */
function nextOption(step: Step, moves: readonly string[], { decision }: Pick<TableState, 'decision'>): Option | null {
  if (!decision || !moves.every((move, i) => step.line[i] !== undefined && fitsMove(step.line[i], move))) return null;
  const pattern = step.line[moves.length];
  return (pattern !== undefined && decision.options.find(({ text }) => fitsMove(pattern, text))) || null;
}

/** The target of an option that is to be chosen next. */
function nextTarget({ path }: Option, { selection }: Pick<TableState, 'selection'>): Target | null {
  return path.find((target) => !selection?.chosen.includes(target)) ?? null;
}

/** Milliseconds between two moves that are shown. */
const SHOWN_EVERY = 900;

export interface GuideProps {
  run: LessonRun;
  /** After the last step. */
  onFinished: () => void;
  onLeave: () => void;
  /** The part of a small table to turn to. */
  onPart: (part: TablePart | null) => void;
}

export const useRun = (run: LessonRun) => useSyncExternalStore(run.subscribe, run.get);

/** The target to choose next, and what its sentence names with it. */
function usePointed(run: LessonRun): readonly string[] {
  const { tries, phase } = useRun(run);
  const decision = useTable((state) => state.decision);
  const selection = useTable((state) => state.selection);
  const { step } = run;
  if (phase !== 'doing') return [];
  const named = step.point.flatMap(refsIn);
  if (step.passes === 'read') return named;
  if (!decision || !helpAfter(step, tries).isPointing) return [];
  const option = nextOption(step, run.moves, { decision });
  const target = option && nextTarget(option, { selection });
  return target ? [target, ...named.filter((ref) => ref !== target)] : named;
}

/** The line of a step is the program's proposal. */
function useProposed(run: LessonRun): void {
  const store = useStore();
  const decision = useTable((state) => state.decision);
  useEffect(() => {
    const option = nextOption(run.step, run.moves, { decision });
    store.proposals.propose('lesson', option ? [[option.text]] : []);
  }, [store, decision, run]);
}

/** Plays the rest of the line for the learner, move by move. */
export function useShowing(run: LessonRun): void {
  const store = useStore();
  const { isShown } = useRun(run);
  const decision = useTable((state) => state.decision);
  useEffect(() => {
    const option = isShown ? nextOption(run.step, run.moves, { decision }) : null;
    if (!option) return;
    const timer = setTimeout(() => store.choose(option, true), SHOWN_EVERY);
    return () => clearTimeout(timer);
  }, [isShown, decision, run, store]);
}

/**
 * The guide takes the focus from what goes away: with a new table the button that led there, with the end of a step the
 * last thing that could be chosen. What is returned does it for a button of the guide that goes by being pressed.
 */
export function useFocus(box: RefObject<HTMLElement | null>, scene: number, isPassed: boolean): () => void {
  const focus = useCallback(() => box.current?.focus({ preventScroll: true }), [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then.
  useEffect(focus, [scene, isPassed]);
  return focus;
}

/** Pointing at something that cannot be chosen counts as a try. */
function useCountedRefusals(run: LessonRun): void {
  const refusal = useTable((state) => state.refusal);
  useEffect(() => {
    if (refusal) run.countTry();
  }, [refusal, run]);
}

export function Tool({
  icon,
  label,
  isOff = false,
  onClick,
}: {
  icon: IconName;
  label: string;
  isOff?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className="guide-tool" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function Head({ run, onFinished, onLeave }: Pick<GuideProps, 'run' | 'onFinished' | 'onLeave'>) {
  const { t } = useWords();
  const { index } = useRun(run);
  const of = run.lesson.steps.length;
  const skip = (): void => {
    if (run.isLast) onFinished();
    else run.goTo(index + 1);
  };
  return (
    <div className="guide-head">
      <span className="guide-title">
        <span className="guide-lesson">{sayOfLesson(t, run.lesson, 'title')}</span>{' '}
        <small>{t('learn.guide.step', { number: index + 1, of })}</small>
      </span>
      <span className="guide-tools">
        <Tool icon="back" label={t('learn.guide.back')} isOff={index === 0} onClick={() => run.goTo(index - 1)} />
        <Tool icon="undoTurn" label={t('learn.guide.again')} onClick={() => run.goTo(index)} />
        <Tool icon="forward" label={t('learn.guide.skip')} onClick={skip} />
        <Tool icon="close" label={t('learn.guide.leave')} onClick={onLeave} />
      </span>
    </div>
  );
}

/** The result of the previous step, and its VP. */
function Came({ text, vp }: { text: string; vp: number }) {
  const { t } = useWords();
  if (text === '' && vp === 0) return null;
  return (
    <p className="guide-came">
      <Icon name="check" /> {text}{' '}
      {vp !== 0 && <strong>{t('learn.guide.vp', { vp: vp > 0 ? `+${vp}` : `−${-vp}` })}</strong>}
    </p>
  );
}

export function Guide({ run, onFinished, onLeave, onPart }: GuideProps) {
  const { t } = useWords();
  const { index, phase, tries, answer, before, cut, isShown, scene } = useRun(run);
  const { step, lesson } = run;
  // From the learner's last move to the end of what follows it, the pauses included.
  const isWatching = useTable((state) => state.isShowing);
  const isOver = useTable((state) => state.moment.result !== null);
  const refs = usePointed(run);
  useProposed(run);
  useShowing(run);
  const [rule, setRule] = useState<string | null>(null);
  const box = useRef<HTMLElement>(null);
  useCountedRefusals(run);

  const lit = useLight(stopsOf(run), refs, !isWatching && tries === 0);
  const part = lit.map((ref) => partOfRef(ref, run.seat)).find((found) => found !== null) ?? null;
  useEffect(() => onPart(part), [part, onPart]);

  const isPassed = phase === 'passed';
  const came = isPassed ? { step, vp: run.vpGained } : before;
  const cameText = came ? sayOfStep(t, lesson, came.step, 'came') : '';
  const round = useTable((state) => state.moment.view.round);
  const cutText = cut ? t(`learn.guide.cut.${cut}`, { round }) : '';
  const sentence = isPassed ? '' : sayOfStep(t, lesson, step, 'say');
  const isAnswered = answer !== null && !isPassed;
  const answerText = !isAnswered
    ? ''
    : answer === 'none'
      ? t('learn.guide.other')
      : sayOfStep(t, lesson, step, answer.say);

  useEffect(() => {
    if (!isWatching) announce([cutText, cameText, sentence].filter(Boolean).join(' '));
  }, [cutText, cameText, sentence, isWatching]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer to another try is read again.
  useEffect(() => {
    if (answerText !== '') announce(answerText, 'assertive');
  }, [answerText, tries]);
  const keepFocus = useFocus(box, scene, isPassed);

  // The end of a game is the score sheet, which has the last button.
  const isNextOffered = (isPassed || step.passes === 'read') && !isWatching && !isOver;
  const next = (): void => {
    keepFocus();
    if (!run.next()) onFinished();
  };
  const show = (): void => {
    keepFocus();
    run.show();
  };
  return (
    <section
      ref={box}
      className="guide"
      aria-label={t('learn.guide.label')}
      tabIndex={-1}
      data-step={step.id}
      data-phase={phase}
      data-moves={run.moves.length}
      data-over={isOver}
      data-pointed={refs.join('|')}
      data-lit={isWatching ? '' : lit.join('|')}
    >
      <Head run={run} onFinished={onFinished} onLeave={onLeave} />
      {isWatching ? (
        <p className="guide-say">{t('learn.guide.watch')}</p>
      ) : (
        <>
          {cutText !== '' && !isPassed && !isAnswered && <p className="guide-cut">{cutText}</p>}
          {came && !isAnswered && <Came text={cameText} vp={came.vp} />}
          {sentence !== '' && <p className="guide-say">{sentence}</p>}
          {isAnswered && (
            <p className="guide-answer">
              {answerText}{' '}
              {answer !== 'none' && (
                <button type="button" className="rule-link" onClick={() => setRule(answer.rule)}>
                  <RuleName rule={answer.rule} />
                </button>
              )}
            </p>
          )}
        </>
      )}
      <div className="guide-buttons">
        {isNextOffered && (
          <Button look="primary" onClick={next}>
            {t(run.isLast ? 'learn.guide.finish' : 'learn.guide.next')}
          </Button>
        )}
        {!isNextOffered && !isShown && helpAfter(step, tries).isShowOffered && (
          <Button onClick={show}>{t('learn.guide.show')}</Button>
        )}
      </div>
      {!isWatching && <Spotlight key={`${index} ${tries}`} refs={lit} isAsked={step.passes !== 'read'} />}
      {cutText !== '' && <SceneCut key={scene} text={cutText} />}
      {rule && <RuleDialog rule={rule} onClose={() => setRule(null)} />}
    </section>
  );
}
