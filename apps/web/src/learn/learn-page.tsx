// Learn: the list of lessons, or one of them. The first act needs nothing of the others.

import { VOYAGE_ACTS } from '../browser/lesson-progress.ts';
import { fetchTexts } from '../texts/i18n.ts';
import { Loading } from '../ui/loading.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { ACT_1 } from './lessons/act-1.ts';

const LessonPage = onDemand(async () => (await import('./lesson-page.tsx')).LessonPage, <Loading />);
const ActPage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./act-page.tsx'), fetchTexts('acts')]);
    return page.ActPage;
  },
  <Loading />,
);
const ChapterPage = onDemand(
  async () => {
    const [page] = await Promise.all([import('./chapter-page.tsx'), fetchTexts('acts', 'chapters')]);
    return page.ChapterPage;
  },
  <Loading />,
);
const Overview = onDemand(
  async () => {
    const [page] = await Promise.all([import('./overview.tsx'), fetchTexts('acts', 'chapters')]);
    return page.Overview;
  },
  <Loading />,
);

export function LearnPage({ lesson: id, step }: { lesson: string | null; step: string | null }) {
  if (id === null) return <Overview />;
  const key = `${id} ${step}`;
  if (id === ACT_1.id) return <LessonPage key={key} lesson={ACT_1} next={VOYAGE_ACTS[1]} step={step} />;
  if (VOYAGE_ACTS.some((act) => act === id)) return <ActPage key={key} id={id} step={step} />;
  return <ChapterPage key={key} id={id} step={step} />;
}
