// Problems with files are said in the reader's language, without words of the engine.

import { defaultContent } from '@black-angel/rules/components';
import { beforeAll, describe, expect, it } from 'vitest';
import { FileProblem, type FileProblemData, readGameFile } from '../match/game-files.ts';
import { readSharedSet } from '../own-sets/share-set.ts';
import { fetchLanguage, fetchTexts, fixedT, LANGUAGES, type Language, loadLanguage } from '../texts/i18n.ts';
import { sayFileProblem } from './file-problem.ts';

beforeAll(async () => {
  await loadLanguage('en');
  await fetchTexts('forms');
  for (const language of LANGUAGES) await fetchLanguage(language);
});

const MOVE = { kind: 'move', number: 7, move: 'fly 1a 1b', rule: 'T1' } as const;
const AT = { kind: 'badPosition', entry: 'players[0].vp', rule: null } as const;

/** One of each kind, complete by its type. */
const SIMPLE: Record<Exclude<FileProblemData['kind'], `bad${string}` | 'otherRules' | 'needsComponents'>, true> = {
  tooLarge: true,
  notJson: true,
  notAGame: true,
  isComponents: true,
  unreadable: true,
  link: true,
};
const PROBLEMS: FileProblemData[] = [
  ...Object.keys(SIMPLE).map((kind) => ({ kind }) as FileProblemData),
  { kind: 'otherRules', version: '99' },
  { kind: 'needsComponents', name: 'mine' },
  ...(['badRecord', 'badMatch'] as const).flatMap((kind): FileProblemData[] => [
    { kind, flaw: MOVE },
    { kind, flaw: { ...MOVE, rule: null } },
    { kind, flaw: { kind: 'entry', entry: 'seats[0].name' } },
    { kind, flaw: { kind: 'version' } },
    { kind, flaw: { kind: 'outcome' } },
    { kind, flaw: { kind: 'broken' } },
  ]),
  ...(['object', 'list', 'text', 'boolean'] as const).map(
    (needed): FileProblemData => ({ ...AT, fault: { kind: 'type', needed, found: '3' } }),
  ),
  { ...AT, fault: { kind: 'range', least: 0, most: 200, found: '-1' } },
  { ...AT, fault: { kind: 'count', needed: 3, found: 2 } },
  { ...AT, fault: { kind: 'share', field: 'colour', value: 'green', needed: 20, found: 21 } },
  { ...AT, fault: { kind: 'tooLong', most: 20 } },
  { ...AT, fault: { kind: 'length', most: 500 } },
  { ...AT, fault: { kind: 'depth', most: 20 } },
  { ...AT, fault: { kind: 'name', found: '"<b>"' } },
  { ...AT, fault: { kind: 'choice', names: ['1', '2'], found: '3' } },
  { ...AT, fault: { kind: 'unknownField', field: 'vps' } },
  { ...AT, fault: { kind: 'missingField', field: 'vp' } },
  { ...AT, fault: { kind: 'noSuch', found: '"091"', help: 'no card' } },
  { ...AT, rule: 'C4', fault: { kind: 'impossible', why: '17 robots are in use' } },
];

/** Names of entries and rules are not translated. */
const QUOTED = /[“«"][^”»"]*[”»"]|JSON|true|false|T1|C4/g;

describe.each(LANGUAGES)('%s', (language) => {
  it.each(PROBLEMS.map((data) => [JSON.stringify(data), data] as const))('says %s', (_name, data) => {
    const said = sayFileProblem(data, fixedT(language));
    expect(said).not.toMatch(/\{\{|undefined|^[\w.]+$/);
    const words = said.replace(QUOTED, '');
    expect([said, /[а-яё]{3}/i.test(words)]).toEqual([said, language === 'ru']);
    if (language === 'ru') expect(words).not.toMatch(/[a-z]{2}/i);
    if (language === 'fr') expect(words).not.toMatch(/\b(?:the|is|not|needed|move|rule|entry)\b/i);
  });
});

/** The page's sentence about a text. */
async function saidOf(language: Language, read: () => unknown): Promise<string> {
  try {
    await read();
  } catch (error) {
    return sayFileProblem(FileProblem.of(error).data, fixedT(language));
  }
  throw new Error('it was read');
}

it('says it of real files', async () => {
  const wishes = { sets: [], nameOf: () => 'x' };
  const match = JSON.stringify({ format: 'black-angel-match', version: 1, rules: 1 });
  expect(await Promise.all(LANGUAGES.map((language) => saidOf(language, () => readGameFile(match, wishes))))).toEqual([
    'The saved game is damaged: the entry “start” is missing or wrong',
    'La partie sauvegardée est endommagée\u202f: l’entrée «\u202fstart\u202f» manque ou est incorrecte',
    'Сохранённая партия повреждена: поле «start» отсутствует или неверно',
  ]);
  const position = JSON.stringify({ position: 1, options: { players: 2 }, players: [{ vp: -1 }] });
  expect(await saidOf('ru', () => readGameFile(position, wishes))).toMatch(
    /^Такая позиция невозможна: «players\[0\]\.vp»: нужно целое число от 0 до \d+, а не -1$/,
  );
  const set = JSON.stringify({ ...defaultContent.set, missions: defaultContent.set.missions.slice(1) });
  expect(await saidOf('fr', () => readSharedSet(set))).toBe(
    'Ce fichier de matériel est inutilisable\u202f: «\u202fmissions\u202f»\u202f: le nombre d’éléments doit être 60, pas 59',
  );
});
