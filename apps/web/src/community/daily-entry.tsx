// On the final sheet of the daily challenge: enters the result in the list of the day.

import type { GameRecord, Result } from '@black-angel/engine';
import type { DailyResult } from '@black-angel/protocol';
import { useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { changeSettings, settings } from '../browser/settings.ts';
import { ApiProblem, request } from '../net/request.ts';
import { sayCommunityProblem } from '../net/say-problem.ts';
import { session } from '../net/session.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/fields.tsx';
import { NameField } from '../ui/name-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/community.css';
import { sayDay } from './daily-game.ts';

export interface DailyEntryProps {
  date: string;
  result: Result;
  getRecord(): Promise<GameRecord | null>;
}

interface Answer {
  result: DailyResult;
  place: number;
}

/** A name that belongs to an account has another explanation here than on sign-up. */
function asDaily(error: unknown): unknown {
  return error instanceof ApiProblem && error.code === 'nameTaken' ? new ApiProblem('nameOwned', error.message) : error;
}

export function DailyEntry({ date, result, getRecord }: DailyEntryProps) {
  const { t, language } = useWords();
  const [name, setName] = useState(() => session()?.name ?? settings().name);
  const [isEntering, setEntering] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const isUnreachable = problem instanceof ApiProblem && problem.code === 'unreachable';

  async function enter(): Promise<void> {
    setEntering(true);
    setProblem(null);
    try {
      const record = await getRecord();
      const body = { name: name.trim(), record };
      setAnswer(await request<Answer>('POST', `daily/${date}`, { body, token: session()?.token ?? null }));
      if (settings().name === '') changeSettings({ name: name.trim() });
    } catch (error) {
      setProblem(asDaily(error));
    } finally {
      setEntering(false);
    }
  }

  return (
    <Form className="daily-entry" onSubmit={() => void enter()}>
      <h3>{t('daily.title', { date: sayDay(date, language) })}</h3>
      {answer === null && (
        <div className="daily-entry-row">
          <NameField name={name} onChange={setName} />
          <Button type="submit" look="primary" disabled={isEntering}>
            {t('daily.enter')}
          </Button>
        </div>
      )}
      <p role="status">
        {isEntering && t('daily.entering')}
        {isUnreachable && t('daily.offline')}
        {answer && t(isOwn(answer.result, result) ? 'daily.entered' : 'daily.better', { place: answer.place })}
      </p>
      {problem !== null && !isUnreachable && <Problem {...sayCommunityProblem(problem, t)} />}
      <p>
        <a href={makeHash({ page: 'daily', date })}>{t('daily.toList')}</a>
      </p>
    </Form>
  );
}

/** Whether a listed result is the one just entered. */
const isOwn = (listed: DailyResult, { vp }: Result): boolean => listed.vp === vp[0] && listed.halVp === vp[1];
