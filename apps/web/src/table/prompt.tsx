// The prompt: what to decide, buttons of moves without a target, the preview of a move, undo.

import { memo, useId, useMemo } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { sayMove, sayNumber, sayPreview, sayPrompt, sayRefusal, sayTarget, sayWaiting } from '../texts/index.ts';
import { previewOf } from '../ui-state/decision.ts';
import type { Option } from '../ui-state/paths.ts';
import { isButton, type Target } from '../ui-state/target.ts';
import { hovering } from './hovering.ts';
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

function Consequences() {
  const { t } = useWords();
  const state = useTable((whole) => whole);
  const option = pointedOption(state);
  if (!option || !state.decision) return null;
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
    <p className="refusal">
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
  const decision = useTable((state) => state.decision);
  const consequences = useMemo(
    () => (decision ? sayPreview(t, previewOf(decision, option.move), decision.seat, content).join('. ') : ''),
    [t, decision, option, content],
  );
  const id = useId();
  const icon = ICONS[target];
  const isMain = target === 'button:end';
  return (
    <>
      <button
        type="button"
        className={`move-button ${isMain ? 'move-button-main' : ''} spot-${status}`}
        data-target={target}
        aria-describedby={consequences === '' ? undefined : id}
        onClick={() => store.point(target, false)}
        {...hovering(store, target)}
      >
        {icon && <Icon name={icon} />}
        {sayMove(t, option.move, view, content, names)}
      </button>
      {/* The list of consequences is shown only while the button is pointed at. */}
      <span id={id} hidden>
        {consequences}
      </span>
    </>
  );
}

function MoveButtons() {
  const selection = useTable((state) => state.selection);
  const decision = useTable((state) => state.decision);
  if (!selection || !decision) return null;
  const buttons = [...selection.next].filter(([target]) => isButton(target));
  if (buttons.length === 0) return null;
  return (
    <div className="move-buttons">
      {buttons.map(([target, options]) => (
        <MoveButton key={target} target={target} option={options[0]!} />
      ))}
    </div>
  );
}

function Armed() {
  const { t } = useWords();
  const store = useStore();
  const names = useNames();
  const armed = useTable((state) => state.armed);
  const { view } = useTable((state) => state.moment);
  const content = useTable((state) => state.content);
  if (!armed) return null;
  return (
    <>
      <p className="prompt-chosen">{t('play.tapAgain')}</p>
      <button type="button" className="move-button move-button-main" onClick={() => store.choose(armed)}>
        <Icon name="check" />
        {sayMove(t, armed.move, view, content, names)}
      </button>
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
    <p className="hint">
      <strong>{t('hint.suggests', { move })}</strong> {t('hint.because', { reason })}{' '}
      {option && (
        <button type="button" className="hint-play" onClick={() => store.choose(option)}>
          {t('hint.apply')}
        </button>
      )}
    </p>
  );
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
  const { t } = useWords();
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

interface PromptProps {
  onRule: (rule: string) => void;
  onScore: () => void;
}

export const Prompt = memo(function Prompt({ onRule, onScore }: PromptProps) {
  const { t } = useWords();
  return (
    <section className="panel prompt" aria-label={t('play.prompt')}>
      <Sentence onScore={onScore} />
      <Refusal onRule={onRule} />
      {/* It is there before the hint, so that the hint is read. */}
      <div className="prompt-status" role="status">
        <Hint />
      </div>
      <MoveButtons />
      <Armed />
      <Consequences />
      <Since />
      <Ways />
    </section>
  );
});
