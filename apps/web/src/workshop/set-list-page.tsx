// The player's own sets: continue one, make a new one, or import a file.

import { defaultContent } from '@black-angel/rules/components';
import { useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { go, makeHash } from '../browser/router.ts';
import { FileProblem, readText } from '../match/game-files.ts';
import { differencesOf, isVariantSet, newOwnSet, type OwnSet } from '../own-sets/own-set.ts';
import { deleteSet, listSets, newSetId, putSet } from '../own-sets/set-store.ts';
import { keepSet, readSharedSet } from '../own-sets/share-set.ts';
import { progressOf, unitsOf } from '../own-sets/units.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { sayFileProblem } from '../ui/file-problem.ts';
import { useWords } from '../ui/use-words.ts';
import '../ui/game-list.css';
import '../ui/start-form.css';
import { PageFrame } from '../ui/page-frame.tsx';
import { Problem, StorageProblem } from '../ui/problem.tsx';
import { SkyBackdrop } from '../ui/sky-backdrop.tsx';
import { useQuery } from '../ui/use-query.ts';
import { SetName } from './set-name.tsx';

const openSet = ({ id }: OwnSet): void => go({ page: 'workshop', id, data: null });

export function SetListPage() {
  const { t } = useWords();
  const { value: sets, problem: unread, refetch } = useQuery(listSets);
  /** Why a set could not be stored or deleted. */
  const [unkept, setUnkept] = useState<Error | null>(null);
  const storage = unkept ?? (unread as Error | null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [doomed, setDoomed] = useState<OwnSet | null>(null);

  async function make(): Promise<void> {
    const own = newOwnSet(newSetId(), t('workshop.newName'), Date.now());
    await putSet(own);
    openSet(own);
  }

  async function bringIn(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const shared = readSharedSet(await readText(file));
      setProblem(null);
      openSet(await keepSet(shared));
    } catch (error) {
      if (error instanceof FileProblem) setProblem(error);
      else setUnkept(error as Error);
    }
  }

  async function remove(own: OwnSet): Promise<void> {
    setDoomed(null);
    await deleteSet(own.id);
    refetch();
  }

  return (
    <PageFrame page="workshop" backdrop={<SkyBackdrop />}>
      <div className="games">
        <h1>{t('workshop.title')}</h1>
        <p className="games-none">{t('workshop.intro')}</p>
        <div className="button-row">
          <Button look="primary large" onClick={() => void make().catch(setUnkept)}>
            <Icon name="plus" />
            {t('workshop.make')}
          </Button>
          <label className="button button-large file-button">
            <input
              className="visually-hidden"
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => {
                void bringIn(target.files?.[0]);
                // So the same file can be chosen again after a correction.
                target.value = '';
              }}
            />
            <Icon name="upload" />
            {t('workshop.bringIn')}
          </label>
        </div>
        {problem && <Problem text={sayFileProblem(problem.data, t)} cause={problem.message} />}
        {storage !== null && <StorageProblem error={storage} />}
        {sets && sets.length > 0 && <h2>{t('workshop.mine')}</h2>}
        <ul className="games-list">
          {sets?.map((own) => (
            <SetCard key={own.id} own={own} onDelete={() => setDoomed(own)} />
          ))}
        </ul>
      </div>
      {doomed && (
        <ConfirmDialog
          title={t('workshop.delete')}
          text={t('workshop.deleteText', { name: doomed.name })}
          yes={t('workshop.delete')}
          no={t('common.cancel')}
          isDanger
          onYes={() => void remove(doomed).catch(setUnkept)}
          onNo={() => setDoomed(null)}
        />
      )}
    </PageFrame>
  );
}

const UNITS = unitsOf(defaultContent.set);

function SetCard({ own, onDelete }: { own: OwnSet; onDelete(): void }) {
  const { t } = useWords();
  const { done, total } = progressOf(UNITS, new Set(own.confirmed));
  return (
    <li className="game-card">
      <div className="game-card-head">
        <h3>
          <SetName set={own} isVariant={isVariantSet(own)} />
        </h3>
        <p>
          {t('workshop.progress', { done, total })} · {t('workshop.changes', { count: differencesOf(own).length })}
        </p>
      </div>
      <div className="game-card-tools">
        <a
          className="button button-primary"
          href={makeHash({ page: 'workshop', id: own.id, data: null })}
          aria-label={t('common.which', { what: t('games.continue'), which: own.name })}
        >
          {t('games.continue')}
        </a>
        <button
          type="button"
          className="icon-button"
          aria-label={t('common.which', { what: t('workshop.delete'), which: own.name })}
          title={t('workshop.delete')}
          onClick={onDelete}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}
