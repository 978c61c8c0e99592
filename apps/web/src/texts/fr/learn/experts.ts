// Les chapitres pour qui connaît les bases. Une phrase qui demande a vingt mots au plus.

export const experts = {
  two: {
    title: 'À deux joueurs',
    about: 'Le joueur neutre\u202f: des dés à vendre et des robots à déloger.',
    learned: 'À deux, un joueur neutre propose des dés. Un robot ajouté dans une salle en retire le sien.',
    neutral: {
      say: 'À deux, un joueur neutre a trois dés. Chacun de vous peut les acheter.',
    },
    buy: {
      say: 'Achetez le 3 vert du joueur neutre et activez trois fois votre Mission.',
      came: 'La ressource va à la réserve\u202f: votre rival ne reçoit rien.',
      orange: 'L’orange ne sert pas à votre Mission verte.',
      gray: 'Le gris ne sert pas à votre Mission verte. Le joueur neutre a un 3 vert.',
      action: 'Votre Mission dans l’espace donne des PV. Choisissez-la.',
      more: 'Le dé vaut 3\u202f: activez-la encore.',
    },
    robot: {
      say: 'Envoyez un robot dans la salle verte, avec votre carte et la tuile verte.',
      came: 'Le robot neutre en est parti\u202f: plus de dé vert à vendre, et deux pour vous.',
      die: 'Jouez d’abord la carte, puis le dé.',
      slot: 'La tuile verte est dans la ligne 3.',
      gain: 'Un nouveau robot se reposerait. Choisissez la réaffectation.',
      colour: 'Cette fois, la salle verte.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 3 PV. Regardez tous les dés du Black Angel.',
      came: 'Votre rival y gagne une ressource. Cela valait 3 PV.',
      one: 'Le 1 active votre Mission une fois. Quelqu’un a un meilleur dé gris.',
      turn: 'C’est moins de 3 PV. Quel dé convient le mieux à votre Mission grise\u202f?',
    },
  },

  advanced: {
    title: 'Tuiles avancées',
    about: 'Choisir la tuile qui vous convient, et la place à la plus haute limite.',
    learned:
      'Dans la grille, une tuile avancée vaut 4 PV au plus. Sur une place, sa limite croît avec vos cartes expulsées.',
    fit: {
      say: 'Vous avez trois Missions dans l’espace. Prenez la tuile avancée qui les valorise\u202f; injectez-la dans la ligne 2.',
      came: '2 PV par Mission dans l’espace à la fin, 6 pour l’instant. Mais 4 au plus dans la grille.',
      grid: 'Celle-là rapporte pour des tuiles de votre grille, et vous en avez peu de cette couleur.',
      ravager: 'Celle-là rapporte pour des cartes Ravageur, et vous n’en avez pas.',
      tile: 'Une technologie ne rapporte rien à la fin. Prenez la tuile avancée.',
      column: 'C’est possible aussi. Prenez la flèche noire de la ligne 2.',
    },
    limit: {
      say: 'Ces places relèvent la limite\u202f: 4 PV, plus 2 par carte expulsée de cette couleur.',
    },
    eject: {
      say: 'Prenez la tuile orange à PV, injectez-la dans la ligne 2 et choisissez la meilleure limite.',
      came: 'Deux cartes vertes expulsées\u202f: cette tuile peut valoir 8 PV.',
      tile: 'N’importe laquelle irait. Cette fois, prenez l’orange à 1 PV.',
      row: 'Seule une tuile injectée dans la ligne 2 fait sortir la tuile avancée.',
      place: 'La limite y est de 4 PV. Le vert a deux cartes expulsées.',
    },
    find: {
      say: 'À vous de trouver\u202f: faites sortir la tuile avancée vers la place à la plus haute limite.',
      came: 'Trois cartes grises\u202f: la limite est de 10 PV.',
      place: 'Une autre place a une limite plus haute\u202f: comptez vos cartes expulsées.',
      turn: 'La tuile avancée est encore dans la grille. Quelle flèche la fait sortir en haut\u202f?',
    },
  },

  boosts: {
    title: 'Les boosts',
    about: 'Les règles avancées\u202f: chaque tuile offre une fois quelque chose de spécial.',
    learned:
      'Un boost sert une fois, puis la tuile passe à sa face standard. On pioche deux cartes et on en garde une.',
    three: {
      say: 'Le boost de cette tuile change un dé orange en 3. Prenez le 1 orange et utilisez-le.',
      came: 'Le dé vaut 3, et la tuile montre désormais sa face standard.',
      first: 'Avec 1, il prend une seule tuile. Utilisez d’abord le boost.',
    },
    colour: {
      say: 'Ce boost change la couleur d’un dé gris. Faites du 3 gris un dé vert\u202f; activez trois fois votre Mission.',
      came: '3 PV d’un dé qui n’avait pas la bonne couleur.',
      repair: 'La Réparation peut attendre\u202f: en vert, il vaut 3 PV.',
      orange: 'Votre Mission est verte.',
      more: 'Le dé vaut 3\u202f: activez-la encore.',
    },
    vp: {
      say: 'Ce boost donne 2 PV quand vous réparez. Prenez le 1 gris et utilisez-le.',
      came: '2 PV, et une réparation en plus.',
      done: 'Ne laissez pas 2 PV\u202f: utilisez le boost.',
    },
    keep: {
      say: 'Détruisez le Ravageur et terminez le tour\u202f: deux cartes piochées. Gardez la 042, qui rapporte par les dés.',
      came: 'L’autre carte est défaussée. Vous choisissez ainsi à la fin de chaque tour.',
      command: 'Cela fait voler un vaisseau. Le viseur, c’est la Destruction.',
      other: 'Celle-là ne donne que des robots, et tard. Gardez la 042.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 3 PV avec le 1 vert.',
      came: 'Un 1 qui vaut 3\u202f: voilà à quoi servent les boosts.',
      roll: 'Relancer ne rapporte rien. Regardez votre tuile.',
      turn: 'Avec 1, il donne 1 PV. Que propose votre tuile\u202f?',
    },
  },

  screen: {
    title: 'Ce que l’écran fait pour vous',
    about: 'Pour qui possède la boîte\u202f: mise en place, étapes oubliées, icônes et règles.',
    learned: 'L’écran installe, compte, déplace et rappelle. Vous décidez. Le livre de règles est partout à un pas.',
    setup: {
      say: 'Mise en place, mélange, distribution\u202f: c’est fait. Ce panneau compte ce que chacun possède.',
    },
    glow: {
      say: 'Ce qui brille est permis. Prenez le 2 vert et introduisez votre vaisseau sur la case marquée.',
      came: 'Survolez une chose, ou appuyez longuement\u202f: elle dit ce qu’elle fait, et sa règle.',
      gray: 'Le dé gris ne mène pas à une case verte pour cette carte. Prenez le vert.',
      card: 'Une carte peut venir d’abord. Cette fois, commencez par le dé.',
      roll: 'Relancer coûterait 3 PV. L’écran demande avant que vous les perdiez.',
      hex: 'C’est à portée, mais votre Mission est verte.',
    },
    place: {
      say: 'Posez la Mission verte. Regardez ce qui se passe sans vous.',
      came: 'Récompense, Ravageurs, dégâts, Technologie\u202f: ici, personne ne les oublie.',
      done: 'Posez la carte\u202f: c’est le but du vol.',
    },
    end: {
      say: 'Jusqu’à la fin du tour, vous pouvez annuler. Terminez-le maintenant.',
      came: 'Une carte de la couleur du dé est venue seule. Le journal garde chaque étape et sa règle.',
    },
    roll: {
      say: 'Relancez vos dés et avancez. Comptez avec nous, si vous pouvez.',
      came: 'Dés, plateau, cartes expulsées, bandelette\u202f: toute la Séquence B d’un coup.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 4 PV. Survolez votre Mission pour lire ce qu’elle rapporte.',
      came: 'Vous connaissez le jeu. L’écran connaît les règles.',
      roll: 'Relancer maintenant coûterait 3 PV.',
      turn: 'Cela a rapporté moins de 4 PV. Que rapporte votre Mission dans l’espace\u202f?',
    },
  },
} as const;
