// Shares the finished game: as a file, as a link that holds the whole game, or by the share sheet.

import type { GameRecord } from '@black-angel/engine';
import { useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { downloadRecord, recordName } from '../match/download.ts';
import { makeShareLink } from '../match/share-link.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { useWords } from '../ui/use-words.ts';

interface Props {
  /** The text beside the link, for a seed. */
  sayText(seed: string): string;
  getRecord(): Promise<GameRecord | null>;
}

export function ScoreShare({ sayText, getRecord }: Props) {
  const { t } = useWords();
  const [isFailed, setFailed] = useState(false);

  const withRecord =
    <T,>(use: (record: GameRecord) => T | Promise<T>) =>
    async (): Promise<T | null> => {
      try {
        const record = await getRecord();
        return record && (await use(record));
      } catch (error) {
        // The player closed the share sheet.
        if ((error as Error).name === 'AbortError') return null;
        console.warn(error);
        setFailed(true);
        return null;
      }
    };

  const share = withRecord(async (record) => {
    const file = new File([JSON.stringify(record)], recordName(record), { type: 'application/json' });
    const url = await makeShareLink(record, null);
    const data = { title: t('app.name'), text: sayText(record.seed), url };
    await navigator.share(navigator.canShare?.({ files: [file] }) ? { ...data, files: [file] } : data);
  });

  const textOf = withRecord(async (record) => `${sayText(record.seed)} ${await makeShareLink(record, null)}`);

  return (
    <>
      {'share' in navigator && (
        <Button onClick={() => void share()}>
          <Icon name="share" />
          {t('score.share')}
        </Button>
      )}
      <CopyButton label={t('score.copyLink')} copied={t('score.linkCopied')} getText={textOf} />
      <Button onClick={() => void withRecord(downloadRecord)()}>
        <Icon name="download" />
        {t('score.saveRecord')}
      </Button>
      {isFailed && (
        <span className="score-note" role="status">
          {t('score.shareFailed')}
        </span>
      )}
    </>
  );
}
