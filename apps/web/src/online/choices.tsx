// All choices of a table, for those who are about to take a seat at it or wait there.

import type { TableInfo } from '@black-angel/protocol';
import { useWords } from '../ui/use-words.ts';
import { TableSet } from '../workshop/table-set.tsx';
import { sayChoices } from './say-pace.ts';

export function Choices({ table }: { table: TableInfo }) {
  const { t } = useWords();
  return (
    <>
      <ul className="online-choices">
        {sayChoices(table.config, t).map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
      <TableSet info={table.components} />
    </>
  );
}
