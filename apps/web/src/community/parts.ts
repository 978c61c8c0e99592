// Everything about accounts, ratings and the daily challenge, to be loaded together when any of it is first needed.

export { AccountPage } from '../account/account-page.tsx';
export { NoticesDialog } from '../account/notices-dialog.tsx';
export { DailyEntry } from './daily-entry.tsx';
export { DailyPage } from './daily-page.tsx';
export { LeaderboardPage } from './leaderboard.tsx';
export { PlayerPage } from './player.tsx';
