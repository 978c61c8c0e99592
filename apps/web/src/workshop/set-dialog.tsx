// What differs in the set of a table. A set that is not here is loaded from the server by its hash and checked.

import type { SetInfo } from '@black-angel/protocol';
import type { ComponentSet } from '@black-angel/rules/components';
import { checkSharedSet, differences, type SharedSet } from '@black-angel/rules/components';
import { useCallback, useState } from 'react';
import { sayProblem } from '../net/say-problem.ts';
import { loadSet } from '../net/sets-api.ts';
import { keepSet } from '../own-sets/share-set.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { announce } from '../ui/live-region.tsx';
import { Problem, StorageProblem } from '../ui/problem.tsx';
import { useQuery } from '../ui/use-query.ts';
import { useWords } from '../ui/use-words.ts';
import { DifferencesList } from './differences-list.tsx';
import { SetName } from './set-name.tsx';
import './workshop.css';

async function fetchShared(hash: string): Promise<SharedSet> {
  const shared = checkSharedSet(await loadSet(hash));
  if (shared.hash !== hash) throw new Error(`the server sent the set ${shared.hash} instead of ${hash}`);
  return shared;
}

interface Props {
  info: SetInfo;
  set: ComponentSet | undefined;
  onClose(): void;
}

export function SetDialog({ info, set, onClose }: Props) {
  const { t } = useWords();
  const { hash, isVariant } = info;
  const { value: shared, problem } = useQuery(
    useCallback(async () => (set ? { set, hash } : fetchShared(hash)), [set, hash]),
  );
  const [storage, setStorage] = useState<Error | null>(null);
  const keep = (): void =>
    void keepSet(shared!).then(() => {
      announce(t('workshop.link.kept'));
      onClose();
    }, setStorage);
  return (
    <Dialog
      title={t('workshop.compare.title')}
      onClose={onClose}
      foot={
        <Button disabled={!shared} onClick={keep}>
          {t('workshop.link.keep')}
        </Button>
      }
    >
      <p className="workshop-lead">
        <SetName set={info} isVariant={isVariant} /> <span className="workshop-hash">{hash.slice(0, 12)}</span>
      </p>
      <p className="field-help">{t('storage.unlearned')}</p>
      {problem !== null && <Problem {...sayProblem(problem, t)} />}
      {storage && <StorageProblem error={storage} />}
      {shared && <DifferencesList differences={differences(shared.set)} />}
    </Dialog>
  );
}
