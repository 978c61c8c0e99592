// Ce qui se dit des tables d’un serveur avant d’en ouvrir une.

export const net = {
  title: 'En ligne',
  privacy: 'Sans compte ni pistage. Les parties en ligne sont conservées sur ce serveur.',
  copy: 'Copier',
  nameNeeded: 'Un nom de 1 à 24 caractères',
  sandbox: {
    title: 'Bac à sable',
    text: 'Rien ne compte ici. Les cartes que vous ne pouviez pas voir sont inventées, et des bots jouent pour les autres.',
    back: 'Retour à la table',
    plan: 'Préparer mon tour',
  },
} as const;
