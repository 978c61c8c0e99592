// The whole table on one screen. A small screen shows one part at a time, and always the prompt and the viewer's dice.

import type { GameEvent } from '@black-angel/engine';
import { Parts, plain } from '@black-angel/words';
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon, type IconName } from '../art/icon.tsx';
import { useArrival } from '../ui/arrival.ts';
import { pointsOf } from '../ui-state/step-points.ts';
import { useHasPaths } from './advised.ts';
import { Board } from './board.tsx';
import { Compartment } from './compartment.tsx';
import { Described } from './described.tsx';
import { type DialogName, Dialogs } from './dialogs.tsx';
import { Display } from './display.tsx';
import { focusLog } from './focus.ts';
import { Ghosts } from './ghosts.tsx';
import { Hand } from './hand.tsx';
import { rememberScroll, showTold, useTargetInSight } from './in-sight.ts';
import { useKeys } from './keys.ts';
import { useMarkedThings } from './last-marks.tsx';
import { PathsPanel } from './lazy-advice.ts';
import { Replay } from './lazy-later.ts';
import { OtherBoards } from './other-boards.tsx';
import { Countdown, Players } from './players.tsx';
import { removeCaret } from './pointing.ts';
import { Prompt } from './prompt.tsx';
import { useArrangement, useIsLarge, useLayout } from './screen-size.ts';
import { Ship } from './ship.tsx';
import { Space } from './space.tsx';
import { SpokenOffer } from './spoken-offer.tsx';
import { Goods, Standings } from './standings.tsx';
import { TableMenu } from './table-menu.tsx';
import {
  FIRST_PART,
  hasDisplayWithShip,
  nextPart,
  partOfPoints,
  partsWithTargets,
  TABS,
  type TablePart,
} from './table-parts.ts';
import { Tip } from './tip.tsx';
import { Told } from './told.tsx';
import { useFlights } from './use-flights.ts';
import { useNames, useWords } from './words.ts';
import './table.css';
import './table-small.css';
import './table-desktop.css';
import './table-phone.css';
import './table-tablet.css';
import './forced-colours.css';
import { useEffect } from 'react';
import { LogPanel } from '../panels/log.tsx';
import type { TableStore } from './core/table-store.ts';
import { useStore, useTable } from './table-context.tsx';
import { useExtras } from './table-extras.tsx';
import { highlight } from './things.ts';

/** The playback pauses while the page is hidden, until the player comes back. */
function useHeldWhileHidden(store: TableStore): void {
  useEffect(() => {
    const look = (): void => store.hold(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      store.hold(false);
    };
  }, [store]);
}

const TAB_ICONS: Record<TablePart, IconName> = {
  space: 'space',
  ship: 'frigate',
  you: 'board',
  players: 'players',
  log: 'log',
};

interface TabsProps {
  tabs: readonly TablePart[];
  part: TablePart;
  onPart: (part: TablePart) => void;
}

function Tabs({ tabs, part, onPart }: TabsProps) {
  const { t } = useWords();
  const selection = useTable((state) => state.selection);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  const glowing = partsWithTargets(selection, viewer, tabs);
  return (
    <nav className="tabs" aria-label={t('play.tabsLabel')}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          className={`tab ${part === name ? 'tab-open' : ''} ${glowing.has(name) ? 'tab-glowing' : ''}`}
          aria-current={part === name ? 'page' : undefined}
          onClick={() => onPart(name)}
        >
          <Icon name={TAB_ICONS[name]} />
          {t(`play.tabs.${name}`)}
        </button>
      ))}
    </nav>
  );
}

interface ShownBoard {
  shown: number;
  show: (seat: number | null) => void;
  isPinned: boolean;
  setPinned: (isPinned: boolean) => void;
}

