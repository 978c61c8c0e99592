// The start of the page. The language is loaded first, so that nothing is shown in another one.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { listenForKeys } from './browser/by-key.ts';
import { ErrorBoundary } from './pages/error-boundary.tsx';
import { listenForNewBuild } from './pwa/new-build.ts';
import { listenForUpdates } from './pwa/updates.ts';
import './style/theme.css';
import './style/app.css';
import { onTexts } from './texts/i18n.ts';
import { startTexts } from './texts/start-texts.ts';

listenForNewBuild();
listenForKeys();
await startTexts();

/** Notices follow the language of this browser. The code for it is loaded only where there are notices. */
function tellNotices(): void {
  try {
    if (localStorage.getItem('black-angel-notice-languages') === null) return;
  } catch {
    return;
  }
  void import('./net/notice-language.ts').then(({ tellLanguage }) => tellLanguage()).catch(() => {});
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
listenForUpdates();
tellNotices();
onTexts(tellNotices);
