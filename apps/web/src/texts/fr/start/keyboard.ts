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
      home: 'Début',
      end: 'Fin',
    },
  },
} as const;
