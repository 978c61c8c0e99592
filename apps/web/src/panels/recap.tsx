// "Since your last turn": what the others did, player by player.

import { Button } from '../ui/button.tsx';
import './recap.css';
import type { Viewer } from '@black-angel/engine';
import type { Entry, MatchInfo } from '@black-angel/match';
import type { Content } from '@black-angel/rules/components';
import { namesOf, plain, sayEvent } from '@black-angel/words';
import { PlayerShape } from '../art/pieces.tsx';
import { sayNumber } from '../texts/index.ts';
import { Dialog, DialogDescription } from '../ui/dialog.tsx';
import { seatArtOf } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';
import { isMinor, recapGroups, vpChanges } from './turn-groups.ts';

interface Props {
  /** At least all entries since the viewer's last turn. */
  entries: readonly Entry[];
  info: MatchInfo;
  viewer: Viewer;
  content: Content;
  onClose(): void;
}

export function Recap({ entries, info, viewer, content, onClose }: Props) {
  const { t } = useWords();
  const names = namesOf(info, viewer, t);
  const groups = viewer === 'spectator' ? [] : recapGroups(entries, viewer);
  const signed = (change: number): string => sayNumber(change, t.language, 'signed');
  return (
    <Dialog
      title={t('recap.title')}
      isReading
      isDescribed
      onClose={onClose}
      foot={
        <Button look="primary" data-autofocus onClick={onClose}>
          {t('recap.goOn')}
        </Button>
      }
    >
      <DialogDescription>
        <div>
          {groups.length === 0 && <p>{t('recap.nothing')}</p>}
          {groups.map(({ seat, index, events }) => (
            <section key={index} className="recap-turn">
              <h3>
                <span className="recap-shape">
                  <PlayerShape seat={seatArtOf(info, seat)} />
                </span>
                {names.names[seat]}
                {[...vpChanges(events)].map(([of, change]) => (
                  <span key={of} className="recap-vp">
                    {of === seat
                      ? `${signed(change)} ${t('players.vp')}`
                      : t('recap.vpChange', { name: nameOf(of), change: signed(change) })}
                  </span>
                ))}
              </h3>
              <ul>
                {events
                  .filter((event) => !isMinor(event))
                  .map((event, i) => (
                    <li key={i}>{plain(sayEvent(t, event, names, content))}</li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </DialogDescription>
    </Dialog>
  );

  function nameOf(seat: number): string {
    return seat === names.viewer ? t('who.you') : (names.names[seat] ?? '');
  }
}
