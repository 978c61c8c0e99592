// After the last step of a lesson: what was learned, and where to go on.

import { useTranslation } from 'react-i18next';
import { makeHash } from '../browser/router.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { sayOfLesson } from './say-lesson.ts';
import type { Lesson } from './step.ts';
import './learn-page.css';

/** `next`: the lesson that follows. */
export function LessonEnd({ lesson, next }: { lesson: Lesson; next: Lesson | null }) {
  const { t } = useTranslation();
  return (
    <PageFrame page="learn" backdrop={<SkyBackdrop />}>
      <div className="lesson-end panel">
        <h1>{t('learn.end.title', { lesson: sayOfLesson(t, lesson, 'title') })}</h1>
        <p>{sayOfLesson(t, lesson, 'learned')}</p>
        <div className="lesson-end-ways">
          {next && (
            <a
              className="button button-primary button-large"
              href={makeHash({ page: 'learn', lesson: next.id, step: null })}
            >
              {t('learn.end.next', { lesson: sayOfLesson(t, next, 'title') })}
            </a>
          )}
          <a className={`button button-large ${next ? '' : 'button-primary'}`} href={makeHash({ page: 'new' })}>
            {t('learn.end.play')}
          </a>
          <a className="button button-large" href={makeHash({ page: 'learn', lesson: null, step: null })}>
            {t('learn.end.all')}
          </a>
        </div>
      </div>
    </PageFrame>
  );
}
