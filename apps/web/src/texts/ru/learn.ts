// Уроки: загружаются со страницей, которой они нужны.

import type { LearnTexts } from '../texts.ts';
import { chapters } from './learn-chapters.ts';
import { experts } from './learn-experts.ts';
import { voyage } from './learn-voyage.ts';

export const learn: LearnTexts<'one' | 'few' | 'many'> = {
  learn: {
    page: {
      title: 'Научиться играть',
      intro: 'Учитесь прямо за столом: одна фраза, одно действие — и сразу видно, что из этого вышло.',
      voyage: 'Первый полёт',
      voyageText: 'Одна партия против лёгкого Эала. Прервать её можно в любой момент: место сохранится.',
      start: 'Начать первый полёт',
      resume: 'Продолжить полёт',
      chapters: 'Главы',
      chaptersText: 'Одна тема в главе, порядок любой. Последний шаг вы находите сами.',
      minutes_one: '{{count}} минута',
      minutes_few: '{{count}} минуты',
      minutes_many: '{{count}} минут',
      progress: 'Пройдено',
      at: 'Шаг {{number}} из {{of}}',
      done: 'Пройдено',
    },
    guide: {
      label: 'Проводник',
      step: 'Шаг {{number}} из {{of}}',
      back: 'На шаг назад',
      again: 'Начать шаг заново',
      skip: 'Пропустить шаг',
      leave: 'Выйти из урока',
      next: 'Дальше',
      finish: 'Закончить',
      show: 'Показать',
      watch: 'Ход Эала: посмотрите, что он делает.',
      other: 'Так можно, но этот шаг о другом. Попробуйте ещё раз.',
      vp: '{{vp}} ПО',
    },
    end: {
      title: 'Пройдено: {{lesson}}',
      next: 'Дальше: {{lesson}}',
      play: 'Сыграть партию',
      all: 'Все уроки',
    },
    ...voyage,
    ...chapters,
    ...experts,
  },
};
