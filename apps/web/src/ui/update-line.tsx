// A line in the footer: the page works offline, or a new version is ready. It is in the flow, so it covers nothing.

import { useTranslation } from 'react-i18next';
import { acceptUpdate, useUpdateState } from '../pwa/updates.ts';

export function UpdateLine() {
  const { t } = useTranslation();
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
