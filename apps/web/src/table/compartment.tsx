// A player's compartment: dice in the standard area, and behind the lock the high-security area.

import { COLOURS, type View } from '@black-angel/rules';
import { DieArt } from '../art/die.tsx';
import { Icon } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { Parts } from '../texts/say-parts.ts';
import { isDieInUse } from '../ui-state/pieces.ts';
import { drawnFrom } from './drawn-from.ts';
import { seatArt } from './seats.ts';
import { Spot } from './spot.tsx';
import { useStore } from './table-context.tsx';
import { useNames, useWords } from './words.ts';
import './compartment.css';

function Dice({ view, compartment, area }: { view: Pick<View, 'dice'>; compartment: number; area: 's' | 'r' }) {
  const counts = view.dice[compartment]!.slice(area === 's' ? 0 : 12, area === 's' ? 12 : 24);
  return counts.flatMap((count, die) => {
    const colour = COLOURS[die >> 2]!;
    return Array.from({ length: count }, (_, i) => (
      <Spot
        key={`${die}:${i}`}
        target={`die:${compartment}:${colour}:${die & 3}:${area}`}
        piece={`die:${colour}`}
        className="die"
      >
        <DieArt colour={colour} value={die & 3} />
      </Spot>
    ));
  });
}

/** With its present value: perhaps turned or boosted. */
function DieInUse({ view }: { view: Pick<View, 'turn'> }) {
  const { t } = useWords();
  const { content } = useStore().get();
  const { dieColour, colour, value } = view.turn;
  const die = new Parts(t, content).dieOf(colour, value);
  return (
    <span className="die-in-use" data-place="die-in-use" data-tip-text={t('play.dieInUse', { die })}>
      <span className="die" data-piece={`die:${COLOURS[dieColour]}`}>
        <DieArt colour={COLOURS[colour]!} value={value} />
      </span>
    </span>
  );
}

type Seen = Pick<View, 'dice' | 'players' | 'hal' | 'seat' | 'frames' | 'turn' | 'viewer'>;

export const Compartment = drawnFrom(
  ['dice', 'players', 'hal', 'seat', 'frames', 'turn', 'viewer'],
  function Compartment({ view, compartment }: { view: Seen; compartment: number }) {
    const { t } = useWords();
    const name = useNames().names[compartment];
    const isTurn = view.seat === compartment && view.frames.length > 0;
    const isOwn = compartment === view.viewer;
    return (
      <div className={`compartment ${isTurn ? 'compartment-turn' : ''} ${isOwn ? 'compartment-own' : ''}`}>
        <span className="compartment-head">
          <span className="seat-shape">
            <PlayerShape seat={seatArt(view, compartment)} />
          </span>
          <span className="compartment-name">{name ?? t('players.neutral')}</span>
          {isTurn && isDieInUse(view) && <DieInUse view={view} />}
        </span>
        <span className="compartment-dice">
          <span className="standard-area" data-place={`standard:${compartment}`}>
            <Dice view={view} compartment={compartment} area="s" />
          </span>
          {compartment < view.players.length && (
            <span className="secure-area" data-place={`secure:${compartment}`} data-tip="secure-area">
              <span className="secure-lock">
                <Icon name="lock" />
              </span>
              <Dice view={view} compartment={compartment} area="r" />
            </span>
          )}
        </span>
      </div>
    );
  },
);
