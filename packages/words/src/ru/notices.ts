// Уведомления. / Notices in Russian.

import type { NoticeTexts } from '../texts.ts';

export const notices: NoticeTexts = {
  app: '«Чёрный ангел»',
  turn: 'Ваш ход, {{name}}.',
  nameless: 'Ваш ход.',
  round: 'Начался тур {{round}} турнира «{{title}}»: займите место.',
  bye: 'Тур {{round}} турнира «{{title}}» вы пропускаете.',
  game: 'Ваша партия в туре {{round}} турнира «{{title}}» началась.',
  end: 'Турнир «{{title}}» завершён: ваше место — {{place}} из {{players}}.',
  news: 'В ваших партиях есть новости.',
  test: 'Это проверка. Сюда будут приходить уведомления о ваших ходах.',
};
