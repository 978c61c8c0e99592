// The Black Angel: six bays for the actions, compartments with dice, break room, workstations, die supplies and decks.

import './ship.css';
import type { View } from '@black-angel/engine';
import { COLOURS, cardName } from '@black-angel/rules';
import { type Content, ravagerCard } from '@black-angel/rules/components';
import { sayHalCard } from '@black-angel/words';
import { HalCardArt } from '../art/hal-card.tsx';
import { HullArt } from '../art/hull.tsx';
import { Icon } from '../art/icon.tsx';
import { CardBackArt } from '../art/mission-card.tsx';
import { CubeArt, RobotArt } from '../art/pieces.tsx';
import { RavagerCardArt } from '../art/ravager-card.tsx';
import { Compartment } from './compartment.tsx';
import { drawnFrom } from './drawn-from.ts';
import { Spot } from './spot.tsx';
import { useTable } from './table-context.tsx';
import { useSeatArt, useWords } from './words.ts';

type Seats = Pick<View, 'players' | 'hal'>;

const times = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);

interface RavagerProps {
  view: Seats & Pick<View, 'captives'>;
  content: Content;
  card: number;
}

function Ravager({ view, content, card }: RavagerProps) {
  const artOf = useSeatArt();
  const captives = view.captives.filter((captive) => captive.card === card);
  return (
    <span className="bay-ravager" data-piece={`card:${cardName(card)}`} data-tip={`ravager:${cardName(card)}`}>
      <RavagerCardArt ravager={ravagerCard(content, card)} compact />
      {captives.map((captive, i) => (
        <span key={i} className="bay-captive">
          <RobotArt seat={artOf(captive.seat)} />
        </span>
      ))}
    </span>
  );
}

interface BayProps {
  view: Seats & Pick<View, 'damage' | 'ravagers' | 'captives' | 'turn'>;
  content: Content;
  action: number;
}

const Bay = drawnFrom(
  ['players', 'hal', 'damage', 'ravagers', 'captives', 'turn'],
  function Bay({ view, content, action }: BayProps) {
    const { t } = useWords();
    const kind = content.actionKind[action]!;
    const colour = COLOURS[content.actionColour[action]!]!;
    const damage = view.damage[action]!;
    const inUse = useTable(({ decision }) => decision?.kind === 'use-die');
    const { die } = view.turn;
    const value = Math.max(0, (die?.value ?? 0) - (damage >= 2 ? 1 : 0));
    const isFitting = inUse && die?.colour === colour;
    return (
      <Spot
        target={`action:${action + 1}`}
        place={`action:${action + 1}`}
        className={`bay bay-${action + 1} tone-${colour}`}
      >
        <span className="bay-head">
          <span className="bay-number">{action + 1}</span>
          <span className="bay-name">{t(`action.${kind}`)}</span>
        </span>
        <span className="bay-body">
          <span className="bay-signs">
            <Icon name={kind} />
            <Icon name={colour} />
            {[0, 1].map((socket) => (
              <span key={socket} className={`socket ${damage > socket ? 'socket-full' : ''}`}>
                {damage > socket && <CubeArt kind="damage" />}
              </span>
            ))}
          </span>
          <span className="bay-ravagers">
            {view.ravagers[action]!.map((card) => (
              <Ravager key={card} view={view} content={content} card={card} />
            ))}
          </span>
          {isFitting && <span className={`bay-value ${damage >= 2 ? 'bay-value-lowered' : ''}`}>{value}</span>}
        </span>
      </Spot>
    );
  },
);

function Robots({ seat, count }: { seat: number; count: number }) {
  const artOf = useSeatArt();
  return times(count).map((i) => (
    <span key={`${seat}:${i}`} className="robot" data-piece={`robot:${seat}`}>
      <RobotArt seat={artOf(seat)} />
    </span>
  ));
}

const BreakRoom = drawnFrom(['players', 'hal'], function BreakRoom({ view }: { view: Seats }) {
  const { t } = useWords();
  return (
    <Spot target="break-room" place="break-room" className="room break-room">
      <span className="part-title">{t('area.breakRoom')}</span>
      {view.players.map(({ breakRoom }, seat) => (
        <span key={seat} className="pieces">
          <Robots seat={seat} count={breakRoom} />
        </span>
      ))}
    </Spot>
  );
});

