// Whether the table gives advice: paths to points and the coach. Not where hints are forbidden, in lessons, or in games
// whose rules are not the present ones.

import { hasPresentRules } from '@black-angel/engine/load';
import { useSettings } from '../browser/settings.ts';
import { useLayout } from './screen-size.ts';
import { useTable } from './table-context.tsx';
import { useExtras } from './table-extras.tsx';

/** Whether advice may be given here. */
export function useIsAdvised(): boolean {
  const { elsewhere, isLesson = false } = useExtras();
  const isPlayer = useTable(({ moment }) => moment.view.viewer !== 'spectator');
  const isPresent = useTable(({ moment }) => hasPresentRules(moment.view.rules));
  return (elsewhere?.hasHints ?? true) && !isLesson && isPlayer && isPresent;
}

/** Whether the paths are shown: as the player wants, else where there is room. */
export function useHasPaths(): boolean {
  const { paths } = useSettings();
  const layout = useLayout();
  return useIsAdvised() && (paths ?? layout === 'desktop');
}

export function useIsCoached(): boolean {
  const { coach } = useSettings();
  return useIsAdvised() && coach !== 'off';
}
