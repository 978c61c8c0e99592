// The table's menu: replay, recap, files, settings, help, and the way out.

import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { go } from '../browser/router.ts';
import { changeSettings, useSettings } from '../browser/settings.ts';
import { downloadGame } from '../match/download.ts';
import { getGame } from '../match/game-store.ts';
import type { DialogName } from './dialogs.tsx';
import { useStore, useTable } from './table-context.tsx';
import { useExtras } from './table-extras.tsx';
import { useWords } from './words.ts';
import './table-menu.css';

export function Item({ icon, label, onSelect }: { icon: IconName; label: string; onSelect: () => void }) {
  return (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
      <Icon name={icon} />
      {label}
    </DropdownMenu.Item>
  );
}

interface TableMenuProps {
  onDialog: (dialog: DialogName) => void;
  /** On a phone: what the viewer has, in the place of the game's name. */
  status: ReactNode;
}

export function TableMenu({ onDialog, status }: TableMenuProps) {
  const { t } = useWords();
  const store = useStore();
  const { sound } = useSettings();
  const isOver = useTable((state) => state.moment.result !== null);
  const { head, elsewhere } = useExtras();
  const save = async (): Promise<void> => {
    const game = await getGame(store.get().info.id);
    if (game) downloadGame(game);
  };
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
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="menu-button" aria-label={t('play.buttons.menu')}>
          <Icon name="menu" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu-list" align="end" sideOffset={4}>
            {isOver && <Item icon="trophy" label={t('score.title')} onSelect={() => onDialog('score')} />}
            <Item icon="back" label={t('menu.replay')} onSelect={() => void store.lookAt(store.get().count)} />
            <Item icon="eye" label={t('recap.title')} onSelect={() => store.showRecap(true)} />
            {elsewhere?.menu ?? <Item icon="download" label={t('menu.save')} onSelect={() => void save()} />}
            <Item icon="settings" label={t('menu.settings')} onSelect={() => onDialog('settings')} />
            <Item icon="plus" label={t('menu.newGame')} onSelect={() => go({ page: 'new' })} />
            <Item icon="board" label={t('menu.games')} onSelect={() => go({ page: 'games' })} />
            <Item icon="help" label={t('menu.rules')} onSelect={() => go({ page: 'rules' })} />
            <Item icon="close" label={t('menu.leave')} onSelect={() => go({ page: 'home' })} />
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {head}
    </div>
  );
}
