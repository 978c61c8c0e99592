// The prompt: what to decide, buttons of moves without a target, the preview of a move, undo.

import { type MouseEvent, memo } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { sayMove, sayNumber, sayPreview, sayPrompt, sayRefusal, sayTarget, sayWaiting } from '../texts/index.ts';
import { previewOf } from '../ui-state/decision.ts';
import type { Option } from '../ui-state/paths.ts';
import { isButton, type Target } from '../ui-state/target.ts';
import { ChoiceSheet, isInSheet, type Sheet, SheetToggle, useSheet } from './choice-sheet.tsx';
import { hovering, isByTouch } from './hovering.ts';
import { Since } from './since.tsx';
import { statusOf } from './spot.tsx';
import { useStore, useTable } from './table-context.tsx';
import type { TableState } from './table-state.ts';
import { useNames, useWords } from './words.ts';
import './prompt.css';

/** The option under the pointer, in focus or armed. */
function pointedOption({ decision, selection, pointed, armed }: TableState): Option | null {
  if (armed) return armed;
  if (!decision || !selection || !pointed) return null;
  const options = selection.next.get(pointed);
  return options?.length === 1 && options[0]!.path.length === selection.chosen.length + 1 ? options[0]! : null;
}

function Consequences({ sheet }: { sheet: Sheet | null }) {
  const { t } = useWords();
  const state = useTable((whole) => whole);
  const option = pointedOption(state);
  if (!option || !state.decision || isInSheet(sheet, option)) return null;
  const lines = sayPreview(t, previewOf(state.decision, option.move), state.decision.seat, state.content);
  if (lines.length === 0) return null;
  return (
    <ul className="consequences" aria-label={t('play.consequences')}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

function Refusal({ onRule }: { onRule: (rule: string) => void }) {
  const { t } = useWords();
  const refusal = useTable((state) => state.refusal);
  const content = useTable((state) => state.content);
  if (!refusal) return null;
  const { illegal } = refusal;
  return (
    <p className="refusal" role="status">
      {sayRefusal(t, illegal, content)}{' '}
      <button type="button" className="rule-link" onClick={() => onRule(illegal.rule)}>
        {illegal.rule}
      </button>
    </p>
  );
}

const ICONS: Partial<Record<Target, IconName>> = { 'button:end': 'endTurn', 'button:done': 'check' };

function MoveButton({ target, option }: { target: Target; option: Option }) {
  const { t } = useWords();
  const store = useStore();
  const names = useNames();
  const status = useTable((state) => statusOf(state, target));
  const { view } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  const icon = ICONS[target];
  const isMain = target === 'button:end';
  return (
    <button
      type="button"
      className={`move-button ${isMain ? 'move-button-main' : ''} spot-${status}`}
      data-target={target}
      onClick={(event: MouseEvent) => store.point(target, isByTouch(event))}
      {...hovering(store, target)}
    >
      {icon && <Icon name={icon} />}
      {sayMove(t, option.move, view, content, names)}
    </button>
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

function Hint() {
  const { t, language } = useWords();
  const store = useStore();
  const names = useNames();
  const hint = useTable((state) => state.hint);
  const decision = useTable((state) => state.decision);
  const { view } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  if (!hint) return null;
  if (hint === 'thinking') return <p className="hint">{t('hint.thinking')}</p>;
  const [best, second] = hint.lines;
  const option = decision?.options.find(({ text }) => text === best?.moves[0]);
  const gap = best && second ? best.value - second.value : 0;
  const reason = !second
    ? t('hint.reasons.only')
    : gap < 0.5
      ? t('hint.reasons.close')
      : t('hint.reasons.vp', { vp: sayNumber(gap, language) });
  const move = sayMove(t, option?.move ?? hint.move, view, content, names);
  return (
    <p className="hint" role="status">
      <strong>{t('hint.suggests', { move })}</strong> {t('hint.because', { reason })}{' '}
      {option && (
        <button type="button" className="hint-play" onClick={() => store.choose(option)}>
          {t('hint.apply')}
        </button>
      )}
    </p>
  );
}

function Sentence() {
  const { t } = useWords();
  const seats = useNames();
  const { names, viewer } = seats;
  const { view, result } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  const decision = useTable((state) => state.decision);
  const selection = useTable((state) => state.selection);
  const asked = view.decision;
  if (result || !asked) return <h2 className="prompt-title">{t('score.title')}</h2>;
  if (!decision || asked.seat !== viewer) {
    const name = names[asked.seat] ?? '';
    return <p className="prompt-text">{asked.seat === viewer ? '\u00a0' : sayWaiting(t, name, asked.kind)}</p>;
  }
  const { title, text } = sayPrompt(
    t,
    view,
    content,
    decision.options.map(({ move }) => move),
  );
  const chosen = selection?.chosen.at(-1);
  return (
    <>
      <h2 className="prompt-title">{title}</h2>
      <p className="prompt-text">{text}</p>
      {chosen && (
        <p className="prompt-chosen">{t('play.chosen', { what: sayTarget(t, chosen, view, content, seats) })}</p>
      )}
    </>
  );
}

function Ways() {
  const { t } = useWords();
  const store = useStore();
  const { step, turn } = useTable((state) => state.moment.undo);
  const decision = useTable((state) => state.decision);
  const isShowing = useTable((state) => state.isShowing);
  const way = (icon: IconName, label: string, isOpen: boolean, act: () => void, why?: string) => (
    <button type="button" className="way" disabled={!isOpen} title={isOpen ? undefined : why} onClick={act}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  if (isShowing && !decision)
    return <div className="ways">{way('forward', t('play.buttons.skip'), true, () => store.skip())}</div>;
  return (
    <div className="ways">
      {way('undo', t('play.buttons.undo'), step > 0, () => store.undo('step'), t('play.undoBarrier'))}
      {way('undoTurn', t('play.buttons.undoTurn'), turn > 0, () => store.undo('turn'), t('play.undoBarrier'))}
      {way('hint', t('play.buttons.hint'), decision !== null, () => void store.askHint())}
    </div>
  );
}

export const Prompt = memo(function Prompt({ onRule }: { onRule: (rule: string) => void }) {
  const { t } = useWords();
  const sheet = useSheet();
  return (
    <section className={`panel prompt ${sheet ? 'prompt-sheet' : ''}`} aria-label={t('play.prompt')}>
      <Sentence />
      {sheet && <SheetToggle sheet={sheet} />}
      <Refusal onRule={onRule} />
      <Hint />
      {sheet && <ChoiceSheet sheet={sheet} />}
      <MoveButtons sheet={sheet} />
      <Armed sheet={sheet} />
      <Consequences sheet={sheet} />
      <Since />
      <Ways />
    </section>
  );
});
