// The component set of a game: the built-in one, or a file, which is validated at once.

import type { ComponentSet } from '@black-angel/rules';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileProblem, readComponentFile } from '../match/game-files.ts';
import { readText } from '../match/read-text.ts';
import { Problem } from '../ui/problem.tsx';
import { sayFileProblem } from './file-problem.ts';

interface Props {
  set: ComponentSet | null;
  onChange(set: ComponentSet | null): void;
}

export function ComponentsChoice({ set, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [problem, setProblem] = useState<FileProblem | null>(null);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      onChange(readComponentFile(await readText(file)));
      setProblem(null);
    } catch (error) {
      onChange(null);
      setProblem(FileProblem.of(error));
    }
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('newGame.components')}
      </label>
      <p className="field-help" role="status">
        {set ? t('newGame.componentsLoaded', { name: set.id }) : t('newGame.componentsDefault')}
      </p>
      <p className="field-help">{t('about.components')}</p>
      <div className="button-row">
        <label className="button file-button">
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // So the same file can be chosen again after a correction.
              target.value = '';
            }}
          />
          {t('newGame.componentsChoose')}
        </label>
        {set && (
          <button type="button" className="button" onClick={() => onChange(null)}>
            {t('newGame.componentsReset')}
          </button>
        )}
      </div>
      {problem && <Problem text={sayFileProblem(problem.data, t)} cause={problem.message} />}
    </div>
  );
}
