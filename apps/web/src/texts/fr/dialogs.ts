// Les dialogues de la table, chargés avec eux.

import type { DialogTexts } from '../texts.ts';

export const dialogs: DialogTexts<'one' | 'other'> = {
  decided: {
    decisive: 'Ce qui a décidé\u202f: {{what}}.',
    greatest: 'La plus grande différence\u202f: {{what}}.',
    yours: '{{vp}} de vos {{total}} PV viennent {{source}} ({{pair}})',
    theirs: '{{vp}} des {{total}} PV {{of}} viennent {{source}} ({{pair}})',
    lost: 'les PV perdus à cause {{source}} ({{pairs}})',
    you: 'vous\u202f: {{vp}}',
    other: '{{name}}\u202f: {{vp}}',
    source: {
      start: 'du départ',
      missions: 'des Missions activées',
      rewards: 'des récompenses de pose',
      neutralization: 'des Missions expulsées',
      technology: 'des tuiles Technologie',
      boosts: 'des boosts',
      halDiscover: 'de l’action Découverte',
      halRepair: 'de l’action Réparation',
      halDestroy: 'de l’action Destruction',
      halCommand: 'de l’action Commande',
      halInstead: 'd’actions sans effet',
      halDice: 'des dés vendus',
      dice: 'des dés inutilisés',
      damage: 'des dés endommagés',
      ravagers: 'des Ravageurs',
      advanced_one: 'de {{count}} tuile avancée en fin de partie',
      advanced_other: 'de {{count}} tuiles avancées en fin de partie',
      items: 'des éléments en fin de partie',
    },
  },

  turningPoints: {
    title: 'Les tours décisifs',
    turn: 'Tour de table {{round}}, {{name}}',
    ahead: '{{change}} PV pour vous',
    leader: '{{change}} PV pour {{name}}',
    show: 'Montrer ce tour',
  },

  handover: {
    title: 'Passez l’appareil à {{name}}',
    text: 'Les mains sont cachées. {{name}}, c’est bon pour vous\u202f?',
    ready: 'Je suis {{name}}, montrer ma main',
    decision: '{{name}} a une décision à prendre pendant le tour de quelqu’un d’autre.',
  },

  keyLines: {
    tab: 'parcourir les éléments en surbrillance, les zones et les boutons\u202f; avec Maj, en sens inverse',
    glowing: 'aller à l’élément en surbrillance précédent ou suivant',
    all: 'aller à l’élément précédent ou suivant, en surbrillance ou non\u202f; son infobulle dit pourquoi il n’est pas possible maintenant',
    choose: 'choisir',
    back: 'annuler le choix, fermer ce qui est ouvert',
    undo: 'annuler une étape',
    undoTurn: 'annuler tout le tour',
    end: 'finir le tour, ou «\u202fTerminé\u202f»',
    sequenceB: 'Relancer les dés et avancer',
    hint: 'conseil',
    skip: 'passer ce qui est montré',
    replayMove: 'en revoyant la partie, un coup en arrière ou en avant\u202f; au tour de Hal, une étape',
    replayTurn: 'en revoyant la partie, un tour en arrière ou en avant',
    replayEnds: 'en revoyant la partie, au début ou à la fin',
    board: 'plateau du premier, deuxième, troisième ou quatrième joueur',
    log: 'aller au journal',
    help: 'cette aide',
  },
};
