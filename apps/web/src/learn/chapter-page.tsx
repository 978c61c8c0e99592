// A chapter; the list of lessons if there is none of that name.

import { LessonPage } from './lesson-page.tsx';
import { CHAPTERS } from './lessons/chapters.ts';
import { Overview } from './overview.tsx';

export function ChapterPage({ id, step }: { id: string; step: string | null }) {
  const chapter = CHAPTERS.find((lesson) => lesson.id === id);
  return chapter ? <LessonPage lesson={chapter} list={CHAPTERS} step={step} /> : <Overview />;
}
