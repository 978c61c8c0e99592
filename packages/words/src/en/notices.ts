// Notices in English: the sentence of each, and the e-mails that carry codes.

export const notices = {
  app: 'Black Angel',
  turn: 'It is your turn, {{name}}.',
  nameless: 'It is your turn.',
  round: 'Round {{round}} of “{{title}}” has begun: take your seat.',
  bye: 'You have a bye in round {{round}} of “{{title}}”.',
  game: 'Your game in round {{round}} of “{{title}}” begins.',
  end: '“{{title}}” has ended: you are number {{place}} of {{players}}.',
  news: 'There is news of your games.',
  test: 'This is a test. Turn notifications will arrive here.',
} as const;
