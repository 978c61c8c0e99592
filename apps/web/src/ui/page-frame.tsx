// The frame of every page but the table: header with navigation, language and settings, and footer.

import { type ReactNode, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { LogoArt } from '../art/logo.tsx';
import { makeHash, type Route } from '../browser/router.ts';
import { useArrival } from './arrival.ts';
import { Button } from './button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ACCOUNT, useMenu } from './menu.ts';
import { Chunk } from './on-demand.tsx';
import { useWords } from './use-words.ts';
import './page-frame.css';
import { acceptUpdate, useUpdateState } from '../pwa/updates.ts';

/** Loaded when it is opened: dialogs are a tenth of the first load. */
const SettingsDialog = new Chunk(() => import('./settings-dialog.tsx'), 'dialogs').part('SettingsDialog');

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
  const { t } = useWords();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const isOnline = IS_ONLINE[page];
  const { links, hasAccount } = useMenu(isOnline);
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
          {links.map(({ route, key }) => (
            <a key={key} href={makeHash(route)} aria-current={route.page === page ? 'page' : undefined}>
              {t(key)}
            </a>
          ))}
        </nav>
        <div className="page-tools">
          <LanguageSwitch />
          {hasAccount && (
            <a
              className="icon-button"
              href={makeHash(ACCOUNT.route)}
              aria-label={t(ACCOUNT.key)}
              title={t(ACCOUNT.key)}
              aria-current={page === ACCOUNT.route.page ? 'page' : undefined}
            >
              <Icon name={ACCOUNT.icon} />
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

function UpdateLine() {
  const { t } = useWords();
  const state = useUpdateState();
  return (
    // The region exists before its text: otherwise screen readers do not read it.
    <div className="update-line" role="status">
      {state !== 'none' && t(`update.${state}`)}{' '}
      {state === 'waiting' && <Button onClick={() => void acceptUpdate()}>{t('update.accept')}</Button>}
    </div>
  );
}
