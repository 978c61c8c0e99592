// Every refusal of the server is said in the reader's language, and never in the server's own words.

import { ACCOUNT_PROBLEMS, TABLE_PROBLEMS } from '@black-angel/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchLanguage, fetchTexts, fixedT, LANGUAGES, loadLanguage } from '../texts/i18n.ts';
import { ApiProblem } from './request.ts';
import { COMMUNITY_PROBLEMS, ONLINE_PROBLEMS, sayCommunityProblem, sayProblem } from './say-problem.ts';

const SERVER_WORDS = 'The words of the server.';

beforeAll(async () => {
  await loadLanguage('en');
  await fetchTexts('community', 'online');
  for (const language of LANGUAGES) await fetchLanguage(language);
});

describe.each(LANGUAGES)('%s', (language) => {
  const sayings = [
    ['tables', Object.keys(ONLINE_PROBLEMS), sayProblem],
    ['accounts', [...Object.keys(COMMUNITY_PROBLEMS), ...Object.keys(ONLINE_PROBLEMS)], sayCommunityProblem],
  ] as const;

  it.each(sayings)('says every problem of %s, and not in the words of the server', (_name, codes, say) => {
    const t = fixedT(language);
    for (const code of codes) {
      const { text } = say(new ApiProblem(code, SERVER_WORDS), t);
      expect([code, text]).not.toEqual([code, expect.stringMatching(/^[\w.]+$/)]);
      expect([code, text]).not.toEqual([code, expect.stringContaining(SERVER_WORDS)]);
      expect([code, /[а-яё]{3}/i.test(text)]).toEqual([code, language === 'ru']);
    }
  });

  it('says of what it does not know that something went wrong, and keeps the cause for the console', () => {
    const t = fixedT(language);
    const problems = [new ApiProblem('unheardOf', SERVER_WORDS), new TypeError(SERVER_WORDS)];
    for (const problem of problems)
      for (const say of [sayProblem, sayCommunityProblem])
        expect(say(problem, t)).toEqual({ text: t('net.problem.other'), cause: SERVER_WORDS });
  });
});

it('has a sentence for each code of the protocol', () => {
  expect(Object.keys(ONLINE_PROBLEMS)).toEqual(expect.arrayContaining([...TABLE_PROBLEMS]));
  expect(Object.keys(COMMUNITY_PROBLEMS)).toEqual(expect.arrayContaining([...ACCOUNT_PROBLEMS]));
});
