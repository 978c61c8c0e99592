// The game in eight steps, each with a picture.

import type { ReactNode } from 'react';
import { CardBackArt } from '../art/card-frame.tsx';
import { DieArt } from '../art/die.tsx';
import { Icon } from '../art/icon.tsx';
import { AngelArt, RobotArt, ShipArt, SpesArt } from '../art/pieces.tsx';
import { SpaceHexArt } from '../art/space-hex.tsx';
import { useWords } from '../ui/use-words.ts';
import './how-to-play.css';

const STEPS = ['goal', 'turn', 'card', 'die', 'actions', 'missions', 'sequenceB', 'end'] as const;
type Step = (typeof STEPS)[number];

const ART: Record<Step, ReactNode> = {
  goal: <Icon name="vp" />,
  turn: (
    <>
      <DieArt colour="orange" value={2} />
      <DieArt colour="green" value={1} />
    </>
  ),
  card: (
    <>
      <CardBackArt back="orange" />
      <Icon name="arrowRight" />
      <Icon name="technology" />
    </>
  ),
  die: <DieArt colour="gray" value={3} />,
  actions: (
    <>
      <Icon name="discover" />
      <Icon name="repair" />
      <Icon name="destroy" />
      <Icon name="command" />
    </>
  ),
  missions: (
    <>
      <SpaceHexArt territory="orange" orientation="pointy" seed={3} />
      <ShipArt seat={0} />
    </>
  ),
  sequenceB: (
    <>
      <RobotArt seat={1} />
      <DieArt colour="orange" value={3} />
    </>
  ),
  end: (
    <>
      <AngelArt />
      <SpesArt inSight />
    </>
  ),
};

export function HowToPlay() {
  const { t } = useWords();
  return (
    <ol className="how-to-play">
      {STEPS.map((step) => (
        <li key={step}>
          <div className={`how-to-play-art how-to-play-${step}`} aria-hidden="true">
            {ART[step]}
          </div>
          <h3>{t(`rulesPage.steps.${step}.title`)}</h3>
          <p>{t(`rulesPage.steps.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
