// Pourquoi un clic ne fait rien. / Why a click does nothing, in French.

export const refusals = {
  dieFirst: 'Choisissez d’abord un dé',
  actionFirst: 'Choisissez d’abord l’action {{action}}',
  cardFirst: 'Choisissez d’abord une carte de votre main',
  cardForTile: 'Jouez d’abord une carte à côté de sa ligne ou de sa colonne',
  cardBeforeDie: 'Les cartes se jouent avant de choisir le dé',
  shipFirst: 'Choisissez d’abord un vaisseau',
  tileFirst: 'Choisissez d’abord la tuile à injecter',
  takeFirst: 'Prenez d’abord vos tuiles, puis appuyez sur «\u202fTerminé\u202f»',
  injectFirst: 'Injectez d’abord les tuiles prises',
  robotFirst: 'Choisissez d’abord d’où vient le robot',
  boostFirst: 'Choisissez d’abord la tuile dont vous utilisez le boost',
  drawLater: 'Les cartes se piochent à la fin du tour',
  endFirst: 'Il n’y a plus rien à faire\u202f: finissez le tour ou annulez',
  notActivated: 'La carte jouée n’active pas cette tuile, ou elle a déjà été activée',
  robotsStay:
    'Les robots ne bougent que par un effet de réaffectation, ou quand vous introduisez un vaisseau ou placez une Mission',
  advancedLater: 'Une tuile avancée vient ici quand elle est poussée hors de votre grille',
  onlySequenceB: 'Aucun dé n’est utilisable\u202f: relancez vos dés et avancez',
} as const;
