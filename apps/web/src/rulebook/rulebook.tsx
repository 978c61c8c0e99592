// The rulebook: search, contents, and the part that the reader has opened. A page shows it, and a dialog at the table.

import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Chunk } from '../ui/on-demand.tsx';
import { useWords } from '../ui/use-words.ts';
import { CHAPTERS, type Chapter, chapterOf, isRule } from './chapters.ts';
import { Editions } from './editions.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { IconLegend } from './icon-legend.tsx';
import { PlaceLink, ReaderProvider } from './place.tsx';
import { RuleList } from './rule-list.tsx';
import { ruleSections, SECTIONS, sayRuleSection, sectionOf } from './rule-sections.ts';
import './rulebook.css';

/** They need the data of all components. */
const ComponentList = new Chunk(() => import('./components.tsx')).part('ComponentList');
const Origins = new Chunk(() => import('./origins.tsx')).part('Origins');
const Results = new Chunk(() => import('./results.tsx')).part('Results');

interface Props {
  place: string | null;
  /** At the table a link must not leave the game, and only one section is shown at a time. */
  isAtTable?: boolean;
  onGo?(place: string): void;
}

function Contents({ part, place }: { part: Chapter; place: string | null }) {
  const { t } = useWords();
  const section = place !== null && isRule(place) ? sectionOf(place) : place;
  return (
    <ul>
      {CHAPTERS.map((name) => (
        <li key={name}>
          <PlaceLink to={name} isCurrent={name === part}>
            {t(`rulebook.part.${name}`)}
          </PlaceLink>
          {name === 'rules' && (
            <ul>
              {SECTIONS.map((one) => (
                <li key={one}>
                  <PlaceLink to={one} isCurrent={one === section}>
                    <span className="contents-id">{sayRuleSection(one)}</span>
                    <span>{t(`rulesPage.sections.${one}`)}</span>
                  </PlaceLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Opened({ part, place, isAtTable }: { part: Chapter; place: string | null; isAtTable: boolean }) {
  switch (part) {
    case 'start':
      return <HowToPlay />;
    case 'rules': {
      const only = place === null || place === 'rules' ? null : isRule(place) ? sectionOf(place) : place;
      const sections = ruleSections((id) => !isAtTable || only === null || sectionOf(id) === only);
      return <RuleList sections={sections} />;
    }
    case 'icons':
      return <IconLegend />;
    case 'cards':
      return <ComponentList />;
    case 'editions':
      return <Editions />;
    case 'origins':
      return <Origins />;
    default:
      return part satisfies never;
  }
}

/** The thing at a place: a rule, the heading of a section, a card, or the heading of the part. */
const thingAt = (place: string): HTMLElement | null =>
  document.getElementById(`rule-${place}`) ??
  document.getElementById(`head-${place}`) ??
  document.getElementById(`card-${place}`) ??
  document.getElementById('rulebook-part');

/** Brings the place into view and gives it the focus. Cards come later than the page. */
function useArrivalAt(place: string | null, isSearching: boolean): void {
  useEffect(() => {
    if (place === null || isSearching) return;
    const arrive = (): void => {
      const thing = thingAt(place);
      thing?.focus({ preventScroll: true });
      thing?.scrollIntoView({ block: thing.id.startsWith('rule-') && thing.offsetHeight < 400 ? 'center' : 'start' });
    };
    arrive();
    if (chapterOf(place) !== 'cards' || document.getElementById(`card-${place}`)) return;
    const watch = new MutationObserver(() => {
      if (!document.getElementById(`card-${place}`)) return;
      watch.disconnect();
      arrive();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [place, isSearching]);
}

export function Rulebook({ place, isAtTable = false, onGo }: Props) {
  const { t } = useWords();
  const id = useId();
  const opened = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(0);
  const isSearching = search.trim() !== '';
  const part = chapterOf(place);
  const go = useCallback(
    (to: string) => {
      setSearch('');
      onGo?.(to);
    },
    [onGo],
  );
  const reader = useMemo(() => ({ place, isAtTable, onGo: go }), [place, isAtTable, go]);
  useArrivalAt(place, isSearching);
  // What is found begins at its top, wherever the reader was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search finds something else.
  useEffect(() => {
    if (isSearching) opened.current?.scrollIntoView({ block: 'start' });
  }, [search, isSearching]);
  const isWide = useMemo(() => matchMedia('(min-width: 60rem)').matches, []);

  return (
    <ReaderProvider value={reader}>
      <div className={`rulebook ${isAtTable ? 'rulebook-at-table' : ''}`}>
        <search className="rulebook-search">
          <label className="visually-hidden" htmlFor={id}>
            {t('rulebook.search')}
          </label>
          <input
            id={id}
            className="input"
            type="search"
            value={search}
            placeholder={t('rulebook.search')}
            onChange={({ target }) => setSearch(target.value)}
          />
          <output htmlFor={id}>{isSearching && t('rulebook.found', { count })}</output>
        </search>
        <details className="rulebook-contents" open={isWide}>
          <summary>{t('rulebook.contents')}</summary>
          <nav aria-label={t('rulebook.contents')}>
            <Contents part={part} place={place} />
          </nav>
        </details>
        <div ref={opened} className="rulebook-part">
          {isSearching ? (
            <Results search={search} onCount={setCount} />
          ) : (
            <>
              <h2 id="rulebook-part" tabIndex={-1}>
                {t(`rulebook.part.${part}`)}
              </h2>
              {part === 'rules' && <p className="rulebook-text">{t('rulesPage.intro')}</p>}
              <Opened part={part} place={place} isAtTable={isAtTable} />
            </>
          )}
        </div>
      </div>
    </ReaderProvider>
  );
}
