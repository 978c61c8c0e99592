// All choices of a table, for those who are about to take a seat at it or wait there.

import type { TableInfo } from '@black-angel/protocol';
import { useTranslation } from 'react-i18next';
import { TableSet } from '../workshop/table-set.tsx';
import { sayChoices } from './say-pace.ts';

export function Choices({ table }: { table: TableInfo }) {
  const { t } = useTranslation();
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
