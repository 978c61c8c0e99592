// The component set of a game or a table: the built-in one, one of the player's own, or a file.

import type { ComponentSet } from '@black-angel/rules/components';
import { differences, isVariant } from '@black-angel/rules/components';
import { useId, useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { FileProblem, readText } from '../match/game-files.ts';
import { checkOwnSet } from '../own-sets/own-set.ts';
import { listSets } from '../own-sets/set-store.ts';
import { keepSet, readSharedSet } from '../own-sets/share-set.ts';
import { Button } from '../ui/button.tsx';
import { sayFileProblem } from '../ui/file-problem.ts';
import { Problem } from '../ui/problem.tsx';
import { useQuery } from '../ui/use-query.ts';
import { useWords } from '../ui/use-words.ts';
import { SetName } from './set-name.tsx';

interface Props {
  /** Null: the built-in one. */
  set: ComponentSet | null;
  onChange(set: ComponentSet | null): void;
}

interface Offered {
  id: string;
  name: string;
  /** Null if it cannot be played yet. */
  set: ComponentSet | null;
}

/** Sets that cannot be played are listed, so that the player looks for them in the workshop. */
const offerSets = async (): Promise<Offered[]> =>
  (await listSets()).map((own) => {
    const checked = checkOwnSet(own);
    return { id: own.id, name: own.name, set: 'shared' in checked ? checked.shared.set : null };
  });

export function SetChoice({ set, onChange }: Props) {
  const { t } = useWords();
  const id = useId();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [chosen, setChosen] = useState('');
  const { value: offered, refetch } = useQuery(offerSets);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const shared = readSharedSet(await readText(file));
      onChange(shared.set);
      setProblem(null);
      // A browser without storage can still play with it.
      setChosen(
        await keepSet(shared).then(
          (own) => own.id,
          () => '',
        ),
      );
      refetch();
    } catch (error) {
      onChange(null);
      setChosen('');
      setProblem(FileProblem.of(error));
    }
  }

  const pick = (value: string): void => {
    setChosen(value);
    setProblem(null);
    onChange(offered?.find((one) => one.id === value)?.set ?? null);
  };

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('newGame.components')}
      </label>
      <select id={id} className="select" value={set ? chosen : ''} onChange={({ target }) => pick(target.value)}>
        <option value="">{t('newGame.componentsDefault')}</option>
        {offered?.map((one) => (
          <option key={one.id} value={one.id} disabled={one.set === null}>
            {one.set === null ? t('sets.broken', { name: one.name }) : one.name}
          </option>
        ))}
      </select>
      <p className="field-help" role="status">
        {set && (
          <>
            <SetName set={set} isVariant={isVariant(set)} /> {t('sets.differences', { count: differences(set).length })}
            . {t('storage.unlearned')}
          </>
        )}
      </p>
      <p className="field-help">{t('about.components')}</p>
      <div className="button-row">
        <label className="button file-button">
          <input
            className="visually-hidden"
            type="file"
            accept=".json,application/json"
            aria-label={t('newGame.componentsChoose')}
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // So the same file can be chosen again after a correction.
              target.value = '';
            }}
          />
          {t('newGame.componentsChoose')}
        </label>
        <a className="button" href={makeHash({ page: 'workshop', id: null, data: null })}>
          {t('sets.toWorkshop')}
        </a>
        {set && <Button onClick={() => pick('')}>{t('newGame.componentsReset')}</Button>}
      </div>
      {problem && <Problem text={sayFileProblem(problem.data, t)} cause={problem.message} />}
    </div>
  );
}
