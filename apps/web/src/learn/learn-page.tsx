// Learn: the list of lessons, or one of them. The first act needs nothing of the others.

import { VOYAGE_ACTS } from '../browser/lesson-progress.ts';
import { Loading } from '../ui/loading.tsx';
import { Chunk } from '../ui/on-demand.tsx';
import { ACT_1 } from './lessons/act-1.ts';

const LessonPage = new Chunk(() => import('./lesson-page.tsx')).part('LessonPage', <Loading />);
const ActPage = new Chunk(() => import('./act-page.tsx'), 'acts').part('ActPage', <Loading />);
const ChapterPage = new Chunk(() => import('./chapter-page.tsx'), 'acts', 'chapters').part('ChapterPage', <Loading />);
const Overview = new Chunk(() => import('./overview.tsx'), 'acts', 'chapters').part('Overview', <Loading />);

export function LearnPage({ lesson: id, step }: { lesson: string | null; step: string | null }) {
  if (id === null) return <Overview />;
  const key = `${id} ${step}`;
  if (id === ACT_1.id) return <LessonPage key={key} lesson={ACT_1} next={VOYAGE_ACTS[1]} step={step} />;
  if (VOYAGE_ACTS.some((act) => act === id)) return <ActPage key={key} id={id} step={step} />;
  return <ChapterPage key={key} id={id} step={step} />;
}
