// The notices "ready to be played offline" and "a new version is ready". They cover no control.

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreePlace } from './free-place.ts';
import './update-notice.css';
import { acceptUpdate, dismissUpdate, type UpdateState, useUpdateState } from './updates.ts';

/** Milliseconds for a notice without a question. A question stays. */
const SHOWN = 8000;

export function UpdateNotice() {
  const state = useUpdateState();
  // The region exists before its text: otherwise screen readers do not read it.
  return <div role="status">{state !== 'none' && <Notice state={state} />}</div>;
}

function Notice({ state }: { state: Exclude<UpdateState, 'none'> }) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const notice = useRef<HTMLElement>(null);
  const top = useFreePlace(notice, isHeld);
  useEffect(() => {
    if (state !== 'offlineReady' || isHeld) return;
    const timer = setTimeout(dismissUpdate, SHOWN);
    return () => clearTimeout(timer);
  }, [state, isHeld]);
  return (
    <aside
      ref={notice}
      className={`update-notice ${top === null ? 'update-notice-last' : ''}`}
      style={top === null ? undefined : { insetBlockStart: top }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
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
