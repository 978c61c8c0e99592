// A set that came as a link: what it is and how it differs, before it is stored.

import { differences, isVariant, type SharedSet } from '@black-angel/rules/components';
import { useCallback, useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { FileProblem } from '../match/game-files.ts';
import { keepSet, unpackSet } from '../own-sets/share-set.ts';
import { Button } from '../ui/button.tsx';
import { sayFileProblem } from '../ui/file-problem.ts';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem, StorageProblem } from '../ui/problem.tsx';
import { useQuery } from '../ui/use-query.ts';
import { useWords } from '../ui/use-words.ts';
import { DifferencesList } from './differences-list.tsx';
import { SetName } from './set-name.tsx';

export function OpenSetLink({ data }: { data: string }) {
  const { t } = useWords();
  const [unkept, setUnkept] = useState<Error | null>(null);
  const { value: shared, problem } = useQuery<SharedSet>(useCallback(() => unpackSet(data), [data]));
  if (problem !== null) {
    const { data: fault, message } = FileProblem.of(problem);
    return (
      <PageFrame page="workshop">
        <h1>{t('workshop.link.title')}</h1>
        <Problem text={sayFileProblem(fault, t)} cause={message} />
        <a className="button" href={makeHash({ page: 'workshop', id: null, data: null })}>
          {t('app.page.workshop')}
        </a>
      </PageFrame>
    );
  }
  if (!shared) return <Loading />;
  const { set } = shared;
  // "Back" must not open the link again.
  const keep = async (): Promise<void> =>
    location.replace(makeHash({ page: 'workshop', id: (await keepSet(shared)).id, data: null }));
  return (
    <PageFrame page="workshop">
      <div className="games">
        <h1>{t('workshop.link.title')}</h1>
        <p className="workshop-lead">
          <SetName set={set} isVariant={isVariant(set)} />
        </p>
        <Button look="primary large" onClick={() => void keep().catch(setUnkept)}>
          {t('workshop.link.keep')}
        </Button>
        {unkept && <StorageProblem error={unkept} />}
        <h2>{t('workshop.compare.title')}</h2>
        <DifferencesList differences={differences(set)} />
      </div>
    </PageFrame>
  );
}
