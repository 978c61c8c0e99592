// Les problèmes d’un serveur, et ce qui se dit de ses tables avant d’en ouvrir une.

export const net = {
  title: 'En ligne',
  privacy: 'Sans compte ni pistage. Les parties en ligne sont conservées sur ce serveur.',
  copy: 'Copier',
  nameNeeded: 'Un nom de 1 à 24 caractères',
  problem: {
    unreachable: 'Le serveur est injoignable. Vérifiez votre connexion.',
    unavailable:
      'Le serveur n’accède pas aux parties en ce moment. Elles sont en sécurité\u202f: réessayez dans un instant.',
    damagedTable: 'Cette partie ne peut pas être ouverte. L’administration du serveur en est avertie.',
    unknownTable: 'Cette table n’existe pas. Le lien est peut-être incomplet, ou personne n’y a pris place à temps.',
    badToken:
      'Ce lien n’ouvre plus la place\u202f: il a été remplacé, ou la place a été libérée avant le début de la partie.',
    notOperator: 'Ce n’est pas le jeton du responsable de ce serveur.',
    begun: 'La partie a déjà commencé.',
    nameTaken: 'Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.',
    nameAlike: 'Le nom de quelqu’un ici se lit presque pareil. Choisissez un autre nom.',
    nameUnseen: 'Le nom contient des caractères invisibles, ou qui en changent la lecture. Retapez-le sans eux.',
    nameEmpty: 'Le nom est vide. Tapez au moins une lettre.',
    nameTooLong: 'Le nom est trop long\u202f: 24 caractères au plus.',
    noSeat: 'Il n’y a plus de place libre.',
    noPerson: 'Une table a besoin d’au moins une place pour une personne.',
    alreadySeated: 'Votre compte a déjà une place à cette table.',
    seatsFixed: 'La partie a commencé\u202f: on ne peut plus retirer personne de la table.',
    allSeated: 'Tout le monde a pris place\u202f: les places restent comme elles sont.',
    seatOwned: 'Une place appartient à la personne qui l’occupe\u202f: elle seule peut lui donner un nouveau lien.',
    expired: 'Votre session est terminée. Connectez-vous à nouveau, ou prenez place sans compte.',
    badSet: 'Le serveur n’accepte pas ce matériel.',
    unknownSet: 'Le serveur n’a pas ce matériel. Choisissez-le de nouveau.',
    tooManySets:
      'Vous avez enregistré trop de matériels sur ce serveur ces derniers temps. Utilisez l’un d’eux, ou attendez.',
    tooManyTables:
      'Vous avez déjà autant de tables en attente qu’une personne peut en ouvrir. Quittez-en une, ou attendez qu’elle soit complète.',
    badTimeZone:
      'Le serveur ne connaît pas votre fuseau horaire. Renoncez aux heures de jeu, ou vérifiez les réglages d’heure de l’appareil.',
    closed: 'Cette table a été fermée avant le début de la partie.',
    badRange: 'L’intervalle de cotes se termine avant de commencer.',
    notInRange: 'Cette table est réservée aux joueurs classés dont la cote est dans son intervalle.',
    reserved: 'Cette table est réservée aux joueurs appariés par un tournoi. Connectez-vous avec le compte inscrit.',
    notBegun: 'La partie n’a pas encore commencé.',
    running: 'Ceci sera révélé à la fin de la partie.',
    tooFast: 'Trop de demandes à la fois. Attendez un instant et réessayez.',
    unknownAddress:
      'Le serveur ne connaît pas cette adresse. Rechargez la page\u202f: elle n’est peut-être plus à jour.',
    badRequest: 'Le serveur n’accepte pas cela. Vérifiez le nom et les réglages.',
    refused: 'Le serveur a refusé cette demande. Rechargez la page\u202f: il y a peut-être une nouvelle version.',
    server: 'Un problème est survenu sur le serveur. Rien n’a changé.',
    other: 'Un problème inattendu est survenu. Rechargez la page et réessayez.',
  },

  bye: {
    unknownTable: 'Cette table n’existe pas. Le lien est peut-être incomplet, ou personne n’y a pris place à temps.',
    badToken:
      'Ce lien n’ouvre plus la place\u202f: il a été remplacé, ou la place a été libérée avant le début de la partie.',
    revoked:
      'Vous ne pouvez plus utiliser cette place ici\u202f: elle a reçu un nouveau lien, on vous a retiré de la table avant le début de la partie, ou votre session a été fermée.',
    badMessage: 'Le serveur n’a pas compris cette page. Rechargez-la\u202f: il y a peut-être une nouvelle version.',
    notWatchable: 'Cette table n’admet pas de spectateurs.',
    tooFast: 'Trop de demandes\u202f: attendez un instant.',
    full: 'Le serveur est plein en ce moment.',
    closing: 'Le serveur redémarre.',
    unavailable: 'Votre partie est injoignable en ce moment. Elle est en sécurité\u202f; nous continuons d’essayer.',
    damaged:
      'Cette partie ne peut pas être ouverte. L’administration du serveur en est avertie\u202f; nous réessayons de temps en temps.',
  },

  sandbox: {
    title: 'Bac à sable',
    text: 'Rien ne compte ici. Les cartes que vous ne pouviez pas voir sont inventées, et des bots jouent pour les autres.',
    back: 'Retour à la table',
    plan: 'Préparer mon tour',
  },
} as const;
