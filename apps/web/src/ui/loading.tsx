// Shown while a part of the app is loading.

import { useWords } from './use-words.ts';

export function Loading() {
  const { t } = useWords();
  return (
    <main className="loading" aria-busy="true">
      <p role="status">{t('app.loading')}</p>
    </main>
  );
}
