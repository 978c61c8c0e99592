// The landing page: one click from here to a running game.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackdropArt } from '../art/backdrop.tsx';
import { LogoArt } from '../art/logo.tsx';
import { declineVoyage, useLearned } from '../browser/lesson-progress.ts';
import { makeHash } from '../browser/router.ts';
import { getUnfinished } from '../match/game-list.ts';
import type { StoredGame } from '../match/game-store.ts';
import { useHasServer } from '../net/health.ts';
import { gameTitle } from './game-title.ts';
import './home.css';
import { PageFrame } from '../ui/page-frame.tsx';
import { useSeatNames } from '../ui/seat-names.ts';
import { StorageProblem } from '../ui/storage-problem.tsx';
import { HomePoints } from './home-points.tsx';
import { HomeScene } from './home-scene.tsx';

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

/** The rules of the game are loaded when a player is about to start one. */
const loadStart = () => import('../match/start-game.ts');

export function HomePage() {
  const { t } = useTranslation();
  const nameOf = useSeatNames();
  /** Undefined until it is known. */
  const [latest, setLatest] = useState<StoredGame | null>();
  const isNew = useLearned().isOffered && latest === null;
  const [problem, setProblem] = useState<Error | null>(null);
  const [isStarting, setStarting] = useState(false);
  const hasServer = useHasServer();

  useEffect(() => {
    let isCurrent = true;
    getUnfinished().then(
      (game) => isCurrent && setLatest(game),
      // Starting a game says what is wrong with the storage.
      () => isCurrent && setLatest(null),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  async function play(): Promise<void> {
    setStarting(true);
    try {
      const { startSolitaire } = await loadStart();
      await startSolitaire(nameOf);
    } catch (error) {
      setProblem(error as Error);
      setStarting(false);
    }
  }

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
          {isNew && <VoyageOffer />}
          <div className="home-actions">
            <button
              type="button"
              className={`button button-large ${isNew ? '' : 'button-primary'}`}
              disabled={isStarting}
              onPointerEnter={() => void loadStart().catch(() => {})}
              onFocus={() => void loadStart().catch(() => {})}
              onClick={() => void play()}
            >
              {t('landing.playNow')}
            </button>
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
            {t('landing.features')}{' '}
            {hasServer && <a href={makeHash({ page: 'daily', date: null })}>{t('newGame.daily')}</a>}
          </p>
        </div>
        <HomeScene />
      </div>
      <HomePoints />
    </PageFrame>
  );
}
