// A link to share: shown, copied by a button, or given to the share sheet of the device.

import { useId } from 'react';
import { Icon } from '../art/icon.tsx';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { useWords } from './use-words.ts';

interface Props {
  label: string;
  help?: string;
  link: string;
}

export function LinkField({ label, help, link }: Props) {
  const { t } = useWords();
  const id = useId();
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
        <CopyButton
          label={t('net.copy')}
          copied={t('score.linkCopied')}
          getText={() => link}
          onRefused={() => document.getElementById(id)?.focus()}
        />
        {'share' in navigator && (
          <Button onClick={share}>
            <Icon name="share" />
            {t('score.share')}
          </Button>
        )}
      </div>
      {help !== undefined && <p className="field-help">{help}</p>}
    </div>
  );
}
