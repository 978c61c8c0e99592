// The texts of cards and tiles in French. A narrow no-break space (\u202f) precedes : and ; as French typography
// requires. It is written as an escape because it is invisible.

import type { ActionKind, ColourName, Words } from './say-types.ts';

/** un dé …, une carte … */
const MASCULINE: Record<ColourName, string> = { orange: 'orange', gray: 'gris', green: 'vert' };
const FEMININE: Record<ColourName, string> = { orange: 'orange', gray: 'grise', green: 'verte' };

const ACTION: Record<ActionKind, string> = {
  discover: 'Découverte technologique',
  repair: 'Réparation du Black Angel',
  destroy: 'Destruction des Ravageurs',
  command: 'Commande de vos vaisseaux',
};

/** What is printed on cards and tiles, in French. */
export const fr: Words = {
  locale: 'fr',
  nouns: {
    vp: { other: 'PV' },
    ship: { one: 'vaisseau', other: 'vaisseaux' },
    resource: { one: 'ressource', other: 'ressources' },
    robot: { one: 'robot', other: 'robots' },
    debris: { other: 'débris' },
    technology: { one: 'tuile Technologie', other: 'tuiles Technologie' },
    missionCard: { one: 'carte Mission', other: 'cartes Mission' },
    ravagerCard: { one: 'carte Ravageur', other: 'cartes Ravageur' },
  },
  nothing: 'rien',
  noEffect: 'aucun effet',

  gain: (what) => `gagnez ${what}`,
  spendToGain: (cost, gain) => `dépensez ${cost}\u202f: gagnez ${gain}`,
  whenPlaced: (gain) => `à la pose\u202f: gagnez ${gain}`,

  whenEjected: (clauses) => `à l’expulsion\u202f: ${clauses.join('\u202f; ')}`,
  ownerGains: (gain) => `le propriétaire gagne ${gain}`,
  eachShipGains: (gain) => `chaque joueur ayant un vaisseau ici gagne ${gain}`,
  eachGainsPerCard(vp, counted, colour) {
    const cards =
      counted === 'ownedInSpace'
        ? `carte Mission ${FEMININE[colour]} qu’ils possèdent dans l’espace`
        : `carte Mission ${FEMININE[colour]} expulsée qu’ils possèdent`;
    return `le propriétaire et chaque joueur ayant un vaisseau ici gagnent ${vp} par ${cards}`;
  },

  beforeAction: (clause) => `avant cette action\u202f: ${clause}`,
  ravager: {
    damageNextAction: 'ajoutez 1 cube Dégât à l’action suivante dans le sens horaire',
    discardMission: 'défaussez une carte Mission, ou perdez 1 PV si vous n’en avez pas',
    discardRavager: 'défaussez une carte Ravageur, ou perdez 1 PV si vous n’en avez pas',
    placeRobot:
      'placez un robot de la salle de repos sur cette carte jusqu’à sa destruction, ' +
      'ou perdez 1 PV si vous n’y en avez aucun',
  },
  damageSupplyDie: (colour) => `ajoutez 1 cube Dégât à un dé ${MASCULINE[colour]} non endommagé de la réserve des dés`,

  tile: {
    moveShip: 'déplacez un vaisseau (déjà dans l’espace ou nouveau) de 2 cases au plus',
    reassignRobot: 'déplacez un robot de la salle de repos vers une salle d’affectation, ou l’inverse',
    drawMission:
      'piochez 1 carte Mission de la couleur de votre choix (règles avancées\u202f: piochez-en 2, gardez-en 1)',
    activateVertical: 'activez la tuile Technologie située au-dessus ou au-dessous de celle-ci',
    activateHorizontal: 'activez la tuile Technologie située à gauche ou à droite de celle-ci',
  },

  vpForAction(action, colour, vp) {
    const which = action === 'command' ? ` (${FEMININE[colour]})` : '';
    return `une fois\u202f: en réalisant l’action ${ACTION[action]}${which}, gagnez ${vp}`;
  },
  dieToThree: (colour) => `une fois\u202f: en utilisant un dé ${MASCULINE[colour]}, donnez-lui la valeur 3`,
  dieToAnyColour(colour, others) {
    const either = others.map((other) => MASCULINE[other]).join(' ou ');
    return `une fois\u202f: en utilisant un dé ${MASCULINE[colour]}, traitez-le comme un dé ${either}`;
  },
  reserveDie: (colour) =>
    `une fois\u202f: en relançant vos dés (Séquence B), réservez gratuitement un dé ${MASCULINE[colour]}`,

  advanced: {
    orangeInGrid: 'tuile Technologie orange dans votre grille',
    grayInGrid: 'tuile Technologie grise dans votre grille',
    greenInGrid: 'tuile Technologie verte dans votre grille',
    ejectedTechnology: 'tuile Technologie expulsée que vous possédez',
    debris: 'débris dans votre stock',
    ravagerCards: 'carte Ravageur dans votre main',
    advancedTiles: 'tuile Technologie avancée que vous possédez, celle-ci comprise',
    cardsInSpace: 'carte Mission que vous possédez dans l’espace',
  },
  finalScoring: (vp, per) => `décompte final\u202f: ${vp} par ${per}`,

  halCard: (top, bottom) =>
    `si vous avez utilisé un dé (Séquence A)\u202f: ${top}\u202f; si vous avez relancé vos dés (Séquence B)\u202f: ${bottom}`,
  halHalf: (action, colour, note) =>
    `${ACTION[action]} (dé ${MASCULINE[colour]}${note === undefined ? '' : `, ${note}`})`,
  halNote: {
    advancedFirst: 'Technologie avancée d’abord',
    displayOnly: 'tuiles de l’étalage seulement',
    up: 'sens horaire depuis l’action 1',
    down: 'sens antihoraire depuis l’action 6',
  },
};
