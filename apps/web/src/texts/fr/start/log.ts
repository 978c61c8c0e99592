// Le journal. / The panel of the log.

export const log = {
  panel: {
    title: 'Journal',
    empty: 'Il ne s’est encore rien passé.',
    turn: 'Tour de table {{round}} · {{name}}',
    yourTurn: 'Tour de table {{round}} · Vous',
    setup: 'Mise en place',
    end: 'Fin de la partie',
    rule: 'Voir la règle',
    showRule: 'Règle {{rule}}',
    goTo: 'Revoir ce moment',
    latest: 'Aller au plus récent',
    details: 'Détails',
    fewer: 'Moins de détails',
  },
} as const;
