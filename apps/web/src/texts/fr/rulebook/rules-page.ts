// The rules page: how to play in a few steps, and the headings of the rules.

export const rulesPage = {
  rulesPage: {
    intro: 'Chaque règle a un numéro. La table l’affiche partout où la règle s’applique.',
    steps: {
      goal: {
        title: 'Votre but',
        text: 'Vous êtes l’une des intelligences qui mènent le Black Angel vers la planète Spes. Chaque décision est évaluée en PV (Processus de Validation)\u202f; à la fin, le plus grand total de PV l’emporte.',
      },
      turn: {
        title: 'Un tour',
        text: 'Séquence A\u202f: utilisez un dé. Séquence B\u202f: prenez de nouveaux dés, et le Black Angel avance. À vous de choisir, tour après tour.',
      },
      card: {
        title: 'Jouer une carte',
        text: 'La Séquence A commence, si vous voulez, par une carte posée face cachée contre une ligne ou une colonne de votre grille. Une carte Mission y active les tuiles de sa couleur, une carte Ravageur toutes les tuiles.',
      },
      die: {
        title: 'Utiliser un dé',
        text: 'Prenez l’un des vôtres, ou achetez celui d’un rival pour 1 ressource. Sa couleur dit à quelles actions il sert, sa valeur combien de fois vous pouvez les réaliser.',
      },
      actions: {
        title: 'Quatre actions',
        text: 'La Découverte prend des technologies pour votre grille. La Réparation change les dégâts en débris. La Destruction chasse les Ravageurs du Black Angel. La Commande déplace un vaisseau et place une carte Mission.',
      },
      missions: {
        title: 'Missions dans l’espace',
        text: 'Une carte Mission placée donne sa récompense aussitôt. Ensuite, elle s’active avec des dés, ou rapporte quand le Black Angel la laisse derrière lui. Placer des cartes attire les Ravageurs.',
      },
      sequenceB: {
        title: 'De nouveaux dés',
        text: 'Séquence B\u202f: les dés restants coûtent des PV. Vous lancez un dé par robot dans les salles d’affectation. Puis le Black Angel avance et la première bandelette se retourne.',
      },
      end: {
        title: 'La fin',
        text: 'Quand le Black Angel atteint Spes ou que la pile Ravageur s’épuise, on finit le tour de table et on en joue un dernier. Les tuiles avancées rapportent\u202f; à Spes, robots, ressources et vaisseaux aussi.',
      },
    },
    sections: {
      C: 'Matériel et limites',
      S: 'Mise en place',
      T: 'Le tour',
      A1: 'Séquence A\u202f: jouer une carte',
      A2: 'Séquence A\u202f: utiliser un dé',
      A2D: 'Découverte technologique',
      A2R: 'Réparation du Black Angel',
      A2X: 'Destruction des Ravageurs',
      A2C: 'Commande de vos vaisseaux',
      A2M: 'Activer une carte Mission',
      A3: 'Séquence A\u202f: piocher une carte',
      B: 'Séquence B',
      E: 'Fin et décompte',
      N: 'À deux joueurs',
      V: 'Règles avancées',
      H: 'Solitaire\u202f: Hal',
      K: 'Qui sait quoi',
      X: 'Effets',
    },
  },
} as const;
