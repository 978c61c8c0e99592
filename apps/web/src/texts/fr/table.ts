// The table itself: what it says beside its parts.

export const table = {
  table: {
    nothingMore: '{{name}}\u202f: rien de plus',
    standings: 'Scores',
    goods: 'Ce que vous avez',
    sheet: {
      label: 'Ce que vous pouvez choisir',
      choices_one: '{{count}} choix',
      choices_other: '{{count}} choix',
      nothingElse: 'Rien d’autre ne change.',
      goesOn: 'Un autre choix suit.',
      withRavagers_one: 'Une Mission placée ici amène {{count}} Ravageur.',
      withRavagers_other: 'Une Mission placée ici amène {{count}} Ravageurs.',
      withoutRavagers: 'Une Mission placée ici n’amène aucun Ravageur.',
      final: 'Ne peut pas être annulé',
      tapAgain: 'Touchez encore\u202f: cela ne peut pas être annulé',
    },
  },

  /** What a newcomer meets for the first time. */
  newHere: {
    ravagerIcon:
      'Nouveau\u202f: une Mission placée à côté de cette icône fait venir un Ravageur, et avec lui un dégât.',
    comet: 'Nouveau\u202f: l’étoile filante concerne Hal\u202f: il gagne 3 PV quand il y place une Mission.',
    neutralization:
      'Nouveau\u202f: une carte avec l’icône de la porte est une neutralisation. Elle rapporte une fois, quand sa bandelette part.',
    reserved: 'Nouveau\u202f: un dé dans la zone au cadenas est réservé\u202f: les autres ne peuvent pas l’acheter.',
    endings:
      'Nouveau\u202f: à côté de vos PV, votre score si Spes est atteinte, et si les Ravageurs terminent la partie.',
    endingsInTab:
      'Nouveau\u202f: l’onglet Joueurs montre votre score si Spes est atteinte, et si les Ravageurs terminent la partie.',
  },
} as const;
