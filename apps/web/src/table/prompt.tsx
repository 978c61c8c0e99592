// The prompt: what to decide, buttons of moves without a target, the preview of a move, undo.

import { sayMove, sayRefusal } from '@black-angel/words';
import { memo, useId, useMemo } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { changeSettings, useSettings } from '../browser/settings.ts';
import { hasPurpose, sayAsked, sayLosses, sayPreview, sayTarget, sayWaiting } from '../texts/index.ts';
import { RuleName } from '../ui/rule-name.tsx';
import { sequenceBLosses } from '../ui-state/ghosts.ts';
import type { Option } from '../ui-state/paths.ts';
import { shownEvents } from '../ui-state/preview.ts';
import { isButton, type Target } from '../ui-state/target.ts';
import { useHasPaths, useIsAdvised, useIsCoached } from './advised.ts';
import { ChoiceSheet, isInSheet, type Sheet, SheetToggle, useSheet } from './choice-sheet.tsx';
import { shortName } from './choice-words.ts';
import { isFinalTarget, pointedOption } from './core/table-state.ts';
import { CoachNotes, Hint } from './lazy-advice.ts';
import { NewHere } from './lazy-later.ts';
import { pointing } from './pointing.ts';
import { useLayout } from './screen-size.ts';
import { Since } from './since.tsx';
import { FinalSign } from './spot.tsx';
import { statusOf } from './spot-looks.ts';
import { useStore, useTable } from './table-context.tsx';
import { useElsewhere, useExtras } from './table-extras.tsx';
import { useNames, useWords } from './words.ts';
import './prompt.css';

/**
 * What the pointed move would cause. It stands above the prompt and moves nothing. For a move that waits for a second
 * tap it is part of the prompt.
 */
