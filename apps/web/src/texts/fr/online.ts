// Les tables d’un serveur : salon, attente, discussion, connexion, pendules, dés équitables.

import type { TextsOf } from '../texts.ts';

export const online: TextsOf<'online', 'fr'> = {
  online: {
    freeSeat: 'place libre',
    substituted: 'Un bot joue pour ce joueur',
    present: 'en ligne',
    away: 'hors ligne',
    toLobby: 'Vers les tables ouvertes',
    retryNow: 'Réessayer maintenant',
    forgetSeat: 'Oublier cette place dans ce navigateur',
    again: 'Revanche',
    rematch: 'Une revanche\u202f? Prenez place ici\u202f: {{link}}',
    rematchWaits: 'Une revanche vous attend.',
    botPlays: 'Un bot joue pour vous.',
    takeBack: 'Reprendre ma place',
    missed:
      'Votre temps était écoulé\u202f: un bot a joué un tour pour vous. Si cela se reproduit avant que vous ne jouiez, un bot continue jusqu’à ce que vous repreniez votre place.',
    awaited: 'Votre temps était écoulé\u202f: un bot a joué un tour pour vous. Votre pendule repart quand vous jouez.',
    notices: 'Me prévenir quand c’est à moi',
    forkRunning:
      'On ne peut pas dédoubler une partie en cours, car ses cartes sont cachées. «\u202fPréparer mon tour\u202f» dans le menu ouvre un bac à sable.',
    notKept: 'Le serveur n’a pas pu enregistrer votre coup\u202f; il n’a donc pas été joué. Veuillez réessayer.',

    new: {
      title: 'Nouvelle table',
      access: 'Qui peut s’asseoir\u202f?',
      private: 'Par lien',
      privateHelp: 'Seulement les personnes à qui vous donnez le lien.',
      listed: 'Tout le monde',
      listedHelp: 'La table figure parmi les tables ouvertes jusqu’à ce qu’elle soit complète.',
      spectators: 'Spectateurs',
      spectatorsHelp: 'Ils ne voient aucune carte cachée.',
      nobody: 'non autorisés',
      live: 'en direct',
      delayed_one: 'avec {{count}} coup de retard',
      delayed_other: 'avec {{count}} coups de retard',
      make: 'Ouvrir la table',
    },

    options: {
      title: 'Options',
      rated: 'Classée\u202f: la partie compte pour la cote de celles et ceux qui veulent figurer au classement',
      hints: 'Les conseils sont permis',
      undo: 'Les coups peuvent être annulés',
      help: 'Tout le monde voit ces choix avant de prendre place.',
      otherPrograms: 'La page ne peut empêcher personne de demander conseil à un autre programme.',
      noRatedHints:
        'Une partie classée se joue sans conseils. Avec moins de deux personnes classées, elle n’est pas classée et les conseils sont permis.',
      friendly: 'amicale',
      noHints: 'sans conseils',
      noUndo: 'sans annulation',
      ratings: 'cote de {{from}} à {{to}}',
    },

    choices: {
      seatOrder: 'Ordre du tour\u202f: celui des places',
      rated: {
        on: 'Classée, si au moins deux personnes classées y jouent',
        off: 'Amicale\u202f: aucune cote ne change',
      },
      hints: {
        on: 'Conseils permis',
        off: 'Sans conseils',
        unrated: 'Conseils permis seulement si la partie n’est pas classée',
      },
      undo: { on: 'Les coups peuvent être annulés', off: 'Les coups ne peuvent pas être annulés' },
      spectators: 'Spectateurs\u202f: {{who}}',
      access: {
        listed: 'Tout le monde peut s’asseoir',
        private: 'Seules les personnes qui ont le lien peuvent s’asseoir',
      },
    },

    closed: {
      cancelled: 'La personne qui l’avait ouverte l’a annulée.',
      expired: 'Personne n’est venu pendant une semaine.',
      operator: 'Les responsables de ce serveur l’ont fermée.',
    },

    settings: {
      title: 'Changer les réglages',
      help: 'Chaque personne assise garde une place. Si vous changez ce que les autres avaient accepté, on leur redemande leur accord.',
      save: 'Enregistrer',
    },

    pace: {
      title: 'Rythme',
      free: 'Sans pendule',
      freeHelp: 'Chaque personne prend le temps qu’il lui faut.',
      live: 'En direct',
      liveHelp: 'Une réserve de minutes pour toute la partie\u202f; chaque tour ajoute quelques secondes.',
      days: 'Sur plusieurs jours',
      daysHelp: 'Un nombre d’heures fixe par tour\u202f; revenez quand c’est à vous.',
      minutes: 'Temps pour toute la partie',
      increment: 'Ajouté à chaque tour',
      hours: 'Temps par tour',
      minuteCount_one: '{{count}} minute',
      minuteCount_other: '{{count}} minutes',
      secondCount_one: '{{count}} seconde',
      secondCount_other: '{{count}} secondes',
      hourCount_one: '{{count}} heure',
      hourCount_other: '{{count}} heures',
      dayCount_one: '{{count}} jour',
      dayCount_other: '{{count}} jours',
      perTurn: '{{time}} par tour',
      hoursOfDay: 'de {{from}} h à {{to}} h, {{zone}}',
      window: 'La pendule s’arrête en dehors de ces heures',
      from: 'De',
      to: 'À',
      outHelp:
        'Quand le temps est écoulé, un bot joue un tour pour vous. Si personne d’autre n’attend, la partie vous attend ensuite. Si cela arrive deux fois de suite, un bot continue jusqu’à ce que vous repreniez votre place.',
    },

    lobby: {
      intro: 'Jouez avec des amis ou des inconnus, en direct ou sur plusieurs jours. Sans compte.',
      mine: 'Mes parties en ligne',
      noneMine: 'Vous n’avez pas encore de partie en ligne.',
      open: 'Tables ouvertes',
      friends: 'Parties de vos amis',
      running: 'Parties à regarder',
      noneOpen: 'Aucune table ouverte pour l’instant. Ouvrez-en une.',
    },

    find: {
      title: 'Me trouver une partie',
      help: 'Vous recevez une place à une table qui convient, ou d’autres vous trouvent à une nouvelle table. Vous pouvez jouer ailleurs entre-temps\u202f: la table est dans «\u202fMes parties en ligne\u202f».',
      range: 'Cote des adversaires',
      anybody: 'peu importe',
      look: 'Chercher une partie',
    },

    status: {
      open: 'En attente de joueurs',
      running: 'En cours',
      yours: 'À vous de jouer',
      over: 'Terminée',
      closed: 'Cette table a été fermée',
      abandoned: 'Arrêtée sans résultat',
    },

    join: {
      title: 'Une invitation pour vous',
      begun: 'La partie a commencé',
      mine: 'Vous y jouez\u202f? Connectez-vous',
      over: 'Cette partie est terminée',
      join: 'Prendre place',
      as: 'Prendre place\u202f: {{name}}',
      watch: 'Regarder',
    },

    waiting: {
      tournament: 'Ronde {{round}} de «\u202f{{name}}\u202f»',
      title: 'En attente de joueurs',
      free_one: '{{count}} place est encore libre. La partie commence quand tout le monde est là.',
      free_other: '{{count}} places sont encore libres. La partie commence quand tout le monde est là.',
      full: 'Toutes les places sont prises.',
      isReady: 'c’est bon',
      isNotReady: 'pas encore',
      ready: 'C’est bon pour moi',
      notReady: 'Finalement, attendez-moi',
      readyHelp: 'La pendule démarre quand c’est bon pour tout le monde.',
      settingsChanged:
        'Les réglages ou les joueurs ont changé. La partie commence quand c’est de nouveau bon pour tout le monde.',
      fill_one: 'Donner la place libre à un bot et commencer',
      fill_other: 'Donner les {{count}} places libres à des bots et commencer',
      level: 'Force des bots',
      notices: 'Me prévenir quand elle commence',
      leaveSeat: 'Quitter la table',
      leaveText: 'Votre place se libère. Vous pouvez en reprendre une.',
      cancel: 'Annuler la table',
      cancelText: 'La table est fermée pour toutes les personnes qui y attendent.',
      keep: 'La garder',
      expires: 'Si personne ne vient, la table ferme le {{date}}.',
      awaited: 'Revanche proposée à {{names}}.',
      invite: 'Invitez par ce lien',
      inviteHelp: 'La personne qui l’ouvre choisit un nom et prend place.',
      watch: 'Lien pour les spectateurs',
      leave:
        'Vous pouvez quitter cette page\u202f: votre place est gardée, et la table se trouve sous «\u202fMes parties en ligne\u202f».',
      arrived: '{{name}} a pris place',
    },

    seatLink: {
      title: 'Vous avez déjà une place à cette table',
      text: 'Ce lien ouvre une autre place, ou renouvelle la vôtre. Si vous l’utilisez, ce navigateur oublie la place qu’il a maintenant.',
      yes: 'Utiliser le lien',
      no: 'Garder ma place',
    },

    connection: {
      connecting: 'Connexion…',
      open: 'Connexion établie',
      waiting: 'Connexion perdue, nouvel essai…',
      closed: 'Hors connexion',
      retry: 'Réessayer',
    },

    chat: {
      title: 'Discussion',
      none: 'Personne n’a encore rien dit.',
      write: 'Écrivez quelque chose',
      send: 'Envoyer',
      muted:
        'Les responsables de ce serveur vous ont coupé la parole pour un temps. Votre dernier message n’a pas été envoyé.',
      tooFast: 'Attendez un instant avant d’écrire encore. Votre dernière ligne n’a pas été envoyée.',
      table: 'La table',
      quiet: 'Ignorer ou signaler quelqu’un',
      mute: 'Ignorer',
      unmute: 'Ne plus ignorer',
      report: 'Signaler',
      reported: 'Signalé. Les responsables du serveur le verront.',
      mutedElsewhere: 'Noms ignorés à d’autres tables',
      reportWhat: 'Que s’est-il passé\u202f?',
      reportHelp: 'Les dernières lignes de la discussion y sont jointes.',
      reportSend: 'Envoyer le signalement',
      said: '{{name}}\u202f: {{text}}',
      unread_one: '{{count}} nouvelle ligne',
      unread_other: '{{count}} nouvelles lignes',
    },

    seatNews: {
      title: 'Changements de places',
      left: '{{name}} a quitté la table.',
      removed: 'La personne qui a ouvert la table a retiré {{name}}.',
      newToken: 'La place de {{name}} a un nouveau lien, demandé depuis cette place.',
    },

    seats: {
      title: 'Liens et places',
      help: 'Une place appartient à la personne qui l’occupe\u202f: personne d’autre ne reçoit son lien. Avant le début de la partie, vous pouvez retirer quelqu’un\u202f; toute la table l’apprend, et la place redevient libre.',
      remove: 'Retirer {{name}}',
      removeText: 'La place redevient libre, et toute la table l’apprend. La personne peut reprendre une place.',
      removeYes: 'Retirer',
      fixed:
        'La partie a commencé\u202f: vous ne pouvez plus donner de nouveaux liens aux autres. Chacun change d’appareil soi-même, avec «\u202fVotre place sur un autre appareil\u202f» dans cette fenêtre ou en se connectant à son compte.',
      own: 'Votre place sur un autre appareil',
      ownHelp: 'À garder secret\u202f: toute personne qui a ce lien peut jouer à votre place.',
    },

    clock: {
      days: '{{days}} j {{hours}} h',
      hours: '{{hours}} h {{minutes}} min',
      left: 'Temps restant\u202f: {{time}}',
    },

    resign: {
      title: 'Laisser ma place à un bot',
      text: 'Un bot joue à votre place, pour que les autres puissent finir. Vous pouvez reprendre votre place tant que la partie dure.',
      yes: 'La laisser à un bot',
    },

    abandon: {
      title: 'Arrêter sans résultat',
      text: 'La partie s’arrête sans résultat dès que tous les joueurs sont d’accord. D’ici là, elle continue.',
      yes: 'Je suis d’accord',
      asked: '{{names}}\u202f: arrêter la partie sans résultat\u202f?',
      agreed: 'Vous êtes d’accord pour arrêter. La question est posée aux autres.',
      answer: 'Répondre',
      withdraw: 'Continuer',
      done: 'La partie a été arrêtée sans résultat.',
    },

    verify: {
      title: 'Vérifier les dés',
      checking: 'Vérification de la partie, coup par coup…',
      allRight: 'Tout concorde.',
      somethingWrong: 'Quelque chose ne concorde pas.',
      right: 'juste',
      wrong: 'faux',
      unknown: 'ne peut être vérifié ici',
      checks: {
        promise: 'La promesse du serveur et ses formules sont celles que ce navigateur a vues en ouvrant la table.',
        secret: 'Le secret révélé est celui qui avait été promis\u202f: son SHA-256 est la promesse.',
        entropy: 'Le hasard de ce navigateur a été mêlé aux dés.',
        others: 'Le hasard de tous les autres était fixé avant que ce navigateur n’envoie le sien.',
        seed: 'La graine de la partie est faite du secret et du hasard de chacun.',
        order: 'L’ordre du tour est celui des places ou, s’il a été tiré au sort, découle des mêmes nombres.',
        replay: 'Rejoués depuis cette graine, les coups mènent au même état final et au même résultat.',
        seen: 'Chaque jet, carte et coup est ce que cette table vous a montré.',
      },
      provesTitle: 'Ce que cela prouve',
      proves:
        'Le serveur a fixé sa part du hasard à l’ouverture de la table, avant que quiconque ne s’y assoie, et n’a pu la changer ensuite. Si la dernière personne à s’asseoir (vous, quand vous ne jouez qu’avec des bots) a ajouté du vrai hasard, ni le serveur ni aucun joueur n’a choisi les dés.',
      notTitle: 'Ce que cela ne prouve pas',
      not: 'Le serveur connaît toute la graine pendant la partie\u202f: vous lui faites confiance pour ne montrer les cartes cachées à personne. La dernière personne à s’asseoir pourrait, de mèche avec le serveur, essayer plusieurs nombres. Un serveur pourrait feindre qu’une table a échoué et vous en faire ouvrir une autre. Rien ici ne dit si quelqu’un a demandé conseil à un bot.',
      numbers: 'Les nombres',
      commitment: 'Promesse (SHA-256 du secret)',
      secret: 'Secret',
      entropy: 'Hasard par place',
      joined: 'Hasard par ordre d’arrivée, avec celui des personnes parties',
    },
  },

  net: {
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
  },
};
