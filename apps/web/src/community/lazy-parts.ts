// Parts of the app that are loaded on demand, together with their texts.

import { type ComponentType, createElement } from 'react';
import { fetchTexts } from '../texts/i18n.ts';
import { Loading } from '../ui/loading.tsx';
import { onDemand } from '../ui/on-demand.tsx';

type Parts = typeof import('./parts.ts');
type Pick<Props extends object> = (parts: Parts) => ComponentType<Props>;

async function load<Props extends object>(pick: Pick<Props>): Promise<ComponentType<Props>> {
  const [parts] = await Promise.all([import('./parts.ts'), fetchTexts('community', 'forms', 'online')]);
  return pick(parts);
}

export const lazyPage = <Props extends object>(pick: Pick<Props>) => onDemand(() => load(pick), createElement(Loading));

/** A part that a page can do without: it stays empty if it cannot be loaded. */
export const lazyPart = <Props extends object>(pick: Pick<Props>) =>
  onDemand(() => load(pick).catch(() => (() => null) as ComponentType<Props>));
