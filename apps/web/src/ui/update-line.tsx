// A line in the footer: the page works offline, or a new version is ready. It is in the flow, so it covers nothing.

import { acceptUpdate, useUpdateState } from '../pwa/updates.ts';
import { useWords } from './use-words.ts';

export function UpdateLine() {
  const { t } = useWords();
  const state = useUpdateState();
  return (
    // The region exists before its text: otherwise screen readers do not read it.
    <div className="update-line" role="status">
      {state !== 'none' && t(`update.${state}`)}{' '}
      {state === 'waiting' && (
        <button type="button" className="button" onClick={() => void acceptUpdate()}>
          {t('update.accept')}
        </button>
      )}
    </div>
  );
}