/** The seat whose board is shown: the viewer's, or one that the player chose. */
function useShownBoard(): ShownBoard {
  const viewer = useTable(({ moment }) => moment.view.viewer);
  const own = viewer === 'spectator' ? 0 : viewer;
  const players = useTable(({ moment }) => moment.view.players.length);
  const [asked, setAsked] = useState<number | null>(null);
  const [isPinned, setPinned] = useState(false);
  // The viewer's decision shows the viewer's board, unless another is pinned.
  const isDeciding = useTable(({ decision }) => decision !== null);
  useEffect(() => {
    if (isDeciding && !isPinned) setAsked(null);
  }, [isDeciding, isPinned]);
  const show = useCallback(
    (seat: number | null) => {
      if (seat === null) setAsked(null);
      else if (seat < players) setAsked((before) => (before === seat || seat === own ? null : seat));
    },
    [players, own],
  );
  return { shown: asked ?? own, show, isPinned, setPinned };
}

/** With tabs: turns to where something glows or the shown step happens, and back after the playback. */
function usePart(
  tabs: readonly TablePart[],
): [TablePart, (part: TablePart) => void, turnTo: (events: readonly GameEvent[]) => void] {
  const [shown, change] = useReducer(nextPart, FIRST_PART);
  const selection = useTable((state) => state.selection);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  const { part: wanted = null } = useExtras();
  const step = useTable(({ telling }) => telling?.step ?? null);
  // Where the player was scrolled to, while others' turns are played back.
  const scrolled = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    // A large screen shows all parts: it would only be rendered twice.
    if (tabs.length === 0) return;
    if (step) {
      scrolled.current ??= rememberScroll();
      const told = partOfPoints(pointsOf(step), tabs);
      if (told) change({ kind: 'told', part: told });
    } else if (selection) change({ kind: 'asked', selection, viewer, tabs });
  }, [step, selection, viewer, tabs]);
  // It follows the effect above, so that a lesson has the last word.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new choice shows it again.
  useLayoutEffect(() => {
    if (wanted && tabs.includes(wanted)) change({ kind: 'chosen', part: wanted });
  }, [wanted, selection, tabs]);
  // Once the part is drawn: a hidden one does not scroll.
  useLayoutEffect(() => {
    if (shown.before !== null || step || !selection) return;
    scrolled.current?.();
    scrolled.current = null;
  }, [shown, step, selection]);
  const setPart = useCallback(
    (chosen: TablePart) => {
      if (tabs.includes(chosen)) change({ kind: 'chosen', part: chosen });
    },
    [tabs],
  );
  const turnTo = useCallback(
    (events: readonly GameEvent[]) => {
      scrolled.current ??= rememberScroll();
      const told = partOfPoints(pointsOf({ events }), tabs);
      if (told) flushSync(() => change({ kind: 'told', part: told }));
      // This also computes the old place of what was hidden: else it would not move.
      showTold({ events });
    },
    [tabs],
  );
  // A tablet that is turned may lose the tab that was open.
  return [tabs.includes(shown.part) ? shown.part : FIRST_PART.part, setPart, turnTo];
}

