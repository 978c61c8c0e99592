// The list of the table's menu, with the button that opens it. It is loaded when it is opened for the first time, and
// opens at once.

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Icon, type IconName } from '../art/icon.tsx';
import { go } from '../browser/router.ts';
import { changeSettings } from '../browser/settings.ts';
import { downloadGame } from '../match/download.ts';
import { getGame } from '../match/game-store.ts';
import { ACCOUNT, useMenu } from '../ui/menu.ts';
import { useHasPaths, useIsAdvised } from './advised.ts';
import type { DialogName } from './dialogs.tsx';
import { useStore, useTable } from './table-context.tsx';
import { useExtras } from './table-extras.tsx';
import { useWords } from './words.ts';

export function Item({ icon, label, onSelect }: { icon: IconName; label: string; onSelect: () => void }) {
  return (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
      <Icon name={icon} />
      {label}
    </DropdownMenu.Item>
  );
}

export function MenuList({ onDialog }: { onDialog: (dialog: DialogName) => void }) {
  const { t } = useWords();
  const store = useStore();
  const isOver = useTable((state) => state.moment.result !== null);
  const { elsewhere } = useExtras();
  const isAdvised = useIsAdvised();
  const hasPaths = useHasPaths();
  const { links, hasAccount } = useMenu(elsewhere !== null);
  const pages = hasAccount ? [...links, ACCOUNT] : links;
  const save = async (): Promise<void> => {
    const game = await getGame(store.get().info.id);
    if (game) downloadGame(game);
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className="menu-button" aria-label={t('play.buttons.menu')}>
        <Icon name="menu" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu-list" align="end" sideOffset={4}>
          {isOver && <Item icon="trophy" label={t('score.title')} onSelect={() => onDialog('score')} />}
          <Item icon="back" label={t('menu.replay')} onSelect={() => void store.replay.lookAt(store.get().count)} />
          <Item icon="eye" label={t('recap.title')} onSelect={() => store.showRecap(true)} />
          {isAdvised && (
            <Item icon="trophy" label={t('play.buttons.paths')} onSelect={() => changeSettings({ paths: !hasPaths })} />
          )}
          {elsewhere?.menu ?? <Item icon="download" label={t('menu.save')} onSelect={() => void save()} />}
          <Item icon="settings" label={t('menu.settings')} onSelect={() => onDialog('settings')} />
          <DropdownMenu.Group className="menu-pages" aria-label={t('menu.title')}>
            {pages.map(({ route, key, icon }) => (
              <Item
                key={key}
                icon={icon}
                label={t(key)}
                // The rulebook opens over the table.
                onSelect={() => (route.page === 'rules' ? onDialog('rules') : go(route))}
              />
            ))}
          </DropdownMenu.Group>
          <Item icon="close" label={t('menu.leave')} onSelect={() => go({ page: elsewhere ? 'online' : 'home' })} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
