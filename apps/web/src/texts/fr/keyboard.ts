// The keys of the table, as its help tells them.

export const keyboard = {
  keyboard: {
    title: 'Clavier',
    switch: 'Raccourcis clavier',
    switchHelp:
      'Lettres et chiffres seuls sont des commandes à la table. Tab, les flèches et Entrée marchent toujours.',
    names: {
      tab: 'Tab',
      enter: 'Entrée',
      escape: 'Échap',
      space: 'Espace',
      shift: 'Maj',
      left: 'flèche gauche',
      up: 'flèche haut',
      right: 'flèche droite',
      down: 'flèche bas',
    },
    lines: {
      tab: 'parcourir les éléments en surbrillance, les zones et les boutons\u202f; avec Maj, en sens inverse',
      glowing: 'aller à l’élément en surbrillance précédent ou suivant',
      all: 'aller à l’élément précédent ou suivant, en surbrillance ou non\u202f; son infobulle dit pourquoi il n’est pas possible maintenant',
      choose: 'choisir',
      back: 'annuler le choix, fermer ce qui est ouvert',
      undo: 'annuler une étape',
      undoTurn: 'annuler tout le tour',
      end: 'finir le tour, ou «\u202fTerminé\u202f»',
      sequenceB: 'Relancer les dés et avancer (Séquence B)',
      hint: 'conseil',
      skip: 'passer ce qui est montré',
      board: 'plateau du premier, deuxième, troisième ou quatrième joueur',
      log: 'aller au journal',
      help: 'cette aide',
    },
  },
} as const;
