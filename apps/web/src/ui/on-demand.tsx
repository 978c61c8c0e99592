// Components that are loaded when they are first shown. React's own `lazy` waits 300 ms after it has shown a fallback;
// these are drawn as soon as they are there.

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchTexts } from '../texts/i18n.ts';

type Texts = Parameters<typeof fetchTexts>;

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

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props & object : never;

/** Components that are loaded together, with their texts, when the first of them is shown. */
export class Chunk<Parts> {
  private readonly fetch: () => Promise<Parts>;
  private readonly texts: Texts;
  private loaded: Parts | null = null;

  constructor(fetch: () => Promise<Parts>, ...texts: Texts) {
    this.fetch = fetch;
    this.texts = texts;
  }

  readonly load = async (): Promise<Parts> => {
    const [parts] = await Promise.all([this.fetch(), fetchTexts(...this.texts)]);
    this.loaded = parts;
    return parts;
  };

  /** @param isNeeded Without it, a part that cannot be loaded stays empty. */
  part<Name extends keyof Parts>(
    name: Name,
    fallback: ReactNode = null,
    isNeeded = true,
  ): OnDemand<PropsOf<Parts[Name]>> {
    type Props = PropsOf<Parts[Name]>;
    const pick = (parts: Parts): ComponentType<Props> => parts[name] as ComponentType<Props>;
    const nothing = (): ComponentType<Props> => () => null;
    const source: Source<Props> = {
      fallback,
      loaded: () => this.loaded && pick(this.loaded),
      load: () => (isNeeded ? this.load().then(pick) : this.load().then(pick, nothing)),
    };
    return Object.assign((props: Props) => <Loaded source={source} given={props} />, { load: source.load });
  }
}
