// Parts of the app that are loaded on demand, together with their texts.

import { type ComponentType, lazy } from 'react';
import { fetchCommunityTexts } from '../texts/i18n.ts';

type Parts = typeof import('./parts.ts');
type Pick<Props extends object> = (parts: Parts) => ComponentType<Props>;

async function load<Props extends object>(pick: Pick<Props>) {
  const [parts] = await Promise.all([import('./parts.ts'), fetchCommunityTexts()]);
  return { default: pick(parts) };
}

export const lazyPage = <Props extends object>(pick: Pick<Props>) => lazy(() => load(pick));

/** A part that a page can do without: it stays empty if it cannot be loaded. */
export const lazyPart = <Props extends object>(pick: Pick<Props>) =>
  lazy(() => load(pick).catch(() => ({ default: (() => null) as ComponentType<Props> })));
