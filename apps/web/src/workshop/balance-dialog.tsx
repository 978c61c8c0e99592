// A quick look at the balance: Greedy bots play games with the set, beside those with the default set.

import { type ComponentSet, defaultContent } from '@black-angel/rules/components';
import { useEffect, useState } from 'react';
import { BALANCE_GAMES, type Balance } from '../own-sets/balance.ts';
import type { FromBalanceWorker } from '../own-sets/balance-worker.ts';
import usual from '../own-sets/default-balance.json' with { type: 'json' };
import { sayNumber } from '../texts/numbers.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Problem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import { SetName } from './set-name.tsx';

interface BalanceLook {
  balance: Balance | null;
  problem: string | null;
}

/** The games stop when the caller goes or `isRunning` ends. */
function useBalance(set: ComponentSet, isRunning: boolean): BalanceLook {
  const [look, setLook] = useState<BalanceLook>({ balance: null, problem: null });
  useEffect(() => {
    if (!isRunning) return;
    const worker = new Worker(new URL('../own-sets/balance-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromBalanceWorker>) =>
      setLook('balance' in data ? { balance: data.balance, problem: null } : { balance: null, problem: data.problem }),
    );
    worker.addEventListener('error', ({ message }) => setLook({ balance: null, problem: message }));
    worker.postMessage(set);
    return () => worker.terminate();
  }, [set, isRunning]);
  return look;
}

export function BalanceDialog({ set, onClose }: { set: ComponentSet; onClose(): void }) {
  const { t } = useWords();
  const [isRunning, setRunning] = useState(true);
  const { balance, problem } = useBalance(set, isRunning);
  const games = balance?.games ?? 0;
  const isOver = !isRunning || games === BALANCE_GAMES;
  return (
    <Dialog
      title={t('workshop.tool.balance')}
      description={t('workshop.balance.help', { games: BALANCE_GAMES })}
      onClose={onClose}
      foot={!isOver && <Button onClick={() => setRunning(false)}>{t('workshop.balance.stop')}</Button>}
    >
      {problem !== null && <Problem text={t('workshop.balance.failed')} cause={problem} />}
      <label className="field-label">
        {t('workshop.balance.played', { games, total: BALANCE_GAMES })}
        <progress className="workshop-progress" value={games} max={BALANCE_GAMES} />
      </label>
      {balance && <BalanceTable mine={balance} set={set} />}
    </Dialog>
  );
}

type Row = { name: string; of(balance: Balance): string };

function BalanceTable({ mine, set }: { mine: Balance; set: ComponentSet }) {
  const { t } = useWords();
  const language = t.language;
  const percent = (share: number): string => sayNumber(share, language, 'percent');
  const mean = (value: number): string => sayNumber(value, language);
  const rows: Row[] = [
    ...(['spes', 'ravagers'] as const).map((ending) => ({
      name: t(`workshop.balance.${ending}`),
      of: ({ endings, games }: Balance) => percent(endings[ending] / games),
    })),
    ...mine.wins.map((_, seat) => ({
      name: t('workshop.balance.wins', { number: seat + 1 }),
      of: ({ wins, games }: Balance) => percent(wins[seat]! / games),
    })),
    {
      name: t('workshop.balance.mean'),
      of: ({ vp, games }) => mean(vp.reduce((sum, one) => sum + one, 0) / (games * vp.length)),
    },
    { name: t('workshop.balance.best'), of: ({ best, games }) => mean(best / games) },
  ];
  return (
    <table className="workshop-balance">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('workshop.balance.figure')}</span>
          </th>
          <th scope="col">
            <SetName set={set} isVariant={false} />
          </th>
          <th scope="col">{t('newGame.componentsDefault')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{of(mine)}</td>
            <td>{usual.components === defaultContent.hash ? of(usual) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
