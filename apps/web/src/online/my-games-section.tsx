// The unfinished games on the server, on the page of all games. Empty without games or without a server.

import { useEffect } from 'react';
import { useHasServer } from '../net/health.ts';
import { useWords } from '../ui/use-words.ts';
import { allMyTables, mayHaveTables } from './my-tables.ts';
import { isFinished, MyTableList } from './table-cards.tsx';
import { useRefreshed } from './use-refreshed.ts';

interface Props {
  /** Whether there are such games. */
  onFound(isAny: boolean): void;
}

export function MyGamesSection(props: Props) {
  return useHasServer() && mayHaveTables() ? <MyGames {...props} /> : null;
}

function MyGames({ onFound }: Props) {
  const { t } = useWords();
  const { value } = useRefreshed(allMyTables);
  const running = value?.filter(({ table }) => !isFinished(table)) ?? [];
  const isAny = running.length > 0;
  useEffect(() => onFound(isAny), [isAny, onFound]);
  if (!isAny) return null;
  return (
    <section>
      <h2>{t('online.lobby.mine')}</h2>
      <MyTableList tables={running} />
    </section>
  );
}
