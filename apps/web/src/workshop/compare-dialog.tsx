// The set beside the default one.

import type { Difference } from '@black-angel/rules/components';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog.tsx';
import { DifferencesList } from './differences-list.tsx';

interface Props {
  differences: readonly Difference[];
  onShow(path: string): void;
  onClose(): void;
}

export function CompareDialog({ differences, onShow, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('workshop.compare.title')} onClose={onClose}>
      <DifferencesList differences={differences} onShow={onShow} />
    </Dialog>
  );
}
