// The list of puzzles by level and theme, with what is solved, the own rating and the puzzle of the day.

import { useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { usePuzzleProgress } from '../browser/puzzle-progress.ts';
import { makeHash } from '../browser/router.ts';
import { sayNumber } from '../texts/numbers.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import { puzzleOfDay } from './day.ts';
import { PUZZLE_LEVELS, type Puzzle, type PuzzleLevel, type PuzzleList, type PuzzleTheme } from './puzzle.ts';
import { FIRST_RATING, nextPuzzle } from './rating.ts';
import { RatingPlot } from './rating-plot.tsx';
import './puzzles.css';

type Mark = 'solved' | 'tried' | 'open';

function useMark(): (id: string) => Mark {
  const { puzzles } = usePuzzleProgress();
  return (id) => (puzzles[id] === undefined ? 'open' : puzzles[id].isSolved ? 'solved' : 'tried');
}

function PuzzleLink({ puzzle, mark }: { puzzle: Puzzle; mark: Mark }) {
  const { t } = useWords();
  const name = t('puzzles.number', { number: puzzle.number });
  const label = `${name}, ${t(`puzzles.themes.${puzzle.theme}`)}, ${t(`puzzles.${mark}`)}`;
  return (
    <li>
      <a
        className={`puzzles-link puzzles-${mark}`}
        href={makeHash({ page: 'puzzles', id: puzzle.id })}
        aria-label={label}
        title={label}
      >
        {puzzle.number}
        {mark === 'solved' && <Icon name="check" />}
      </a>
    </li>
  );
}

function Level({ level, puzzles }: { level: PuzzleLevel; puzzles: readonly Puzzle[] }) {
  const { t } = useWords();
  const markOf = useMark();
  const solved = puzzles.filter(({ id }) => markOf(id) === 'solved').length;
  return (
    <section className="puzzles-level" aria-labelledby={`puzzles-${level}`}>
      <h2 id={`puzzles-${level}`}>
        {t(`puzzles.levels.${level}`)} <small>{t('puzzles.solvedOf', { solved, of: puzzles.length })}</small>
      </h2>
      <p>{t(`puzzles.levelHelp.${level}`)}</p>
      {puzzles.length === 0 ? (
        <p>{t('puzzles.none')}</p>
      ) : (
        <ol className="puzzles-links">
          {puzzles.map((puzzle) => (
            <PuzzleLink key={puzzle.id} puzzle={puzzle} mark={markOf(puzzle.id)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Rating({ list }: { list: PuzzleList }) {
  const { t } = useWords();
  const { puzzles, ratings } = usePuzzleProgress();
  const own = ratings.at(-1) ?? FIRST_RATING;
  const next = nextPuzzle(list.puzzles, own, (id) => puzzles[id]?.isSolved === true, null);
  return (
    <section className="puzzles-rating" aria-labelledby="puzzles-rating">
      <h2 id="puzzles-rating">{t('puzzles.rating')}</h2>
      {ratings.length > 0 ? (
        <div className="puzzles-rated">
          <strong>{sayNumber(own, t.language)}</strong>
          <RatingPlot ratings={ratings} />
        </div>
      ) : (
        <p>{t('puzzles.unrated')}</p>
      )}
      <p className="puzzles-help">{t('puzzles.ratingHelp')}</p>
      {next && (
        <a className="button button-primary" href={makeHash({ page: 'puzzles', id: next.id })}>
          {t('puzzles.begin')}
        </a>
      )}
    </section>
  );
}

function OfDay({ list }: { list: PuzzleList }) {
  const { t } = useWords();
  const markOf = useMark();
  const puzzle = puzzleOfDay(list.puzzles, Date.now());
  return (
    <section className="puzzles-day" aria-labelledby="puzzles-day">
      <h2 id="puzzles-day">{t('puzzles.ofDay')}</h2>
      <p>{t('puzzles.ofDayText')}</p>
      <p>
        <strong>{t('puzzles.number', { number: puzzle.number })}</strong> · {t(`puzzles.levels.${puzzle.level}`)} ·{' '}
        {t(`puzzles.themes.${puzzle.theme}`)} · {t(`puzzles.${markOf(puzzle.id)}`)}
      </p>
      <a className="button button-primary" href={makeHash({ page: 'puzzles', id: 'day' })}>
        {t('puzzles.ofDay')}
      </a>
    </section>
  );
}

export function PuzzleListPage({ list }: { list: PuzzleList }) {
  const { t } = useWords();
  const [theme, setTheme] = useState<PuzzleTheme | 'all'>('all');
  const themes = [...new Set(list.puzzles.map((puzzle) => puzzle.theme))];
  const shown = list.puzzles.filter((puzzle) => theme === 'all' || puzzle.theme === theme);
  return (
    <PageFrame page="puzzles" backdrop={<SkyBackdrop />}>
      <div className="puzzles">
        <h1>{t('puzzles.title')}</h1>
        <p className="puzzles-intro">{t('puzzles.intro')}</p>
        <div className="puzzles-heads">
          <OfDay list={list} />
          <Rating list={list} />
        </div>
        <label className="puzzles-theme">
          {t('puzzles.byTheme')}
          <select
            className="select"
            value={theme}
            onChange={(event) => setTheme(event.target.value as PuzzleTheme | 'all')}
          >
            <option value="all">{t('puzzles.allThemes')}</option>
            {themes.map((name) => (
              <option key={name} value={name}>
                {t(`puzzles.themes.${name}`)}
              </option>
            ))}
          </select>
        </label>
        {PUZZLE_LEVELS.map((level) => (
          <Level key={level} level={level} puzzles={shown.filter((puzzle) => puzzle.level === level)} />
        ))}
      </div>
    </PageFrame>
  );
}
