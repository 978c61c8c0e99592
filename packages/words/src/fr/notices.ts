// Les notifications. / Notices in French.

import type { NoticeTexts } from '../texts.ts';

export const notices: NoticeTexts = {
  app: 'Black Angel',
  turn: 'C’est à vous de jouer, {{name}}.',
  nameless: 'C’est à vous de jouer.',
  round: 'La ronde {{round}} de «\u202f{{title}}\u202f» a commencé\u202f: prenez place.',
  bye: 'Vous ne jouez pas à la ronde {{round}} de «\u202f{{title}}\u202f».',
  game: 'Votre partie de la ronde {{round}} de «\u202f{{title}}\u202f» commence.',
  end: '«\u202f{{title}}\u202f» est terminé\u202f: votre rang est {{place}} sur {{players}}.',
  news: 'Il y a du nouveau dans vos parties.',
  test: 'Ceci est un essai. Les notifications de vos tours arriveront ici.',
};
