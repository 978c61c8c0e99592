// The frame of every page but the table: header with navigation, language and settings, and footer.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../art/icon.tsx';
import { LogoArt } from '../art/logo.tsx';
import { makeHash, type Route } from '../browser/router.ts';
import { useArrival } from './arrival.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { onDemand } from './on-demand.tsx';
import { UpdateLine } from './update-line.tsx';
import './page-frame.css';

/** Loaded when it is opened: dialogs are a tenth of the first load. */
const SettingsDialog = onDemand(async () => (await import('./settings-dialog.tsx')).SettingsDialog);

/** Pages that need a server link to the lobby instead of the puzzles: on a phone there is room for five. */
const LINKS = [
  { route: { page: 'new' }, key: 'menu.newGame' },
  { route: { page: 'games' }, key: 'menu.games' },
  { route: { page: 'learn', lesson: null, step: null }, key: 'menu.learn' },
  { route: { page: 'puzzles', id: null }, key: 'app.page.puzzles' },
  { route: { page: 'rules', place: null }, key: 'menu.rules' },
] as const satisfies readonly { route: Route; key: string }[];

/** Whether a page needs a server. */
const IS_ONLINE: Readonly<Record<Route['page'], boolean>> = {
  home: false,
  new: false,
  games: false,
  statistics: false,
  rules: false,
  learn: false,
  puzzles: false,
  play: false,
  open: false,
  workshop: false,
  review: false,
  online: true,
  'online-new': true,
  table: true,
  account: true,
  leaderboard: true,
  operator: true,
  tournaments: true,
  tournament: true,
  player: true,
  daily: true,
};

interface Props {
  /** The present page. */
  page: Exclude<Route['page'], 'play'>;
  /** Behind everything, decorative. */
  backdrop?: ReactNode;
  children: ReactNode;
}

export function PageFrame({ page, backdrop, children }: Props) {
  const { t } = useTranslation();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const isOnline = IS_ONLINE[page];
  useArrival();
  return (
    <div className={`page page-${page}`}>
      {backdrop && <div className="page-backdrop">{backdrop}</div>}
      <button type="button" className="skip-link" onClick={() => document.getElementById('content')?.focus()}>
        {t('app.skipToContent')}
      </button>
      <header className="page-header">
        <a className="page-brand" href={makeHash({ page: 'home' })}>
          <span className="visually-hidden">{t('app.name')}</span>
          <LogoArt />
        </a>
        <nav className="page-nav" aria-label={t('menu.title')}>
          {LINKS.filter(({ route }) => !isOnline || route.page !== 'puzzles').map(({ route, key }) => (
            <a key={key} href={makeHash(route)} aria-current={route.page === page ? 'page' : undefined}>
              {t(key)}
            </a>
          ))}
          {isOnline && (
            <a href={makeHash({ page: 'online' })} aria-current={page === 'online' ? 'page' : undefined}>
              {t('net.title')}
            </a>
          )}
        </nav>
        <div className="page-tools">
          <LanguageSwitch />
          {isOnline && (
            <a
              className="icon-button"
              href={makeHash({ page: 'account' })}
              aria-label={t('app.page.account')}
              title={t('app.page.account')}
              aria-current={page === 'account' ? 'page' : undefined}
            >
              <Icon name="players" />
            </a>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={t('menu.settings')}
            title={t('menu.settings')}
            onClick={() => setSettingsOpen(true)}
          >
            <Icon name="settings" />
          </button>
        </div>
      </header>
      <main id="content" className="page-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="page-footer">
        <p>{t('about.footerLong')}</p>
        <p>
          {t(isOnline ? 'net.privacy' : 'about.privacy')}{' '}
          <a href="https://www.pearlgames.be" target="_blank" rel="noreferrer">
            {t('about.buy')}
          </a>{' '}
          <a href={makeHash({ page: 'workshop', id: null, data: null })}>{t('sets.toWorkshop')}</a>
        </p>
        <UpdateLine />
      </footer>
      {isSettingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
    </div>
  );
}
