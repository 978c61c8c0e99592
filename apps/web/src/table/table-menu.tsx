// The line of buttons above the table: the way home, sound, help, the menu.

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { go } from '../browser/router.ts';
import { changeSettings, useSettings } from '../browser/settings.ts';
import type { DialogName } from './dialogs.tsx';
import { useExtras } from './table-extras.tsx';
import { useWords } from './words.ts';
import './table-menu.css';

interface TableMenuProps {
  onDialog: (dialog: DialogName) => void;
  /** On a phone: what the viewer has, in the place of the game's name. */
  status: ReactNode;
}

/** The list is loaded when the player is about to open it. */
const loadList = () => import('./menu-list.tsx');
const MenuList = lazy(async () => ({ default: (await loadList()).MenuList }));
const preload = (): void => void loadList().catch(() => {});

function MenuButton({ onDialog }: Pick<TableMenuProps, 'onDialog'>) {
  const { t } = useWords();
  const [isWanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className="menu-button"
      aria-label={t('play.buttons.menu')}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      <Icon name="menu" />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuList onDialog={onDialog} />
    </Suspense>
  );
}

export function TableMenu({ onDialog, status }: TableMenuProps) {
  const { t } = useWords();
  const { sound } = useSettings();
  const { head } = useExtras();
  return (
    <div className="table-menu">
      {status ?? (
        <button type="button" className="menu-home" onClick={() => go({ page: 'home' })}>
          {t('app.name')}
        </button>
      )}
      <button
        type="button"
        className="menu-button"
        aria-label={t(sound ? 'menu.soundOn' : 'menu.soundOff')}
        aria-pressed={sound}
        onClick={() => changeSettings({ sound: !sound })}
      >
        <Icon name={sound ? 'soundOn' : 'soundOff'} />
      </button>
      <button type="button" className="menu-button" aria-label={t('menu.help')} onClick={() => onDialog('help')}>
        <Icon name="help" />
      </button>
      <MenuButton onDialog={onDialog} />
      {head}
    </div>
  );
}
