// The effects of events besides flights: dice tumble, Ravagers strike, cubes fall, VP rise. Nothing runs between
// events.

import type { GameEvent } from '@black-angel/rules';

type Frames = Keyframe[];

const TUMBLE: Frames = [
  { transform: 'rotate(-200deg) scale(0.6)' },
  { transform: 'rotate(30deg) scale(1.18)', offset: 0.7 },
  { transform: 'none' },
];
const STRIKE: Frames = [
  { transform: 'none' },
  { transform: 'translateX(-0.35em) rotate(-1.5deg)', filter: 'brightness(1.9) saturate(1.6)', offset: 0.2 },
  { transform: 'translateX(0.35em) rotate(1.5deg)', offset: 0.4 },
  { transform: 'translateX(-0.2em)', filter: 'brightness(1.4)', offset: 0.6 },
  { transform: 'none' },
];
const DROP: Frames = [
  { transform: 'translateY(-1.6em) scale(1.5)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const PULSE: Frames = [{ filter: 'none' }, { filter: 'brightness(1.7)', offset: 0.35 }, { filter: 'none' }];

/** The elements that show an event, and how. */
function effectOf(event: GameEvent): { selector: string; frames: Frames } | null {
  switch (event.kind) {
    case 'diceRolled':
      return { selector: `[data-place="standard:${event.seat}"] .die`, frames: TUMBLE };
    case 'dieTurned':
      return { selector: '.die-in-use', frames: TUMBLE };
    case 'ravagerStruck':
    case 'ravagerAppeared':
      return { selector: `[data-target="action:${event.action}"]`, frames: STRIKE };
    case 'damagePlaced':
      return event.action === null
        ? { selector: `[data-target="supply:${event.die}"]`, frames: STRIKE }
        : { selector: `[data-target="action:${event.action}"] .socket-full`, frames: DROP };
    case 'damageRepaired':
      return {
        selector: `[data-target="${event.action === null ? `supply:${event.die}` : `action:${event.action}`}"]`,
        frames: PULSE,
      };
    case 'tileActivated':
    case 'boostUsed':
      return { selector: `[data-place="cell:${event.seat}:${event.cell}"] .tile`, frames: PULSE };
    case 'missionActivated':
      return { selector: `[data-piece="card:${event.card}"]`, frames: PULSE };
    case 'angelAdvanced':
      return { selector: '.hex-angel', frames: PULSE };
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
    case 'actionTaken':
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
    case 'stripTurned':
    case 'spesSighted':
    case 'endTriggered':
    case 'halCardRevealed':
    case 'advancedScored':
    case 'itemsScored':
    case 'gameEnded':
      return null;
    default:
      return event satisfies never;
  }
}

/** VP won and lost by each seat in these events. */
function vpChanges(events: readonly GameEvent[]): Map<number, number> {
  const changes = new Map<number, number>();
  for (const event of events)
    if ((event.kind === 'gained' || event.kind === 'lost' || event.kind === 'spent') && event.what === 'vp')
      changes.set(
        event.seat,
        (changes.get(event.seat) ?? 0) + (event.kind === 'gained' ? event.amount : -event.amount),
      );
  return changes;
}

function floatVp(layer: HTMLElement, seat: number, change: number, milliseconds: number): void {
  const place = document.querySelector(`.table [data-place="seat:${seat}"] .player-vp`);
  const { left, top, width } = place?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0 };
  if (width === 0 || change === 0) return;
  const label = document.createElement('span');
  label.className = `vp-float ${change > 0 ? 'vp-float-up' : 'vp-float-down'}`;
  label.textContent = `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
  Object.assign(label.style, { left: `${left - 34}px`, top: `${top}px` });
  layer.append(label);
  const frames = [
    { transform: 'translateY(0.8em) scale(0.6)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.25 },
    { transform: 'none', opacity: 1, offset: 0.7 },
    { transform: 'translateY(-0.9em)', opacity: 0 },
  ];
  const done = (): void => label.remove();
  label.animate(frames, { duration: milliseconds * 2.5, easing: 'ease-out' }).finished.then(done, done);
}

/** Shows the events on the table as it is now. */
export function showEffects(events: readonly GameEvent[], layer: HTMLElement, milliseconds: number): void {
  for (const event of events) {
    const effect = effectOf(event);
    if (!effect) continue;
    for (const element of document.querySelectorAll(`.table ${effect.selector}`))
      element.animate(effect.frames, { duration: milliseconds, easing: 'ease-out' });
  }
  for (const [seat, change] of vpChanges(events)) floatVp(layer, seat, change, milliseconds);
}
