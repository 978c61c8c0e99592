// The frame of every dialog: it takes the focus, gives it back, and closes by Escape, by its button or by a click beside it.

import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../art/icon.tsx';
import './dialog.css';

interface Props {
  title: string;
  /** Said after the title by screen readers. */
  description?: string;
  onClose(): void;
  /** Buttons at the foot. */
  foot?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

export function Dialog({ title, description, onClose, foot, size = 'medium', children }: Props) {
  const { t } = useTranslation();
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim">
          <Radix.Content
            className={`dialog dialog-${size}`}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <div className="dialog-head">
              <Radix.Title className="dialog-title">{title}</Radix.Title>
              <Radix.Close className="icon-button" aria-label={t('common.close')}>
                <Icon name="close" />
              </Radix.Close>
            </div>
            {description !== undefined && (
              <Radix.Description className="dialog-description">{description}</Radix.Description>
            )}
            <div className="dialog-body">{children}</div>
            {foot && <div className="dialog-foot">{foot}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
