// The texts of cards and tiles in English.

import type { ActionKind, ColourName, Words } from './say-types.ts';

const DIE: Record<ColourName, string> = { orange: 'an orange die', gray: 'a gray die', green: 'a green die' };

const ACTION: Record<ActionKind, string> = {
  discover: 'Discover Technology',
  repair: 'Repair the Black Angel',
  destroy: 'Destroy Ravagers',
  command: 'Command Your Ships',
};

/** What is printed on cards and tiles, in English. */
export const en: Words = {
  locale: 'en',
  nouns: {
    vp: { other: 'VP' },
    ship: { one: 'ship', other: 'ships' },
    resource: { one: 'resource', other: 'resources' },
    robot: { one: 'robot', other: 'robots' },
    debris: { other: 'debris' },
    technology: { one: 'Technology tile', other: 'Technology tiles' },
    missionCard: { one: 'Mission card', other: 'Mission cards' },
    ravagerCard: { one: 'Ravager card', other: 'Ravager cards' },
  },
  nothing: 'nothing',
  noEffect: 'no effect',

  gain: (what) => `gain ${what}`,
  spendToGain: (cost, gain) => `spend ${cost}: gain ${gain}`,
  whenPlaced: (gain) => `when placed: gain ${gain}`,

  whenEjected: (clauses) => `when ejected: ${clauses.join('; ')}`,
  ownerGains: (gain) => `the owner gains ${gain}`,
  eachShipGains: (gain) => `each player with a ship here gains ${gain}`,
  eachGainsPerCard(vp, counted, colour) {
    const cards =
      counted === 'ownedInSpace'
        ? `${colour} Mission card they own in space`
        : `ejected ${colour} Mission card they have`;
    return `the owner and each player with a ship here gain ${vp} per ${cards}`;
  },

  beforeAction: (clause) => `before this action: ${clause}`,
  ravager: {
    damageNextAction: 'add 1 Damage cube to the next action clockwise',
    discardMission: 'discard a Mission card, or lose 1 VP if you have none',
    discardRavager: 'discard a Ravager card, or lose 1 VP if you have none',
    placeRobot:
      'put a robot from the break room on this card until it is destroyed, or lose 1 VP if you have none there',
  },
  damageSupplyDie: (colour) => `add 1 Damage cube to an undamaged ${colour} die in the die supply`,

  tile: {
    moveShip: 'move a ship up to 2 hexes (you may launch it first)',
    reassignRobot: 'move a robot from the break room to a workstation, or back',
    drawMission: 'draw 1 Mission card from any deck (advanced rules: draw 2, keep 1)',
    activateVertical: 'activate the Technology tile above or below this one',
    activateHorizontal: 'activate the Technology tile to the left or right of this one',
  },

  vpForAction(action, colour, vp) {
    const which = action === 'command' ? ` (${colour})` : '';
    return `once: when you perform ${ACTION[action]}${which}, gain ${vp}`;
  },
  dieToThree: (colour) => `once: when you use ${DIE[colour]}, set it to 3`,
  dieToAnyColour: (colour, others) => `once: when you use ${DIE[colour]}, treat it as ${others.join(' or ')}`,
  reserveDie: (colour) => `once: when you roll new dice (Sequence B), reserve ${DIE[colour]} for free`,

  advanced: {
    orangeInGrid: 'orange Technology tile in your grid',
    grayInGrid: 'gray Technology tile in your grid',
    greenInGrid: 'green Technology tile in your grid',
    ejectedTechnology: 'ejected Technology tile you have',
    debris: 'debris in your storage',
    ravagerCards: 'Ravager card in your hand',
    advancedTiles: 'Advanced Technology tile you have, this one included',
    cardsInSpace: 'Mission card you own in space',
  },
  finalScoring: (vp, per) => `final scoring: ${vp} per ${per}`,

  halCard: (top, bottom) => `if you used a die (Sequence A): ${top}; if you rolled new dice (Sequence B): ${bottom}`,
  halHalf: (action, colour, note) => `${ACTION[action]} (${colour} die${note === undefined ? '' : `, ${note}`})`,
  halNote: {
    advancedFirst: 'Advanced tile first',
    displayOnly: 'display tiles only',
    up: 'clockwise from action 1',
    down: 'counterclockwise from action 6',
  },
};
