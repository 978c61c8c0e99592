// Where the page begins: the language first, so that nothing is ever shown in another one.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ErrorBoundary } from './pages/error-boundary.tsx';
import { listenForUpdates } from './pwa/updates.ts';
import './style/theme.css';
import './style/app.css';
import { startTexts } from './texts/index.ts';

await startTexts();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
listenForUpdates();
