// The public page of a player who chose to be listed.

import type { Standing } from '@black-angel/protocol';
import { useCallback } from 'react';
import { makeHash } from '../browser/router.ts';
import { ApiProblem, request } from '../net/request.ts';
import { sayNumber } from '../texts/numbers.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryNote } from '../ui/query-note.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/community.css';
import { useQuery } from '../ui/use-query.ts';
import { sayRating } from './rating.ts';

interface Player {
  name: string;
  standings: Standing[];
}

/** The player is unknown or not listed: the server does not say which. */
const UNKNOWN = { name: '', standings: null } as const;

export function PlayerPage({ name }: { name: string }) {
  const { t } = useWords();
  const ask = useCallback(
    (): Promise<Player | typeof UNKNOWN> =>
      request<Player>('GET', `players/${encodeURIComponent(name)}`).catch((error: unknown) => {
        // The name is not valid, so nobody has it.
        if (error instanceof ApiProblem && ['unknownPlayer', 'badRequest'].includes(error.code)) return UNKNOWN;
        throw error;
      }),
    [name],
  );
  const { value: player, problem, refetch } = useQuery(ask);
  return (
    <PageFrame page="player" backdrop={<SkyBackdrop />}>
      <div className="community">
        <h1>{player?.name || name}</h1>
        {player === null && <QueryNote problem={problem} refetch={refetch} />}
        {player && player.standings === null && <p className="community-intro">{t('ranking.unknown')}</p>}
        {player?.standings?.length === 0 && <p className="community-intro">{t('ranking.noGames')}</p>}
        {player?.standings?.map((standing) => (
          <Card key={standing.mode} standing={standing} />
        ))}
        {player?.standings && player.standings.length > 0 && <p className="field-help">{t('ranking.valueHelp')}</p>}
        <div className="button-row">
          <a className="button" href={makeHash({ page: 'leaderboard' })}>
            {t('ranking.toBoard')}
          </a>
        </div>
      </div>
    </PageFrame>
  );
}

function Card({ standing }: { standing: Standing }) {
  const { t } = useWords();
  const number = (value: number): string => sayNumber(value, t.language);
  const { mode, games, wins, averageVp, bestVp } = standing;
  const facts = [
    [t('ranking.rating'), sayRating(standing, t)],
    [t('ranking.games'), number(games)],
    [
      t('ranking.wins'),
      games === 0 ? number(wins) : `${number(wins)} · ${sayNumber(wins / games, t.language, 'percent')}`,
    ],
    [t('ranking.averageVp'), number(averageVp)],
    [t('ranking.bestVp'), number(bestVp)],
  ] as const;
  return (
    <section className="community-panel">
      <h2>{t(`newGame.${mode}`)}</h2>
      <dl className="player-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
