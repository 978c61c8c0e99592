// The menu of every page, the table's too: where a player can go from anywhere.

import type { IconName } from '../art/icon.tsx';
import type { Route } from '../browser/router.ts';
import { useHasServer } from '../net/health.ts';

interface MenuLink {
  route: Route;
  key: 'menu.newGame' | 'menu.games' | 'menu.learn' | 'app.page.puzzles' | 'menu.rules' | 'net.title';
  icon: IconName;
}

const LINKS: readonly MenuLink[] = [
  { route: { page: 'new' }, key: 'menu.newGame', icon: 'plus' },
  { route: { page: 'games' }, key: 'menu.games', icon: 'board' },
  { route: { page: 'learn', lesson: null, step: null }, key: 'menu.learn', icon: 'hint' },
  { route: { page: 'puzzles', id: null }, key: 'app.page.puzzles', icon: 'star' },
  { route: { page: 'rules', place: null }, key: 'menu.rules', icon: 'help' },
];

const ONLINE: MenuLink = { route: { page: 'online' }, key: 'net.title', icon: 'globe' };

export const ACCOUNT = { route: { page: 'account' }, key: 'app.page.account', icon: 'players' } as const;

/** `isOnline`: the page itself needs a server, so there is one. Else Online and the account appear once one answers. */
export function useMenu(isOnline = false): { links: readonly MenuLink[]; hasAccount: boolean } {
  const hasServer = useHasServer() || isOnline;
  return { links: hasServer ? [...LINKS, ONLINE] : LINKS, hasAccount: hasServer };
}