const Station = drawnFrom(
  ['players', 'hal', 'neutral'],
  function Station({ view, colour }: { view: Seats & Pick<View, 'neutral'>; colour: number }) {
    const name = COLOURS[colour]!;
    const strangers = view.hal ? 1 : (view.neutral[colour] ?? 0);
    return (
      <Spot target={`station:${name}`} place={`station:${name}`} className={`room station tone-${name}`}>
        <span className="room-icon">
          <Icon name={name} />
        </span>
        <span className="pieces">
          {view.players.map(({ workstations }, seat) => (
            <Robots key={seat} seat={seat} count={workstations[colour]!} />
          ))}
          <Robots seat={view.players.length} count={strangers} />
        </span>
      </Spot>
    );
  },
);

interface SupplyProps {
  view: Pick<View, 'supply' | 'damagedSupply'>;
  colour: number;
}

const Supply = drawnFrom(['supply', 'damagedSupply'], function Supply({ view, colour }: SupplyProps) {
  const name = COLOURS[colour]!;
  const sound = view.supply[colour]!;
  const damaged = view.damagedSupply[colour]!;
  return (
    <Spot target={`supply:${name}`} place={`supply:${name}`} className={`room supply tone-${name}`}>
      <span className="pieces">
        {times(sound + damaged).map((i) => (
          <span key={i} className="supply-die" data-piece={`die:${name}`}>
            {i >= sound ? <CubeArt kind="damage" /> : <Icon name={name} />}
          </span>
        ))}
      </span>
    </Spot>
  );
});

const Decks = drawnFrom(
  ['missionDecks', 'ravagerDeck'],
  function Decks({ view }: { view: Pick<View, 'missionDecks' | 'ravagerDeck'> }) {
    const { t } = useWords();
    return (
      <div className="decks">
        {COLOURS.map((name, colour) => (
          <Spot key={name} target={`deck:${name}`} place={`deck:${name}`} className="deck">
            <CardBackArt back={name} />
            <span className="deck-count">{view.missionDecks[colour]}</span>
          </Spot>
        ))}
        <span className="deck deck-ravager" data-place="deck:ravager" data-tip="ravager-deck">
          <CardBackArt back="ravager" />
          <span className="deck-count" aria-hidden="true">
            {view.ravagerDeck}
          </span>
          <span className="visually-hidden">{t('play.ravagers', { count: view.ravagerDeck })}</span>
        </span>
      </div>
    );
  },
);

/** Hal's last card, open to all (K1). */
const HalCard = drawnFrom(['hal'], function HalCard({ view, content }: { view: Pick<View, 'hal'>; content: Content }) {
  const { t, language } = useWords();
  const last = view.hal?.discard.at(-1);
  if (!view.hal) return null;
  const card = last === undefined ? null : content.halCards[last]!;
  const said = card ? t('purpose.halCard', { card: sayHalCard(card, language) }) : t('purpose.halDeck');
  return (
    <div className="hal" data-tip-text={said}>
      <span className="hal-card" data-place="hal-card">
        {card ? <HalCardArt card={card} /> : <CardBackArt back="hal" />}
      </span>
      <span className="hal-text">
        <span className="part-title">{t('area.halDeck')}</span>
        <span>{t('count.card', { count: view.hal.deck })}</span>
        {card && <span className="visually-hidden">{said}</span>}
      </span>
    </div>
  );
});

/** @param docked The seat whose dice lie beside the prompt instead; null for none. */
export function Ship({ view, content, docked }: { view: View; content: Content; docked: number | null }) {
  const { t } = useWords();
  return (
    <div className="deck-plan">
      <div className="hull">
        <HullArt />
      </div>
      <div className="bays">
        {times(6).map((action) => (
          <Bay key={action} view={view} content={content} action={action} />
        ))}
      </div>
      <div className="compartments">
        {view.dice.map((_, compartment) =>
          compartment === docked ? null : <Compartment key={compartment} view={view} compartment={compartment} />,
        )}
        <HalCard view={view} content={content} />
      </div>
      <div className="rooms">
        <BreakRoom view={view} />
        <span className="part-title rooms-title">{t('area.workstations')}</span>
        <div className="room-row">
          {times(3).map((colour) => (
            <Station key={colour} view={view} colour={colour} />
          ))}
        </div>
        <span className="part-title rooms-title">{t('area.dieSupply')}</span>
        <div className="room-row">
          {times(3).map((colour) => (
            <Supply key={colour} view={view} colour={colour} />
          ))}
        </div>
      </div>
      <Decks view={view} />
    </div>
  );
}
