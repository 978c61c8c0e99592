// Where the reader is in the rulebook, and links within it. On its page a place is an address; at the table it is a
// state of the dialog, so that the game is not left.

import { createContext, type ReactNode, useContext } from 'react';
import { makeHash } from '../browser/router.ts';

export interface Reader {
  /** A part, a section, a rule or the number of a card. Null is the beginning. */
  place: string | null;
  isAtTable: boolean;
  onGo(place: string): void;
}

const ReaderContext = createContext<Reader>({ place: null, isAtTable: false, onGo: () => {} });
export const ReaderProvider = ReaderContext.Provider;
export const useReader = (): Reader => useContext(ReaderContext);

interface Props {
  to: string;
  className?: string;
  isCurrent?: boolean;
  label?: string;
  children: ReactNode;
}

export function PlaceLink({ to, className = '', isCurrent = false, label, children }: Props) {
  const { isAtTable, onGo } = useReader();
  const shared = {
    'aria-current': isCurrent ? ('true' as const) : undefined,
    'aria-label': label,
    onClick: () => onGo(to),
  };
  if (isAtTable)
    return (
      <button type="button" className={`place-link ${className}`} {...shared}>
        {children}
      </button>
    );
  return (
    <a className={className} href={makeHash({ page: 'rules', place: to })} {...shared}>
      {children}
    </a>
  );
}
