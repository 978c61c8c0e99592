// Turns of others, told step by step; what stays marked; what the replay and the score sheet say of turns.

export const told = {
  told: {
    turnOf: 'Tour {{of}}',
    missed: 'Pendant votre absence',
    onceMore: 'Encore une fois',
    step: 'Étape {{number}} sur {{of}}',
    kind: {
      card: 'Carte',
      die: 'Dé',
      action: 'Action',
      strike: 'Un Ravageur frappe',
      tiles: 'Technologie',
      ship: 'Vol',
      mission: 'Mission',
      ravagers: 'Des Ravageurs apparaissent',
      destroy: 'Ravageurs détruits',
      repair: 'Réparation',
      robots: 'Robots',
      dice: 'Nouveaux dés',
      advance: 'Le Black Angel avance',
      draw: 'Cartes',
      pass: 'Passe',
      scoring: 'Décompte final',
      other: 'Ensuite',
    },
    more_one: 'et {{count}} autre',
    more_other: 'et {{count}} autres',
    change: '{{name}}\u202f: {{change}}',
    skip: 'Passer',
    skipHelp: 'Passer (Espace ou Échap)',
    since: 'Depuis votre dernier tour\u202f: {{what}}',
    again: 'Revoir',
    dieGone: '{{name}} a pris ce dé\u202f: {{die}}',
  },

  fork: {
    title: 'Suite d’une autre partie',
    text: 'Cette partie commence au coup {{move}} de l’autre.',
    back: 'Vers l’autre partie',
    card: 'À partir du coup {{move}} d’une autre partie',
  },
} as const;
