// The log: what happened, in sentences, turn by turn, the latest at the end.

import './log.css';
import type { GameEvent, Viewer } from '@black-angel/engine';
import type { Entry, MatchInfo } from '@black-angel/match';
import type { Handover } from '@black-angel/protocol';
import type { Content } from '@black-angel/rules/components';
import { inARow, namesOf, plain, type SeatNames, sayEvent } from '@black-angel/words';
import { Fragment, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { hasRuleIds, useSettings } from '../browser/settings.ts';
import { sayHandover } from '../texts/index.ts';
import { seatArtOf } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';
import { beginThread, stepsOf } from '../ui-state/turn-steps.ts';
import { moveFocus } from './move-focus.ts';
import { Sentence } from './sentence.tsx';
import { isMinor, type TurnGroup, turnGroups } from './turn-groups.ts';

/** Turns shown at first. A click shows the earlier ones. */
const SHOWN = 6;
/** One Tab stop for the whole log, the latest line. The arrow keys move between lines. */
const STOPS = '.log-rule,.log-go';

interface Props {
  entries: readonly Entry[];
  handovers?: readonly Handover[] | undefined;
  info: MatchInfo;
  viewer: Viewer;
  content: Content;
  /** The thing whose name is pointed at; null for none. */
  onPoint(ref: string | null): void;
  /** Looks at the moment after a number of moves. */
  onGo(index: number): void;
  onRule(rule: string): void;
}

export function LogPanel({ entries, handovers, info, viewer, content, onPoint, onGo, onRule }: Props) {
  const { t } = useWords();
  const names = useMemo(() => namesOf(info, viewer, t), [info, viewer, t]);
  const [shown, setShown] = useState(SHOWN);
  const [isDetailed, setDetailed] = useState(false);
  const groups = useStableGroups(entries, handovers);
  const scroller = useRef<HTMLDivElement>(null);
  const { isAtEnd, reading, toEnd } = useEndOfList(scroller, groups, isDetailed);
  // Stable handlers, so that turns do not render again.
  const handlers = useRef({ onPoint, onGo, onRule });
  handlers.current = { onPoint, onGo, onRule };
  const [stable] = useState<Handlers>(() => ({
    onPoint: (ref) => handlers.current.onPoint(ref),
    onGo: (index) => handlers.current.onGo(index),
    onRule: (rule) => handlers.current.onRule(rule),
  }));

  return (
    <section className="log" aria-label={t('log.panel.title')}>
      <div className="log-head">
        <h2>{t('log.panel.title')}</h2>
        <button type="button" className="log-tool" aria-pressed={isDetailed} onClick={() => setDetailed(!isDetailed)}>
          {t(isDetailed ? 'log.panel.fewer' : 'log.panel.details')}
        </button>
      </div>
      {groups.length === 0 && <p className="log-empty">{t('log.panel.empty')}</p>}
      {/* Not a way to act: it notices that the reader scrolls, and moves the focus between the buttons inside. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={scroller}
        className="log-scroller"
        {...reading}
        onKeyDown={(event) => {
          reading.onKeyDown();
          moveFocus(event, STOPS);
        }}
      >
        <ol className="log-turns">
          {groups.length > shown && (
            <li>
              <button type="button" className="log-tool" onClick={() => setShown(shown + 3 * SHOWN)}>
                {t('common.more')}
              </button>
            </li>
          )}
          {groups.slice(-shown).map((group) => (
            <Turn
              key={`${group.kind}${group.index}:${group.seat}`}
              group={group}
              info={info}
              names={names}
              content={content}
              isDetailed={isDetailed}
              handlers={stable}
            />
          ))}
        </ol>
      </div>
      {!isAtEnd && (
        <button type="button" className="button log-latest" onClick={toEnd}>
          {t('log.panel.latest')}
        </button>
      )}
    </section>
  );
}

type Handlers = Pick<Props, 'onPoint' | 'onGo' | 'onRule'>;

interface TurnProps {
  group: TurnGroup;
  info: MatchInfo;
  names: SeatNames;
  content: Content;
  isDetailed: boolean;
  handlers: Handlers;
}

const Turn = memo(function Turn({ group, info, names, content, isDetailed, handlers }: TurnProps) {
  const { t } = useWords();
  const { kind, seat, round } = group;
  const title =
    kind !== 'turn'
      ? t(`log.panel.${kind}`)
      : seat === names.viewer
        ? t('log.panel.yourTurn', { round })
        : t('log.panel.turn', { round, name: names.names[seat] ?? '' });
  const events = isDetailed ? group.events : group.events.filter((event) => !isMinor(event));
  const notesBefore = (event: GameEvent | null): TurnGroup['notes'] => {
    const shown = event ? events.indexOf(event) : events.length;
    const [from, to] = [events[shown - 1], event].map((one) => (one ? group.events.indexOf(one) : null));
    return group.notes.filter(({ after }) => after > (from ?? -1) && after <= (to ?? group.events.length));
  };
  const starts = useMemo(() => stepStarts(group, events), [group, events]);
  return (
    <li className="log-turn">
      <h3 className="log-turn-head">
        {seat >= 0 && (
          <span className="log-shape">
            <PlayerShape seat={seatArtOf(info, seat)} />
          </span>
        )}
        <span>{title}</span>
        <button
          type="button"
          className="log-go"
          tabIndex={-1}
          aria-label={t('common.which', { what: t('log.panel.goTo'), which: title })}
          title={t('log.panel.goTo')}
          onClick={() => handlers.onGo(group.index)}
        >
          <Icon name="eye" />
        </button>
      </h3>
      <ul className="log-lines">
        {events.map((event, i) => (
          <Fragment key={i}>
            <Notes notes={notesBefore(event)} names={names} />
            <Line
              event={event}
              isStart={i > 0 && starts.has(event)}
              names={names}
              content={content}
              handlers={handlers}
            />
          </Fragment>
        ))}
        <Notes notes={notesBefore(null)} names={names} />
      </ul>
    </li>
  );
});

/** Who plays a seat from here on. No rule says it. */
function Notes({ notes, names }: { notes: TurnGroup['notes']; names: SeatNames }) {
  const { t } = useWords();
  return notes.map(({ handover }, i) => (
    <li key={i} className="log-line log-note">
      {sayHandover(t, handover, names)}
    </li>
  ));
}

/** The first shown line of every step of a turn. */
function stepStarts({ events, seat }: TurnGroup, shown: readonly GameEvent[]): ReadonlySet<GameEvent> {
  const steps = stepsOf(events, beginThread(seat));
  return new Set(steps.flatMap((step) => step.events.find((event) => shown.includes(event)) ?? []));
}

interface LineProps {
  event: GameEvent;
  /** Whether a step of the turn begins with it. */
  isStart: boolean;
  names: SeatNames;
  content: Content;
  handlers: Handlers;
}

const Line = memo(function Line({ event, isStart, names, content, handlers }: LineProps) {
  const { t } = useWords();
  const sentence = useMemo(() => sayEvent(t, event, names, content), [t, event, names, content]);
  const hasIds = hasRuleIds(useSettings());
  const rule = hasIds ? t('log.panel.showRule', { rule: event.rule }) : t('log.panel.rule');
  return (
    <li className={`log-line ${isStart ? 'log-line-step' : ''}`}>
      {/* The name of the button says it, so that it is read once. */}
      <span aria-hidden="true">
        <Sentence sentence={sentence} onPoint={handlers.onPoint} />
      </span>
      <button
        type="button"
        className="log-rule"
        tabIndex={-1}
        aria-label={inARow([plain(sentence), rule])}
        title={rule}
        onClick={() => handlers.onRule(event.rule)}
      >
        {hasIds ? event.rule : <Icon name="help" />}
      </button>
    </li>
  );
});

/** Unchanged turns stay the same objects, so that React skips them. */
function useStableGroups(entries: readonly Entry[], handovers: readonly Handover[] | undefined): TurnGroup[] {
  const known = useRef(new Map<string, TurnGroup>());
  return useMemo(() => {
    const next = new Map<string, TurnGroup>();
    const groups = turnGroups(entries, handovers).map((group) => {
      const key = `${group.kind}${group.index}`;
      const before = known.current.get(key);
      const isSame =
        before?.events.length === group.events.length &&
        before.events.at(-1) === group.events.at(-1) &&
        JSON.stringify(before.notes) === JSON.stringify(group.notes);
      const kept = isSame ? before : group;
      next.set(key, kept);
      return kept;
    });
    known.current = next;
    return groups;
  }, [entries, handovers]);
}

/** How far the reader may be from the end and still follow it, in pixels. */
const NEAR = 24;

/**
 * The scroller begins at its end (log.css), so new lines come into sight without a measurement. This knows whether the
 * reader has scrolled away.
 */
function useEndOfList(scroller: { current: HTMLElement | null }, groups: readonly TurnGroup[], isDetailed: boolean) {
  const [isAtEnd, setAtEnd] = useState(true);
  // Only scrolling by the reader leaves the end. A change of the content or the size does not.
  const isReader = useRef(false);
  const onReader = (): void => {
    isReader.current = true;
  };
  const toEnd = (): void => {
    isReader.current = false;
    setAtEnd(true);
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines move the Tab stop.
  useLayoutEffect(() => {
    const stops = scroller.current?.querySelectorAll<HTMLElement>(STOPS);
    const last = stops?.[stops.length - 1];
    for (const stop of stops ?? []) if (stop.tabIndex === 0 && stop !== last) stop.tabIndex = -1;
    if (last) last.tabIndex = 0;
  }, [groups, isDetailed]);
  const onScroll = (): void => {
    // 0 is the end; above it the position is negative.
    if (scroller.current!.scrollTop > -NEAR) {
      isReader.current = false;
      setAtEnd(true);
    } else if (isReader.current) setAtEnd(false);
  };
  const reading = { onScroll, onWheel: onReader, onTouchMove: onReader, onPointerDown: onReader, onKeyDown: onReader };
  return { isAtEnd, reading, toEnd };
}
