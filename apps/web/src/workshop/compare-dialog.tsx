// The set beside the default one.

import type { Difference } from '@black-angel/rules/components';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/use-words.ts';
import { DifferencesList } from './differences-list.tsx';

interface Props {
  differences: readonly Difference[];
  onShow(path: string): void;
  onClose(): void;
}

export function CompareDialog({ differences, onShow, onClose }: Props) {
  const { t } = useWords();
  return (
    <Dialog title={t('workshop.compare.title')} onClose={onClose}>
      <DifferencesList differences={differences} onShow={onShow} />
    </Dialog>
  );
}
