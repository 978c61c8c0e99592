// The hand-over of the device: the table is hidden, also from screen readers, until the next player confirms.

import * as Radix from '@radix-ui/react-dialog';
import type { Seat } from '../art/palette.ts';
import { RobotArt } from '../art/pieces.tsx';
import { Button } from '../ui/button.tsx';
import { useWords } from '../ui/use-words.ts';
import './handover.css';

interface Props {
  name: string;
  seat: Seat;
  /** False for a decision in another player's turn. */
  isTurn: boolean;
  onReady(): void;
}

const stay = (event: Event): void => event.preventDefault();

export function Handover({ name, seat, isTurn, onReady }: Props) {
  const { t } = useWords();
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content className="handover" onEscapeKeyDown={stay} onPointerDownOutside={stay} onInteractOutside={stay}>
          <div className="handover-robot">
            <RobotArt seat={seat} />
          </div>
          <Radix.Title className="handover-title">{t('handover.title', { name })}</Radix.Title>
          <Radix.Description className="handover-text">
            {isTurn ? t('handover.text', { name }) : t('handover.decision', { name })}
          </Radix.Description>
          <Button look="primary large" onClick={onReady}>
            {t('handover.ready', { name })}
          </Button>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
