// At a local table: the player's own set that it is played with.

import type { ComponentSet } from '@black-angel/rules/components';
import { infoOfSet } from '@black-angel/rules/components';
import { useMemo } from 'react';
import { useWords } from '../ui/use-words.ts';
import { TableSet } from './table-set.tsx';

export function LocalSet({ set, hash }: { set: ComponentSet; hash: string }) {
  const { t } = useWords();
  const info = useMemo(() => infoOfSet({ set, hash }), [set, hash]);
  return (
    <aside className="local-set" aria-label={t('newGame.components')}>
      <TableSet info={info} set={set} isShort />
    </aside>
  );
}
