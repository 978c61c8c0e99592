// Somebody shared a game as a link: it is kept in this browser and put on the table.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileProblem } from '../match/game-files.ts';
import { importGame } from '../match/import-game.ts';
import { unpackText } from '../match/share-link.ts';
import { makeHash } from '../router.ts';
import { sayFileProblem } from './file-problem.ts';
import { Loading } from './loading.tsx';
import { PageFrame } from './page-frame.tsx';
import { Problem } from './problem.tsx';
import { useSeatNames } from './seat-names.ts';

export function OpenLinkPage({ data, at }: { data: string; at: number | null }) {
  const { t } = useTranslation();
  const nameOf = useSeatNames();
  const [problem, setProblem] = useState<FileProblem | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once, whatever the language.
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const text = await unpackText(data);
      if (isGone) return;
      const id = await importGame(text, nameOf);
      if (isGone) return;
      // Going back leads to where the link was followed, not to opening it again.
      location.replace(makeHash({ page: 'play', id, at }));
    };
    open().catch((error: unknown) => !isGone && setProblem(FileProblem.of(error)));
    return () => {
      isGone = true;
    };
  }, [data, at]);

  if (!problem) return <Loading />;
  return (
    <PageFrame page="open">
      <h1>{t('import.errors.title')}</h1>
      <Problem text={sayFileProblem(problem.data, t)} cause={problem.message} />
    </PageFrame>
  );
}
