// The list of tournaments, and the form of a new one.

import type { TournamentPlan, TournamentSummary } from '@black-angel/protocol';
import { useState } from 'react';
import { go, makeHash } from '../browser/router.ts';
import { useSession } from '../net/session.ts';
import { createTournament, listTournaments } from '../net/tournaments-api.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/fields.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { ProblemNote, QueryNote } from '../ui/query-note.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/community.css';
import { useMutation } from '../ui/use-mutation.ts';
import { useQuery } from '../ui/use-query.ts';
import { sayPlan, sayState } from './say-tournament.ts';

export function TournamentsPage() {
  const { t } = useWords();
  const isLoggedIn = useSession() !== null;
  const { value: tournaments, problem, refetch } = useQuery(listTournaments);
  return (
    <PageFrame page="tournaments" backdrop={<SkyBackdrop />}>
      <div className="community">
        <h1>{t('app.page.tournaments')}</h1>
        <p className="community-intro">{t('tournament.intro')}</p>
        {tournaments === null ? <QueryNote problem={problem} refetch={refetch} /> : <List tournaments={tournaments} />}
        {isLoggedIn ? (
          <NewTournament />
        ) : (
          <div className="community-panel">
            <p>{t('tournament.needsAccount')}</p>
            <div className="button-row">
              <a className="button button-primary" href={makeHash({ page: 'account' })}>
                {t('app.page.account')}
              </a>
            </div>
          </div>
        )}
      </div>
    </PageFrame>
  );
}

function List({ tournaments }: { tournaments: readonly TournamentSummary[] }) {
  const { t } = useWords();
  if (tournaments.length === 0) return <p className="community-none">{t('tournament.none')}</p>;
  return (
    <ul className="tournament-list">
      {tournaments.map((tournament) => (
        <li key={tournament.id} className="community-panel">
          <h2>
            <a href={makeHash({ page: 'tournament', id: tournament.id })}>{tournament.plan.name}</a>
          </h2>
          <p>{sayState(tournament, t)}</p>
          <p className="field-help">
            {sayPlan(tournament.plan, t)} · {t('tournament.by', { name: tournament.by })}
          </p>
        </li>
      ))}
    </ul>
  );
}

const SIZES = [2, 3, 4] as const;
const MOST_ROUNDS = 9;
const HOURS = [12, 24, 48, 72, 168] as const;
const START: TournamentPlan = { name: '', tableSize: 3, rounds: 4, hours: 24, advanced: false };

function NewTournament() {
  const { t } = useWords();
  const { isBusy, problem, run } = useMutation();
  const [plan, setPlan] = useState(START);
  const change = (part: Partial<TournamentPlan>): void => setPlan({ ...plan, ...part });
  return (
    <section className="community-panel">
      <h2>{t('tournament.new')}</h2>
      <form
        className="community-form"
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            const { id } = await createTournament({ ...plan, name: plan.name.trim() });
            go({ page: 'tournament', id });
          });
        }}
      >
        <TextField
          label={t('tournament.name')}
          required
          minLength={3}
          maxLength={60}
          value={plan.name}
          onChange={(value) => change({ name: value })}
        />
        <div className="tournament-choices">
          <SelectField
            label={t('tournament.tableSize')}
            value={plan.tableSize}
            values={SIZES}
            say={(size) => t('tournament.playersAtTable', { count: size })}
            onChange={(tableSize) => change({ tableSize })}
          />
          <SelectField
            label={t('tournament.rounds')}
            value={plan.rounds}
            values={Array.from({ length: MOST_ROUNDS }, (_, n) => n + 1)}
            say={String}
            onChange={(rounds) => change({ rounds })}
          />
          <SelectField
            label={t('tournament.hours')}
            value={plan.hours}
            values={HOURS}
            say={(count) => t('tournament.hoursEach', { count })}
            onChange={(hours) => change({ hours })}
          />
          <SelectField
            label={t('newGame.rules')}
            value={plan.advanced ? 1 : 0}
            values={[0, 1]}
            say={(value) => t(value === 1 ? 'newGame.advanced' : 'newGame.standard')}
            onChange={(value) => change({ advanced: value === 1 })}
          />
        </div>
        <p className="field-help">{t('tournament.newHelp')}</p>
        <ProblemNote problem={problem} />
        <div className="button-row">
          <Button type="submit" look="primary" disabled={isBusy}>
            {t('tournament.make')}
          </Button>
        </div>
      </form>
    </section>
  );
}
