// The component set of a table: its name, the mark of a variant, and a button that shows what differs.

import type { SetInfo } from '@black-angel/protocol';
import type { ComponentSet } from '@black-angel/rules/components';
import { useState } from 'react';
import { Chunk } from '../ui/on-demand.tsx';
import { useWords } from '../ui/use-words.ts';
import { SetName } from './set-name.tsx';

const SetDialog = new Chunk(() => import('./set-dialog.tsx'), 'online', 'workshop').part('SetDialog');

interface Props {
  /** Absent for the built-in set, which needs no words. */
  info: SetInfo | undefined;
  /** Absent if the server has it. */
  set?: ComponentSet;
  /** At the table, where there is little room: the name is the button. */
  isShort?: boolean;
}

export function TableSet({ info, set, isShort = false }: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!info) return null;
  const differs = t('sets.differences', { count: info.differences });
  return (
    <span className="table-set">
      {!isShort && <SetName set={info} isVariant={info.isVariant} />}
      <button
        type="button"
        className="table-set-more"
        {...(isShort ? {} : { 'aria-label': t('common.which', { what: info.name, which: differs }) })}
        onClick={() => setOpen(true)}
      >
        {isShort ? (
          <>
            <SetName set={{ name: info.name }} isVariant={info.isVariant} />
            <span className="visually-hidden"> {differs}</span>
          </>
        ) : (
          differs
        )}
      </button>
      {isOpen && <SetDialog info={info} set={set} onClose={() => setOpen(false)} />}
    </span>
  );
}
