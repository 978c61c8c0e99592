// A tournament in a line.

import type { TournamentPlan, TournamentSummary } from '@black-angel/protocol';
import type { T } from '../texts/texts.ts';

export const sayPlan = ({ tableSize, rounds, hours, advanced }: TournamentPlan, t: T): string =>
  [
    t(advanced ? 'newGame.advanced' : 'newGame.standard'),
    t('tournament.playersAtTable', { count: tableSize }),
    t('tournament.roundCount', { count: rounds }),
    t('tournament.hoursEach', { count: hours }),
  ].join(' · ');

export function sayState({ status, round, plan, players }: TournamentSummary, t: T): string {
  const who = t('tournament.players', { count: players });
  switch (status) {
    case 'open':
      return `${t('tournament.open')} · ${who}`;
    case 'running':
      return `${t('tournament.roundOf', { round, of: plan.rounds })} · ${who}`;
    case 'over':
      return `${t('tournament.over')} · ${who}`;
    default:
      return status satisfies never;
  }
}
