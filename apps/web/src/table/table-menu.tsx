// The line of buttons above the table: the way home, sound, help, the menu.

import { type ReactNode, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { go } from '../browser/router.ts';
import { changeSettings, useSettings } from '../browser/settings.ts';
import { Chunk } from '../ui/on-demand.tsx';
import type { DialogName } from './dialogs.tsx';
import { useExtras } from './table-extras.tsx';
import { useWords } from './words.ts';
import './table-menu.css';

interface TableMenuProps {
  onDialog: (dialog: DialogName) => void;
  /** On a phone: what the viewer has, in the place of the game's name. */
  status: ReactNode;
}

const list = new Chunk(() => import('./menu-list.tsx'));

interface MenuButtonProps {
  onClick?: () => void;
}

function MenuButton({ onClick }: MenuButtonProps) {
  const { t } = useWords();
  const preload = (): void => void list.load().catch(() => {});
  return (
    <button
      type="button"
      className="menu-button"
      aria-label={t('play.buttons.menu')}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onClick}
    >
      <Icon name="menu" />
    </button>
  );
}

/** The list is loaded when the player is about to open it. */
const MenuList = list.part('MenuList', <MenuButton />);

function Menu({ onDialog }: Pick<TableMenuProps, 'onDialog'>) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? <MenuList onDialog={onDialog} /> : <MenuButton onClick={() => setWanted(true)} />;
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
      <Menu onDialog={onDialog} />
      {head}
    </div>
  );
}
