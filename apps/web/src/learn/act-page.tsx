// A later act of the first voyage.

import { LessonPage } from './lesson-page.tsx';
import { VOYAGE } from './lessons/voyage.ts';

export function ActPage({ id, step }: { id: string; step: string | null }) {
  const at = VOYAGE.findIndex((act) => act.id === id);
  return <LessonPage lesson={VOYAGE[at]!} next={VOYAGE[at + 1]?.id ?? null} step={step} />;
}
