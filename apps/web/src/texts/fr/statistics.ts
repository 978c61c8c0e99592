// Les statistiques des parties du joueur. Chargées avec leur page.

import type { StatisticsTexts } from '../texts.ts';

export const statistics: StatisticsTexts<'one' | 'other'> = {
  statistics: {
    title: 'Vos statistiques',
    intro:
      'D’après vos parties terminées dans ce navigateur et vos tables sur le serveur. Les parties reprises d’une autre ne comptent pas.',
    none: 'Vous n’avez pas encore terminé de partie.',
    noneOfMode: 'Vous n’avez pas encore terminé une telle partie.',
    all: 'Toutes',
    games: 'Parties',
    wonShare: 'Gagnées',
    averageVp: 'PV en moyenne',
    best: 'Record de PV',
    streak: 'Série en cours',
    longest: 'Plus longue série gagnante',
    wins_one: '{{count}} victoire',
    wins_other: '{{count}} victoires',
    losses_one: '{{count}} défaite',
    losses_other: '{{count}} défaites',
    margin: 'Écart',
    byOpponent: 'Adversaire',
    byMode: 'Type de partie',
    people: 'Des personnes',
    hal: 'Hal, {{level}}',
    bot: 'Bots, {{level}}',
    vpPlot: 'PV de chaque partie',
    vpPlotSaid: 'PV de chaque partie, la plus ancienne d’abord\u202f: {{vp}}',
    won: 'gagnée',
    lost: 'perdue',
    rivals: 'meilleur des autres',
    sources: 'D’où viennent vos PV',
    sourcesHelp: 'Dans une partie moyenne de ce navigateur.',
    counting_one: '{{count}} partie reste à compter.',
    counting_other: '{{count}} parties restent à compter.',
    months: 'Mois par mois',
    wonOf: '{{won}} sur {{games}} gagnées',
    json: 'Exporter en JSON',
    csv: 'Exporter en CSV',
  },
};
