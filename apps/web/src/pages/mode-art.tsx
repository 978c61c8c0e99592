// A little picture for each way to play.

import { PlayerShape, RobotArt } from '../art/pieces.tsx';
import type { Mode } from '../match/start-choices.ts';

export function ModeArt({ mode }: { mode: Mode }) {
  switch (mode) {
    case 'solitaire':
      return <RobotArt seat="hal" />;
    case 'bots':
      return <RobotArt seat={1} />;
    case 'hot-seat':
      return <PlayerShape seat={3} />;
  }
}
