// Announces events and decisions to screen readers.

import type { GameEvent } from '@black-angel/engine';
import { inARow, plain, sayEvent, sayRefusal } from '@black-angel/words';
import { useEffect, useRef, useState } from 'react';
import { filmSpeed, useSettings } from '../browser/settings.ts';
import { isMinor } from '../panels/turn-groups.ts';
import { sayAsked, sayHandover, sayTarget } from '../texts/index.ts';
import { announce } from '../ui/live-region.tsx';
import { beginHearing, hear, type Said } from '../ui-state/heard.ts';
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

/** What has happened since it was last said. In a replay: the move that is shown. */
function useHappened(): { key: string; events: readonly GameEvent[]; earlier: readonly Said[] } {
  // Without a film the steps of a turn come faster than any speech.
  const isOff = filmSpeed(useSettings()) === 'off';
  const entries = useTable((state) => state.entries);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  const isReplaying = useTable((state) => state.isReplaying);
  const replayed = useTable((state) => state.replayed);
  const shown = useTable((state) => state.happened);
  const isGoingOn = useTable(({ decision, moment, handover }) => !decision && !moment.result && handover === null);
  const [heard, setHeard] = useState(() => beginHearing(entries, viewer));
  // What was said before a replay is not said again after it.
  const next = isReplaying ? { ...heard, events: [], earlier: [] } : hear(heard, entries, viewer, isOff && isGoingOn);
  if (next !== heard && (next.count !== heard.count || heard.events.length > 0)) setHeard(next);
  if (!isReplaying) return { key: `${next.count}`, events: next.events, earlier: isOff ? next.earlier : [] };
  const last = replayed?.at(-1);
  return { key: `${last?.index} ${last?.events.length}`, events: shown, earlier: [] };
}

export function Announcer() {
  const { t, language } = useWords();
  const names = useNames();
  const content = useTable((state) => state.content);
  const isUndone = useTable((state) => state.isUndone);
  const replayed = useTable((state) => state.replayed);
  // A screen reader could not keep up.
  const isRunning = useTable((state) => state.isReplayRunning);
  const decision = useTable((state) => state.decision);
  const { view } = useTable((state) => state.moment);
  const selection = useTable((state) => state.selection);
  const isArmed = useTable((state) => state.armed !== null);
  const { key, events, earlier } = useHappened();
  // The prompt says whose turn it is.
  const sayHappened = (happened: readonly GameEvent[]): string => {
    const main = happened.filter((event) => !isMinor(event));
    return inARow(
      (main.length > 0 ? main : happened).map((event) =>
        event.kind === 'turnStarted' && event.seat === names.viewer
          ? t('play.round', { round: event.round })
          : plain(sayEvent(t, event, names, content)),
      ),
    );
  };
  // An undo has no events, and a move of a replay may have none to tell.
  const sayNothing = (): string => {
    const mover = replayed?.at(-1)?.seat ?? -1;
    if (isUndone) return t('announce.undone');
    return mover >= 0 ? t('table.nothingMore', { name: names.names[mover] ?? '' }) : '';
  };
  const said = events.length > 0 ? sayHappened(events) : sayNothing();
  // One list: a paragraph that stays is the same element, and is not read again.
  const messages = [
    ...earlier
      .filter(({ events }) => events.length > 0)
      .map(({ count, events }) => ({ key: `${count}`, text: sayHappened(events) })),
    { key, text: said },
  ];
  const chosen = selection?.chosen.at(-1);
  const what =
    chosen && t('play.chosen', { what: shortName(sayTarget(t, chosen, view, content, names), chosen, language) });
  const prompt = decision && sayAsked(t, view, content, decision, selection);
  const isKnown = useIsKnown();
  useAnnouncedRefusal();
  useAnnouncedHandover();
  const { isGuided = false } = useExtras();
  const asking = prompt && !isGuided ? [prompt.title, prompt.text, prompt.goal] : [];
  const asked = prompt
    ? inARow([...asking, what, isArmed && t('table.sheet.tapAgain')].flatMap((part) => part || []))
    : '';
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t('announce.events')}>
      {/* A step may extend the last entry, so it is a paragraph of its own. */}
      {messages.map(({ key, text }) => (
        <p key={key}>{isKnown && !isRunning && text}</p>
      ))}
      <p>{isKnown && asked}</p>
    </div>
  );
}
