// No word before it was explained: each term, and the step of the voyage that explains it, in its sentence or in what
// came of it.

import { expect, it } from 'vitest';
import { textsOf as allTextsOf, TREES } from '../texts/all-texts.ts';
import { VOYAGE } from './lessons/voyage.ts';

type Term = readonly [step: string, en: RegExp, fr: RegExp, ru: RegExp];

const TERMS: readonly Term[] = [
  ['act1.look', /\bVP\b/, /\bPV\b/, /ПО(?!\p{L})/u],
  ['act1.look', /\bSpes\b/, /\bSpes\b/, /Спес/],
  ['act1.die', /\bCommand\b/, /\bCommande\b/, /Управлени/],
  ['act1.launch', /\brobot/i, /\brobot/i, /робот/i],
  ['act1.place', /\bMission/, /\bMission/, /делегаци/i],
  ['act1.place', /\breward/i, /récompense/i, /наград/i],
  ['act1.place', /\bresource/i, /ressource/i, /ресурс/i],
  ['act1.place', /Ravager/, /Ravageur/, /Разорител/],
  ['act1.activate', /\bactivate\b/i, /\bactive[zr]/i, /выполните её действие/i],
  ['act1.repair', /\bcube/i, /\bcube/i, /повреждени/i],
  ['act1.repair', /\bdebris/i, /débris/i, /облом/i],
  ['act1.debris', /\btile/i, /tuile/i, /жетон/i],
  ['act1.buy', /\bstar\b/i, /étoile/i, /звезд/i],
  ['act1.buy', /\bDiscover/, /Découverte/, /Изучени/],
  ['act1.tiles', /\binject/i, /inject/i, /устан[ао]в/i],
  ['act2.neutralization', /neutralization/i, /neutralisation/i, /временн/i],
  ['act2.neutralization', /\bstrip\b/i, /bandelette/i, /част(?:ь|и|ью) космоса/i],
  ['act2.robot', /workstation/i, /salle d’affectation/i, /станци/i],
  ['act2.leave', /\beject/i, /expuls/i, /удал[ёе]н/i],
  ['act2.keep', /\breserve/i, /réserv/i, /охран/i],
  ['act3.tile', /\bAdvanced/i, /avancée/i, /передов/i],
  ['act3.limit', /\blimit/i, /\blimite/i, /предел/i],
  ['act3.place', /\bthese places\b|\bgreen place\b/i, /\bces places\b|\bplace verte\b/i, /ячейк/i],
];

const LANGUAGES = TREES;

type Texts = Record<string, Record<string, Record<string, string>>>;
const steps = VOYAGE.flatMap(({ id, steps: all }) => all.map((step) => [id, step.id] as const));

it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
  '%s explains each term where it is first met',
  (language) => {
    const texts = LANGUAGES[language]['learn'] as unknown as Texts;
    const column = Object.keys(LANGUAGES).indexOf(language) + 1;
    for (const term of TERMS) {
      const word = term[column as 1];
      const first = steps.find(([lesson, step]) =>
        Object.values(texts[lesson]![step]!).some((text) => word.test(text)),
      )!;
      expect([String(word), first?.join('.')]).toEqual([String(word), term[0]]);
      const { say = '', came = '' } = texts[first[0]]![first[1]]!;
      expect([String(word), word.test(`${say} ${came}`)]).toEqual([String(word), true]);
    }
  },
);

/** What a tile is not: pushed in, inserted. The tiles before it are pushed. "Insert+" is a key. */
const OTHER_WORDS = {
  en: /\bpush (?:it|them|both|the tile)\b|\bpush \w+ (?:in|into)\b|\binsert(?!\+)/i,
  fr: /\bpoussez|\bpoussée dans|\binsér/i,
  ru: /вдви[нг]|встав(?:ь|ля|к)/i,
};

it.each(Object.keys(OTHER_WORDS) as (keyof typeof OTHER_WORDS)[])(
  '%s has one word for injecting a tile',
  (language) => {
    const found = allTextsOf(language).filter(
      ([key, text]) => !key.startsWith('community') && OTHER_WORDS[language].test(text),
    );
    expect(found).toEqual([]);
  },
);
