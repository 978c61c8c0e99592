// The frame of every dialog: it traps and restores the focus, and closes by Escape, by its button or by a click
// outside.

import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { useOpener, useStillPage } from './behind-dialog.ts';
import { useWords } from './use-words.ts';
import './dialog.css';

interface Props {
  title: string;
  /** Said after the title by screen readers. */
  description?: string;
  /** Its `DialogDescription` is said after the title. */
  isDescribed?: boolean;
  onClose(): void;
  /** Buttons at the foot. */
  foot?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** Long and without controls: it needs the focus to be scrolled. */
  isReading?: boolean;
  children: ReactNode;
}

/** Focuses the marked element, else the first focusable one. */
function focusMarked(event: Event): void {
  const marked = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-autofocus]');
  if (!marked) return;
  event.preventDefault();
  marked.focus();
}

/** What is read of the content when the dialog opens: one element. */
export const DialogDescription = ({ children }: { children: ReactElement }) => (
  <Radix.Description asChild>{children}</Radix.Description>
);

export function Dialog(props: Props) {
  const {
    title,
    description,
    isDescribed = false,
    onClose,
    foot,
    size = 'medium',
    isReading = false,
    children,
  } = props;
  const { t } = useWords();
  useStillPage();
  const giveBack = useOpener();
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        {/* Not Radix's overlay: it locks the scrolling by a style of the body that restyles every element. */}
        <div className="dialog-scrim">
          <Radix.Content
            className={`dialog dialog-${size}`}
            onOpenAutoFocus={focusMarked}
            onCloseAutoFocus={giveBack}
            {...(description === undefined && !isDescribed ? { 'aria-describedby': undefined } : {})}
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
            <div className="dialog-body" {...(isReading ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}>
              {children}
            </div>
            {foot && <div className="dialog-foot">{foot}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
