// The texts of cards and tiles in Russian. Nouns are in the accusative (потратьте, получите что). A robot is animate,
// as in the Russian rulebook: 1 робота, 2 роботов.

import type { ActionKind, ColourName, Words } from './say-types.ts';

/** … кубик, … действие, за каждую … карту, считайте … */
const MASCULINE: Record<ColourName, string> = { orange: 'оранжевый', gray: 'серый', green: 'зелёный' };
const NEUTER: Record<ColourName, string> = { orange: 'оранжевое', gray: 'серое', green: 'зелёное' };
const FEMININE_ACCUSATIVE: Record<ColourName, string> = { orange: 'оранжевую', gray: 'серую', green: 'зелёную' };
const INSTRUMENTAL: Record<ColourName, string> = { orange: 'оранжевым', gray: 'серым', green: 'зелёным' };

const ACTION: Record<ActionKind, string> = {
  discover: '«Изучение технологии»',
  repair: '«Ремонт „Чёрного ангела“»',
  destroy: '«Уничтожение Разорителей»',
  command: '«Управление космическим кораблём»',
};

// `other` is the form after a fraction; whole numbers take the first three.
/** What is printed on cards and tiles, in Russian. */
export const ru: Words = {
  locale: 'ru',
  nouns: {
    vp: { other: 'ПО' },
    ship: { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' },
    resource: { one: 'ресурс', few: 'ресурса', many: 'ресурсов', other: 'ресурса' },
    robot: { one: 'робота', few: 'роботов', many: 'роботов', other: 'робота' },
    debris: { one: 'обломок', few: 'обломка', many: 'обломков', other: 'обломка' },
    technology: {
      one: 'жетон технологии',
      few: 'жетона технологий',
      many: 'жетонов технологий',
      other: 'жетона технологии',
    },
    missionCard: { one: 'карту делегации', few: 'карты делегаций', many: 'карт делегаций', other: 'карты делегации' },
    ravagerCard: {
      one: 'карту Разорителя',
      few: 'карты Разорителей',
      many: 'карт Разорителей',
      other: 'карты Разорителя',
    },
  },
  nothing: 'ничего',
  noEffect: 'нет эффекта',

  gain: (what) => `получите ${what}`,
  spendToGain: (cost, gain) => `потратьте ${cost}, чтобы получить ${gain}`,
  whenPlaced: (gain) => `при размещении карты получите ${gain}`,

  whenEjected: (clauses) => `при удалении карты: ${clauses.join('; ')}`,
  ownerGains: (gain) => `владелец получает ${gain}`,
  eachShipGains: (gain) => `каждый игрок с кораблём на ней получает ${gain}`,
  eachGainsPerCard(vp, counted, colour) {
    const cards =
      counted === 'ownedInSpace'
        ? `свою ${FEMININE_ACCUSATIVE[colour]} карту делегации в космосе`
        : `свою удалённую ${FEMININE_ACCUSATIVE[colour]} карту делегации`;
    return `владелец и каждый игрок с кораблём на ней получают по ${vp} за каждую ${cards}`;
  },

  beforeAction: (clause) => `перед этим действием ${clause}`,
  ravager: {
    damageNextAction: 'добавьте 1 повреждение к следующему действию по часовой стрелке',
    discardMission: 'сбросьте карту делегации, а если её нет — потеряйте 1 ПО',
    discardRavager: 'сбросьте карту Разорителя, а если её нет — потеряйте 1 ПО',
    placeRobot:
      'поместите робота из комнаты отдыха на эту карту до её уничтожения, ' + 'а если роботов там нет — потеряйте 1 ПО',
  },
  damageSupplyDie: (colour) => `положите 1 повреждение на ${MASCULINE[colour]} кубик без повреждения в зоне хранения`,

  tile: {
    moveShip: 'переместите корабль (можно новый) не более чем на 2 клетки',
    reassignRobot: 'переместите робота из комнаты отдыха на станцию или обратно',
    drawMission: 'возьмите 1 карту делегации любого цвета (по усложнённым правилам: возьмите 2, оставьте 1)',
    activateVertical: 'активируйте жетон технологии над этим или под ним',
    activateHorizontal: 'активируйте жетон технологии слева или справа от этого',
  },

  vpForAction(action, colour, vp) {
    const which = action === 'command' ? ` (${NEUTER[colour]})` : '';
    return `один раз: выполняя действие ${ACTION[action]}${which}, получите ${vp}`;
  },
  dieToThree: (colour) => `один раз: используя ${MASCULINE[colour]} кубик, выставьте на нём значение 3`,
  dieToAnyColour(colour, others) {
    const either = others.map((other) => INSTRUMENTAL[other]).join(' или ');
    return `один раз: используя ${MASCULINE[colour]} кубик, считайте его ${either}`;
  },
  reserveDie: (colour) =>
    `один раз: бросив новые кубики (последовательность Б), бесплатно поместите ${MASCULINE[colour]} кубик под охрану`,

  advanced: {
    orangeInGrid: 'каждый оранжевый жетон технологии в вашей сетке',
    grayInGrid: 'каждый серый жетон технологии в вашей сетке',
    greenInGrid: 'каждый зелёный жетон технологии в вашей сетке',
    ejectedTechnology: 'каждый ваш удалённый жетон технологии',
    debris: 'каждый обломок в вашем хранилище',
    ravagerCards: 'каждую карту Разорителя у вас в руке',
    advancedTiles: 'каждый ваш жетон передовой технологии, включая этот',
    cardsInSpace: 'каждую вашу карту делегации в космосе',
  },
  finalScoring: (vp, per) => `итоговый подсчёт: по ${vp} за ${per}`,

  halCard: (top, bottom) =>
    `если вы использовали кубик (последовательность А): ${top}; если бросили новые (последовательность Б): ${bottom}`,
  halHalf: (action, colour, note) =>
    `${ACTION[action]} (${MASCULINE[colour]} кубик${note === undefined ? '' : `, ${note}`})`,
  halNote: {
    advancedFirst: 'сначала жетон передовой технологии',
    displayOnly: 'только жетоны с панели',
    up: 'по часовой стрелке от действия 1',
    down: 'против часовой стрелки от действия 6',
  },
};
