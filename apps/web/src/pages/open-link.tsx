// Opens a game that was shared as a link: stores it and opens the table.

import { useEffect, useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { FileProblem } from '../match/game-files.ts';
import { importGame } from '../match/import-game.ts';
import { unpackText } from '../match/share-link.ts';
import { playableSets } from '../own-sets/set-store.ts';
import { sayFileProblem } from '../ui/file-problem.ts';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem } from '../ui/problem.tsx';
import { useSeatNames } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';

export function OpenLinkPage({ data, at }: { data: string; at: number | null }) {
  const { t } = useWords();
  const nameOf = useSeatNames();
  const [problem, setProblem] = useState<FileProblem | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once, in any language.
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const text = await unpackText(data);
      if (isGone) return;
      const id = await importGame(text, nameOf, await playableSets());
      if (isGone) return;
      // "Back" must not open the link again.
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
