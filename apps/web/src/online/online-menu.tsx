// The menu entries and the final buttons of an online table.

import { Item } from '../table/menu-list.tsx';
import { Button } from '../ui/button.tsx';
import { useWords } from '../ui/use-words.ts';
import { useOnline } from './online-context.tsx';
import type { OnlineDialogName } from './online-dialogs.tsx';

interface Props {
  onDialog(dialog: OnlineDialogName): void;
  onPlan(): void;
  onRematch(): void;
}

export function OnlineMenu({ onDialog, onPlan, onRematch }: Props) {
  const { t } = useWords();
  const status = useOnline((state) => state.table?.status);
  const seat = useOnline((state) => state.seat);
  const isSubstituted = useOnline((state) => state.table?.seats[state.seat ?? -1]?.isSubstituted ?? false);
  const isRunning = status === 'running' && seat !== null;
  return (
    <>
      {isRunning && <Item icon="fork" label={t('net.sandbox.plan')} onSelect={onPlan} />}
      <Item icon="share" label={t('online.seats.title')} onSelect={() => onDialog('seats')} />
      {isRunning && <Item icon="calendar" label={t('online.notices')} onSelect={() => onDialog('notices')} />}
      {isRunning && !isSubstituted && (
        <Item icon="robot" label={t('online.resign.title')} onSelect={() => onDialog('resign')} />
      )}
      {isRunning && <Item icon="warning" label={t('online.abandon.title')} onSelect={() => onDialog('abandon')} />}
      {status === 'over' && <Item icon="check" label={t('online.verify.title')} onSelect={() => onDialog('verify')} />}
      {(status === 'over' || status === 'abandoned') && seat !== null && (
        <Item icon="players" label={t('online.again')} onSelect={onRematch} />
      )}
    </>
  );
}

export function FinishButtons({ onDialog, onRematch }: Props) {
  const { t } = useWords();
  const seat = useOnline((state) => state.seat);
  const status = useOnline((state) => state.table?.status);
  return (
    <>
      <Button disabled={status !== 'over'} onClick={() => onDialog('verify')}>
        {t('online.verify.title')}
      </Button>
      {seat !== null && (
        <Button look="primary" onClick={onRematch}>
          {t('online.again')}
        </Button>
      )}
    </>
  );
}
