import { describe, expect, it } from 'vitest';
import set from '../content/default-set.json' with { type: 'json' };
import {
  type CompleteLanguage,
  LANGUAGES,
  type Language,
  sayAdvanced,
  sayCost,
  sayGain,
  sayHalCard,
  sayMission,
  sayRavager,
  sayReward,
  sayStarting,
  sayTechnology,
} from './say.ts';
import type {
  Quantities,
  SayableAdvanced,
  SayableHalCard,
  SayableMission,
  SayableRavager,
  SayableStarting,
  SayableTechnology,
} from './say-types.ts';

// JSON imports widen literals to string.
const content = set as unknown as {
  missions: (SayableMission & { id: string; reward: Quantities })[];
  ravagers: (SayableRavager & { id: string })[];
  technology: (SayableTechnology & { id: string })[];
  startingTechnology: (SayableStarting & { id: string })[];
  advancedTechnology: (SayableAdvanced & { id: string })[];
  hal: { cards: (SayableHalCard & { id: string })[] };
};

/** Every text of the set: the thing, its data, and the function that makes the text. */
interface Sample {
  group: string;
  id: string;
  effect: unknown;
  say: (language: Language) => string;
}

const samples: Sample[] = [
  ...content.missions.flatMap((card) => [
    { group: 'mission', id: card.id, effect: card.effect, say: (l: Language) => sayMission(card, l) },
    { group: 'reward', id: card.id, effect: card.reward, say: (l: Language) => sayReward(card.reward, l) },
  ]),
  ...content.ravagers.map((card) => ({
    group: 'ravager',
    id: card.id,
    effect: card.effect,
    say: (l: Language) => sayRavager(card, l),
  })),
  ...content.technology.flatMap((tile) => [
    { group: 'standard', id: tile.id, effect: tile.standard, say: (l: Language) => sayTechnology(tile, l).standard },
    { group: 'boost', id: tile.id, effect: tile.boost, say: (l: Language) => sayTechnology(tile, l).boost },
  ]),
  ...content.startingTechnology.map((tile) => ({
    group: 'starting',
    id: tile.id,
    effect: tile.oneOf,
    say: (l: Language) => sayStarting(tile, l),
  })),
  ...content.advancedTechnology.map((tile) => ({
    group: 'advanced',
    id: tile.id,
    effect: [tile.kind, tile.vpPer],
    say: (l: Language) => sayAdvanced(tile, l),
  })),
  ...content.hal.cards.map((card) => ({
    group: 'hal',
    id: card.id,
    effect: [card.top, card.bottom],
    say: (l: Language) => sayHalCard(card, l),
  })),
];

function keysAndStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysAndStrings(inner)]);
}

/**
 * Names of the data format such as dieToThree or missionCard. They have a capital inside, so they are never words of a
 * language.
 */
const identifiers = [...new Set(keysAndStrings(set))].filter((word) => /^[a-z]+[A-Z][A-Za-z]*$/.test(word));

const letters: Record<CompleteLanguage, RegExp> = {
  en: /^[ -~]+$/,
  fr: /^[ -~À-ÿŒœ’\u202f]+$/,
  ru: /^[ 0-9А-Яа-яЁё.,:;()«»„“—]+$/,
};

describe.each(LANGUAGES)('every text of the default set in %s', (language) => {
  it('has the whole set to speak of', () => {
    expect(samples.length).toBe(60 * 2 + 30 + 48 * 2 + 3 + 16 + 12);
    expect(identifiers).toEqual(expect.arrayContaining(['dieToThree', 'missionCard', 'eachShip', 'ownedInSpace']));
  });

  it.each(samples)('$group $id is a clean sentence', ({ say }) => {
    const text = say(language);
    expect(text).toMatch(/^\p{Lu}.{5,}[^\s.]$/u);
    expect(text).not.toMatch(/undefined|null|NaN|object|[{}[\]$]| {2}/);
    expect(text).toMatch(letters[language]);
    for (const identifier of identifiers) expect(text).not.toContain(identifier);
  });

  it.each([...new Set(samples.map((sample) => sample.group))])('%s: one text for one effect', (group) => {
    const effectOf = new Map<string, string>();
    const textOf = new Map<string, string>();
    for (const { effect, say } of samples.filter((sample) => sample.group === group)) {
      const key = JSON.stringify(effect);
      const text = say(language);
      expect(effectOf.get(text) ?? key).toBe(key);
      expect(textOf.get(key) ?? text).toBe(text);
      effectOf.set(text, key);
      textOf.set(key, text);
    }
  });
});

