// After the last step of a lesson: what was learned, and how to continue.

import { useState } from 'react';
import { VOYAGE_ACTS } from '../browser/lesson-progress.ts';
import { makeHash } from '../browser/router.ts';
import { changeSettings } from '../browser/settings.ts';
import { startSolitaire } from '../match/start-game.ts';
import { Button } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { StorageProblem } from '../ui/problem.tsx';
import { useSeatNames } from '../ui/seat-names.ts';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import { sayOfLesson } from './say-lesson.ts';
import type { Lesson } from './step.ts';
import './learn-page.css';

/** After the voyage: a whole game against an easy Hal, with the coach at its fullest. */
function CoachedGame() {
  const { t } = useWords();
  const nameOf = useSeatNames();
  const [problem, setProblem] = useState<Error | null>(null);
  const play = (): void => {
    changeSettings({ coach: 'full' });
    startSolitaire(nameOf, 'easy').catch((error: Error) => setProblem(error));
  };
  return (
    <>
      <Button look="primary large" onClick={play}>
        {t('learn.end.coached')}
      </Button>
      {problem && <StorageProblem error={problem} />}
    </>
  );
}

/** `next`: the id of the lesson that follows. */
export function LessonEnd({ lesson, next }: { lesson: Lesson; next: string | null }) {
  const { t } = useWords();
  const isEndOfVoyage = lesson.id === VOYAGE_ACTS.at(-1);
  return (
    <PageFrame page="learn" backdrop={<SkyBackdrop />}>
      <div className="lesson-end panel">
        <h1>{t('learn.end.title', { lesson: sayOfLesson(t, lesson, 'title') })}</h1>
        <p>{sayOfLesson(t, lesson, 'learned')}</p>
        <div className="lesson-end-ways">
          {next && (
            <a
              className="button button-primary button-large"
              href={makeHash({ page: 'learn', lesson: next, step: null })}
            >
              {t('learn.end.next', { lesson: sayOfLesson(t, { id: next }, 'title') })}
            </a>
          )}
          {isEndOfVoyage && <CoachedGame />}
          <a
            className={`button button-large ${next || isEndOfVoyage ? '' : 'button-primary'}`}
            href={makeHash({ page: 'new' })}
          >
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
