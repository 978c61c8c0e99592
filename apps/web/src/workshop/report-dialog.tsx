// The report of the confirmed facts, to be sent to the project.

import { useTranslation } from 'react-i18next';
import { Icon } from '../art/icon.tsx';
import { copyText } from '../browser/copy-text.ts';
import { download } from '../match/download.ts';
import type { OwnSet } from '../own-sets/own-set.ts';
import { factsFile, factsText } from '../own-sets/report.ts';
import { Dialog } from '../ui/dialog.tsx';
import { announce } from '../ui/live-region.tsx';

export function ReportDialog({ own, onClose }: { own: OwnSet; onClose(): void }) {
  const { t } = useTranslation();
  const text = factsText(own);
  const copy = async (): Promise<void> =>
    announce(t((await copyText(text)) ? 'workshop.report.copied' : 'workshop.report.notCopied'));
  const save = (): void =>
    download({ name: 'black-angel-facts.json', text: `${JSON.stringify(factsFile(own), null, 1)}\n` });
  return (
    <Dialog
      title={t('workshop.tool.report')}
      description={t('workshop.report.help')}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="button" onClick={() => void copy()}>
            {t('workshop.report.copy')}
          </button>
          <button type="button" className="button button-primary" onClick={save}>
            <Icon name="download" />
            {t('workshop.report.save')}
          </button>
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
    </Dialog>
  );
}
