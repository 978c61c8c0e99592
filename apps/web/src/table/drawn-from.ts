// A part of the table that renders again only when the fields it reads from the view have changed. It names these
// fields; the compiler checks that it reads no others.

import type { View } from '@black-angel/engine';
import { type ComponentType, type MemoExoticComponent, memo } from 'react';

type Slice<Keys extends keyof View> = { view: Pick<View, Keys> };

export function drawnFrom<Keys extends keyof View, Props extends Slice<Keys>>(
  keys: readonly Keys[],
  part: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> {
  return memo(part, ({ view: before, ...was }, { view: after, ...is }) => {
    const names = Object.keys(is) as (keyof typeof is)[];
    return (
      keys.every((key) => before[key] === after[key]) &&
      names.length === Object.keys(was).length &&
      names.every((name) => was[name as keyof typeof was] === is[name])
    );
  });
}
