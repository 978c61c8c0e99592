// The set that is being edited, for all parts of the workshop.

import type { ComponentSet } from '@black-angel/rules/components';
import { factAt } from '@black-angel/rules/components';
import { createContext, useContext } from 'react';
import type { OwnSet, Values } from '../own-sets/own-set.ts';

export interface Workshop {
  own: OwnSet;
  /** The set as it is now; it may not be valid. */
  set: ComponentSet;
  confirmed: ReadonlySet<string>;
  /** Changes facts, and stores the set at once. */
  edit(values: Values): void;
  confirm(paths: readonly string[], isConfirmed: boolean): void;
}

const Context = createContext<Workshop | null>(null);
export const WorkshopProvider = Context.Provider;

export function useWorkshop(): Workshop {
  const workshop = useContext(Context);
  if (!workshop) throw new Error('no set is open');
  return workshop;
}

/** The value at a path, and how to change it. */
export function useFact<T>(path: string): [value: T, change: (value: T) => void] {
  const { set, edit } = useWorkshop();
  return [factAt(set, path) as T, (value) => edit({ [path]: value })];
}
