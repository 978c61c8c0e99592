// The landing page: one click from here to a running game.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackdropArt } from '../art/backdrop.tsx';
import { LogoArt } from '../art/logo.tsx';
import { declineVoyage, useLearned } from '../browser/lesson-progress.ts';
import { makeHash } from '../browser/router.ts';
import { listGames, type StoredGame } from '../match/game-store.ts';
import { useHasServer } from '../net/health.ts';
import { gameTitle } from './game-title.ts';
import './home.css';
import { PageFrame } from '../ui/page-frame.tsx';
import { StorageProblem } from '../ui/storage-problem.tsx';
import { HomePoints } from './home-points.tsx';
import { HomeScene } from './home-scene.tsx';
import { LevelOffer, PlayNow } from './play-now.tsx';

/** The first visit offers the first voyage before anything else. It goes away once it is taken or declined. */
function VoyageOffer() {
  const { t } = useTranslation();
  return (
    <aside className="home-offer panel" aria-label={t('landing.voyage.title')}>
      <p>
        <strong>{t('landing.voyage.title')}</strong> {t('landing.voyage.text')}
      </p>
      <div className="home-offer-ways">
        <a
          className="button button-primary button-large"
          href={makeHash({ page: 'learn', lesson: 'act1', step: null })}
        >
          {t('landing.voyage.start')}
        </a>
        <button type="button" className="button" onClick={declineVoyage}>
          {t('landing.voyage.decline')}
        </button>
      </div>
    </aside>
  );
}

export function HomePage() {
  const { t } = useTranslation();
  /** Undefined until it is known. */
  const [games, setGames] = useState<readonly StoredGame[]>();
  const latest = games?.find(({ summary }) => !summary.isOver);
  const isNew = useLearned().isOffered && games?.length === 0;
  const [problem, setProblem] = useState<Error | null>(null);
  const hasServer = useHasServer();

  useEffect(() => {
    let isCurrent = true;
    listGames().then(
      (found) => isCurrent && setGames(found),
      // Starting a game says what is wrong with the storage.
      () => isCurrent && setGames([]),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <PageFrame page="home" backdrop={<BackdropArt />}>
      <div className="home">
        <div className="home-words">
          <h1 className="home-title">
            <span className="visually-hidden">{t('app.name')}</span>
            <LogoArt />
          </h1>
          <p className="home-tagline">{t('app.tagline')}</p>
          <p className="home-pitch">{t('landing.pitch')}</p>
          {isNew ? <VoyageOffer /> : games && <LevelOffer games={games} />}
          <div className="home-actions">
            <PlayNow isPrimary={!isNew} onProblem={setProblem} />
            {latest && (
              <a className="button button-large" href={makeHash({ page: 'play', id: latest.id, at: null })}>
                {t('landing.continue')}
                <small>{gameTitle(latest, t)}</small>
              </a>
            )}
            <a className="button button-large" href={makeHash({ page: 'new' })}>
              {t('landing.newGame')}
            </a>
            {hasServer && (
              <a className="button button-large" href={makeHash({ page: 'online' })}>
                {t('online.title')}
              </a>
            )}
            <a className="button button-large" href={makeHash({ page: 'rules', place: null })}>
              {t('landing.learn')}
            </a>
          </div>
          {problem !== null && <StorageProblem error={problem} />}
          <p className="home-features">
            {t('landing.features')} <a href={makeHash({ page: 'puzzles', id: 'day' })}>{t('landing.puzzleOfDay')}</a>{' '}
            {hasServer && <a href={makeHash({ page: 'daily', date: null })}>{t('newGame.daily')}</a>}
          </p>
        </div>
        <HomeScene />
      </div>
      <HomePoints />
    </PageFrame>
  );
}
