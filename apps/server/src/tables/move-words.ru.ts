// Ходы русскими предложениями. / Moves in Russian sentences.

import { angelHex, cellName, hexName, lineName } from '@black-angel/rules';
import type { ActionKind, TileEffect } from '@black-angel/rules/components';
import { type Asked, cardText, isRow, lineNumber, type MoveSayers, tileId } from './move-words.ts';

const EFFECTS: Record<TileEffect, string> = {
  vp: 'получить ПО',
  gainShip: 'получить корабль',
  gainResource: 'получить ресурс',
  gainDebris: 'получить обломок',
  gainRobot: 'получить робота',
  moveShip: 'переместить корабль',
  reassignRobot: 'переназначить робота',
  drawMission: 'взять карту делегации',
  activateVertical: 'активировать жетон сверху или снизу',
  activateHorizontal: 'активировать жетон слева или справа',
};
const ACTIONS: Record<ActionKind, string> = {
  discover: 'Изучение',
  repair: 'Ремонт',
  destroy: 'Уничтожение',
  command: 'Управление',
};
const STEMS = ['оранжев', 'сер', 'зелён'] as const;

/** An adjective in the masculine, and in three cases of the feminine. */
const he = (colour: number): string => `${STEMS[colour]}ый`;
const her = (colour: number): string => `${STEMS[colour]}ую`;
const ofHer = (colour: number): string => `${STEMS[colour]}ой`;
const dieName = (colour: number, value: number): string =>
  `${he(colour)} кубик ${value === 0 ? 'со звездой' : `со значением ${value}`}`;
const tileName = (asked: Asked, tile: number | null | undefined): string => {
  const id = tileId(asked, tile);
  return id === null ? 'жетон' : `жетон ${id}`;
};
const actionName = ({ content }: Asked, action: number): string =>
  `${action + 1} («${ACTIONS[content.actionKind[action]!]}»)`;
const cardName = (asked: Asked, card: number): string => `карту ${cardText(asked, card, 'ru')}`;
const at = (line: string): string => `у ${isRow(line) ? 'ряда' : 'столбца'} ${lineNumber(line)}`;
const into = (line: string): string =>
  isRow(line) ? `в ряд ${lineNumber(line)} слева` : `в столбец ${lineNumber(line)} снизу`;

export const ru: MoveSayers = {
  play: (asked, { card, slot }) => `Разыграть ${cardName(asked, card)} ${at(lineName(slot))}.`,
  die: (_, { colour, value, reserved }) =>
    `Использовать ${dieName(colour, value)}${reserved ? ', который под охраной' : ''}.`,
  buy: (_, { colour, value, from }) => `Купить ${dieName(colour, value)} из отсека ${from + 1} за 1 ресурс.`,
  'sequence-b': () => 'Бросить кубики и лететь дальше (последовательность Б).',
  pass: () => 'Спасовать.',
  'turn-die': () => 'Потратить 1 обломок и перевернуть кубик на противоположную грань.',
  boost: (_, { cell, colour }) =>
    colour >= 0
      ? `Использовать улучшение в ячейке ${cellName(cell)}: кубик считается за ${he(colour)}.`
      : `Использовать улучшение в ячейке ${cellName(cell)}.`,
  action: (asked, { action }) => `Использовать кубик для действия ${actionName(asked, action)}.`,
  mission: (asked, { hex }) => {
    const card = asked.view.missions[hex]?.card;
    return `Использовать кубик для делегации на клетке ${hexName(hex)}${card ? `: карта ${cardText(asked, card, 'ru')}` : ''}.`;
  },
  tile: (_, { cell, effect }) => `Активировать жетон в ячейке ${cellName(cell)}: ${EFFECTS[effect]}.`,
  take: (asked, { place }) => `Взять ${tileName(asked, asked.view.display[place])} из ячейки ${place + 1} панели.`,
  'take-advanced': (asked, { place }) =>
    `Взять ${tileName(asked, asked.view.advancedShow[place])} передовой технологии из ячейки A${place + 1} панели.`,
  inject: (asked, { tile, arrow }) => `Установить ${tileName(asked, tile)} ${into(lineName(arrow))}.`,
  advanced: (_, { colour }) => `Положить удалённый жетон передовой технологии в ${her(colour)} ячейку.`,
  repair: (asked, { action }) => `Отремонтировать действие ${actionName(asked, action)}.`,
  'repair-die': (_, { colour }) => `Отремонтировать повреждённый ${he(colour)} кубик в зоне хранения.`,
  'store-debris': () => 'Положить обломок в хранилище.',
  debris: (_, { cell, effect }) =>
    `Положить обломок на жетон в ячейке ${cellName(cell)} и активировать его: ${EFFECTS[effect]}.`,
  destroy: (asked, { action }) => `Уничтожить Разорителей у действия ${actionName(asked, action)}.`,
  launch: ({ view }, { to }) =>
    to === angelHex(view)
      ? `Запустить корабль и оставить его на клетке ${hexName(to)}, чтобы выложить карту.`
      : `Запустить корабль и лететь на клетку ${hexName(to)}.`,
  fly: (_, { from, to }) =>
    from === to
      ? `Оставить корабль на клетке ${hexName(to)}, чтобы выложить карту.`
      : `Лететь с клетки ${hexName(from)} на клетку ${hexName(to)}.`,
  place: (asked, { card }) => `Выложить ${cardName(asked, card)} там, где стоит корабль.`,
  activate: () => 'Выполнить действие карты делегации.',
  spend: (asked, { tile }) => `Потратить ${tileName(asked, tile)}.`,
  discard: (asked, { card }) => `Сбросить ${cardName(asked, card)}.`,
  assign: (_, { colour }) => `Отправить робота на ${her(colour)} станцию.`,
  recall: (_, { colour }) => `Отозвать робота с ${ofHer(colour)} станции.`,
  draw: (_, { colour }) => `Взять карту делегации из ${ofHer(colour)} колоды.`,
  keep: (asked, { card }) => `Оставить ${cardName(asked, card)}.`,
  reserve: (_, { colour, value, cell }) =>
    `Поместить под охрану ${dieName(colour, value)}${cell >= 0 ? ` с помощью улучшения в ячейке ${cellName(cell)}` : ''}.`,
  done: () => 'Оставить остальное.',
  end: () => 'Завершить ход.',
};
