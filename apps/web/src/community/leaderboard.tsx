// The leaderboard: the strongest of the players who chose to be listed.

import type { RatedMode, Standing } from '@black-angel/protocol';
import { useCallback, useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { request } from '../net/request.ts';
import { useSession } from '../net/session.ts';
import { sayNumber } from '../texts/numbers.ts';
import type { T } from '../texts/texts.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryNote } from '../ui/query-note.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/community.css';
import { useQuery } from '../ui/use-query.ts';
import { BoardHead } from './board-head.tsx';
import { sayRating } from './rating.ts';

const MODES: readonly RatedMode[] = ['standard', 'advanced'];

interface Lists {
  standings: Standing[];
  seasons: string[];
}

/** A quarter of a year, by its first and last month. */
function saySeason(season: string, t: T): string {
  const [year, quarter] = season.split('-').map(Number) as [number, number];
  const format = new Intl.DateTimeFormat(t.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(Date.UTC(year, 3 * quarter - 3), Date.UTC(year, 3 * quarter - 1));
}

export function LeaderboardPage() {
  const { t } = useWords();
  const [mode, setMode] = useState<RatedMode>('standard');
  const [season, setSeason] = useState('');
  const ask = useCallback(
    () => request<Lists>('GET', `leaderboard?mode=${mode}${season === '' ? '' : `&season=${season}`}`),
    [mode, season],
  );
  const { value: lists, problem, refetch } = useQuery(ask);
  return (
    <PageFrame page="leaderboard" backdrop={<SkyBackdrop />}>
      <div className="community">
        <h1>{t('app.page.leaderboard')}</h1>
        <p className="community-intro">{t('ranking.intro')}</p>
        <fieldset className="choices">
          <legend className="visually-hidden">{t('newGame.rules')}</legend>
          <div className="segments community-modes">
            {MODES.map((one) => (
              <label key={one} className="segment">
                <input type="radio" name="mode" checked={mode === one} onChange={() => setMode(one)} />
                <span>{t(`newGame.${one}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {lists && lists.seasons.length > 0 && (
          <label className="field community-season">
            <span className="field-label">{t('ranking.season')}</span>
            <select className="select" value={season} onChange={({ target }) => setSeason(target.value)}>
              <option value="">{t('ranking.allTime')}</option>
              {lists.seasons.map((one) => (
                <option key={one} value={one}>
                  {saySeason(one, t)}
                </option>
              ))}
            </select>
          </label>
        )}
        {lists === null ? <QueryNote problem={problem} refetch={refetch} /> : <Board standings={lists.standings} />}
      </div>
    </PageFrame>
  );
}

function Board({ standings }: { standings: readonly Standing[] }) {
  const { t } = useWords();
  const mine = useSession()?.name ?? null;
  const number = (value: number): string => sayNumber(value, t.language);
  if (standings.length === 0)
    return (
      <div className="community-panel">
        <p className="community-none">{t('ranking.none')}</p>
        <p className="field-help">{t('ranking.noneHelp')}</p>
        <div className="button-row">
          <a className="button button-primary" href={makeHash({ page: 'account' })}>
            {t('app.page.account')}
          </a>
        </div>
      </div>
    );
  return (
    <>
      <table className="board">
        <BoardHead
          caption={t('app.page.leaderboard')}
          figures={[
            t('ranking.rating'),
            t('ranking.games'),
            t('ranking.wins'),
            t('ranking.averageVp'),
            t('ranking.bestVp'),
          ]}
          narrow={2}
        />
        <tbody>
          {standings.map((standing, i) => (
            <tr key={standing.name} className={standing.name === mine ? 'board-mine' : ''}>
              <td className="board-place">{i + 1}</td>
              <th scope="row">
                <a className="board-link" href={makeHash({ page: 'player', name: standing.name })}>
                  {standing.name}
                </a>
              </th>
              <td className="board-number board-strong">{sayRating(standing, t)}</td>
              <td className="board-number">{number(standing.games)}</td>
              <td className="board-number board-wide">{number(standing.wins)}</td>
              <td className="board-number board-wide">{number(standing.averageVp)}</td>
              <td className="board-number board-wide">{number(standing.bestVp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="field-help">{t('ranking.valueHelp')}</p>
    </>
  );
}
