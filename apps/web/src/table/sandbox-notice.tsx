// Says that a sandbox does not count, and leads back to its table.

import { makeHash } from '../browser/router.ts';
import { tableOfSandbox } from '../match/sandbox-id.ts';
import { useWords } from '../ui/use-words.ts';
import './sandbox-notice.css';

export function SandboxNotice({ id }: { id: string }) {
  const { t } = useWords();
  const back = makeHash({ page: 'table', id: tableOfSandbox(id), at: null, isWatching: false, key: null });
  return (
    <aside className="sandbox-notice" aria-label={t('net.sandbox.title')}>
      <p>
        <strong>{t('net.sandbox.title')}</strong> {t('net.sandbox.text')}
      </p>
      <a className="button" href={back}>
        {t('net.sandbox.back')}
      </a>
    </aside>
  );
}
