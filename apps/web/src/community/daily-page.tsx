// The daily challenge: who did best on a day, and the way to today's game.

import type { DailyResult } from '@black-angel/protocol';
import { dailySeed, dayOf } from '@black-angel/protocol/formulas';
import type { ComponentSet } from '@black-angel/rules/components';
import { useCallback, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { makeHash } from '../browser/router.ts';
import { DEFAULT_CHOICES } from '../match/start-choices.ts';
import { startGame } from '../match/start-game.ts';
import { request } from '../net/request.ts';
import { sayNumber } from '../texts/numbers.ts';
import { Button } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { StorageProblem } from '../ui/problem.tsx';
import { QueryNote } from '../ui/query-note.tsx';
import { useSeatNames } from '../ui/seat-names.ts';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/community.css';
import { useQuery } from '../ui/use-query.ts';
import { SetChoice } from '../workshop/set-choice.tsx';
import { BoardHead } from './board-head.tsx';
import { laterDay, sayDay } from './daily-game.ts';

export function DailyPage({ date }: { date: string | null }) {
  const { t, language } = useWords();
  const today = dayOf(Date.now());
  // No day after today has begun.
  const day = date === null || date > today ? today : date;
  const ask = useCallback(
    async () => (await request<{ results: DailyResult[] }>('GET', `daily/${day}`)).results,
    [day],
  );
  const { value: results, problem, refetch } = useQuery(ask);
  return (
    <PageFrame page="daily" backdrop={<SkyBackdrop />}>
      <div className="community">
        <h1>{t('app.page.daily')}</h1>
        <p className="community-intro">{t('daily.intro')}</p>
        <PlayToday />
        <div className="day-choice">
          <a
            className="icon-button"
            href={makeHash({ page: 'daily', date: laterDay(day, -1) })}
            aria-label={t('daily.before')}
            title={t('daily.before')}
          >
            <Icon name="back" />
          </a>
          <h2>{sayDay(day, language)}</h2>
          {day < today && (
            <a
              className="icon-button"
              href={makeHash({ page: 'daily', date: laterDay(day, 1) })}
              aria-label={t('daily.after')}
              title={t('daily.after')}
            >
              <Icon name="forward" />
            </a>
          )}
        </div>
        {results === null ? <QueryNote problem={problem} refetch={refetch} /> : <Results results={results} />}
      </div>
    </PageFrame>
  );
}

function PlayToday() {
  const { t } = useWords();
  const nameOf = useSeatNames();
  const [problem, setProblem] = useState<Error | null>(null);
  const [components, setComponents] = useState<ComponentSet | null>(null);
  const play = (): void =>
    void startGame(
      { ...DEFAULT_CHOICES, mode: 'solitaire', isDaily: true },
      { seed: dailySeed(dayOf(Date.now())), components, nameOf },
    ).catch((error: Error) => setProblem(error));
  return (
    <>
      <div className="button-row">
        <Button look="primary large" onClick={play}>
          <Icon name="calendar" />
          {t('daily.play')}
        </Button>
      </div>
      <details className="community-panel">
        <summary>{t('daily.ownSet')}</summary>
        <p className="field-help">{t('daily.ownSetNote')}</p>
        <SetChoice set={components} onChange={setComponents} />
      </details>
      {problem !== null && <StorageProblem error={problem} />}
    </>
  );
}

function Results({ results }: { results: readonly DailyResult[] }) {
  const { t } = useWords();
  if (results.length === 0)
    return (
      <div className="community-panel">
        <p className="community-none">{t('daily.none')}</p>
      </div>
    );
  return (
    <table className="board">
      <BoardHead caption={t('newGame.dailyResults')} figures={[t('daily.vp'), t('daily.hal'), t('daily.lead')]} />
      <tbody>
        {results.map(({ name, vp, halVp, isWon }, i) => (
          <tr key={name}>
            <td className="board-place">{i + 1}</td>
            <th scope="row">
              {name}
              {isWon && (
                <span className="board-trophy">
                  <Icon name="trophy" title={t('daily.won')} />
                </span>
              )}
            </th>
            <td className="board-number board-strong">{vp}</td>
            <td className="board-number">{halVp}</td>
            <td className="board-number">{sayNumber(vp - halVp, t.language, 'signed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
