// One puzzle at the ordinary table.

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { go } from '../browser/router.ts';
import { settings } from '../browser/settings.ts';
import { Scene } from '../learn/lesson-page.tsx';
import { LessonRun } from '../learn/lesson-run.ts';
import { useWords } from '../ui/use-words.ts';
import { lessonOf, type Puzzle, type PuzzleList } from './puzzle.ts';
import { NextLinks, PuzzleGuide } from './puzzle-guide.tsx';

const leave = (): void => go({ page: 'puzzles', id: null });

export function PuzzleTable({ puzzle, list }: { puzzle: Puzzle; list: PuzzleList }) {
  const { t } = useWords();
  const run = useMemo(
    () => new LessonRun(lessonOf(puzzle, list), 0, { name: settings().name || t('who.you'), onStep: () => {} }),
    [puzzle, list, t],
  );
  const { scene } = useSyncExternalStore(run.subscribe, run.get);
  const guide = useCallback(
    () => <PuzzleGuide run={run} puzzle={puzzle} list={list} onLeave={leave} />,
    [run, puzzle, list],
  );
  const finish = useMemo(() => <NextLinks puzzle={puzzle} list={list} />, [puzzle, list]);
  return (
    <Scene
      key={scene}
      run={run}
      scene={scene}
      page="puzzles"
      leaveLabel={t('puzzles.leave')}
      onLeave={leave}
      finish={finish}
      guide={guide}
    />
  );
}
