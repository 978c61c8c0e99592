// Shares the finished game: as a file, as a link that holds the whole game, or by the share sheet.

import type { GameRecord } from '@black-angel/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../art/icon.tsx';
import { downloadRecord, recordName } from '../match/download.ts';
import { makeShareLink } from '../match/share-link.ts';

interface Props {
  /** The text beside the link, for a seed. */
  sayText(seed: string): string;
  getRecord(): Promise<GameRecord | null>;
}

type Note = { kind: 'copied' | 'failed' } | { kind: 'link'; link: string };

export function ScoreShare({ sayText, getRecord }: Props) {
  const { t } = useTranslation();
  const [note, setNote] = useState<Note | null>(null);

  const withRecord = (use: (record: GameRecord) => void | Promise<void>) => async (): Promise<void> => {
    try {
      const record = await getRecord();
      if (record) await use(record);
    } catch (error) {
      // The player closed the share sheet.
      if ((error as Error).name === 'AbortError') return;
      console.warn(error);
      setNote({ kind: 'failed' });
    }
  };

  const share = withRecord(async (record) => {
    const file = new File([JSON.stringify(record)], recordName(record), { type: 'application/json' });
    const url = await makeShareLink(record, null);
    const data = { title: t('app.name'), text: sayText(record.seed), url };
    await navigator.share(navigator.canShare?.({ files: [file] }) ? { ...data, files: [file] } : data);
  });

  const copy = withRecord(async (record) => {
    const link = await makeShareLink(record, null);
    try {
      await navigator.clipboard.writeText(`${sayText(record.seed)} ${link}`);
      setNote({ kind: 'copied' });
    } catch {
      // No access to the clipboard: the player copies by hand.
      setNote({ kind: 'link', link });
    }
  });

  return (
    <>
      {'share' in navigator && (
        <button type="button" className="button" onClick={() => void share()}>
          <Icon name="share" />
          {t('score.share')}
        </button>
      )}
      <button type="button" className="button" onClick={() => void copy()}>
        {t('score.copyLink')}
      </button>
      <button type="button" className="button" onClick={() => void withRecord(downloadRecord)()}>
        <Icon name="download" />
        {t('score.saveRecord')}
      </button>
      {(note?.kind === 'copied' || note?.kind === 'failed') && (
        <span className="score-note" role="status">
          {t(note.kind === 'copied' ? 'score.linkCopied' : 'score.shareFailed')}
        </span>
      )}
      {note?.kind === 'link' && <input className="input" readOnly value={note.link} aria-label={t('score.copyLink')} />}
    </>
  );
}
