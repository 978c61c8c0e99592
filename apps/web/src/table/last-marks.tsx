// What others did last, marked on the table until the viewer moves: empty places of dice, paths of ships, new things.

import type { View } from '@black-angel/engine';
import { columnOf, MIDDLE, rowOf } from '@black-angel/rules';
import { Parts } from '@black-angel/words';
import { useLayoutEffect, useMemo } from 'react';
import { DieArt } from '../art/die.tsx';
import { seatTones } from '../art/palette.ts';
import { type Mark, refOfMark } from '../ui-state/last-marks.ts';
import { useTable } from './table-context.tsx';
import { markThings } from './things.ts';
import { useNames, useSeatArt, useWords } from './words.ts';
import './last-marks.css';

type Path = Extract<Mark, { kind: 'path' }>;

/** Marks new cards, Ravagers and tiles. `shown` and `part` are what else decides which things are drawn. */
export function useMarkedThings(shown: number, part: string): void {
  const marks = useTable((state) => state.marks);
  const moment = useTable((state) => state.moment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these draw the things again.
  useLayoutEffect(() => {
    return markThings(
      'marked',
      marks.flatMap((mark) => refOfMark(mark) ?? []),
    );
  }, [marks, moment, shown, part]);
}

/** The empty places of dice that were taken from a compartment. */
export function TakenDice({ compartment }: { compartment: number }) {
  const { t } = useWords();
  const { names } = useNames();
  const marks = useTable((state) => state.marks);
  const content = useTable((state) => state.content);
  return marks.map((mark, i) => {
    if (mark.kind !== 'die' || mark.from !== compartment) return null;
    const die = new Parts(t, content).die(mark.die, true);
    return (
      <span
        key={i}
        className="die die-gone"
        data-tip-text={t('told.dieGone', { name: names[mark.by] ?? t('players.neutral'), die })}
      >
        <DieArt colour={mark.die.colour} value={mark.die.value} />
      </span>
    );
  });
}

/** The middle of a hex, in widths of a hex. */
export function middleOf(hex: number, rows: number, isFlat: boolean): { x: number; y: number } {
  const row = rowOf(hex);
  const column = columnOf(hex);
  const outward = Math.abs(column - MIDDLE) / 2;
  if (!isFlat) return { x: row + outward + 0.5, y: (column * 0.75 + 0.5) * 1.1547 };
  return { x: column * 0.75 + 0.5, y: (rows - row - outward + 0.5) * 0.866 };
}

/** The drawing of space, in widths of a hex. */
export const viewBoxOf = (rows: number, isFlat: boolean): string =>
  isFlat ? `0 0 4 ${(rows + 1) * 0.866}` : `0 0 ${rows + 1} ${4 * 1.1547}`;

/** The paths that ships flew: a dashed line from a ring to an arrow head. */
export function FlightPaths({ view, isFlat }: { view: Pick<View, 'strips'>; isFlat: boolean }) {
  const marks = useTable((state) => state.marks);
  const paths = useMemo(() => marks.filter((mark): mark is Path => mark.kind === 'path'), [marks]);
  const rows = view.strips.length;
  const artOf = useSeatArt();
  if (paths.length === 0) return null;
  return (
    <svg className="flight-paths" viewBox={viewBoxOf(rows, isFlat)} aria-hidden="true">
      {paths.map(({ seat, hexes }, i) => {
        const points = hexes.map((hex) => middleOf(hex, rows, isFlat));
        const [from, to] = [points[0]!, points.at(-1)!];
        const line = points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L');
        const { main } = seatTones(artOf(seat));
        return (
          <g key={i} fill="none" stroke={main} strokeWidth={0.04}>
            <path d={`M${line}`} className="flight-path-edge" strokeWidth={0.09} />
            <path d={`M${line}`} strokeDasharray="0.12 0.08" />
            <circle cx={from.x} cy={from.y} r={0.13} />
            <circle cx={to.x} cy={to.y} r={0.2} strokeDasharray="0.12 0.08" />
          </g>
        );
      })}
    </svg>
  );
}
