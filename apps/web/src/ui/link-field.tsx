// A link to share: shown, copied by a button, or given to the share sheet of the device.

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../art/icon.tsx';
import { copyText } from '../browser/copy-text.ts';
import { announce } from './live-region.tsx';

interface Props {
  label: string;
  help?: string;
  link: string;
}

export function LinkField({ label, help, link }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    if (await copyText(link)) {
      setCopied(true);
      announce(t('score.linkCopied'));
    } else document.getElementById(id)?.focus();
  }

  const share = (): void =>
    void navigator.share({ title: t('app.name'), url: link }).catch(() => {
      // The player closed the share sheet.
    });

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="link-field">
        <input id={id} className="input" readOnly value={link} onFocus={({ target }) => target.select()} />
        <button type="button" className="button" onClick={() => void copy()}>
          {t(isCopied ? 'score.linkCopied' : 'net.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            <Icon name="share" />
            {t('score.share')}
          </button>
        )}
      </div>
      {help !== undefined && <p className="field-help">{help}</p>}
    </div>
  );
}
