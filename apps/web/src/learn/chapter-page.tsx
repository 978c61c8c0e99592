// A chapter; the list of lessons if there is none of that name.

import { LessonPage } from './lesson-page.tsx';
import { CHAPTERS } from './lessons/chapters.ts';
import { Overview } from './overview.tsx';

export function ChapterPage({ id, step }: { id: string; step: string | null }) {
  const at = CHAPTERS.findIndex((lesson) => lesson.id === id);
  const chapter = CHAPTERS[at];
  return chapter ? <LessonPage lesson={chapter} next={CHAPTERS[at + 1]?.id ?? null} step={step} /> : <Overview />;
}
