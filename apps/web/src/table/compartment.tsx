// A player's compartment: dice in the standard area, and behind the lock the high-security area.

import type { TurnDie, View } from '@black-angel/engine';
import { Parts } from '@black-angel/words';
import { DieArt } from '../art/die.tsx';
import { Icon } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { deciderOf } from '../ui-state/decision.ts';
import { isDieInUse } from '../ui-state/pieces.ts';
import { drawnFrom } from './drawn-from.ts';
import { TakenDice } from './last-marks.tsx';
import { Spot } from './spot.tsx';
import { useStore } from './table-context.tsx';
import { useNames, useSeatArt, useWords } from './words.ts';
import './compartment.css';

function Dice({ view, compartment, area }: { view: Pick<View, 'dice'>; compartment: number; area: 's' | 'r' }) {
  const dice = view.dice[compartment]!.filter(({ reserved }) => reserved === (area === 'r'));
  return dice.map(({ colour, value }, i) => {
    // Equal dice lie side by side: their number among themselves tells them apart.
    const first = dice.findIndex((die) => die.colour === colour && die.value === value);
    return (
      <Spot
        key={`${colour}:${value}:${i - first}`}
        target={`die:${compartment}:${colour}:${value}:${area}`}
        piece={`die:${colour}`}
        className="die"
      >
        <DieArt colour={colour} value={value} />
      </Spot>
    );
  });
}

/** With its present value: perhaps turned or boosted. */
function DieInUse({ die }: { die: TurnDie }) {
  const { t } = useWords();
  const { content } = useStore().get();
  const name = new Parts(t, content).die(die, true);
  return (
    <span className="die-in-use" data-place="die-in-use" data-tip-text={t('play.dieInUse', { die: name })}>
      <span className="die" data-piece={`die:${die.takenColour}`}>
        <DieArt colour={die.colour} value={die.value} />
      </span>
    </span>
  );
}

const READ = ['dice', 'players', 'hal', 'seat', 'decision', 'pending', 'turn', 'viewer'] as const;
type Seen = Pick<View, (typeof READ)[number]>;

export const Compartment = drawnFrom(
  READ,
  function Compartment({ view, compartment }: { view: Seen; compartment: number }) {
    const { t } = useWords();
    const name = useNames().names[compartment];
    const artOf = useSeatArt();
    const isTurn = view.seat === compartment && view.decision !== null;
    const isDeciding = deciderOf(view) === compartment;
    const isOwn = compartment === view.viewer;
    return (
      <div className={`compartment ${isDeciding ? 'compartment-decides' : ''} ${isOwn ? 'compartment-own' : ''}`}>
        <span className="compartment-head" data-tip-text={t('purpose.compartment')}>
          <span className="seat-shape">
            <PlayerShape seat={artOf(compartment)} />
          </span>
          <span className="compartment-name">{name ?? t('players.neutral')}</span>
          {isTurn && isDieInUse(view) && <DieInUse die={view.turn.die!} />}
        </span>
        <span className="compartment-dice">
          <span className="standard-area" data-place={`standard:${compartment}`}>
            <Dice view={view} compartment={compartment} area="s" />
            <TakenDice compartment={compartment} />
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
