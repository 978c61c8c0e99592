// Notices at a table: for this seat or, with an account, for all games.

import { useWords } from '../ui/use-words.ts';
import '../ui/community.css';
import { makeHash } from '../browser/router.ts';
import { ofAccount, ofSeat } from '../net/channels-api.ts';
import { useSession } from '../net/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { NoticesForm } from './notices-form.tsx';
import { SeatVacation } from './vacation-form.tsx';

interface Props {
  table: string;
  /** Of the seat; null for a spectator. */
  token: string | null;
  /** Whether the table has a clock that a vacation stops. */
  isSlow: boolean;
  onClose(): void;
}

export function NoticesDialog({ table, token, isSlow, onClose }: Props) {
  const { t } = useWords();
  const mine = useSession();
  return (
    <Dialog title={t('notices.title')} onClose={onClose}>
      <div className="notices-dialog">
        {mine ? (
          <NoticesForm owner={ofAccount(mine.token)} isAccount />
        ) : (
          token !== null && (
            <>
              <NoticesForm owner={ofSeat(table, token)} isAccount={false} />
              {isSlow && <SeatVacation table={table} token={token} />}
            </>
          )
        )}
        <a href={makeHash({ page: 'account' })}>{t('app.page.account')}</a>
      </div>
    </Dialog>
  );
}
