// A tournament: what I do next, the standing, the rounds with their tables.

import type { TournamentInfo, TournamentRound } from '@black-angel/protocol';
import { useCallback, useState } from 'react';
import { go, makeHash } from '../browser/router.ts';
import { useSession } from '../net/session.ts';
import {
  cancelTournament,
  getTournament,
  joinTournament,
  leaveTournament,
  startTournament,
} from '../net/tournaments-api.ts';
import { sayNumber } from '../texts/numbers.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { ProblemNote, QueryNote } from '../ui/query-note.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/community.css';
import { useMutation } from '../ui/use-mutation.ts';
import { useQuery } from '../ui/use-query.ts';
import { BoardHead } from './board-head.tsx';
import { sayPlan, sayState } from './say-tournament.ts';

const LEAST_PLAYERS = 4;

export function TournamentPage({ id }: { id: string }) {
  const { t } = useWords();
  const ask = useCallback(() => getTournament(id), [id]);
  const { value: tournament, problem, set, refetch } = useQuery(ask);
  return (
    <PageFrame page="tournament" backdrop={<SkyBackdrop />}>
      <div className="community">
        <h1>{tournament?.plan.name ?? t('app.page.tournament')}</h1>
        {tournament === null ? (
          <QueryNote problem={problem} refetch={refetch} />
        ) : (
          <>
            <p className="community-intro">
              {sayState(tournament, t)}
              <br />
              {sayPlan(tournament.plan, t)} · {t('tournament.by', { name: tournament.by })}
            </p>
            <MyPart tournament={tournament} onChange={set} />
            <Standings tournament={tournament} />
            <p className="field-help">{t('tournament.pointsHelp')}</p>
            {tournament.rounds.toReversed().map((round, i) => (
              <Round key={round.at} round={round} number={tournament.rounds.length - i} />
            ))}
          </>
        )}
        <div className="button-row">
          <a className="button" href={makeHash({ page: 'tournaments' })}>
            {t('tournament.toList')}
          </a>
        </div>
      </div>
    </PageFrame>
  );
}

interface PartProps {
  tournament: TournamentInfo;
  onChange(tournament: TournamentInfo): void;
}

/** What the player can do now: take part, take a seat, start, leave. */
function MyPart({ tournament, onChange }: PartProps) {
  const { t } = useWords();
  const mine = useSession()?.name ?? null;
  const { isBusy, problem, run } = useMutation();
  const [isAsking, setAsking] = useState(false);
  const { id, status, standings, players, by } = tournament;
  const standing = standings.find(({ name }) => name === mine);
  const isIn = standing !== undefined && !standing.hasLeft;
  const change = (act: (id: string) => Promise<TournamentInfo>): void => void run(async () => onChange(await act(id)));
  if (status === 'over') return null;
  if (mine === null)
    return (
      <div className="community-panel">
        <p>{t('tournament.needsAccount')}</p>
        <div className="button-row">
          <a className="button button-primary" href={makeHash({ page: 'account' })}>
            {t('app.page.account')}
          </a>
        </div>
      </div>
    );
  return (
    <div className="community-panel">
      {isIn && status === 'running' && <MyTable tournament={tournament} mine={mine} />}
      {status === 'open' && <p>{t(isIn ? 'tournament.waits' : 'tournament.joinHelp')}</p>}
      <div className="button-row">
        {status === 'open' && !isIn && (
          <Button look="primary" disabled={isBusy} onClick={() => change(joinTournament)}>
            {t('tournament.join')}
          </Button>
        )}
        {status === 'open' && by === mine && (
          <Button look="primary" disabled={isBusy || players < LEAST_PLAYERS} onClick={() => change(startTournament)}>
            {t('tournament.start')}
          </Button>
        )}
        {isIn && (status === 'running' || by !== mine) && (
          <Button disabled={isBusy} onClick={() => setAsking(true)}>
            {t('tournament.leave')}
          </Button>
        )}
        {status === 'open' && by === mine && (
          <Button disabled={isBusy} onClick={() => setAsking(true)}>
            {t('tournament.cancel')}
          </Button>
        )}
      </div>
      {status === 'open' && by === mine && players < LEAST_PLAYERS && (
        <p className="field-help">{t('tournament.startHelp')}</p>
      )}
      <ProblemNote problem={problem} />
      {isAsking && (
        <Question
          isCancelling={status === 'open' && by === mine}
          onClose={() => setAsking(false)}
          onYes={(isCancelling) => {
            setAsking(false);
            if (!isCancelling) return change(leaveTournament);
            void run(async () => {
              await cancelTournament(id);
              go({ page: 'tournaments' });
            });
          }}
        />
      )}
    </div>
  );
}

