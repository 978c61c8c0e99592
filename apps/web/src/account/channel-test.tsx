// The test button of a notice channel, and the result of the test.

import type { TestResult } from '@black-angel/protocol';
import { useState } from 'react';
import { type ChannelOwner, testChannel } from '../net/channels-api.ts';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { ProblemNote } from '../ui/query-note.tsx';
import { type Mutation, useMutation } from '../ui/use-mutation.ts';
import { useWords } from '../ui/use-words.ts';

export interface ChannelTest extends Omit<Mutation, 'run'> {
  /** Null unless a test has been sent. */
  result: TestResult | null;
  send(channel: string): void;
}

export function useChannelTest(owner: ChannelOwner): ChannelTest {
  const { isBusy, problem, run } = useMutation();
  const [result, setResult] = useState<TestResult | null>(null);
  const send = (channel: string): void => {
    setResult(null);
    void run(async () => setResult(await testChannel(owner, channel)));
  };
  return { isBusy, problem, result, send };
}

interface ButtonProps {
  test: ChannelTest;
  channel: string;
  /** The name of the channel. */
  name: string;
}

export function TestButton({ test: { isBusy, send }, channel, name }: ButtonProps) {
  const { t } = useWords();
  return (
    <Button
      disabled={isBusy}
      aria-label={t('common.which', { what: t('notices.test'), which: name })}
      onClick={() => send(channel)}
    >
      {t('notices.test')}
    </Button>
  );
}

export function TestNote({ test: { problem, result } }: { test: ChannelTest }) {
  const { t } = useWords();
  return (
    <>
      <p role="status">{result === 'taken' && t('notices.tested.taken')}</p>
      {result !== null && result !== 'taken' && <Problem text={t(`notices.tested.${result}`)} />}
      <ProblemNote problem={problem} />
    </>
  );
}
