// Puzzles: the list, one of them, or that of the day. The puzzles and the table are loaded on demand.

import { useEffect, useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { Loading } from '../ui/loading.tsx';
import { Chunk } from '../ui/on-demand.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';
import { useWords } from '../ui/use-words.ts';
import { puzzleOfDay } from './day.ts';
import { loadPuzzles, type PuzzleList } from './puzzle.ts';
import { PuzzleListPage } from './puzzle-list.tsx';

const PuzzleTable = new Chunk(() => import('./puzzle-table.tsx'), 'advice').part('PuzzleTable', <Loading />);

type Loaded = PuzzleList | Error | null;

export function PuzzlesPage({ id }: { id: string | null }) {
  const { t } = useWords();
  const [list, setList] = useState<Loaded>(null);
  useEffect(() => {
    let isGone = false;
    loadPuzzles().then(
      (loaded) => !isGone && setList(loaded),
      (error: Error) => !isGone && setList(error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (list === null) return <Loading />;
  if (list instanceof Error)
    return (
      <ProblemPage page="puzzles" title={t('puzzles.title')} text={t('storage.broken')} cause={list.message}>
        <a className="button" href={makeHash({ page: 'home' })}>
          {t('app.page.home')}
        </a>
      </ProblemPage>
    );
  if (id === null) return <PuzzleListPage list={list} />;
  const puzzle = id === 'day' ? puzzleOfDay(list.puzzles, Date.now()) : list.puzzles.find((one) => one.id === id);
  if (!puzzle)
    return (
      <ProblemPage page="puzzles" title={t('puzzles.title')} text={t('puzzles.missing')}>
        <a className="button" href={makeHash({ page: 'puzzles', id: null })}>
          {t('app.page.puzzles')}
        </a>
      </ProblemPage>
    );
  return <PuzzleTable key={puzzle.id} puzzle={puzzle} list={list} />;
}
