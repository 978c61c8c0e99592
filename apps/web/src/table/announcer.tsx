// Announces events and decisions to screen readers.

import { useEffect, useRef, useState } from 'react';
import { isMinor } from '../panels/turn-groups.ts';
import {
  plain,
  sayAsked,
  sayEvent,
  sayHandover,
  sayRefusal,
  sayStepPlainly,
  sayTarget,
  untoldEvents,
} from '../texts/index.ts';
import { announce } from '../ui/live-region.tsx';
import { shortName } from './choice-words.ts';
import { useTable } from './table-context.tsx';
import { useExtras } from './table-extras.tsx';
import { useNames, useWords } from './words.ts';

/** Milliseconds until a screen reader knows the region. What is in it before is not read. */
const KNOWN_AFTER = 250;

/** Whether what is said now is read aloud. */
function useIsKnown(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isKnown;
}

/** Parts as sentences, each with one full stop. */
const sentences = (parts: readonly (string | false | undefined)[]): string =>
  parts
    .filter(Boolean)
    .join('. ')
    .replace(/([.!?…])\. /g, '$1 ');

/** A refusal is read each time, even if it is the same one. */
function useAnnouncedRefusal(): void {
  const { t } = useWords();
  const refusal = useTable((state) => state.refusal);
  const content = useTable((state) => state.content);
  useEffect(() => {
    if (refusal) announce(`${sayRefusal(t, refusal.illegal, content)} (${refusal.illegal.rule})`);
  }, [refusal, t, content]);
}

/** A bot plays for somebody, or a player is back. What was there when the table opened is in the log only. */
function useAnnouncedHandover(): void {
  const { t } = useWords();
  const names = useNames();
  const last = useExtras().handovers?.at(-1);
  const name = last ? `${last.at} ${last.seat} ${last.what}` : '';
  const told = useRef(name);
  useEffect(() => {
    if (last && told.current !== name) announce(sayHandover(t, last, names));
    told.current = name;
  }, [last, name, names, t]);
}

export function Announcer() {
  const { t, language } = useWords();
  const names = useNames();
  const content = useTable((state) => state.content);
  const last = useTable((state) => (state.replayed ?? state.entries).at(-1));
  const happened = useTable((state) => state.happened);
  const isUndone = useTable((state) => state.isUndone);
  const replayed = useTable((state) => state.replayed);
  // A screen reader could not keep up.
  const isRunning = useTable((state) => state.isReplayRunning);
  const decision = useTable((state) => state.decision);
  const { view } = useTable((state) => state.moment);
  const selection = useTable((state) => state.selection);
  const isArmed = useTable((state) => state.armed !== null);
  const telling = useTable((state) => state.telling);
  // The events of the last step stay when a film ends. Only what its caption left out is new then.
  const [lastTold, setLastTold] = useState(telling);
  if (telling && telling !== lastTold) setLastTold(telling);
  const ended = lastTold?.step.events === happened ? lastTold.step : null;
  const main = (ended ? untoldEvents(ended) : happened).filter((event) => !isMinor(event));
  const told = main.length > 0 || ended ? main : happened;
  // The prompt says whose turn it is.
  const sayHappened = (): string =>
    told
      .map((event) =>
        event.kind === 'turnStarted' && event.seat === names.viewer
          ? t('play.round', { round: event.round })
          : plain(sayEvent(t, event, names, content)),
      )
      .join('. ');
  // An undo has no events, and a move of a replay may have none to tell.
  const sayNothing = (): string => {
    const mover = replayed?.at(-1)?.seat ?? -1;
    if (isUndone) return t('announce.undone');
    return mover >= 0 ? t('table.nothingMore', { name: names.names[mover] ?? '' }) : '';
  };
  const said = telling
    ? sayStepPlainly(t, telling.step, names, content)
    : told.length > 0
      ? sayHappened()
      : ended
        ? ''
        : sayNothing();
  const chosen = selection?.chosen.at(-1);
  const what =
    chosen && t('play.chosen', { what: shortName(sayTarget(t, chosen, view, content, names), chosen, language) });
  const prompt = decision && sayAsked(t, view, content, decision, selection);
  const isKnown = useIsKnown();
  useAnnouncedRefusal();
  useAnnouncedHandover();
  const asked = prompt
    ? sentences([prompt.title, prompt.text, prompt.goal, what, isArmed && t('table.sheet.tapAgain')])
    : '';
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t('announce.events')}>
      {/* A step may extend the last entry, so it is a paragraph of its own. */}
      <p key={`${last?.index} ${last?.events.length}`}>{isKnown && !isRunning && said}</p>
      <p>{isKnown && asked}</p>
    </div>
  );
}
