// Words that were corrected and must not come back: in the page, in the rules, in the notices and in the moves of the API.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from './all-texts.ts';
import { type CompleteLanguage, LANGUAGES } from './i18n.ts';

type Wrong = readonly [wrong: RegExp, right: string];

const WRONG: Readonly<Record<CompleteLanguage, readonly Wrong[]>> = {
  en: [
    [/ of \{\{name\}\}/, '{{name}}’s'],
    [/\b(?:board|card|compartment|grid|robot|ship|\w+\}\}) \{\{of\}\}/, 'Ada’s ship: a possessive stands first'],
    [/victory points/i, 'VP'],
    [/\bso many\b|\banew\b|\bWhoever (?:made|runs|opens|sat)\b|\bbe told of\b|\b(?:an?|no) \w+ of yours\b/, 'plainer'],
    [/\bTaken back\b/, 'Undone'],
    [/\bNow alone\b|\bAlone:/, 'Your turn to find it'],
    [/\bconveyor\b/i, 'display'],
    [/\bdear end\b/, 'expensive end'],
    [/\bVP beside\b|\b[Bb]eside the (?:mean|others|turn|built-in)\b/, 'compared with'],
    [/\bways? to VP\b/, 'ways to score'],
    [/\bpays for (?:them\b|tiles|Ravager)/, 'scores: “pays for” reads as buying'],
    [/\b(?:star|die) counts \d/, 'is worth'],
    [/\bMake the review\b/, 'Review this game'],
    [/\bShow that it is you\b/, 'Confirm that it is you'],
    [/\bround (?:\S+ )?(?:of .* )?off\b/i, 'a bye'],
    [/(?:^|[:.] )[Ww]ho (?:cannot|does not) /, 'if you cannot; anyone who does not'],
    [/\b(?:Token of the operator|Name of the account|Add the friend)\b/, 'Operator token, Account name, Add friend'],
    [/\bis no name\b/, 'is not a valid name'],
  ],
  fr: [
    [/\bQui (?:a ouvert|gère|l’ouvre|s’assied|a ce)|\b[Ss]i qui\b/, 'la personne qui'],
    [/points de victoire/i, 'PV'],
    [/pioche Ravageur|pile des Ravageurs/, 'pile Ravageur'],
    [/\bfut\b/, 'a été'],
    [
      /(?:êtes|serez|suis|été|s’est|s’y est|être) (?:déjà |encore |plus |pas )?(?:invité|assis|connecté|déconnecté|prévenu|prêt|exempt)(?!\p{L})/u,
      'a wording without gender',
    ],
    [/\bpas encore prêt\b|\bexempt\b/i, 'a wording without gender'],
    [/[Mm]anche/, 'tour de table'],
    [/(?<!champs? d’)astéroïdes/i, 'champ d’astéroïdes'],
    [/\blanc\p{L}+ (?:un|votre|son|le) vaisseau/iu, 'introduire un vaisseau: dice are “lancés”'],
    [/classement (?:de \{\{|des autres|est |des joueurs)|intervalle de classement|pour le classement/i, 'cote'],
    [
      /\b(?:les|la|vous) paie(?:nt)?\b(?! si)|\bpaie(?:nt)? (?:par|au|aux|dans|moins|des (?:tuiles|cartes))\b/,
      'rapporter: “payer” is to pay a cost',
    ],
    [/\binsér|\binsertion/i, 'injecter, injection'],
    [/face normale/i, 'face standard'],
    [/symbole/i, 'icône'],
    [/\brangée/, 'ligne ou colonne'],
    [/Bandelettes d’espace/, 'Bandelettes Espace'],
    [/dés? de toute couleur/i, 'couleur au choix'],
    [/côté cher/, 'les emplacements à 2'],
    [/[Cc]ase (?:ligne|\{\{cell)/, 'Grille: “case” is a hex'],
    [/\b(?:[Gg]ardez|[Dd]onnez) \d/, 'la 042'],
    [/\bRelancez des dés/, 'Relancez vos dés'],
    [/Maintenant seul/, 'À vous de trouver'],
    [/sans suggestions|pas d’indices/i, 'conseils, as the button says'],
    [/Rien ne s’est/, 'Il ne s’est rien passé'],
    [/appuyez sur Terminé|ou Terminé/, '« Terminé »'],
  ],
  ru: [
    // It means to lose a game.
    [/проигр\S* (?:\S+ )?парти|парти\S* проигр/i, 'сыграть партию'],
    [/(?:передов|начальн|стартов)\S+ жетон/i, 'жетон передовой, начальной технологии'],
    [/победных очков/i, 'ПО'],
    [/лицом вниз/i, 'лицевой стороной вниз'],
    // A Mission card's action is performed; tiles are activated.
    [/активир\S+ (?:\S+ )?(?:карт|делегац|\{\{card)|делегаци\S* не активир/i, 'выполнить действие карты'],
    // A game that is played is «партия»; «игра» is the game in the box and its rules.
    [/(?:нов|ваш|эт|сохранённ|рейтингов)\S* игр(?:а|ы|у|е|ах)(?![а-яё])/i, 'партия'],
    [/(?<![а-яё])Согласен(?![а-яё])/, 'a wording without gender'],
    [/Спес[аеуо](?![а-яё])/, 'Спес is not declined'],
    [/Мисси/, 'карта делегации'],
    [/аккаунт/i, 'учётная запись'],
    [/[Тт]е, кто держит|[Тт]ех, кто держит/, 'администрация сервера'],
    [/усилен/i, 'улучшение, улучшенная'],
    [/(?:отложить|откладывает) кубик/i, 'кубик под охрану'],
    [/(?<![а-яё])охраняйте/i, 'поместите под охрану'],
    [/вставьте|вставка(?![а-яё])/i, 'установите, установка'],
    [/свободном поле|в клетке (?:\$|r\d)/, 'клетка is a hex, ячейка is a cell'],
    [/перелёт\S* «Чёрного/, 'шаг'],
    [/передвин/, 'переместить'],
    [/(?:здесь она|этот кубик) стоит|стоят (?:очков|ПО)|дорого стоят/, 'принесёт: “стоить” is to cost'],
    [/(?:которая|[Кк]арта|[Оо]на|делегация|Эта) (?:за них )?(?:за)?платит/, 'приносит ПО: “платить” is to pay a cost'],
    [/(?:зелён|оранжев|сер)ую \d/, 'двойку, тройку'],
    [/нажмите долго/, 'нажмите и удерживайте'],
    [/место ботам/, 'one seat goes to one bot'],
  ],
};

/** In every language. */
const SIGNS: readonly Wrong[] = [
  [/\.\.(?!\/)/, 'one full stop'],
  [/[ \u00a0\u202f]\.(?![\w.])/, 'no space before a full stop'],
];

const ROOT = new URL('../../../../', import.meta.url);
const sourceOf = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** Texts outside the page, by language. */
const sourcesOf = (language: CompleteLanguage): readonly string[] => [
  `packages/rules/src/texts/rules.${language}.ts`,
  `packages/rules/src/texts/say.${language}.ts`,
  `packages/words/src/${language}/notices.ts`,
  `packages/words/src/${language}/mails.ts`,
];

/** Without comments, and with the spaces that escapes stand for. */
const linesOf = (path: string): string[] =>
  sourceOf(path)
    .replaceAll('\\u202f', '\u202f')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*|import )/.test(line));

const faultsIn = (where: string, text: string, wrongs: readonly Wrong[]): string[] =>
  wrongs.flatMap(([wrong, right]) => (wrong.test(text) ? [`${where}: ${text} → ${right}`] : []));

describe.each(LANGUAGES)('the wording of %s has none of the known faults', (language) => {
  it('in the page', () => {
    const faults = textsOf(language).flatMap(([key, text]) => faultsIn(key, text, [...WRONG[language], ...SIGNS]));
    expect(faults).toEqual([]);
  });

  it('in the rules and the notices', () => {
    const faults = sourcesOf(language).flatMap((path) =>
      linesOf(path).flatMap((line) => faultsIn(path, line, WRONG[language])),
    );
    expect(faults).toEqual([]);
  });
});

describe('sentences with a value', () => {
  /** Where the date has a time after it. The others are days. */
  const WITH_TIME = ['vacation.until'];
  const DAY = Date.UTC(2026, 10, 26);

  it.each(LANGUAGES)('end in one full stop after a date in %s', (language) => {
    // A long Russian date ends in “г.” itself.
    const said = textsOf(language)
      .filter(([, text]) => /\{\{(?:date|time|when)\}\}/.test(text))
      .map(([key, text]) => {
        const time = WITH_TIME.includes(key) ? ({ timeStyle: 'short' } as const) : {};
        const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', ...time }).format(DAY);
        return text.replace(/\{\{(?:date|time|when)\}\}/, date);
      });
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((text) => text.includes('..'))).toEqual([]);
  });

  it('say in every language where a die may be used (A2.3, A2.M1)', () => {
    // Another player's card counts too, and an own card only with a robot or a ship on it.
    const presence: Record<CompleteLanguage, RegExp> = {
      en: /robot or ship/,
      fr: /un robot ou un vaisseau/,
      ru: /робот или корабль/,
    };
    for (const language of LANGUAGES)
      for (const key of ['prompt.use-die.text', 'prompt.use-die.turn'])
        expect(new Map(textsOf(language)).get(key)).toMatch(presence[language]);
  });

  it('count tables of 2 to 4 players in Russian with the genitive plural', () => {
    const texts = new Map(textsOf('ru'));
    // «на» takes the accusative, which is the genitive for persons: на трёх игроков.
    expect(texts.get('tournament.playersAtTable_few')).toBe('столы на {{count}} игроков');
  });
});
