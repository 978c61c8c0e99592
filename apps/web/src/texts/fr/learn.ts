// La liste des leçons, et ce que le guide dit dans toutes.

import type { TextsOf } from '../texts.ts';
import { voyage } from './learn/voyage.ts';

const own = {
  page: {
    title: 'Apprendre Black Angel',
    intro:
      'Apprenez en jouant, à la vraie table\u202f: une phrase, une chose à faire, et vous voyez ce qui en résulte.',
    voyage: 'Premier voyage',
    voyageText: 'Une partie contre un Hal facile. Quittez-la quand vous voulez\u202f: votre place est gardée.',
    start: 'Commencer le premier voyage',
    resume: 'Reprendre le voyage',
    chapters: 'Chapitres',
    chaptersText: 'Un sujet par chapitre, dans l’ordre de votre choix. La dernière étape est à trouver.',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    puzzlesText: 'Des positions avec un tour nettement meilleur, en trois niveaux. Chaque jour, un problème pour tous.',
    puzzles: 'Résoudre des problèmes',
    progress: 'Progression',
    at: 'Étape {{number}} sur {{of}}',
    done: 'Terminé',
  },
  guide: {
    label: 'Guide',
    step: 'Étape {{number}} sur {{of}}',
    back: 'Étape précédente',
    again: 'Recommencer cette étape',
    skip: 'Passer cette étape',
    leave: 'Quitter la leçon',
    next: 'Suivant',
    finish: 'Terminer',
    show: 'Montrez-moi',
    cut: {
      later: 'Quelques tours plus tard\u202f: tour de table {{round}}.',
      elsewhere: 'Un autre moment, un autre voyage.',
      on: 'La leçon continue\u202f: tour de table {{round}}.',
      back: 'Une étape en arrière\u202f: tour de table {{round}}.',
    },
    watch: 'Tour de Hal\u202f: regardez ce qu’il fait.',
    other: 'C’est permis, mais ce n’est pas ce que demande cette étape. Essayez encore.',
    vp: '{{vp}} PV',
  },
  end: {
    title: 'Terminé\u202f: {{lesson}}',
    next: 'Suite\u202f: {{lesson}}',
    coached: 'Jouer une partie entière avec l’entraîneur',
    play: 'Jouer une partie',
    all: 'Toutes les leçons',
  },
} as const;

export const learn: TextsOf<'learn', 'fr'> = { learn: { ...own, ...voyage } };
