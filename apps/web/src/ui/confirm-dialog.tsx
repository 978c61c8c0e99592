// Asks before a change that cannot be undone or is probably a mistake. "No" is the bright button and has the focus
// first, so that Enter says "no".

import * as Radix from '@radix-ui/react-alert-dialog';
import { useOpener, useStillPage } from './behind-dialog.ts';
import './dialog.css';

interface Props {
  title: string;
  text: string;
  /** What the buttons say. */
  yes: string;
  no: string;
  /** Whether "yes" destroys something. */
  isDanger?: boolean;
  onYes(): void;
  onNo(): void;
}

export function ConfirmDialog({ title, text, yes, no, isDanger = false, onYes, onNo }: Props) {
  useStillPage();
  const giveBack = useOpener();
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onNo()}>
      <Radix.Portal>
        {/* Not Radix's overlay: it locks the scrolling by a style of the body that restyles every element. */}
        <div className="dialog-scrim">
          <Radix.Content className="dialog dialog-small" onCloseAutoFocus={giveBack}>
            <div className="dialog-head">
              <Radix.Title className="dialog-title">{title}</Radix.Title>
            </div>
            <Radix.Description className="dialog-body">{text}</Radix.Description>
            <div className="dialog-foot">
              <Radix.Cancel className="button button-primary">{no}</Radix.Cancel>
              <button type="button" className={`button ${isDanger ? 'button-danger' : ''}`} onClick={onYes}>
                {yes}
              </button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
