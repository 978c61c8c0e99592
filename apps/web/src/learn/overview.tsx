// The list of lessons: the first voyage, and chapters in any order, each with its progress.

import { Icon } from '../art/icon.tsx';
import { useLearned } from '../browser/lesson-progress.ts';
import { makeHash } from '../browser/router.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import { CHAPTERS } from './lessons/chapters.ts';
import { VOYAGE } from './lessons/voyage.ts';
import { sayOfLesson } from './say-lesson.ts';
import type { Lesson } from './step.ts';
import './learn-page.css';

function Progress({ lesson }: { lesson: Lesson }) {
  const { t } = useWords();
  const { step, isDone } = useLearned().lessons[lesson.id] ?? { step: 0, isDone: false };
  if (step > 0)
    return (
      <span className="lesson-progress">
        <progress value={step} max={lesson.steps.length} aria-label={t('learn.page.progress')} />
        {t('learn.page.at', { number: step + 1, of: lesson.steps.length })}
      </span>
    );
  return isDone ? (
    <span className="lesson-progress lesson-done">
      <Icon name="check" /> {t('learn.page.done')}
    </span>
  ) : (
    <span className="lesson-progress">{t('learn.page.minutes', { count: lesson.minutes })}</span>
  );
}

function Card({ lesson, number }: { lesson: Lesson; number: number }) {
  const { t } = useWords();
  return (
    <li>
      <a
        className="lesson-card panel"
        href={makeHash({ page: 'learn', lesson: lesson.id, step: null })}
        data-lesson={lesson.id}
      >
        <span className="lesson-number" aria-hidden="true">
          {number}
        </span>
        <span className="lesson-words">
          <strong>{sayOfLesson(t, lesson, 'title')}</strong>
          <span>{sayOfLesson(t, lesson, 'about')}</span>
          <Progress lesson={lesson} />
        </span>
      </a>
    </li>
  );
}

function Cards({ lessons }: { lessons: readonly Lesson[] }) {
  return (
    <ol className="lesson-cards">
      {lessons.map((lesson, i) => (
        <Card key={lesson.id} lesson={lesson} number={i + 1} />
      ))}
    </ol>
  );
}

/** The act to go on with: one that was begun, else the first that is not done. */
function useNextAct(): Lesson | null {
  const { lessons } = useLearned();
  return VOYAGE.find(({ id }) => (lessons[id]?.step ?? 0) > 0) ?? VOYAGE.find(({ id }) => !lessons[id]?.isDone) ?? null;
}

export function Overview() {
  const { t } = useWords();
  const next = useNextAct();
  const { lessons } = useLearned();
  const isBegun = VOYAGE.some(({ id }) => lessons[id] !== undefined);
  return (
    <PageFrame page="learn" backdrop={<SkyBackdrop />}>
      <div className="learn">
        <h1>{t('learn.page.title')}</h1>
        <p className="learn-intro">{t('learn.page.intro')}</p>
        <section className="learn-voyage" aria-labelledby="learn-voyage">
          <h2 id="learn-voyage">{t('learn.page.voyage')}</h2>
          <p>{t('learn.page.voyageText')}</p>
          {next && (
            <a
              className="button button-primary button-large"
              href={makeHash({ page: 'learn', lesson: next.id, step: null })}
            >
              {t(isBegun ? 'learn.page.resume' : 'learn.page.start')}
            </a>
          )}
          <Cards lessons={VOYAGE} />
        </section>
        <section aria-labelledby="learn-chapters">
          <h2 id="learn-chapters">{t('learn.page.chapters')}</h2>
          <p>{t('learn.page.chaptersText')}</p>
          <Cards lessons={CHAPTERS} />
        </section>
        <section aria-labelledby="learn-puzzles">
          <h2 id="learn-puzzles">{t('app.page.puzzles')}</h2>
          <p>{t('learn.page.puzzlesText')}</p>
          <a className="button button-large" href={makeHash({ page: 'puzzles', id: null })}>
            {t('learn.page.puzzles')}
          </a>
        </section>
      </div>
    </PageFrame>
  );
}
