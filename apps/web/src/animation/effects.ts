// The effects of events besides flights: dice roll, Ravagers strike, cubes fall, the strip turns over, gains fly to
// their place. Only transforms and opacity change, so that the compositor runs them. Nothing runs between events.

import type { GameEvent } from '@black-angel/engine';
import { gainsOf } from './gains.ts';

type Frames = Keyframe[];

const TUMBLE: Frames = [
  { transform: 'translateY(-0.9em) rotate(-420deg) scale(0.7)' },
  { transform: 'translateY(0.1em) rotate(-140deg) scale(1.15)', offset: 0.45 },
  { transform: 'translateY(-0.25em) rotate(-40deg) scale(1.05)', offset: 0.7 },
  { transform: 'none' },
];
/** A rolling die is blank; the face comes at the end. */
const SHOW_FACE: Frames = [{ opacity: 0 }, { opacity: 0, offset: 0.65 }, { opacity: 1, offset: 0.75 }, { opacity: 1 }];
const STRIKE: Frames = [
  { transform: 'none' },
  { transform: 'translateY(-0.5em) scale(1.35) rotate(-4deg)', offset: 0.25 },
  { transform: 'translateY(0.35em) scale(1.1) rotate(3deg)', offset: 0.4 },
  { transform: 'translateX(-0.25em)', offset: 0.55 },
  { transform: 'translateX(0.2em)', offset: 0.7 },
  { transform: 'none' },
];
const SHAKE: Frames = [
  { transform: 'none' },
  { transform: 'none', offset: 0.35 },
  { transform: 'translateX(-0.3em) rotate(-1deg)', offset: 0.45 },
  { transform: 'translateX(0.3em) rotate(1deg)', offset: 0.6 },
  { transform: 'translateX(-0.15em)', offset: 0.75 },
  { transform: 'none' },
];
const DROP: Frames = [
  { transform: 'translateY(-1.6em) scale(1.5)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const PULSE: Frames = [{ transform: 'none' }, { transform: 'scale(1.12)', offset: 0.35 }, { transform: 'none' }];
const TURN_OVER: Frames = [
  { transform: 'perspective(20em) rotateY(-180deg)', opacity: 0 },
  { transform: 'perspective(20em) rotateY(-90deg)', opacity: 0.5, offset: 0.5 },
  { transform: 'none', opacity: 1 },
];
/** Hal turns his card over. */
const REVEAL: Frames = [
  { transform: 'perspective(20em) rotateY(180deg) scale(0.7)' },
  { transform: 'perspective(20em) rotateY(60deg) scale(1.12)', offset: 0.5 },
  { transform: 'none' },
];

interface Effect {
  selector: string;
  frames: Frames;
}

/** The elements that show an event, and how. */
function effectsOf(event: GameEvent): Effect[] {
  switch (event.kind) {
    case 'diceRolled':
      return [
        { selector: `[data-place="standard:${event.seat}"] .die:not(.die-gone)`, frames: TUMBLE },
        { selector: `[data-place="standard:${event.seat}"] .die:not(.die-gone) .die-face`, frames: SHOW_FACE },
      ];
    case 'dieTurned':
      return [
        { selector: '.die-in-use', frames: TUMBLE },
        { selector: '.die-in-use .die-face', frames: SHOW_FACE },
      ];
    case 'ravagerStruck':
      return [
        { selector: `[data-piece="card:${event.card}"]`, frames: STRIKE },
        { selector: `[data-target="action:${event.action}"]`, frames: SHAKE },
      ];
    case 'ravagerAppeared':
      return [{ selector: `[data-target="action:${event.action}"]`, frames: SHAKE }];
    case 'damagePlaced':
      return [
        event.action === null
          ? { selector: `[data-target="supply:${event.die}"]`, frames: SHAKE }
          : { selector: `[data-target="action:${event.action}"] .socket-full`, frames: DROP },
      ];
    case 'damageRepaired':
      return [
        {
          selector: `[data-target="${event.action === null ? `supply:${event.die}` : `action:${event.action}`}"]`,
          frames: PULSE,
        },
      ];
    case 'tileActivated':
    case 'boostUsed':
      return [{ selector: `[data-place="cell:${event.seat}:${event.cell}"] .tile`, frames: PULSE }];
    case 'actionTaken':
      return [{ selector: `[data-target="action:${event.action}"]`, frames: PULSE }];
    case 'missionActivated':
      return [{ selector: `[data-piece="card:${event.card}"]`, frames: PULSE }];
    case 'angelAdvanced':
      return [{ selector: '.hex-angel', frames: PULSE }];
    case 'stripTurned':
      return [{ selector: `[data-place^="sky:${event.strip}${event.face}:"] > *`, frames: TURN_OVER }];
    case 'halCardRevealed':
      return [
        { selector: '.hal-card', frames: REVEAL },
        { selector: '.told-card', frames: REVEAL },
      ];
    case 'turnStarted':
    case 'sequenceChosen':
    case 'cardPlayed':
    case 'cardDrawn':
    case 'cardDiscarded':
    case 'cardAbsent':
    case 'missionDiscarded':
    case 'tileTurned':
    case 'gained':
    case 'notGained':
    case 'spent':
    case 'lost':
    case 'dieChosen':
    case 'dieBought':
    case 'dieReturned':
    case 'dieReserved':
    case 'diceGivenBack':
    case 'damagedDieTaken':
    case 'robotHeld':
    case 'robotFreed':
    case 'damageIgnored':
    case 'debrisPlaced':
    case 'tileTaken':
    case 'tileInjected':
    case 'tilePushed':
    case 'tileEjected':
    case 'tileSpent':
    case 'advancedPlaced':
    case 'advancedRevealed':
    case 'ravagersDestroyed':
    case 'shipLaunched':
    case 'shipMoved':
    case 'shipLost':
    case 'missionPlaced':
    case 'missionEjected':
    case 'missionResolved':
    case 'ravagerDiscarded':
    case 'ravagerAbsent':
    case 'technologyAppeared':
    case 'technologyPushed':
    case 'technologyDiscarded':
    case 'technologyAbsent':
    case 'deckRemade':
    case 'robotReassigned':
    case 'neutralRobotRemoved':
    case 'boardReset':
    case 'spesSighted':
    case 'endTriggered':
    case 'advancedScored':
    case 'itemsScored':
    case 'gameEnded':
      return [];
    default:
      return event satisfies never;
  }
}

const rectOf = (selector: string): DOMRect | null => {
  for (const found of document.querySelectorAll(`.table ${selector}`)) {
    const rect = found.getBoundingClientRect();
    if (rect.width > 0) return rect;
  }
  return null;
};

/** What is gained or lost flies from where it comes from to its place at the player's line; a loss only rises. */
function flyGain(layer: HTMLElement, { seat, what, amount, from }: ReturnType<typeof gainsOf>[number], time: number) {
  const line = `[data-place="seat:${seat}"]`;
  const to = rectOf(what === 'vp' ? `${line} .player-vp` : `${line} [data-goods="${what}"]`) ?? rectOf(line);
  if (!to || amount === 0) return;
  const start = amount > 0 && from !== null ? rectOf(`:is([data-target="${from}"],[data-place="${from}"])`) : null;
  const label = document.createElement('span');
  label.className = `vp-float ${amount > 0 ? 'vp-float-up' : 'vp-float-down'}`;
  label.textContent = `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`;
  Object.assign(label.style, { left: `${to.left - 20}px`, top: `${to.top}px` });
  layer.append(label);
  const dx = start ? start.left + start.width / 2 - to.left + 20 : 0;
  const dy = start ? start.top + start.height / 2 - to.top : 12;
  const frames = [
    { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0 },
    { transform: `translate(${dx}px, ${dy}px) scale(1.5)`, opacity: 1, offset: 0.2 },
    { transform: 'none', opacity: 1, offset: 0.65 },
    { transform: 'none', opacity: 1, offset: 0.85 },
    { transform: 'translateY(-0.9em)', opacity: 0 },
  ];
  const done = (): void => label.remove();
  label.animate(frames, { duration: time * 2, easing: 'ease-in-out' }).finished.then(done, done);
}

/** Shows the events on the table as it is now. */
export function showEffects(events: readonly GameEvent[], layer: HTMLElement, milliseconds: number): void {
  for (const event of events)
    for (const { selector, frames } of effectsOf(event))
      for (const element of document.querySelectorAll(`.table ${selector}`))
        element.animate(frames, { duration: milliseconds, easing: 'ease-out' });
  for (const gain of gainsOf(events)) flyGain(layer, gain, milliseconds);
}
