// One readable English line for each event of a game.

import type { DieFace, GameEvent, SeatInfo } from '@black-angel/rules';

const plural = (count: number, what: string): string =>
  `${count} ${what}${count === 1 || what === 'VP' || what === 'debris' ? '' : 's'}`;
const goods = (what: string, amount: number): string => plural(amount, what === 'vp' ? 'VP' : what);
const article = (word: string): string => (/^[aeio]/.test(word) ? `an ${word}` : `a ${word}`);
const die = (face: DieFace): string => `${face.colour} ${face.value === 0 ? '★' : face.value}`;
const card = (id: string, back: string): string =>
  id === ''
    ? article(`${back === 'ravager' ? 'Ravager' : `${back} Mission`} card`)
    : `${back === 'ravager' ? 'Ravager' : `${back} Mission`} ${id}`;

/** The sentence, without its rule. `seats` names the compartments, the neutral player included. */
export function sayEvent(event: GameEvent, seats: readonly SeatInfo[]): string {
  const who = (seat: number): string => seats[seat]?.name ?? 'the neutral player';
  const where = (place: { action: number | null; die: string | null }): string =>
    place.action === null ? `${article(`${place.die} die`)} in the supply` : `action ${place.action}`;
  switch (event.kind) {
    case 'turnStarted':
      return `— Round ${event.round}: ${who(event.seat)} —`;
    case 'sequenceChosen':
      return event.sequence === 'pass'
        ? `${who(event.seat)} passes`
        : `${who(event.seat)} performs Sequence ${event.sequence}`;
    case 'cardPlayed':
      return `${who(event.seat)} plays ${card(event.card, event.back)} at ${event.slot}`;
    case 'cardDrawn':
      return `${who(event.seat)} draws ${card(event.card, event.back)}`;
    case 'cardDiscarded':
      return `${who(event.seat)} discards ${card(event.card, event.back)}`;
    case 'cardAbsent':
      return `there is no ${event.back} Mission card left to draw`;
    case 'missionDiscarded':
      return `${who(event.seat)} finds no hex for Mission ${event.card}`;
    case 'tileActivated':
      return `${who(event.seat)} activates ${event.tile} at ${event.cell} (${event.effect})`;
    case 'tileTurned':
      return `${who(event.seat)} turns ${event.tile} at ${event.cell} to its standard side`;
    case 'boostUsed':
      return `${who(event.seat)} uses the boost of ${event.tile} at ${event.cell} (${event.boost})`;
    case 'gained':
      return `${who(event.seat)} gains ${goods(event.what, event.amount)}`;
    case 'notGained':
      return `${who(event.seat)} has no robot left to gain (${goods(event.what, event.amount)} missed)`;
    case 'spent':
      return `${who(event.seat)} spends ${goods(event.what, event.amount)}`;
    case 'lost':
      return `${who(event.seat)} loses ${goods(event.what, event.amount)}`;
    case 'dieChosen':
      return `${who(event.seat)} takes ${event.reserved ? `the reserved ${die(event.die)}` : article(die(event.die))}`;
    case 'dieBought':
      return `${who(event.seat)} buys ${article(die(event.die))} from ${who(event.from)}`;
    case 'dieTurned':
      return `${who(event.seat)} turns the die to ${die(event.die)}`;
    case 'dieReturned':
      return `the ${event.colour} die returns to its supply`;
    case 'dieReserved':
      return `${who(event.seat)} reserves ${article(die(event.die))}`;
    case 'diceRolled':
      return `${who(event.seat)} rolls ${event.dice.map(die).join(', ')}`;
    case 'diceGivenBack':
      return `${who(event.seat)} gives back ${event.dice.map(die).join(', ')}`;
    case 'damagedDieTaken':
      return `${who(event.seat)} must take a damaged ${event.colour} die`;
    case 'actionTaken':
      return `${who(event.seat)} uses action ${event.action} with value ${event.value}${event.damaged ? ' (damaged)' : ''}`;
    case 'ravagerStruck':
      return `Ravager ${event.card} strikes at action ${event.action}`;
    case 'robotHeld':
      return `a robot of ${who(event.seat)} is held on Ravager ${event.card}`;
    case 'robotFreed':
      return `a robot of ${who(event.seat)} is freed from Ravager ${event.card}`;
    case 'damagePlaced':
      return `a Damage cube falls on ${where(event)}`;
    case 'damageIgnored':
      return `no Damage cube can be placed on ${where(event)}`;
    case 'damageRepaired':
      return `${who(event.seat)} repairs ${where(event)}`;
    case 'debrisPlaced':
      return `${who(event.seat)} puts the debris on ${event.tile} at ${event.cell}`;
    case 'tileTaken':
      return `${who(event.seat)} takes ${event.tile} from place ${event.place}`;
    case 'tileInjected':
      return `${who(event.seat)} injects ${event.tile} along ${event.arrow}`;
    case 'tilePushed':
      return `${event.tile} is pushed from ${event.from} to ${event.to}`;
    case 'tileEjected':
      return `${event.tile} is ejected from the grid`;
    case 'tileSpent':
      return `${who(event.seat)} spends ${event.tile}`;
    case 'advancedPlaced':
      return `${event.tile} goes ${event.place ? `to the ${event.place} place` : 'beside the board'}`;
    case 'advancedRevealed':
      return `${event.tile} appears on Advanced place ${event.place}`;
    case 'ravagersDestroyed':
      return `${who(event.seat)} destroys ${event.cards.join(', ')} at action ${event.action}`;
    case 'shipLaunched':
      return `${who(event.seat)} launches a ship at ${event.at}`;
    case 'shipMoved':
      return `a ship of ${who(event.seat)} flies from ${event.from} to ${event.to}`;
    case 'shipLost':
      return `the ship of ${who(event.seat)} at ${event.at} is gone, its pilot back in the supply`;
    case 'missionPlaced':
      return `${who(event.seat)} places Mission ${event.card} on ${event.at}`;
    case 'missionActivated':
      return `${who(event.seat)} activates Mission ${event.card} on ${event.at}`;
    case 'missionEjected':
      return `Mission ${event.card} of ${who(event.seat)} is ejected from ${event.at}`;
    case 'missionResolved':
      return `Mission ${event.card} is resolved for ${who(event.seat)}`;
    case 'ravagerAppeared':
      return `Ravager ${event.card} appears at action ${event.action}`;
    case 'ravagerDiscarded':
      return `No room for Ravager ${event.card} at its action: it is discarded`;
    case 'ravagerAbsent':
      return 'no Ravager can appear';
    case 'technologyAppeared':
      return `${event.tile} appears on the display`;
    case 'technologyPushed':
      return `${event.tile} is pushed to place ${event.to} of the display`;
    case 'technologyDiscarded':
      return `${event.tile} is pushed off the display`;
    case 'technologyAbsent':
      return `there is no ${event.colour} Technology left to appear`;
    case 'deckRemade':
      return `the ${event.deck} deck is remade from its discards`;
    case 'robotReassigned':
      return `${who(event.seat)} moves a robot ${event.to === 'workstation' ? `to the ${event.colour} workstation` : `from the ${event.colour} workstation to the break room`}`;
    case 'neutralRobotRemoved':
      return `the neutral robot leaves the ${event.colour} workstation`;
    case 'boardReset':
      return `${who(event.seat)} resets the board (${plural(event.cards, 'card')}, ${event.debris} debris)`;
    case 'angelAdvanced':
      return `the Black Angel advances to ${event.to}`;
    case 'stripTurned':
      return `strip ${event.strip} turns over and becomes the last, face ${event.face}`;
    case 'spesSighted':
      return `Spes is in sight on ${event.at}`;
    case 'endTriggered':
      return event.by === 'spes'
        ? 'the Black Angel has reached Spes: one more round'
        : 'the Ravager deck is empty: one more round';
    case 'halCardRevealed':
      return `Hal reveals ${event.card}${event.half === 'none' ? '' : ` and plays its ${event.half} half`}`;
    case 'advancedScored':
      return `${who(event.seat)} scores ${event.vp} VP for ${event.tile} (limit ${event.limit})`;
    case 'itemsScored':
      return `${who(event.seat)} scores ${event.vp} VP for ${plural(event.items, 'item')}`;
    case 'gameEnded':
      return `The game is over: ${event.vp.map((vp, seat) => `${who(seat)} ${vp} VP`).join(', ')}. ${event.winners.map(who).join(' and ')} ${event.winners.length === 1 ? 'wins' : 'share the victory'}.`;
    default:
      return event satisfies never;
  }
}
