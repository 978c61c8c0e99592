// The head of a set: its name and author, how far it is, whether it can be played, and the tools.

import { type Difference, MOST_SET_AUTHOR, MOST_SET_NAME } from '@black-angel/rules/components';
import { useId, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { badEntry } from '../match/game-files.ts';
import { canRedo, canUndo, checkOwnSet, isVariantSet, type OwnSet, redo, undo } from '../own-sets/own-set.ts';
import { openFacts, type Unit } from '../own-sets/units.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { sayFileProblem } from '../ui/file-problem.ts';
import { useWords } from '../ui/use-words.ts';
import { BalanceDialog } from './balance-dialog.tsx';
import { DifferencesList } from './differences-list.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SetName } from './set-name.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useWorkshop } from './workshop-context.tsx';

type DialogName = 'compare' | 'balance' | 'share' | 'report';
const DIALOGS: readonly DialogName[] = ['compare', 'balance', 'share', 'report'];

interface Props {
  change(make: (own: OwnSet) => OwnSet): void;
  differences: readonly Difference[];
  units: readonly Unit[];
  onShow(path: string): void;
}

export function SetHead({ change, differences, units, onShow }: Props) {
  const { t } = useWords();
  const { own, confirmed } = useWorkshop();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const checked = checkOwnSet(own);
  const shared = 'shared' in checked ? checked.shared : null;
  const left = units.flatMap(openFacts).filter(({ path }) => !confirmed.has(path)).length;
  const close = (): void => setDialog(null);
  const show = (path: string): void => {
    close();
    onShow(path);
  };
  return (
    <header className="workshop-head">
      <h1>
        <SetName set={own} isVariant={isVariantSet(own)} />
      </h1>
      <p className="workshop-lead" role="status">
        {left === 0 ? t('workshop.allConfirmed') : t('workshop.left', { count: left })} ·{' '}
        {t('workshop.changes', { count: differences.length })}
        {shared && <span className="workshop-hash"> · {shared.hash.slice(0, 12)}</span>}
      </p>
      {'problem' in checked && (
        <div className="problem" role="alert">
          <p>{sayFileProblem(badEntry('badComponents', checked.problem).data, t)}</p>
          {checked.problem.entry.match(/^(?:name|author|file)$/) === null && (
            <Button onClick={() => show(checked.problem.entry)}>{t('workshop.showEntry')}</Button>
          )}
        </div>
      )}
      <div className="button-row workshop-tools">
        <Button disabled={!canUndo(own)} onClick={() => change((now) => undo(now, Date.now()))}>
          <Icon name="undo" />
          {t('workshop.undo')}
        </Button>
        <Button disabled={!canRedo(own)} onClick={() => change((now) => redo(now, Date.now()))}>
          {t('workshop.redo')}
        </Button>
        {DIALOGS.map((name) => (
          <Button key={name} disabled={shared === null && name !== 'compare'} onClick={() => setDialog(name)}>
            {t(`workshop.tool.${name}`)}
          </Button>
        ))}
      </div>
      <Names change={change} />
      {dialog === 'compare' && <CompareDialog differences={differences} onShow={show} onClose={close} />}
      {dialog === 'balance' && shared && <BalanceDialog set={shared.set} onClose={close} />}
      {dialog === 'share' && shared && <ShareDialog set={shared.set} onClose={close} />}
      {dialog === 'report' && <ReportDialog own={own} onClose={close} />}
    </header>
  );
}

function Names({ change }: Pick<Props, 'change'>) {
  const { t } = useWords();
  const { own } = useWorkshop();
  const id = useId();
  const put = (changed: Partial<OwnSet>): void => change((now) => ({ ...now, ...changed, changedAt: Date.now() }));
  return (
    <details className="workshop-names">
      <summary>{t('workshop.names')}</summary>
      <div className="workshop-row">
        <div className="field">
          <label className="field-label" htmlFor={`${id}-name`}>
            {t('workshop.name')}
          </label>
          <input
            id={`${id}-name`}
            className="input"
            value={own.name}
            maxLength={MOST_SET_NAME}
            autoComplete="off"
            onChange={({ target }) => put({ name: target.value })}
          />
        </div>
        <div className="field">
          <label className="field-label" htmlFor={`${id}-author`}>
            {t('workshop.author')}
          </label>
          <input
            id={`${id}-author`}
            className="input"
            value={own.author}
            maxLength={MOST_SET_AUTHOR}
            autoComplete="off"
            onChange={({ target }) => put({ author: target.value })}
          />
        </div>
      </div>
      <label className="check-row workshop-flag">
        <input
          type="checkbox"
          checked={own.isUnlocked}
          onChange={({ target }) => put({ isUnlocked: target.checked })}
        />
        <Icon name="lock" />
        {t('workshop.unlock')}
      </label>
      <p className="field-help">{t('workshop.unlockHelp')}</p>
    </details>
  );
}

type CompareProps = Pick<Props, 'differences' | 'onShow'> & { onClose(): void };

function CompareDialog({ differences, onShow, onClose }: CompareProps) {
  const { t } = useWords();
  return (
    <Dialog title={t('workshop.compare.title')} onClose={onClose}>
      <DifferencesList differences={differences} onShow={onShow} />
    </Dialog>
  );
}
