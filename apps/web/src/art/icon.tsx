// Every icon of the table: game goods in their own colours, verbs and signs in the current colour.

import { memo } from 'react';
import { ACTIONS } from './glyphs-actions.tsx';
import { GOODS } from './glyphs-goods.tsx';
import { SIGNS } from './glyphs-ui.tsx';

const GLYPHS = { ...GOODS, ...ACTIONS, ...SIGNS } as const;

export type IconName = keyof typeof GLYPHS;

/** An icon as a part of a larger drawing, its upper left corner at x, y. */
export function Glyph({ name, x, y, size }: { name: IconName; x: number; y: number; size: number }) {
  return <g transform={`translate(${x} ${y}) scale(${size / 24})`}>{GLYPHS[name]}</g>;
}

/** Decorative unless it has a title; then it is an image of that name. */
export const Icon = memo(function Icon({ name, title }: { name: IconName; title?: string }) {
  if (title === undefined) {
    return (
      <svg className="art icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {GLYPHS[name]}
      </svg>
    );
  }
  return (
    <svg className="art icon" viewBox="0 0 24 24" role="img" focusable="false">
      <title>{title}</title>
      {GLYPHS[name]}
    </svg>
  );
});