export function Table() {
  const { t } = useWords();
  const store = useStore();
  const layout = useLayout();
  const isLarge = useIsLarge();
  const content = useTable((state) => state.content);
  const { view } = useTable((state) => state.moment);
  const isSending = useTable((state) => state.isSending);
  const isReplaying = useTable((state) => state.isReplaying);
  const telling = useTable((state) => state.telling);
  const hasPaths = useHasPaths();
  const isSmall = layout !== 'desktop';
  const arrangement = useArrangement();
  const tabs = TABS[arrangement];
  const [part, setPart, turnTo] = usePart(tabs);
  const { shown, show, isPinned, setPinned } = useShownBoard();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const layer = useFlights(store, isSmall ? turnTo : null);
  useMarkedThings(shown, part);
  useHeldWhileHidden(store);
  const names = useNames();
  useTargetInSight(isSmall ? part : null);
  const showBoard = useCallback(
    (seat: number) => {
      show(seat);
      setPart('you');
    },
    [show, setPart],
  );
  const showScore = useCallback(() => setDialog('score'), []);
  const openPart = useCallback(
    (chosen: TablePart) => {
      if (chosen === 'you') show(null);
      setPart(chosen);
    },
    [show, setPart],
  );
  const actions = useMemo(
    () => ({
      help: () => setDialog('help'),
      showBoard,
      log: () => {
        // On a small screen the log must be shown before it can have the focus.
        flushSync(() => setPart('log'));
        focusLog();
      },
    }),
    [showBoard, setPart],
  );
  // It takes the focus first, so that the page is announced.
  useArrival();
  useKeys(store, actions);
  // The viewer's dice lie beside the prompt. A replay asks nothing.
  const docked = isReplaying || view.viewer === 'spectator' ? null : view.viewer;
  const owner =
    shown === view.viewer ? t('area.board') : t('area.boardOf', { of: plain(new Parts(t, content, names).of(shown)) });
  const isWithShip = hasDisplayWithShip(tabs);
  const display = (
    <section className="part part-display panel" aria-label={t('area.display')}>
      <Display view={view} content={content} />
    </section>
  );
  const dock = docked !== null && (
    <div className="dice-dock">
      <Compartment view={view} compartment={docked} />
    </div>
  );
  return (
    <main
      className={`table table-${layout} table-${arrangement} table-part-${part} ${isReplaying ? 'table-replaying' : ''}`}
      aria-busy={isSending}
      aria-label={t('app.page.play')}
      tabIndex={-1}
      onPointerUp={removeCaret}
    >
      <SpokenOffer />
      <section className="part part-ship" aria-label={t('area.angel')}>
        <Ship view={view} content={content} docked={docked} />
        {isWithShip && display}
      </section>
      <section className="part part-space" aria-label={t('area.space')}>
        <Space view={view} content={content} />
        <Countdown view={view} />
      </section>
      {!isWithShip && display}
      <section className="part part-board panel" aria-label={owner}>
        {view.players[shown] && <Hand view={view} content={content} seat={shown} />}
        {view.players[shown] && <Board view={view} content={content} seat={shown} />}
        {shown !== view.viewer && (
          <div className="board-owner">
            <h2 className="part-title">{owner}</h2>
            <button type="button" className="board-pin" aria-pressed={isPinned} onClick={() => setPinned(!isPinned)}>
              <Icon name="pin" />
              {t(isPinned ? 'play.unpin' : 'play.pin')}
            </button>
          </div>
        )}
      </section>
      {isLarge && <OtherBoards view={view} content={content} shown={shown} />}
      <div className="part part-side">
        <TableMenu onDialog={setDialog} status={layout === 'phone' ? <Goods view={view} /> : null} />
        {layout === 'phone' && <Standings view={view} />}
        <Players view={view} shown={shown} onShow={showBoard} />
        {dock}
        {isReplaying ? (
          <Replay isLarge={!isSmall} />
        ) : telling ? (
          <Told telling={telling} />
        ) : (
          <Prompt onRule={setRule} onScore={showScore} />
        )}
        {hasPaths && !isReplaying && <PathsPanel />}
        <TableLog onRule={setRule} />
      </div>
      {isSmall && <Tabs tabs={tabs} part={part} onPart={openPart} />}
      <Dialogs dialog={dialog} rule={rule} onClose={() => setDialog(null)} onRule={setRule} />
      <Ghosts />
      <Tip onRule={setRule} />
      <Described />
      <div ref={layer} className="flights" aria-hidden="true" />
    </main>
  );
}

function TableLog({ onRule }: { onRule: (rule: string) => void }) {
  const store = useStore();
  // In a replay: up to the shown moment. The log renders with the table: a frame of its own would cost more.
  const entries = useTable((state) => state.replayed ?? state.entries);
  const info = useTable((state) => state.info);
  const content = useTable((state) => state.content);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  const { handovers } = useExtras();
  return (
    <LogPanel
      entries={entries}
      handovers={handovers}
      info={info}
      viewer={viewer}
      content={content}
      onPoint={highlight}
      onGo={(index) => void store.replay.lookAt(index)}
      onRule={onRule}
    />
  );
}
