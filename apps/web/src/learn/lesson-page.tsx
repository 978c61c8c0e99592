// One lesson at the ordinary table.

import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { learned, rememberStep } from '../browser/lesson-progress.ts';
import { go } from '../browser/router.ts';
import { settings } from '../browser/settings.ts';
import { type Elsewhere, ExtrasProvider } from '../table/table-extras.tsx';
import { OpenTable, useOpenMatch } from '../table/table-page.tsx';
import type { TablePart } from '../table/table-parts.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Chunk } from '../ui/on-demand.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';
import { useWords } from '../ui/use-words.ts';
import { Guide } from './guide.tsx';
import { LessonRun } from './lesson-run.ts';
import type { Lesson } from './step.ts';

/** A learner who has finished has time to load it. It names the lesson that follows. */
const LessonEnd = new Chunk(() => import('./lesson-end.tsx'), 'acts').part('LessonEnd', <Loading />);
/** It is shown only in the menu's list, which is loaded then. */
const Item = new Chunk(() => import('../table/menu-list.tsx')).part('Item');

const leave = (): void => go({ page: 'learn', lesson: null, step: null });

interface SceneProps {
  run: LessonRun;
  scene: number;
  /** The page that a problem is shown on. */
  page: 'learn' | 'puzzles';
  leaveLabel: string;
  onLeave: () => void;
  /** The final buttons, where a game ends. */
  finish: ReactNode;
  /** What stands above the table. `onPart` turns a small table to a part. */
  guide: (onPart: (part: TablePart | null) => void) => ReactNode;
}

/** The table of one scene: the steps that continue in the same match. */
export function Scene({ run, scene, page, leaveLabel, onLeave, finish, guide }: SceneProps) {
  const { t } = useWords();
  const [part, setPart] = useState<TablePart | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene is a match of its own.
  const open = useCallback(async () => run.open(), [run, scene]);
  const opening = useOpenMatch(open);
  const isGuided = run.step.passes === 'line' || run.step.passes === 'read';
  const extras = useMemo(() => {
    const elsewhere: Elsewhere = {
      player: () => null,
      clock: () => null,
      menu: <Item icon="back" label={leaveLabel} onSelect={onLeave} />,
      finish,
      hasHints: true,
      hasUndo: true,
      linkOf: async () => null,
      notKept: '',
    };
    return { head: guide(setPart), elsewhere, part, isLesson: true, isGuided };
  }, [guide, finish, leaveLabel, onLeave, part, isGuided]);
  if (opening.kind === 'failed')
    return (
      <ProblemPage page={page} title={t('app.page.learn')} text={t('storage.broken')} cause={opening.problem}>
        <Button onClick={onLeave}>{leaveLabel}</Button>
      </ProblemPage>
    );
  if (opening.kind !== 'open') return <Loading />;
  return (
    <ExtrasProvider value={extras}>
      <OpenTable store={opening.store} at={null} />
    </ExtrasProvider>
  );
}

interface Props {
  lesson: Lesson;
  /** The id of the lesson that follows. */
  next: string | null;
  /** The step that a link of the rulebook leads to. It does not change where the learner stopped. */
  step: string | null;
}

export function LessonPage({ lesson, next, step }: Props) {
  const { t } = useWords();
  const [isFinished, setFinished] = useState(false);
  const linked = lesson.steps.findIndex(({ id }) => id === step);
  const run = useMemo(
    () =>
      new LessonRun(lesson, linked >= 0 ? linked : (learned().lessons[lesson.id]?.step ?? 0), {
        name: settings().name || t('who.you'),
        onStep: (index, isDone) => {
          if (linked < 0) rememberStep(lesson.id, index, isDone);
        },
      }),
    [lesson, linked, t],
  );
  const { scene } = useSyncExternalStore(run.subscribe, run.get);
  const finish = useCallback(() => {
    if (linked <= 0) rememberStep(lesson.id, 0, true);
    setFinished(true);
  }, [lesson, linked]);
  const finishButton = useMemo(
    () => (
      <Button look="primary" onClick={finish}>
        {t('learn.guide.finish')}
      </Button>
    ),
    [finish, t],
  );
  const guide = useCallback(
    (onPart: (part: TablePart | null) => void) => (
      <Guide run={run} onFinished={finish} onLeave={leave} onPart={onPart} />
    ),
    [run, finish],
  );
  if (isFinished) return <LessonEnd lesson={lesson} next={next} />;
  return (
    <Scene
      key={scene}
      run={run}
      scene={scene}
      page="learn"
      leaveLabel={t('learn.guide.leave')}
      onLeave={leave}
      finish={finishButton}
      guide={guide}
    />
  );
}
