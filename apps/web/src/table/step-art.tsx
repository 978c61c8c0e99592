// The picture of a step: the card, the die, the action, the piece it is about.

import type { GameEvent } from '@black-angel/engine';
import type { MatchInfo } from '@black-angel/match';
import { type Content, missionCard, ravagerCard } from '@black-angel/rules/components';
import type { ReactNode } from 'react';
import { DieArt } from '../art/die.tsx';
import { HalCardArt } from '../art/hal-card.tsx';
import { Icon } from '../art/icon.tsx';
import { CardBackArt, MissionCardArt } from '../art/mission-card.tsx';
import { AngelArt, PlayerShape, RobotArt, ShipArt } from '../art/pieces.tsx';
import { RavagerCardArt } from '../art/ravager-card.tsx';
import { seatArtOf } from '../ui/seat-names.ts';
import type { Step } from '../ui-state/turn-steps.ts';
import { Tile } from './tile.tsx';

interface Props {
  step: Step;
  content: Content;
  info: MatchInfo;
}

const MOST_DICE = 6;

const card = (art: ReactNode, key?: string): ReactNode => (
  <span key={key} className="told-card">
    {art}
  </span>
);

const tileArt = (content: Content, id: string): ReactNode => {
  const tile = content.tiles.findIndex((entry) => entry.id === id);
  return tile < 0 ? null : (
    <span key={id} className="told-tile">
      <Tile content={content} tile={tile} />
    </span>
  );
};

/** The picture of one event; null if it has none. */
function artOf(event: GameEvent, { content, info }: Props): ReactNode {
  switch (event.kind) {
    case 'halCardRevealed': {
      const shown = content.halCards.find(({ id }) => id === event.card);
      return shown ? card(<HalCardArt card={shown} />) : card(<CardBackArt back="hal" />);
    }
    case 'cardPlayed':
    case 'cardDrawn':
      return card(<CardBackArt back={event.back} />);
    case 'missionPlaced':
    case 'missionActivated':
    case 'missionDiscarded':
    case 'missionResolved':
      return event.card === '' ? null : card(<MissionCardArt mission={missionCard(content, Number(event.card))} />);
    case 'ravagerStruck':
    case 'ravagerAppeared':
      return card(<RavagerCardArt ravager={ravagerCard(content, Number(event.card))} />, event.card);
    case 'ravagersDestroyed':
      return event.cards.map((one) => card(<RavagerCardArt ravager={ravagerCard(content, Number(one))} />, one));
    case 'dieChosen':
    case 'dieBought':
    case 'dieTurned':
    case 'dieReserved':
      return (
        <span className="told-die">
          <DieArt colour={event.die.colour} value={event.die.value} />
        </span>
      );
    case 'diceRolled':
      return event.dice.slice(0, MOST_DICE).map((die, i) => (
        <span key={i} className="told-small-die">
          <DieArt colour={die.colour} value={die.value} />
        </span>
      ));
    case 'actionTaken':
      return (
        <span className="told-sign">
          <Icon name={content.actionKind[event.action - 1]!} />
        </span>
      );
    case 'damageRepaired':
      return (
        <span className="told-sign">
          <Icon name="repair" />
        </span>
      );
    case 'tileTaken':
    case 'tileInjected':
    case 'advancedPlaced':
    case 'tileActivated':
      return tileArt(content, event.tile);
    case 'shipLaunched':
    case 'shipMoved':
      return (
        <span className="told-piece">
          <ShipArt seat={seatArtOf(info, event.seat)} />
        </span>
      );
    case 'robotReassigned':
      return (
        <span className="told-piece">
          <RobotArt seat={seatArtOf(info, event.seat)} />
        </span>
      );
    case 'angelAdvanced':
      return (
        <span className="told-angel">
          <AngelArt />
        </span>
      );
    default:
      return null;
  }
}

export function StepArt(props: Props): ReactNode {
  const { step, info } = props;
  // Several tiles or Ravagers are shown together, each once.
  const first = step.events.findIndex((event) => artOf(event, props) !== null);
  if (first < 0)
    return (
      <span className="told-piece">
        <PlayerShape seat={seatArtOf(info, step.seat)} />
      </span>
    );
  const { kind } = step.events[first]!;
  const isMany = kind === 'tileTaken' || kind === 'ravagerAppeared' || kind === 'tileInjected';
  if (!isMany) return artOf(step.events[first]!, props);
  return step.events
    .filter((event) => event.kind === kind)
    .slice(0, 3)
    .map((event) => artOf(event, props));
}
