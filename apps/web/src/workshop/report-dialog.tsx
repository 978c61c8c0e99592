// The report of the confirmed facts, to be sent to the project.

import { useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { download } from '../match/download.ts';
import type { OwnSet } from '../own-sets/own-set.ts';
import { factsFile, factsText } from '../own-sets/report.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/use-words.ts';

export function ReportDialog({ own, onClose }: { own: OwnSet; onClose(): void }) {
  const { t } = useWords();
  const text = factsText(own);
  const [isRefused, setRefused] = useState(false);
  const save = (): void =>
    download({ name: 'black-angel-facts.json', text: `${JSON.stringify(factsFile(own), null, 1)}\n` });
  return (
    <Dialog
      title={t('workshop.tool.report')}
      description={t('workshop.report.help')}
      onClose={onClose}
      foot={
        <>
          <CopyButton
            label={t('workshop.report.copy')}
            copied={t('workshop.report.copied')}
            getText={() => text}
            onRefused={() => setRefused(true)}
          />
          <Button look="primary" onClick={save}>
            <Icon name="download" />
            {t('workshop.report.save')}
          </Button>
        </>
      }
    >
      <textarea
        className="input workshop-report"
        readOnly
        rows={12}
        value={text}
        aria-label={t('workshop.tool.report')}
        lang="en"
      />
      {/* The region exists before its text: otherwise screen readers do not read it. */}
      <p className="field-help" role="status">
        {isRefused && t('workshop.report.notCopied')}
      </p>
    </Dialog>
  );
}
