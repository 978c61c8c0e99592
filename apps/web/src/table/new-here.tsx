// A newcomer has each sign and term explained where it is first met: one short note in the prompt, once.
// Loaded for newcomers.

import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { keptValue } from '../browser/kept-value.ts';
import { type Note, noteFor, wordsOf } from '../ui-state/new-here.ts';
import { useArrangement } from './screen-size.ts';
import { useTable } from './table-context.tsx';
import { TABS } from './table-parts.ts';
import { useWords } from './words.ts';

const knownNotes = keptValue<readonly string[]>('black-angel-known', (stored) =>
  Array.isArray(stored) ? stored.filter((note) => typeof note === 'string') : [],
);

const ICONS: Readonly<Record<Note, readonly IconName[]>> = {
  ravagerIcon: ['ravager'],
  comet: ['comet'],
  neutralization: ['mission'],
  reserved: ['die'],
  endings: ['endSpes', 'endRavagers'],
};

const forget = (note: Note): void => knownNotes.set([...new Set([...knownNotes.read(), note])]);

/** The note of the present decision. It is known once the decision is made. */
function useNote(): Note | null {
  const decision = useTable((state) => state.decision);
  const view = useTable((state) => state.moment.view);
  const content = useTable((state) => state.content);
  const [note, setNote] = useState<Note | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new decision brings another note.
  useEffect(() => {
    const found = decision ? noteFor(view, content, knownNotes.get() as readonly Note[]) : null;
    setNote(found);
    return () => {
      if (found) forget(found);
    };
  }, [decision]);
  return note;
}

export function NewHere() {
  const { t } = useWords();
  const note = useNote();
  const arrangement = useArrangement();
  if (!note) return null;
  return (
    <p className="prompt-new" data-note={note}>
      {ICONS[note].map((icon) => (
        <Icon key={icon} name={icon} />
      ))}{' '}
      {t(`newHere.${wordsOf(note, TABS[arrangement].includes('players'))}`)}
    </p>
  );
}
