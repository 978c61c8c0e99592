// Learn: the list of lessons, or one of them. The first voyage needs neither the list nor the chapters.

import { fetchTexts } from '../texts/i18n.ts';
import { Loading } from '../ui/loading.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { VOYAGE } from './lessons/voyage.ts';

const LessonPage = onDemand(async () => (await import('./lesson-page.tsx')).LessonPage, <Loading />);
const ChapterPage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./chapter-page.tsx'), fetchTexts('chapters')]);
    return page.ChapterPage;
  },
  <Loading />,
);
const Overview = onDemand(
  async () => {
    const [page] = await Promise.all([import('./overview.tsx'), fetchTexts('chapters')]);
    return page.Overview;
  },
  <Loading />,
);

export function LearnPage({ lesson: id, step }: { lesson: string | null; step: string | null }) {
  if (id === null) return <Overview />;
  const act = VOYAGE.find((lesson) => lesson.id === id);
  if (!act) return <ChapterPage key={`${id} ${step}`} id={id} step={step} />;
  return <LessonPage key={`${id} ${step}`} lesson={act} list={VOYAGE} step={step} />;
}
