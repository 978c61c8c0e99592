// The frame of the paths to points. Folded, only its head is there, and nothing of the advice is loaded.

import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { changeSettings } from '../browser/settings.ts';
import { useWords } from './words.ts';
import './paths-panel.css';

export function PathsFrame({ isOpen, children }: { isOpen: boolean; children?: ReactNode }) {
  const { t } = useWords();
  return (
    <section className="panel paths-panel" aria-label={t('play.buttons.paths')}>
      <button
        type="button"
        className="paths-head part-title"
        aria-expanded={isOpen}
        onClick={() => changeSettings({ paths: !isOpen })}
      >
        {t('play.buttons.paths')}
        <Icon name={isOpen ? 'close' : 'plus'} />
      </button>
      {children}
    </section>
  );
}
