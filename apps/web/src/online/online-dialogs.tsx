// The dialogs of an online table: links, dice, leaving.

import { COMMUNITY } from '../community/lazy-parts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useWords } from '../ui/use-words.ts';
import { useConnection, useOnline } from './online-context.tsx';
import { SeatsDialog } from './seats-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

const NoticesDialog = COMMUNITY.part('NoticesDialog', null, false);

export type OnlineDialogName = 'seats' | 'notices' | 'verify' | 'resign' | 'abandon';

interface Props {
  dialog: OnlineDialogName | null;
  onClose(): void;
}

export function OnlineDialogs({ dialog, onClose }: Props) {
  const { t } = useWords();
  const connection = useConnection();
  const isSlow = useOnline((state) => state.table?.config.pace.kind === 'days');
  if (dialog === 'seats') return <SeatsDialog onClose={onClose} />;
  if (dialog === 'notices')
    return <NoticesDialog table={connection.tableId} token={connection.token} isSlow={isSlow} onClose={onClose} />;
  if (dialog === 'verify') return <VerifyDialog onClose={onClose} />;
  if (dialog === null) return null;
  const say = (message: Parameters<typeof connection.say>[0]) => (): void => {
    connection.say(message);
    onClose();
  };
  return dialog === 'resign' ? (
    <ConfirmDialog
      title={t('online.resign.title')}
      text={t('online.resign.text')}
      yes={t('online.resign.yes')}
      no={t('common.cancel')}
      isDanger
      onYes={say({ kind: 'resign' })}
      onNo={onClose}
    />
  ) : (
    <ConfirmDialog
      title={t('online.abandon.title')}
      text={t('online.abandon.text')}
      yes={t('online.abandon.yes')}
      no={t('common.cancel')}
      isDanger
      onYes={say({ kind: 'abandon', agrees: true })}
      onNo={onClose}
    />
  );
}