describe('French typography', () => {
  it.each(samples)('$group $id', ({ say }) => {
    const text = say('fr');
    expect(text).not.toMatch(/[^\u202f][:;!?]|'/);
  });
});

const bySampleName = new Map(samples.map((sample) => [`${sample.group} ${sample.id}`, sample]));

describe('sentences as expected', () => {
  it.each<[name: string, en: string, fr: string, ru: string]>([
    ['mission 001', 'Gain 2 ships', 'Gagnez 2 vaisseaux', 'Получите 2 корабля'],
    ['mission 002', 'Gain 1 ship and 1 VP', 'Gagnez 1 vaisseau et 1 PV', 'Получите 1 корабль и 1 ПО'],
    [
      'mission 005',
      'Spend 1 ship: gain 2 VP',
      'Dépensez 1 vaisseau\u202f: gagnez 2 PV',
      'Потратьте 1 корабль, чтобы получить 2 ПО',
    ],
    [
      'mission 012',
      'Spend 1 ship and 1 Mission card: gain 3 VP',
      'Dépensez 1 vaisseau et 1 carte Mission\u202f: gagnez 3 PV',
      'Потратьте 1 корабль и 1 карту делегации, чтобы получить 3 ПО',
    ],
    ['mission 041', 'Gain 2 robots', 'Gagnez 2 robots', 'Получите 2 роботов'],
    // X5: two effects. Equal ones stay separate, because an owner with a ship gets both.
    [
      'mission 013',
      'When ejected: the owner gains 3 ships; each player with a ship here gains 3 ships',
      'À l’expulsion\u202f: le propriétaire gagne 3 vaisseaux\u202f; chaque joueur ayant un vaisseau ici gagne 3 vaisseaux',
      'При удалении карты: владелец получает 3 корабля; каждый игрок с кораблём на ней получает 3 корабля',
    ],
    [
      'mission 014',
      'When ejected: the owner gains 1 robot and 1 resource; each player with a ship here gains 3 ships',
      'À l’expulsion\u202f: le propriétaire gagne 1 robot et 1 ressource\u202f; chaque joueur ayant un vaisseau ici gagne 3 vaisseaux',
      'При удалении карты: владелец получает 1 робота и 1 ресурс; каждый игрок с кораблём на ней получает 3 корабля',
    ],
    [
      'mission 016',
      'When ejected: the owner gains 3 ships; each player with a ship here gains 3 VP',
      'À l’expulsion\u202f: le propriétaire gagne 3 vaisseaux\u202f; chaque joueur ayant un vaisseau ici gagne 3 PV',
      'При удалении карты: владелец получает 3 корабля; каждый игрок с кораблём на ней получает 3 ПО',
    ],
    // X5: one effect for the owner and the players with a ship alike.
    [
      'mission 017',
      'When ejected: the owner and each player with a ship here gain 3 VP per gray Mission card they own in space',
      'À l’expulsion\u202f: le propriétaire et chaque joueur ayant un vaisseau ici gagnent 3 PV par carte Mission grise qu’ils possèdent dans l’espace',
      'При удалении карты: владелец и каждый игрок с кораблём на ней получают по 3 ПО за каждую свою серую карту делегации в космосе',
    ],
    [
      'mission 020',
      'When ejected: the owner and each player with a ship here gain 3 VP per ejected green Mission card they have',
      'À l’expulsion\u202f: le propriétaire et chaque joueur ayant un vaisseau ici gagnent 3 PV par carte Mission verte expulsée qu’ils possèdent',
      'При удалении карты: владелец и каждый игрок с кораблём на ней получают по 3 ПО за каждую свою удалённую зелёную карту делегации',
    ],
    [
      'reward 002',
      'When placed: gain 1 robot',
      'À la pose\u202f: gagnez 1 robot',
      'При размещении карты получите 1 робота',
    ],
    [
      'ravager 061',
      'Before this action: add 1 Damage cube to the next action clockwise',
      'Avant cette action\u202f: ajoutez 1 cube Dégât à l’action suivante dans le sens horaire',
      'Перед этим действием добавьте 1 повреждение к следующему действию по часовой стрелке',
    ],
    [
      'ravager 071',
      'Before this action: add 1 Damage cube to an undamaged orange die in the die supply',
      'Avant cette action\u202f: ajoutez 1 cube Dégât à un dé orange non endommagé de la réserve des dés',
      'Перед этим действием положите 1 повреждение на оранжевый кубик без повреждения в зоне хранения',
    ],
    [
      'ravager 073',
      'Before this action: discard a Mission card, or lose 1 VP if you have none',
      'Avant cette action\u202f: défaussez une carte Mission, ou perdez 1 PV si vous n’en avez pas',
      'Перед этим действием сбросьте карту делегации, а если её нет — потеряйте 1 ПО',
    ],
    ['standard orange-vp-dieToThree', 'Gain 1 VP', 'Gagnez 1 PV', 'Получите 1 ПО'],
    [
      'boost gray-vp-dieToAnyColour',
      'Once: when you use a gray die, treat it as orange or green',
      'Une fois\u202f: en utilisant un dé gris, traitez-le comme un dé orange ou vert',
      'Один раз: используя серый кубик, считайте его оранжевым или зелёным',
    ],
    [
      'boost gray-gainResource-vpForAction',
      'Once: when you perform Command Your Ships (gray), gain 2 VP',
      'Une fois\u202f: en réalisant l’action Commande de vos vaisseaux (grise), gagnez 2 PV',
      'Один раз: выполняя действие «Управление космическим кораблём» (серое), получите 2 ПО',
    ],
    [
      'starting start-gray',
      'Gain 1 resource or 1 debris',
      'Gagnez 1 ressource ou 1 débris',
      'Получите 1 ресурс или 1 обломок',
    ],
    [
      'starting start-green',
      'Gain 1 robot or move a robot from the break room to a workstation, or back',
      'Gagnez 1 robot ou déplacez un robot de la salle de repos vers une salle d’affectation, ou l’inverse',
      'Получите 1 робота или переместите робота из комнаты отдыха на станцию или обратно',
    ],
    [
      'advanced greenInGrid-1',
      'Final scoring: 2 VP per green Technology tile in your grid',
      'Décompte final\u202f: 2 PV par tuile Technologie verte dans votre grille',
      'Итоговый подсчёт: по 2 ПО за каждый зелёный жетон технологии в вашей сетке',
    ],
    [
      'hal hal-02',
      'If you used a die (Sequence A): Command Your Ships (orange die); if you rolled new dice (Sequence B): Repair the Black Angel (gray die, clockwise from action 1)',
      'Si vous avez utilisé un dé (Séquence A)\u202f: Commande de vos vaisseaux (dé orange)\u202f; si vous avez relancé vos dés (Séquence B)\u202f: Réparation du Black Angel (dé gris, sens horaire depuis l’action 1)',
      'Если вы использовали кубик (последовательность А): «Управление космическим кораблём» (оранжевый кубик); если бросили новые (последовательность Б): «Ремонт „Чёрного ангела“» (серый кубик, по часовой стрелке от действия 1)',
    ],
  ])('%s', (name, en, fr, ru) => {
    const sample = bySampleName.get(name);
    expect([sample?.say('en'), sample?.say('fr'), sample?.say('ru')]).toEqual([en, fr, ru]);
  });
});

describe('quantities, also beyond the default set', () => {
  it.each<[Quantities, en: string, fr: string, ru: string]>([
    [{ ship: 1 }, '1 ship', '1 vaisseau', '1 корабль'],
    [{ ship: 2, robot: 1 }, '2 ships and 1 robot', '2 vaisseaux et 1 robot', '2 корабля и 1 робота'],
    [{ ship: 3 }, '3 ships', '3 vaisseaux', '3 корабля'],
    [{ ship: 5 }, '5 ships', '5 vaisseaux', '5 кораблей'],
    [{ ship: 7 }, '7 ships', '7 vaisseaux', '7 кораблей'],
    [{ ship: 11 }, '11 ships', '11 vaisseaux', '11 кораблей'],
    [{ ship: 21 }, '21 ships', '21 vaisseaux', '21 корабль'],
    [{ robot: 2 }, '2 robots', '2 robots', '2 роботов'],
    [{ robot: 5 }, '5 robots', '5 robots', '5 роботов'],
    [{ resource: 2 }, '2 resources', '2 ressources', '2 ресурса'],
    [{ debris: 3 }, '3 debris', '3 débris', '3 обломка'],
    [{ debris: 12 }, '12 debris', '12 débris', '12 обломков'],
    [{ technology: 1 }, '1 Technology tile', '1 tuile Technologie', '1 жетон технологии'],
    [{ technology: 2 }, '2 Technology tiles', '2 tuiles Technologie', '2 жетона технологий'],
    [{ technology: 6 }, '6 Technology tiles', '6 tuiles Technologie', '6 жетонов технологий'],
    [{ missionCard: 1 }, '1 Mission card', '1 carte Mission', '1 карту делегации'],
    [{ missionCard: 4 }, '4 Mission cards', '4 cartes Mission', '4 карты делегаций'],
    [{ ravagerCard: 1 }, '1 Ravager card', '1 carte Ravageur', '1 карту Разорителя'],
    [{ ravagerCard: 2 }, '2 Ravager cards', '2 cartes Ravageur', '2 карты Разорителей'],
    [{ ravagerCard: 5 }, '5 Ravager cards', '5 cartes Ravageur', '5 карт Разорителей'],
    [
      { ship: 1, resource: 2, vp: 10 },
      '1 ship, 2 resources, and 10 VP',
      '1 vaisseau, 2 ressources et 10 PV',
      '1 корабль, 2 ресурса и 10 ПО',
    ],
    [{ ship: 0, vp: 1 }, '1 VP', '1 PV', '1 ПО'],
    [{}, 'nothing', 'rien', 'ничего'],
  ])('%j', (quantities, en, fr, ru) => {
    for (const say of [sayCost, sayGain]) {
      expect([say(quantities, 'en'), say(quantities, 'fr'), say(quantities, 'ru')]).toEqual([en, fr, ru]);
    }
  });
});

describe('effects beyond the default set', () => {
  it.each<[what: string, say: (language: Language) => string, en: string, fr: string, ru: string]>([
    [
      'a dear activation',
      (l) => sayMission({ effect: { kind: 'activation', cost: { ship: 7 }, gain: { vp: 9, debris: 5 } } }, l),
      'Spend 7 ships: gain 9 VP and 5 debris',
      'Dépensez 7 vaisseaux\u202f: gagnez 9 PV et 5 débris',
      'Потратьте 7 кораблей, чтобы получить 9 ПО и 5 обломков',
    ],
    [
      'a neutralization with nothing for the owner',
      (l) => sayMission({ effect: { kind: 'neutralization', owner: {}, eachShip: { resource: 5 } } }, l),
      'When ejected: each player with a ship here gains 5 resources',
      'À l’expulsion\u202f: chaque joueur ayant un vaisseau ici gagne 5 ressources',
      'При удалении карты: каждый игрок с кораблём на ней получает 5 ресурсов',
    ],
    [
      'a Mission card that gives nothing',
      (l) => sayMission({ effect: { kind: 'activation', cost: { ship: 1 }, gain: {} } }, l),
      'No effect',
      'Aucun effet',
      'Нет эффекта',
    ],
    [
      'a Starting tile of one effect',
      (l) => sayStarting({ oneOf: ['activateHorizontal'] }, l),
      'Activate the Technology tile to the left or right of this one',
      'Activez la tuile Technologie située à gauche ou à droite de celle-ci',
      'Активируйте жетон технологии слева или справа от этого',
    ],
    [
      'an Advanced tile of another value',
      (l) => sayAdvanced({ kind: 'debris', vpPer: 1 }, l),
      'Final scoring: 1 VP per debris in your storage',
      'Décompte final\u202f: 1 PV par débris dans votre stock',
      'Итоговый подсчёт: по 1 ПО за каждый обломок в вашем хранилище',
    ],
  ])('%s', (_, say, en, fr, ru) => {
    expect([say('en'), say('fr'), say('ru')]).toEqual([en, fr, ru]);
  });
});
