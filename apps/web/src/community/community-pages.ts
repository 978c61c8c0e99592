// Accounts, ratings and the daily challenge: one chunk, loaded on demand.

export { AccountPage } from '../account/account-page.tsx';
export { NoticesDialog } from '../account/notices-dialog.tsx';
export { DailyEntry } from './daily-entry.tsx';
export { DailyPage } from './daily-page.tsx';
export { LeaderboardPage } from './leaderboard.tsx';
export { OperatorPage } from './operator.tsx';
export { PlayerPage } from './player.tsx';
export { TournamentPage } from './tournament.tsx';
export { TournamentsPage } from './tournaments.tsx';
