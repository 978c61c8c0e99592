// Shares a set as a file or as a link.

import type { ComponentSet } from '@black-angel/rules/components';
import { useCallback } from 'react';
import { Icon } from '../art/icon.tsx';
import { makeHash } from '../browser/router.ts';
import { download } from '../match/download.ts';
import { packSet, setFile } from '../own-sets/share-set.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LinkField } from '../ui/link-field.tsx';
import { useQuery } from '../ui/use-query.ts';
import { useWords } from '../ui/use-words.ts';

export function ShareDialog({ set, onClose }: { set: ComponentSet; onClose(): void }) {
  const { t } = useWords();
  const pack = useCallback(async () => ({ data: await packSet(set) }), [set]);
  const { value: packed } = useQuery(pack);
  return (
    <Dialog title={t('workshop.tool.share')} onClose={onClose}>
      <div className="workshop-share">
        <Button onClick={() => download(setFile(set))}>
          <Icon name="download" />
          {t('workshop.share.file')}
        </Button>
        {packed?.data === null && <p role="alert">{t('workshop.share.tooLong')}</p>}
        {packed?.data && (
          <LinkField
            label={t('workshop.share.link')}
            help={t('workshop.share.linkHelp')}
            link={new URL(makeHash({ page: 'workshop', id: null, data: packed.data }), document.baseURI).href}
          />
        )}
      </div>
    </Dialog>
  );
}
