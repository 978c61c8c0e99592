// Statistics of the player's own games: results by mode, opponent and month, sources of VP, luck and
// skill, streaks, export.

import { type ReactNode, useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { download } from '../match/download.ts';
import type { StoredGame } from '../match/game-store.ts';
import { sayNumber } from '../texts/numbers.ts';
import type { T } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { OwnSeatChoice } from '../ui/own-seat-choice.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem } from '../ui/problem.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import { gamesAsCsv, gamesAsJson } from './export.ts';
import { LuckPart } from './luck-part.tsx';
import { type Opponent, PLAY_MODES, type PlayedGame, type PlayMode } from './played-game.ts';
import { MonthsPlot, SourcesPlot, VpPlot } from './plots.tsx';
import { groupBy, streaksOf, tallyOf } from './tally.ts';
import { usePlayedGames } from './use-played-games.ts';
import './statistics.css';

const sayMode = (t: T, mode: PlayMode): string =>
  mode === 'online' ? t('net.title') : t(`newGame.modes.${mode}.title`);

function sayOpponent(t: T, opponent: Opponent): string {
  if (opponent === 'people') return t('statistics.people');
  const [kind, level] = opponent.split(':');
  return kind === 'hal'
    ? t('statistics.hal', { level: t(`newGame.hal.${level as 'easy'}.name`) })
    : t('statistics.bot', { level: t(`newGame.botLevels.${level as 'easy'}.title`) });
}

function Numbers({ games }: { games: readonly PlayedGame[] }) {
  const { t } = useWords();
  const language = t.language;
  const { games: count, won, vp, best } = tallyOf(games);
  const { present, longest } = streaksOf(games);
  const numbers: [string, string][] = [
    [t('statistics.games'), String(count)],
    [t('statistics.wonShare'), sayNumber(won / count, language, 'percent')],
    [t('statistics.averageVp'), sayNumber(vp, language)],
    [t('statistics.best'), String(best)],
    [t('statistics.streak'), sayStreak(t, present)],
    [t('statistics.longest'), String(longest)],
  ];
  return (
    <dl className="statistics-numbers">
      {numbers.map(([name, value]) => (
        <div key={name} className="panel">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const sayStreak = (t: T, present: number): string =>
  present >= 0 ? t('statistics.wins', { count: present }) : t('statistics.losses', { count: -present });

interface TableProps<Key extends string> {
  title: string;
  games: readonly PlayedGame[];
  keyOf: (game: PlayedGame) => Key;
  say: (key: Key) => string;
}

function Results<Key extends string>({ title, games, keyOf, say }: TableProps<Key>) {
  const { t } = useWords();
  const language = t.language;
  return (
    <section className="panel statistics-part">
      <h2>{title}</h2>
      {/* It may scroll, so it needs the focus. */}
      <div className="statistics-scroll" {...{ tabIndex: 0, role: 'group', 'aria-label': title }}>
        <table>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{t('statistics.games')}</th>
              <th scope="col">{t('statistics.wonShare')}</th>
              <th scope="col">{t('statistics.averageVp')}</th>
              <th scope="col">{t('statistics.margin')}</th>
            </tr>
          </thead>
          <tbody>
            {groupBy(games, keyOf).map(({ key, games: played }) => {
              const tally = tallyOf(played);
              return (
                <tr key={key}>
                  <th scope="row">{say(key)}</th>
                  <td>{tally.games}</td>
                  <td>{sayNumber(tally.won / tally.games, language, 'percent')}</td>
                  <td>{sayNumber(tally.vp, language)}</td>
                  <td>{sayNumber(tally.margin, language, 'signed')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Filter({ value, onChange }: { value: PlayMode | null; onChange(mode: PlayMode | null): void }) {
  const { t } = useWords();
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t('statistics.byMode')}</legend>
      <div className="segments">
        {[null, ...PLAY_MODES].map((mode) => (
          <label key={mode} className="segment">
            <input type="radio" name="mode" checked={value === mode} onChange={() => onChange(mode)} />
            <span>{mode === null ? t('statistics.all') : sayMode(t, mode)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Export({ games }: { games: readonly PlayedGame[] }) {
  const { t } = useWords();
  return (
    <div className="button-row">
      <Button onClick={() => download({ name: 'black-angel-statistics.json', text: gamesAsJson(games) })}>
        {t('statistics.json')}
      </Button>
      <Button onClick={() => download({ name: 'black-angel-statistics.csv', text: gamesAsCsv(games) })}>
        {t('statistics.csv')}
      </Button>
    </div>
  );
}

function Report({ games: all, left }: { games: readonly PlayedGame[]; left: number }) {
  const { t } = useWords();
  const [mode, setMode] = useState<PlayMode | null>(null);
  const games = mode === null ? all : all.filter((game) => game.mode === mode);
  let parts: ReactNode = <p>{t('statistics.noneOfMode')}</p>;
  if (games.length > 0)
    parts = (
      <>
        <Numbers games={games} />
        <div className="panel statistics-part">
          <VpPlot games={games} />
        </div>
        <Results
          title={t('statistics.byOpponent')}
          games={games}
          keyOf={({ opponent }) => opponent}
          say={(opponent) => sayOpponent(t, opponent)}
        />
        {mode === null && (
          <Results
            title={t('statistics.byMode')}
            games={games}
            keyOf={(game) => game.mode}
            say={(one) => sayMode(t, one)}
          />
        )}
        <SourcesPlot games={games} left={left} />
        <LuckPart games={games} />
        <MonthsPlot games={games} />
        <Export games={games} />
      </>
    );
  return (
    <>
      <Filter value={mode} onChange={setMode} />
      {parts}
    </>
  );
}

const sayPlayers = ({ saved, summary }: StoredGame): string =>
  saved.seats.map(({ name }, seat) => `${name} ${summary.vp[seat] ?? ''}`).join(' · ');

export function StatisticsPage() {
  const { t } = useWords();
  const { games, left, open, refresh } = usePlayedGames();
  const [problem, setProblem] = useState<Error | null>(null);
  return (
    <PageFrame page="statistics" backdrop={<SkyBackdrop />}>
      <div className="statistics">
        <h1>{t('statistics.title')}</h1>
        <p className="statistics-intro">{t('statistics.intro')}</p>
        {open.length > 0 && (
          <section className="panel statistics-part" aria-label={t('games.ownSeat.help')}>
            <p>{t('games.ownSeat.help')}</p>
            {open.map((game) => (
              <div key={game.id}>
                <a href={makeHash({ page: 'play', id: game.id, at: null })}>{sayPlayers(game)}</a>
                <OwnSeatChoice game={game} onAnswer={refresh} onProblem={setProblem} />
              </div>
            ))}
            {problem !== null && <Problem text={t('storage.unreadable')} cause={problem.message} />}
          </section>
        )}
        {games === null && <Loading />}
        {games?.length === 0 && (
          <p>
            {t('statistics.none')} <a href={makeHash({ page: 'new' })}>{t('menu.newGame')}</a>
          </p>
        )}
        {games && games.length > 0 && <Report games={games} left={left} />}
      </div>
    </PageFrame>
  );
}