function Consequences({ sheet }: { sheet: Sheet | null }) {
  const { t } = useWords();
  const names = useNames();
  const option = useTable(pointedOption);
  const armed = useTable((state) => state.armed);
  const decision = useTable((state) => state.decision);
  const content = useTable((state) => state.content);
  const { view } = useTable((state) => state.moment);
  if (!option || !decision || isInSheet(sheet, option)) return null;
  const lines = sayPreview(t, shownEvents(decision, option.move), decision.seat, content);
  if (lines.length === 0) return null;
  return (
    <div ref={keepOnScreen} className={`consequences ${armed ? '' : 'consequences-hanging'}`}>
      <p className="consequences-title">
        {t('looks.ifChosen', { what: sayMove(t, option.move, view, content, names) })}
      </p>
      <ul aria-label={t('play.consequences')}>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the preview down where the screen ends above the prompt. */
function keepOnScreen(box: HTMLElement | null): void {
  if (!box?.classList.contains('consequences-hanging')) return;
  box.style.translate = '';
  const { top } = box.getBoundingClientRect();
  if (top < 0) box.style.translate = `0 ${4 - top}px`;
}

/** What Sequence B would cost and what leaves then, while its button is there. */
function Losses() {
  const { t } = useWords();
  const decision = useTable((state) => state.decision);
  const content = useTable((state) => state.content);
  const names = useNames();
  const isOffered = useTable((state) => state.selection?.next.has('button:sequence-b') ?? false);
  const losses = useMemo(() => decision && sequenceBLosses(decision), [decision]);
  return losses && isOffered && <p className="losses">{sayLosses(t, losses, content, names)}</p>;
}

function Refusal({ onRule }: { onRule: (rule: string) => void }) {
  const { t } = useWords();
  const refusal = useTable((state) => state.refusal);
  const content = useTable((state) => state.content);
  if (!refusal) return null;
  const { illegal } = refusal;
  return (
    <p className="refusal">
      {sayRefusal(t, illegal, content)}{' '}
      <button type="button" className="rule-link" onClick={() => onRule(illegal.rule)}>
        <RuleName rule={illegal.rule} />
      </button>
    </p>
  );
}

const ICONS: Partial<Record<Target, IconName>> = { 'button:end': 'endTurn', 'button:done': 'check' };

/** A rulebook name in brackets is smaller: it only stands beside the plain words. */
function Label({ said }: { said: string }) {
  const [, plainly = said, beside = null] = /^(.+) (\(.+\))$/.exec(said) ?? [];
  return (
    <span className="move-label">
      {plainly}
      {beside && <small className="move-beside"> {beside}</small>}
    </span>
  );
}

function MoveButton({ target, option }: { target: Target; option: Option }) {
  const { t } = useWords();
  const store = useStore();
  const names = useNames();
  const status = useTable((state) => statusOf(state, target));
  const { view } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  const isFinal = useTable((state) => isFinalTarget(state, target));
  const decision = useTable((state) => state.decision);
  const consequences = useMemo(
    () => (decision ? sayPreview(t, shownEvents(decision, option.move), decision.seat, content).join('. ') : ''),
    [t, decision, option, content],
  );
  const id = useId();
  const icon = ICONS[target];
  const isMain = target === 'button:end';
  const said = sayMove(t, option.move, view, content, names);
  return (
    <>
      <button
        type="button"
        className={`move-button ${isMain ? 'move-button-main' : ''} spot-${status}`}
        data-target={target}
        data-tip={hasPurpose(target) ? target : undefined}
        // In one string: a hidden element would be set off by a space, before its comma.
        aria-label={isFinal ? `${said}, ${t('looks.final')}` : undefined}
        aria-describedby={consequences === '' ? undefined : id}
        {...pointing(store, target)}
      >
        {icon && <Icon name={icon} />}
        <Label said={said} />
        {isFinal && <FinalSign />}
      </button>
      {/* The list of consequences is shown only while the button is pointed at. */}
      <span id={id} hidden>
        {consequences}
      </span>
    </>
  );
}

function MoveButtons({ sheet }: { sheet: Sheet | null }) {
  const selection = useTable((state) => state.selection);
  const decision = useTable((state) => state.decision);
  if (!selection || !decision) return null;
  const buttons = [...selection.next].filter(
    ([target, options]) => isButton(target) && !(options[0] && isInSheet(sheet, options[0])),
  );
  if (buttons.length === 0) return null;
  return (
    <div className="move-buttons">
      {buttons.map(([target, options]) => (
        <MoveButton key={target} target={target} option={options[0]!} />
      ))}
    </div>
  );
}

/** What cannot be undone asks twice. A row of the sheet says so itself. */
function Armed({ sheet }: { sheet: Sheet | null }) {
  const { t } = useWords();
  const store = useStore();
  const names = useNames();
  const armed = useTable((state) => state.armed);
  const { view } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  if (!armed || isInSheet(sheet, armed)) return null;
  return (
    <>
      <p className="prompt-chosen">{t('table.sheet.tapAgain')}</p>
      {!isButton(armed.path.at(-1)!) && (
        <button type="button" className="move-button move-button-main" onClick={() => store.choose(armed)}>
          <Icon name="check" />
          {sayMove(t, armed.move, view, content, names)}
        </button>
      )}
    </>
  );
}

function Hinted() {
  const hint = useTable((state) => state.hint);
  return hint && <Hint hint={hint} />;
}

/** The game is over: the way back to the final sheet. */
function Over({ onScore }: { onScore: () => void }) {
  const { t } = useWords();
  return (
    <>
      <h2 className="prompt-title">{t('prompt.over.title')}</h2>
      <div className="move-buttons">
        <button type="button" className="move-button move-button-main" onClick={onScore}>
          <Icon name="trophy" />
          {t('score.title')}
        </button>
      </div>
    </>
  );
}

function Sentence({ onScore }: { onScore: () => void }) {
  const { t, language } = useWords();
  const seats = useNames();
  const { names, viewer } = seats;
  const { view, result } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  const decision = useTable((state) => state.decision);
  const selection = useTable((state) => state.selection);
  const asked = view.decision;
  if (result || !asked) return <Over onScore={onScore} />;
  if (!decision || asked.seat !== viewer) {
    const name = names[asked.seat] ?? '';
    return <p className="prompt-text">{asked.seat === viewer ? '\u00a0' : sayWaiting(t, name, asked.kind)}</p>;
  }
  const { title, text, goal } = sayAsked(t, view, content, decision, selection);
  const chosen = selection?.chosen.at(-1);
  return (
    <>
      <h2 className="prompt-title">{title}</h2>
      <p className="prompt-text">{text}</p>
      {goal && <p className="prompt-goal">{goal}</p>}
      {chosen && (
        <p className="prompt-chosen">
          {t('play.chosen', { what: shortName(sayTarget(t, chosen, view, content, seats), chosen, language) })}
        </p>
      )}
    </>
  );
}

function Ways({ sheet }: { sheet: Sheet | null }) {
  const { t } = useWords();
  const store = useStore();
  const { step, turn } = useTable((state) => state.moment.undo);
  const decision = useTable((state) => state.decision);
  const isShowing = useTable((state) => state.isShowing);
  const { hasHints = true, hasUndo = true } = useElsewhere() ?? {};
  const hasPaths = useHasPaths();
  const isAdvised = useIsAdvised();
  const isSmall = useLayout() !== 'desktop';
  const way = (icon: IconName, label: string, isOpen: boolean, act: () => void, why?: string) => (
    <button
      type="button"
      className="way"
      title={isOpen ? undefined : why}
      // Not `disabled`: undo keeps the focus when nothing is left to undo.
      aria-disabled={!isOpen}
      onClick={() => isOpen && act()}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  if (isShowing && !decision)
    return <div className="ways">{way('forward', t('play.buttons.skip'), true, () => store.skip())}</div>;
  return (
    <div className="ways">
      {hasUndo && way('undo', t('play.buttons.undo'), step > 0, () => store.undo('step'), t('play.undoBarrier'))}
      {hasUndo &&
        way('undoTurn', t('play.buttons.undoTurn'), turn > 0, () => store.undo('turn'), t('play.undoBarrier'))}
      {hasHints && way('hint', t('play.buttons.hint'), decision !== null, () => void store.askHint())}
      {isAdvised && isSmall && (
        <button
          type="button"
          className="way way-icon"
          aria-label={t('play.buttons.paths')}
          aria-pressed={hasPaths}
          onClick={() => changeSettings({ paths: !hasPaths })}
        >
          <Icon name="trophy" />
        </button>
      )}
      {/* Here it stays under the finger when the list folds. */}
      {sheet && <SheetToggle sheet={sheet} />}
    </div>
  );
}

function Coached() {
  return <CoachNotes pointed={useTable((state) => pointedOption(state)?.text ?? null)} />;
}

interface PromptProps {
  onRule: (rule: string) => void;
  onScore: () => void;
}

export const Prompt = memo(function Prompt({ onRule, onScore }: PromptProps) {
  const { t } = useWords();
  const sheet = useSheet();
  const isCoached = useIsCoached();
  const { skill } = useSettings();
  const { isLesson = false } = useExtras();
  const isNewcomer = (skill === null || skill === 'new') && !isLesson;
  return (
    <section className={`panel prompt ${sheet ? 'prompt-sheet' : ''}`} aria-label={t('play.prompt')}>
      <div className="prompt-body">
        <Sentence onScore={onScore} />
        {isNewcomer && <NewHere />}
        <Refusal onRule={onRule} />
        <Hinted />
        {sheet && <ChoiceSheet sheet={sheet} />}
        <Losses />
        <Since />
        {isCoached && <Coached />}
      </div>
      <Armed sheet={sheet} />
      <MoveButtons sheet={sheet} />
      <Ways sheet={sheet} />
      <Consequences sheet={sheet} />
    </section>
  );
});
