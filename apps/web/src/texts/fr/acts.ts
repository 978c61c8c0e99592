// Les actes suivants du premier voyage. Une phrase a vingt mots au plus.

import type { TextsOf } from '../texts.ts';

const own = {
  act2: {
    title: 'Au milieu du voyage',
    about: 'Combinez carte et dé, payez un Ravageur, récoltez une bandelette qui part.',
    learned:
      'Une carte avant le dé, un robot au bon endroit, un vaisseau sur ce qui part\u202f: ainsi les tours comptent.',
    days: {
      say: 'Quelques jours plus tard\u202f: votre grille a grandi, Hal est proche, des Ravageurs sont à bord.',
    },
    card: {
      say: 'Un tour peut commencer par une carte. Jouez l’orange contre la ligne 1\u202f: activez les deux tuiles orange.',
      came: 'Un PV et un vaisseau, et le dé reste à jouer.',
      die: 'Après le dé, il est trop tard pour une carte. Jouez d’abord la carte.',
      gray: 'La carte grise activerait une seule tuile. L’orange en a deux dans la ligne 1.',
      ravager: 'Elle active toutes les couleurs\u202f: gardez-la pour une ligne plus pleine.',
      slot: 'Elle y trouve moins de tuiles. La ligne 1 en a deux orange.',
      done: 'Une autre tuile peut encore agir.',
    },
    turn: {
      say: 'Puis le dé\u202f: avec un débris, retournez votre étoile orange en 2, pour la Découverte.',
      came: 'Deux choses en un tour\u202f: c’est ainsi que les points s’ajoutent.',
      gray: 'Le gris répare. Cette fois, retournez l’étoile orange.',
      green: 'Gardez le 2 vert. Cette fois, retournez l’étoile orange.',
      command: 'Un Ravageur y attend. La Découverte est libre.',
    },
    neutralization: {
      say: 'La carte 035 est une neutralisation\u202f: elle rapporte une fois, quand sa bandelette part. La première part la prochaine.',
    },
    pay: {
      say: 'Placez-la sur la case indiquée, première bandelette. Le Ravageur de l’action 4 veut une carte\u202f: donnez la 042.',
      came: 'Elle donne 3 PV au départ de la bandelette. Trois Ravageurs se sont réveillés.',
      green: 'La carte 035 est grise\u202f: il lui faut un dé gris.',
      card: 'Cette fois, commencez par le dé.',
      repair: 'Cela répare. Pour voler, choisissez la Commande grise.',
      discard: 'Les cartes grises servent ici. Donnez la verte.',
      hex: 'Là-bas, elle attendrait longtemps. La première bandelette part la prochaine.',
      activation: 'La carte 021 demande des dés, et sa bandelette part bientôt. Placez la carte 035.',
      done: 'Vous y êtes. Placez la carte 035.',
    },
    count: {
      say: 'Détruisez les deux Ravageurs de l’action 4. Comptez d’abord\u202f: les cartes d’un emplacement partent ensemble.',
      came: 'Les deux cartes sont dans votre main. Une carte Ravageur active les tuiles de toutes les couleurs.',
      low: 'Un 1 détruit une carte. Il y en a deux\u202f: prenez le 2.',
      one: 'C’est une seule carte. À l’action 4, votre 2 en prend deux.',
      roll: 'Relancer maintenant coûterait 3 PV, et les Ravageurs resteraient.',
    },
    robot: {
      say: 'Chaque robot en salle d’affectation donne un dé. Avec la carte et la tuile verte, envoyez-en un au vert.',
      came: 'Deux robots au vert\u202f: deux dés verts à chaque lancer.',
      die: 'Jouez d’abord la carte, puis le dé.',
      slot: 'La tuile verte est dans la ligne 3.',
      gain: 'Un nouveau robot se reposerait. Choisissez la réaffectation.',
      colour: 'Cette fois, la salle verte.',
    },
    strip: {
      say: 'La première bandelette part bientôt. Volez sur votre Mission, puis terminez le tour.',
      came: 'Elle rapporte deux fois\u202f: pour la carte et pour le vaisseau.',
      hex: 'Les PV sont sur votre Mission\u202f: volez sur sa case.',
      roll: 'Attendez un tour\u202f: avec votre vaisseau, la Mission rapporte double.',
    },
    leave: {
      say: 'Il ne reste qu’une étoile, elle ne coûte rien. Relancez, avancez et terminez le tour.',
      came: '6 PV pour une carte. Partie avec sa bandelette, elle est expulsée\u202f: elle reste à côté de votre plateau.',
    },
    keep: {
      say: 'Relancez vos dés. Puis réservez le 3 vert contre une ressource\u202f: Hal ne pourra pas l’acheter.',
      came: 'Utilisez-le avant le prochain lancer\u202f: tout dé inutilisé coûte sa valeur en PV, même réservé.',
      done: 'Vous avez une ressource\u202f: réservez le meilleur dé.',
      lower: 'Un dé plus faible vaut moins la peine. Prenez le 3 vert.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 3 PV ce tour-ci. Pensez aux cartes, puis aux dés.',
      came: 'Une carte, une tuile, une Mission\u202f: vous jouez à Black Angel.',
      roll: 'Relancer maintenant coûterait 3 PV.',
      turn: 'C’est moins de 3 PV. Une carte peut précéder le dé.',
    },
  },

  act3: {
    title: 'L’arrivée',
    about: 'Choisissez la fin qui vous convient, et lisez la feuille de score.',
    learned: 'Vous connaissez les deux fins et ce qui y compte. Jouez une partie entière, ou parcourez les chapitres.',
    two: {
      say: 'Des semaines plus tard\u202f: Spes est proche. Le voyage finit là, ou quand la pile Ravageur s’épuise.',
    },
    tile: {
      say: 'Une tuile avancée compte à la fin\u202f: celle-ci, 2 PV pour chacune de vos Missions dans l’espace.',
    },
    limit: {
      say: 'Il y en a trois\u202f: 6 PV. Mais dans votre grille, la limite d’une telle tuile est de 4 PV.',
    },
    place: {
      say: 'Sur ces places, la limite augmente de 2 par carte expulsée de la couleur. Deux vertes\u202f: 8 PV.',
    },
    eject: {
      say: 'Injectez la tuile 4 dans la ligne 2\u202f: elle fait sortir la tuile avancée. Place verte, fin du tour.',
      came: 'La limite est maintenant de 8 PV\u202f: à la fin, la tuile rapportera 6 PV au lieu de 4.',
      buy: 'Votre 1 orange suffit.',
      command: 'Cela fait voler un vaisseau. Les tuiles viennent de la Découverte.',
      tile: 'Cette fois, prenez la tuile 4, l’orange à 1 PV.',
      row: 'Seule la ligne 2 fait sortir la tuile avancée.',
      place: 'La limite y est de 4 PV\u202f: aucune carte expulsée de cette couleur.',
      roll: 'Sauvez d’abord la tuile avancée\u202f: à Spes, la partie finit bientôt.',
    },
    steer: {
      say: 'Robots, ressources et vaisseaux ne comptent qu’à Spes. Allez-y, et gardez la ressource.',
      came: 'Spes\u202f! On finit le tour de table, puis on en joue un dernier.',
      buy: 'À Spes, une ressource vaut des points. Avancez.',
      reserve: 'Gardez la ressource\u202f: à Spes, deux éléments valent 1 PV.',
    },
    last: {
      say: 'Dernier tour de table\u202f: deux ressources vaudraient 1 PV. À vous d’en faire 4 PV.',
      came: 'La feuille de score montre chaque ligne et d’où elle vient.',
      roll: 'La partie finit\u202f: de nouveaux dés ne servent à rien.',
      turn: 'C’est moins de 4 PV. Qu’est-ce qui change des ressources en PV\u202f?',
    },
  },
} as const;

export const acts: TextsOf<'acts', 'fr'> = { learn: own };