interface QuestionProps {
  isCancelling: boolean;
  onYes(isCancelling: boolean): void;
  onClose(): void;
}

function Question({ isCancelling, onYes, onClose }: QuestionProps) {
  const { t } = useWords();
  return (
    <ConfirmDialog
      title={t(isCancelling ? 'tournament.cancelTitle' : 'tournament.leaveTitle')}
      text={t(isCancelling ? 'tournament.cancelText' : 'tournament.leaveText')}
      yes={t(isCancelling ? 'tournament.cancel' : 'tournament.leave')}
      no={t('common.cancel')}
      onYes={() => onYes(isCancelling)}
      onNo={onClose}
    />
  );
}

function MyTable({ tournament, mine }: { tournament: TournamentInfo; mine: string }) {
  const { t } = useWords();
  const round = tournament.rounds.at(-1)!;
  const table = round.tables.find(({ players }) => players.includes(mine));
  const time = new Intl.DateTimeFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' });
  const names = new Intl.ListFormat(t.language, { type: 'conjunction' });
  if (round.byes.includes(mine)) return <p>{t('tournament.bye')}</p>;
  if (!table?.id) return <p>{t('tournament.waits')}</p>;
  if (table.results) return <p>{t('tournament.roundWaits')}</p>;
  const others = names.format(table.players.filter((name) => name !== mine));
  return (
    <>
      <p>
        {t('tournament.against', { names: others })} {t('tournament.seatBy', { time: time.format(round.seatBy) })}
      </p>
      <div className="button-row">
        <a
          className="button button-primary button-large"
          href={makeHash({ page: 'table', id: table.id, at: null, isWatching: false, key: null })}
        >
          {t('tournament.toTable')}
        </a>
      </div>
    </>
  );
}

function Standings({ tournament }: { tournament: TournamentInfo }) {
  const { t } = useWords();
  const mine = useSession()?.name ?? null;
  const number = (value: number): string => sayNumber(value, t.language);
  return (
    <table className="board">
      <BoardHead
        caption={t('tournament.standing')}
        figures={[t('tournament.points'), t('tournament.opponents'), t('ranking.averageVp')]}
        narrow={1}
      />
      <tbody>
        {tournament.standings.map(({ name, points, opponents, averageVp, hasLeft }, i) => (
          <tr key={name} className={name === mine ? 'board-mine' : ''}>
            <td className="board-place">{i + 1}</td>
            <th scope="row">
              {name}
              {hasLeft && <span className="field-help"> {t('tournament.hasLeft')}</span>}
            </th>
            <td className="board-number board-strong">{number(points)}</td>
            <td className="board-number board-wide">{number(opponents)}</td>
            <td className="board-number board-wide">{number(averageVp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Round({ round, number }: { round: TournamentRound; number: number }) {
  const { t } = useWords();
  const names = new Intl.ListFormat(t.language, { type: 'conjunction' });
  const say = (name: string, result: { points: number; vp: number | null } | undefined): string =>
    result ? `${name} ${result.vp === null ? '—' : sayNumber(result.vp, t.language)}` : name;
  return (
    <section className="community-panel">
      <h2>{t('tournament.round', { number })}</h2>
      <ul className="community-list">
        {round.tables.map(({ id, players, results }) => (
          <li key={players.join()} className="community-row">
            <span>{players.map((name, i) => say(name, results?.[i])).join(' · ')}</span>
            {id !== null && (
              <a
                className="button"
                aria-label={t('common.which', { what: t('online.join.watch'), which: names.format(players) })}
                href={makeHash({ page: 'table', id, at: null, isWatching: true, key: null })}
              >
                {t('online.join.watch')}
              </a>
            )}
          </li>
        ))}
      </ul>
      {round.byes.length > 0 && (
        <p className="field-help">{t('tournament.byeOf', { names: names.format(round.byes) })}</p>
      )}
    </section>
  );
}
