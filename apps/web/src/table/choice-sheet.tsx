// On a phone: a choice among things as a list, with the picture, the words and the consequence of each. It is part of
// the prompt, so the prompt, undo and the end of the turn stay visible.

import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { type Choice, choicesOf, hasMapChoice, landingsOf, opensByItself } from '../ui-state/choices.ts';
import type { OpenDecision } from '../ui-state/decision.ts';
import type { Option } from '../ui-state/paths.ts';
import { isFinal } from '../ui-state/preview.ts';
import type { Target } from '../ui-state/target.ts';
import { ChoiceArt } from './choice-art.tsx';
import { type ChoiceWords, sayChoices } from './choice-words.ts';
import type { TableState } from './core/table-state.ts';
import type { TableStore } from './core/table-store.ts';
import { pointing } from './pointing.ts';
import { useHasRoom, useLayout } from './screen-size.ts';
import { statusOf } from './spot-looks.ts';
import { useStore, useTable } from './table-context.tsx';
import { useWords } from './words.ts';
import './choice-sheet.css';

export interface Sheet {
  choices: readonly Choice[];
  /** Whether the same choice is made on the map: the list leaves it room. */
  isBesideMap: boolean;
  isOpen: boolean;
  toggle: () => void;
}

/** Whether a row shows this option. */
export const isInSheet = (sheet: Sheet | null, { text, path }: Option): boolean =>
  sheet?.isOpen === true &&
  sheet.choices.some(({ target, option }) => target === path.at(-1) && (option === null || option.text === text));

/** Null where there is no sheet: on larger screens, or if nothing is to be chosen from a list. */
export function useSheet(): Sheet | null {
  const isPhone = useLayout() === 'phone';
  const decision = useTable((state) => state.decision);
  const selection = useTable((state) => state.selection);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  /** What the player wants in this decision. */
  const [wish, setWish] = useState<{ decision: OpenDecision; isOpen: boolean } | null>(null);
  const choices = useMemo(
    () => (decision ? [...choicesOf(selection), ...landingsOf(decision, selection)] : []),
    [decision, selection],
  );
  const hasRoom = useHasRoom();
  if (!isPhone || !decision || !selection || choices.length === 0) return null;
  const isBesideMap = hasMapChoice(selection);
  const isFirstOpen = isBesideMap ? hasRoom : opensByItself(decision, selection, viewer);
  const isOpen = wish?.decision === decision ? wish.isOpen : isFirstOpen;
  return { choices, isBesideMap, isOpen, toggle: () => setWish({ decision, isOpen: !isOpen }) };
}

/** Folds the list down to show the board, and opens it again. */
export function SheetToggle({ sheet: { choices, isOpen, toggle } }: { sheet: Sheet }) {
  const { t } = useWords();
  return (
    <button type="button" className="sheet-toggle" aria-expanded={isOpen} aria-controls="choices" onClick={toggle}>
      <span className="visually-hidden">{t('table.sheet.choices', { count: choices.length })}</span>
      <span aria-hidden="true">{choices.length}</span>
      <Icon name="forward" />
    </button>
  );
}

const finalOf = ({ decision }: TableState, { option }: Choice): boolean =>
  decision !== null && option !== null && isFinal(decision, option.move);

/** A finger on the row of a hex points at the hex, until it is lifted. */
const touching = (store: TableStore, target: Target) => ({
  onPointerDown: () => store.hover(target),
  onPointerUp: () => store.hover(null),
  onPointerCancel: () => store.hover(null),
});

function Row({ choice, words: { title, lines } }: { choice: Choice; words: ChoiceWords }) {
  const { t } = useWords();
  const store = useStore();
  const { target } = choice;
  const status = useTable((state) => statusOf(state, target));
  const { view } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  const selection = useTable((state) => state.selection);
  const decision = useTable((state) => state.decision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under the pointer does not matter.
  const isLast = useMemo(() => finalOf(store.get(), choice), [decision, choice]);
  return (
    <li>
      <button
        type="button"
        className={`choice spot-${status}`}
        data-target={target}
        {...pointing(store, target)}
        {...(target.startsWith('hex:') ? touching(store, target) : {})}
      >
        <span className="choice-art" aria-hidden="true">
          <ChoiceArt target={target} chosen={selection?.chosen ?? []} view={view} content={content} />
        </span>
        <span className="choice-words">
          <span className="choice-title">{title}</span>
          <span className="choice-lines">
            {lines.map((line) => (
              <span key={line} className="choice-line">
                {line.replace(/\.$/, '')}
              </span>
            ))}
          </span>
          {isLast && (
            <span className="choice-final">
              <Icon name="lock" />
              {t(status === 'armed' ? 'table.sheet.tapAgain' : 'table.sheet.final')}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

export function ChoiceSheet({ sheet: { choices, isOpen, isBesideMap } }: { sheet: Sheet }) {
  const { t, language } = useWords();
  const store = useStore();
  const { view } = useTable((state) => state.moment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under the pointer does not matter.
  const { notes, rows } = useMemo(
    () => sayChoices(t, language, isOpen ? choices : [], store.get()),
    [t, language, choices, isOpen, view],
  );
  const list = useRef<HTMLUListElement>(null);
  // A new choice begins at its first row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is drawn again for other choices.
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [choices]);
  return (
    <ul
      ref={list}
      id="choices"
      className={`choices ${isBesideMap ? 'choices-beside-map' : ''}`}
      aria-label={t('table.sheet.label')}
      hidden={!isOpen}
    >
      {notes.map((note) => (
        <li key={note} className="choices-note">
          {note}
        </li>
      ))}
      {isOpen && choices.map((choice, i) => <Row key={choice.target} choice={choice} words={rows[i]!} />)}
    </ul>
  );
}
