// The landing page: one click from here to a running game.

import { useEffect, useState } from 'react';
import { BackdropArt } from '../art/backdrop.tsx';
import { LogoArt } from '../art/logo.tsx';
import { actToResume, declineVoyage, useLearned } from '../browser/lesson-progress.ts';
import { makeHash } from '../browser/router.ts';
import { listGames, type StoredGame } from '../match/game-store.ts';
import { useHasServer } from '../net/health.ts';
import { LANGUAGES } from '../texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../ui/use-words.ts';
import { gameTitle } from './game-title.ts';
import './home.css';
import { DieArt } from '../art/die.tsx';
import { Icon } from '../art/icon.tsx';
import { ShipArt, SpesArt } from '../art/pieces.tsx';
import { Chunk } from '../ui/on-demand.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { HomeScene } from './home-scene.tsx';
import { PlayNow } from './play-now.tsx';

const LevelOffer = new Chunk(() => import('./level-offer.tsx')).part('LevelOffer');
const StorageProblem = new Chunk(() => import('../ui/problem.tsx')).part('StorageProblem');

/**
 * The first visit offers the first voyage before anything else, and later to go on with it. The offer goes away once
 * the voyage is finished or declined.
 */
function VoyageOffer({ act, isBegun, isPrimary }: { act: string; isBegun: boolean; isPrimary: boolean }) {
  const { t } = useWords();
  const title = t(`landing.voyage.${isBegun ? 'left' : 'title'}`);
  return (
    <aside className="home-offer panel" aria-label={title}>
      <p>
        <strong>{title}</strong> {t(`landing.voyage.${isBegun ? 'leftText' : 'text'}`)}
      </p>
      <div className="home-offer-ways">
        <a
          className={`button button-large ${isPrimary ? 'button-primary' : ''}`}
          href={makeHash({ page: 'learn', lesson: act, step: null })}
        >
          {t(`landing.voyage.${isBegun ? 'resume' : 'start'}`)}
        </a>
        <Button onClick={declineVoyage}>{t('landing.voyage.decline')}</Button>
      </div>
    </aside>
  );
}

export function HomePage() {
  const { t } = useWords();
  /** Undefined until it is known. */
  const [games, setGames] = useState<readonly StoredGame[]>();
  const latest = games?.find(({ summary }) => !summary.isOver);
  const learned = useLearned();
  const act = games && (actToResume(learned) ?? (learned.isOffered && games.length === 0 ? 'act1' : null));
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
          {act ? (
            <VoyageOffer act={act} isBegun={!learned.isOffered} isPrimary={!latest} />
          ) : (
            games && games.length > 0 && <LevelOffer games={games} />
          )}
          <div className="home-actions">
            {latest && (
              <a
                className="button button-primary button-large"
                href={makeHash({ page: 'play', id: latest.id, at: null })}
              >
                {t('landing.continue')}
                <small>{gameTitle(latest, t)}</small>
              </a>
            )}
            <PlayNow isPrimary={!act && !latest} onProblem={setProblem} />
            <a className="button button-large" href={makeHash({ page: 'new' })}>
              {t('landing.newGame')}
            </a>
            {hasServer && (
              <a className="button button-large" href={makeHash({ page: 'online' })}>
                {t('net.title')}
              </a>
            )}
            <a className="button button-large" href={makeHash({ page: 'rules', place: null })}>
              {t('landing.learn')}
            </a>
          </div>
          {problem !== null && <StorageProblem error={problem} />}
          <p className="home-features">
            {t('landing.features', { number: LANGUAGES.length })}{' '}
            <a href={makeHash({ page: 'puzzles', id: 'day' })}>{t('landing.puzzleOfDay')}</a>{' '}
            {hasServer && <a href={makeHash({ page: 'daily', date: null })}>{t('newGame.daily')}</a>}
          </p>
        </div>
        <HomeScene />
      </div>
      <HomePoints />
    </PageFrame>
  );
}

const POINTS = [
  { key: 'dice', art: <DieArt colour="orange" value={2} /> },
  { key: 'space', art: <ShipArt seat={0} /> },
  { key: 'grid', art: <Icon name="technology" /> },
  { key: 'end', art: <SpesArt inSight /> },
] as const;

/** Four reasons to play, each with its sign. */
function HomePoints() {
  const { t } = useWords();
  return (
    <ul className="home-points">
      {POINTS.map(({ key, art }) => (
        <li key={key}>
          <span aria-hidden="true">{art}</span>
          {t(`landing.points.${key}`)}
        </li>
      ))}
    </ul>
  );
}
