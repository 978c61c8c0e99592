// Paths to points: the three best ways to VP that are open to the viewer, lit on the table when they are pointed at.

import type { Path, PathSource } from '@black-angel/bots/advice';
import { cardName } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import { useEffect, useState } from 'react';
import { adviser } from '../advice/advice-client.ts';
import { Icon } from '../art/icon.tsx';
import { changeSettings } from '../browser/settings.ts';
import { sayMissing, sayMoveText, sayPath, saySignedVp } from '../texts/say-advice.ts';
import { catchFocus } from '../ui/arrival.ts';
import { announce } from '../ui/live-region.tsx';
import { useStore, useTable } from './table-context.tsx';
import { highlight, thingsOf } from './things.ts';
import { useNames, useWords } from './words.ts';
import './paths-panel.css';

const refOf = (source: PathSource, content: Content): string =>
  'card' in source ? `card:${cardName(source.card)}` : `tile:${content.tiles[source.tile]!.id}`;

/**
 * The paths from the beginning of the viewer's turn. They stay while the turn and those of the others are played.
 *
 * @returns `later` before the first turn of the viewer, and where nothing comes.
 */
function usePaths(): Path[] | 'thinking' | 'later' {
  const isAsked = useTable(({ decision }) => decision?.kind === 'turn');
  const moment = useTable((state) => state.moment);
  const [paths, setPaths] = useState<Path[] | 'failed' | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    adviser(moment.view)('paths', moment.view, `${moment.index}`).then(
      (found) => !isGone && setPaths(found),
      // The table works without advice.
      () => !isGone && setPaths('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, moment]);
  if (paths === 'failed') return 'later';
  return paths ?? (isAsked ? 'thinking' : 'later');
}

/** Where the card or tile lies. */
function holderOf(ref: string): HTMLElement | null {
  const holders = thingsOf(ref).flatMap((thing) => thing.closest<HTMLElement>('[data-target],[data-tip]') ?? []);
  return holders.find((holder) => holder.getClientRects().length > 0) ?? holders[0] ?? null;
}

/** A key leads to the card or tile. By touch, and where another part of the table is shown, its place is announced. */
function goTo(ref: string, isByKey: boolean): void {
  const holder = holderOf(ref);
  if (!holder) return;
  if (isByKey && holder.getClientRects().length > 0) {
    if (!holder.matches('button')) holder.tabIndex = -1;
    return holder.focus();
  }
  const area = holder.closest('section[aria-label]')?.getAttribute('aria-label');
  const name = holder.querySelector('.spot-name')?.textContent ?? holder.getAttribute('aria-label');
  announce([area, name].filter(Boolean).join(': '));
}

function PathRow({ path }: { path: Path }) {
  const { t } = useWords();
  const names = useNames();
  const content = useTable((state) => state.content);
  const { view } = useTable((state) => state.moment);
  const { vp, turns, missing, moves, source } = path;
  const ref = refOf(source, content);
  const light = (): void => highlight(ref);
  const unlight = (): void => highlight(null);
  const when = turns === 1 ? t('advice.paths.now') : t('advice.paths.turns', { count: turns });
  return (
    <li>
      <button
        type="button"
        className="path"
        onPointerEnter={light}
        onPointerLeave={unlight}
        onFocus={light}
        onBlur={unlight}
        onClick={({ detail }) => {
          light();
          goTo(ref, detail === 0);
        }}
      >
        <span className="path-vp">{t('advice.paths.vp', { vp: saySignedVp(t, vp) })}</span>
        <span className="path-words">
          <span className="path-name">{sayPath(t, path, content)}</span>
          <span className="path-lacks">{`${when} · ${sayMissing(t, missing, content)}`}</span>
          {turns > 1 && moves[0] && (
            <span className="path-lacks path-begin">
              {t('advice.paths.begin', { move: sayMoveText(t, moves[0], view, content, names) })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** The first move of a longer path is not shown where there is little room. */
const isBeginShown = (): boolean => (document.querySelector('.path-begin')?.getClientRects().length ?? 0) > 0;

/** What a row tells to do: the turn of a path that pays now, the first move of a longer one. */
const proposedOf = ({ moves, turns }: Path): readonly string[] =>
  turns === 1 ? moves : isBeginShown() ? moves.slice(0, 1) : [];

function PathList() {
  const { t } = useWords();
  const store = useStore();
  const paths = usePaths();
  useEffect(() => {
    store.proposals.propose('paths', typeof paths === 'string' ? [] : paths.map(proposedOf));
    return () => store.proposals.propose('paths', []);
  }, [store, paths]);
  useEffect(() => () => highlight(null), []);
  if (typeof paths === 'string') return <p className="paths-note">{t(`advice.paths.${paths}`)}</p>;
  if (paths.length === 0) return <p className="paths-note">{t('advice.paths.none')}</p>;
  return (
    <ol className="paths">
      {paths.map((path) => (
        <PathRow key={JSON.stringify(path.source)} path={path} />
      ))}
    </ol>
  );
}

export function PathsPanel() {
  const { t } = useWords();
  // The button that closes it goes with it.
  useEffect(() => catchFocus, []);
  return (
    <section className="panel paths-panel" aria-label={t('play.buttons.paths')}>
      <button
        type="button"
        className="paths-head part-title"
        aria-expanded
        onClick={() => changeSettings({ paths: false })}
      >
        {t('play.buttons.paths')}
        <Icon name="close" />
      </button>
      <PathList />
    </section>
  );
}
