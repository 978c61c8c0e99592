// "Verify the dice": replays the finished game in the browser, lists the checks, and says what they prove.

import type { FairnessProof } from '@black-angel/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { sayProblem } from '../net/say-problem.ts';
import { seatKey } from '../net/seat-keys.ts';
import { fairnessProof } from '../net/tables-api.ts';
import { useStore } from '../table/table-context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Problem } from '../ui/problem.tsx';
import { useWords } from '../ui/use-words.ts';
import { useConnection, useOnline } from './online-context.tsx';
import { CHECKS, type CheckName, type Verdict, verify } from './verify.ts';

interface Found {
  verdicts: Record<CheckName, Verdict>;
  proof: FairnessProof;
}

const SIGNS = { right: 'check', wrong: 'warning', unknown: 'help' } as const;

export function VerifyDialog({ onClose }: { onClose(): void }) {
  const { t } = useWords();
  const store = useStore();
  const { tableId, game } = useConnection();
  const isShuffled = useOnline(({ table }) => table?.config.shuffled ?? false);
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  useEffect(() => {
    let isGone = false;
    const check = async (): Promise<void> => {
      const [proof, record] = await Promise.all([fairnessProof(tableId), store.record()]);
      if (!record || !game) throw new Error(t('net.problem.running'));
      const key = seatKey(tableId);
      const verdicts = await verify({
        proof,
        record,
        commitment: key?.commitment ?? null,
        derivation: key?.derivation ?? null,
        joined: key?.joined ?? null,
        entropy: key?.entropy ?? null,
        isShuffled,
        viewer: game.moment.view.viewer,
        entries: game.entries,
        result: game.moment.result,
      });
      if (!isGone) setFound({ verdicts, proof });
    };
    check().catch((error: unknown) => !isGone && setProblem(error));
    return () => {
      isGone = true;
    };
  }, [store, tableId, game, isShuffled, t]);

  const isRight = found !== null && CHECKS.every((name) => found.verdicts[name] !== 'wrong');
  return (
    <Dialog title={t('online.verify.title')} onClose={onClose} isReading>
      <div className="verify">
        {problem !== null && <Problem {...sayProblem(problem, t)} />}
        {!found && problem === null && <p role="status">{t('online.verify.checking')}</p>}
        {found && (
          <>
            <p className={`verify-verdict ${isRight ? 'verify-right' : 'verify-wrong'}`} role="status">
              {t(isRight ? 'online.verify.allRight' : 'online.verify.somethingWrong')}
            </p>
            <ul className="verify-checks">
              {CHECKS.map((name) => (
                <li key={name} className={`verify-${found.verdicts[name]}`}>
                  <Icon name={SIGNS[found.verdicts[name]]} title={t(`online.verify.${found.verdicts[name]}`)} />
                  {t(`online.verify.checks.${name}`)}
                </li>
              ))}
            </ul>
            <h3>{t('online.verify.provesTitle')}</h3>
            <p>{t('online.verify.proves')}</p>
            <h3>{t('online.verify.notTitle')}</h3>
            <p>{t('online.verify.not')}</p>
            <details>
              <summary>{t('online.verify.numbers')}</summary>
              <dl className="verify-numbers">
                <dt>{t('online.verify.commitment')}</dt>
                <dd>{found.proof.commitment}</dd>
                <dt>{t('online.verify.secret')}</dt>
                <dd>{found.proof.secret}</dd>
                <dt>{t('online.verify.entropy')}</dt>
                <dd>{found.proof.entropy.join(' / ')}</dd>
                {found.proof.joined && (
                  <>
                    <dt>{t('online.verify.joined')}</dt>
                    <dd>{found.proof.joined.join(' / ')}</dd>
                  </>
                )}
                <dt>{t('newGame.seed')}</dt>
                <dd>{found.proof.seed}</dd>
              </dl>
            </details>
          </>
        )}
      </div>
    </Dialog>
  );
}
