// Components that are loaded when they are first shown. React's own `lazy` waits 300 ms after it has shown a fallback;
// these are drawn as soon as they are there.

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Source<Props> {
  load(): Promise<ComponentType<Props>>;
  /** The component, once it is loaded. */
  loaded(): ComponentType<Props> | null;
  /** What is shown until then. */
  fallback: ReactNode;
}

/** A failure goes to the error boundary. */
function Loaded<Props extends object>({ source, given }: { source: Source<Props>; given: Props }) {
  const [{ Part }, setPart] = useState(() => ({ Part: source.loaded() }));
  const [problem, setProblem] = useState<Error | null>(null);
  const isMissing = Part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    source.load().then(
      (loaded) => !isGone && setPart({ Part: loaded }),
      (error: Error) => !isGone && setProblem(error),
    );
    return () => {
      isGone = true;
    };
  }, [source, isMissing]);
  if (problem) throw problem;
  return Part ? <Part {...given} /> : source.fallback;
}

export type OnDemand<Props> = ComponentType<Props> & {
  /** For what must be there with the first picture: a part that comes later moves the others. */
  load(): Promise<unknown>;
};

/** @param known The component, if it is loaded already in another way. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  known: () => ComponentType<Props> | null = () => null,
): OnDemand<Props> {
  let last: ComponentType<Props> | null = null;
  const source: Source<Props> = {
    fallback,
    loaded: () => last ?? known(),
    load: async () => {
      last = await load();
      return last;
    },
  };
  return Object.assign((props: Props) => <Loaded source={source} given={props} />, { load: source.load });
}
