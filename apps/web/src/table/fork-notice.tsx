// Says where a forked game comes from, and leads back there.

import { makeHash } from '../browser/router.ts';
import type { Fork } from '../match/game-store.ts';
import { useWords } from '../ui/use-words.ts';
import './sandbox-notice.css';
import './fork-notice.css';

export function ForkNotice({ fork: { from, move } }: { fork: Fork }) {
  const { t } = useWords();
  return (
    <aside className="sandbox-notice" aria-label={t('fork.title')}>
      <p>
        <strong>{t('fork.title')}</strong> <span className="fork-text">{t('fork.text', { move })}</span>
      </p>
      {from !== null && (
        <a className="button" href={makeHash({ page: 'play', id: from, at: move })}>
          {t('fork.back')}
        </a>
      )}
    </aside>
  );
}
