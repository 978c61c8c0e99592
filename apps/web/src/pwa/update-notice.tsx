// "Ready to work offline" and "a new version is ready", in a corner and never in the way.

import { useTranslation } from 'react-i18next';
import './update-notice.css';
import { acceptUpdate, dismissUpdate, useUpdateState } from './updates.ts';

export function UpdateNotice() {
  const { t } = useTranslation();
  const state = useUpdateState();
  if (state === 'none') return null;
  return (
    <aside className="update-notice" role="status">
      <p>{t(`update.${state}`)}</p>
      {state === 'waiting' && (
        <button type="button" className="button button-primary" onClick={() => void acceptUpdate()}>
          {t('update.accept')}
        </button>
      )}
      <button type="button" className="button" onClick={dismissUpdate}>
        {t(state === 'waiting' ? 'update.later' : 'common.close')}
      </button>
    </aside>
  );
}
