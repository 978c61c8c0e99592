import type { TableInfo } from '@black-angel/protocol';
import { expect, it } from 'vitest';
import type { MyTable } from '../net/tables-api.ts';
import { mergeTables } from './my-tables.ts';

const mine = (id: string, decider: number | null, deadline: number | null = null): MyTable => ({
  table: { id, decider, deadline } as unknown as TableInfo,
  seat: 0,
});
const ids = (tables: readonly MyTable[]): string[] => tables.map(({ table }) => table.id);

it('names every table once, whether it is the device’s or the account’s', () => {
  expect(ids(mergeTables([mine('a', 1), mine('b', null)], [mine('b', null), mine('c', 1)]))).toEqual(['a', 'b', 'c']);
});

it('puts those first that wait for me, by the time that is left, and keeps the order of the rest', () => {
  const device = [mine('later', 0, 900), mine('theirs', 1, 100), mine('over', null)];
  const account = [mine('no clock', 0), mine('soon', 0, 500)];
  expect(ids(mergeTables(device, account))).toEqual(['soon', 'later', 'no clock', 'theirs', 'over']);
});
